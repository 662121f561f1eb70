import { CitedText } from '#call/cited-text.tsx';
import { isCheckOf } from '../phrases.ts';
import styles from './result.module.css';

/** Beside an answer that differs from the call, for the member alone: neither printed, copied nor exported. */
export function Checks({ of, label }: { of: readonly (string | undefined)[] | undefined; label: string }) {
	const lines = (of ?? []).filter((line) => line !== undefined).filter((line) => isCheckOf(line, label));
	return [...new Set(lines)].map((line) => (
		<p key={line} className={styles.check}>
			<CitedText text={line} />
		</p>
	));
}
