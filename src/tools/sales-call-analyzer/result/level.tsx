import { capital } from '#language/capitals.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';

const LEAD = /^(very high|high|medium|moderate|very low|low|critical)\b(\s*[:.,;–]\s*|\s*$|)/i;

/** "High: measured in days" is a level, "High", and the rest. Other texts have no level. */
export function levelOf(text: string | undefined): { level: string; rest: string } {
	const match = LEAD.exec(text ?? '');
	if (!text || !match) return { level: '', rest: text ?? '' };
	// "High by their words" keeps its word: without it the rest would say something else.
	const rest = match[2] === '' && match[0].length < text.length ? text : text.slice(match[0].length);
	return { level: match[1] ?? '', rest: capital(rest) };
}

interface LevelBadgeProps {
	/** e.g. "High". */
	level: string;
	/** What it is the level of, e.g. "impact". */
	of: string;
	/** Whether a high level is good news. */
	good?: boolean;
}

export function LevelBadge({ level, of, good = false }: LevelBadgeProps) {
	const word = capital(level).toLowerCase();
	return (
		<StatusBadge tone={toneOf(level.toLowerCase(), good)}>
			{word} {of}
		</StatusBadge>
	);
}

function toneOf(level: string, good: boolean): Tone {
	if (/high|critical/.test(level)) return good ? 'green' : 'orange';
	if (/medium|moderate/.test(level)) return good ? 'blue' : 'yellow';
	return 'neutral';
}
