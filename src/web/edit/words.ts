import { capital } from '#language/capitals.ts';
import { singular } from '#language/inflect.ts';

/** Words whose spelling in a key differs from a reader's; the key's words are in lower case by then. */
const WRITTEN: readonly [RegExp, string][] = [
	[/\babtesting\b/g, 'A/B testing'],
	[/\bbant\b/g, 'BANT'],
	[/\bfollow up/g, 'follow-up'],
	[/\bkpi/g, 'KPI'],
	[/\blinkedin\b/g, 'LinkedIn'],
	[/\bphase (\d)\b/g, 'phase $1:'],
	[/\broi\b/g, 'ROI'],
	[/\bvariant ([a-z])$/g, 'variant “$1”'],
];

/** A few hundred keys of ours, looked up again at each letter that is typed. */
const known = new Map<string, string>();

/** A key as a heading: `missedFollowUps` is "Missed follow-ups". */
export function headingOf(key: string): string {
	const words = known.get(key) ?? wordsOf(key);
	known.set(key, words);
	return words;
}

function wordsOf(key: string): string {
	const plain = key
		.replaceAll('_', ' ')
		.replace(/([a-z])([A-Z0-9])/g, '$1 $2')
		.replace(/(\d)([A-Za-z])/g, '$1 $2')
		.toLowerCase();
	const written = WRITTEN.reduce((text, [word, better]) => text.replace(word, better), plain);
	return capital(written);
}

/** The name of one entry of a list: `areasForImprovement` is "Area for improvement". */
export function oneOf(key: string): string {
	const [whole = '', things = '', rest = ''] = /^(.{1,200}?)( (?:for|of) .+| raised)?$/.exec(headingOf(key)) ?? [];
	return whole === '' ? '' : singular(things) + rest;
}
