import { CitedText } from '#call/cited-text.tsx';
import { SourcedText } from '#call/sourced-text.tsx';
import type { Tone } from '#shared/document.ts';
import { Missing } from '#ui/missing.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import styles from './result.module.css';

const VERDICT = /^(Met|Partly|Not met|Unknown)(?: \([^)]*\))?\.\s*/;
const TONES: Readonly<Record<string, Tone>> = { Met: 'green', Partly: 'yellow', 'Not met': 'red' };

/** A text of the campaign: its verdict as a badge before it, what it rests on as a remark below it. */
export function told(text: string) {
	const [start = '', verdict] = VERDICT.exec(text) ?? [];
	return verdict ? <Judged verdict={verdict} why={text.slice(start.length)} /> : <SourcedText text={text} />;
}

function Judged({ verdict, why }: { verdict: string; why: string }) {
	const tone = TONES[verdict];
	return (
		<span className={styles.judged}>
			{tone ? <StatusBadge tone={tone}>{verdict}</StatusBadge> : <Missing>{verdict}</Missing>}
			<span>
				<CitedText text={why} />
			</span>
		</span>
	);
}
