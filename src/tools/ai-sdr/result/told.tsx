import { CitedText } from '#call/cited-text.tsx';
import { capital } from '#language/capitals.ts';
import type { Tone } from '#shared/document.ts';
import { Missing } from '#ui/missing.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import styles from './result.module.css';

const VERDICT = /^(Met|Partly|Not met|Unknown)(?: \([^)]*\))?\.\s*/;
const TONES: Readonly<Record<string, Tone>> = { Met: 'green', Partly: 'yellow', 'Not met': 'red' };
const ORIGIN = /^(Given|Unknown|Typical[^:]{0,120}?, ask): (.+)$/s;

/** A text of the campaign: its verdict as a badge before it, where it comes from as a remark below it. */
export function told(text: string) {
	const [start = '', verdict] = VERDICT.exec(text) ?? [];
	if (verdict) return <Judged verdict={verdict} why={text.slice(start.length)} />;
	const [, origin, point = ''] = ORIGIN.exec(text) ?? [];
	if (!origin) return <CitedText text={text} />;
	return (
		<>
			<CitedText text={capital(point)} />
			<span className={styles.origin}>{originWords(origin)}</span>
		</>
	);
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

function originWords(origin: string): string {
	if (origin === 'Given') return 'From what you entered';
	if (origin === 'Unknown') return 'Not known yet';
	return `${origin.replace(/, ask$/, '')}: ask whether it holds`;
}
