import { capital } from '#language/capitals.ts';
import type { Partially } from '#tools/define.ts';
import type { SdrOutput } from '../contract.ts';

export { CHANNEL_NAMES } from '../days.ts';

/** A campaign of which any part may be missing, and how the screen splits its texts. */
export type Campaign = NonNullable<Partially<SdrOutput>['sdrCampaign']>;
export type ShownTouchpoint = NonNullable<Campaign['outreachSequence']>[number];

/** "Day 4 (3 days later)" into "Day 4" and "3 days later". */
export function dayOf(timing: string | undefined): { day: string; rest: string } {
	const match = /^(Day \d+)\b[\s:,(]*(.*?)\)?$/s.exec(timing ?? '');
	return match ? { day: match[1] ?? '', rest: match[2] ?? '' } : { day: '', rest: timing ?? '' };
}

export type Standing = 'Met' | 'Partly' | 'Not met' | 'Unknown';

/** "Met. Construction, as in your focus." into the verdict and the reason. */
export function standingOf(assessment: string | undefined): { standing: Standing | null; rest: string } {
	const match = /^(Met|Partly|Not met|Unknown)\b(?: \([^)]*\))?[.:,;]?\s*/.exec(assessment ?? '');
	if (!match) return { standing: null, rest: assessment ?? '' };
	return { standing: match[1] as Standing, rest: (assessment ?? '').slice(match[0].length) };
}

/** "Typical of roofers, ask: do calls wait?" into the source and the point. */
export function sourceOf(text: string): { source: string; point: string } {
	const match = /^(Given|Unknown|Typical[^:]{0,120}?, ask): (.+)$/s.exec(text);
	const point = match?.[2] ?? '';
	if (!match) return { source: '', point: text };
	return { source: sourceWords(match[1] ?? ''), point: capital(point) };
}

function sourceWords(origin: string): string {
	if (origin === 'Given') return 'From what you entered';
	if (origin === 'Unknown') return 'Not known yet';
	return `${origin.replace(/, ask$/, '')}: ask whether it holds`;
}
