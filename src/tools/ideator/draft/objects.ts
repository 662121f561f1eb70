/** Finds the thing that a niche is about. */

import { CRAFT_OBJECTS } from './objects/craft.ts';
import { CUSTOMER_OBJECTS } from './objects/customers.ts';
import { derivedObject } from './objects/derived.ts';
import type { WorkObject } from './objects/object.ts';
import { WORK_OBJECTS } from './objects/work.ts';

export type { WorkObject } from './objects/object.ts';

export const OBJECTS: readonly WorkObject[] = [...CUSTOMER_OBJECTS, ...WORK_OBJECTS, ...CRAFT_OBJECTS];

/** The work itself, for niches that name nothing we know. */
export const SOME_WORK: WorkObject = {
	stems: [],
	one: 'job',
	many: 'jobs',
	last: 'job you finished',
	begin: 'the first contact',
	end: 'the last handshake',
	open: 'under way',
	questions: [
		'Which step of a job takes more time than an outsider would think?',
		'What do customers ask you while a job is under way?',
		'How do people here learn what is theirs to do next?',
	],
};

const PATTERNS = new Map<string, RegExp>();

function mentions(text: string, stem: string): number {
	const isWhole = stem.endsWith('$') || stem.length < 4;
	const pattern =
		PATTERNS.get(stem) ?? new RegExp(`(?<!\\p{L})${stem.replace('$', '')}${isWhole ? 's?(?!\\p{L})' : ''}`, 'giu');
	PATTERNS.set(stem, pattern);
	return text.match(pattern)?.length ?? 0;
}

/** A longer name says more than a short one: "check call" beats "call". */
function weightOf({ stems }: WorkObject, text: string): number {
	return stems.reduce((sum, stem) => sum + mentions(text, stem) * (1 + stem.length / 20), 0);
}

function heaviest(weigh: (object: WorkObject) => number): { object: WorkObject; weight: number } | null {
	const [best] = OBJECTS.map((object) => ({ object, weight: weigh(object) })).sort((a, b) => b.weight - a.weight);
	return best === undefined || best.weight === 0 ? null : best;
}

/** Up to one half for coming early: in "renewal outreach", the thing comes before what is done with it. */
function earliness({ stems }: WorkObject, text: string): number {
	const places = stems.map((stem) => text.toLowerCase().indexOf(stem.replace('$', ''))).filter((at) => at >= 0);
	return places.length === 0 ? 0 : 0.5 * (1 - Math.min(...places) / text.length);
}

const HELPING = /\bhelp(?:s|ing)?\s.+?\s(?:with|to|by)\s(.+)$/is;

/** What is done, without for whom: "check calls" in "check calls for freight brokers". */
function activityOf(niche: string): string {
	const done = HELPING.exec(niche)?.[1] ?? niche;
	return done.split(/\s(?:for|at|among)\s/i)[0] ?? done;
}

const TIE = 0.01;
const IN_PAINS = 2;

/**
 * The thing that the niche is about. What is done counts before for whom. The assumed pains count only if the niche
 * names nothing and two of them name the same thing.
 */
export function objectOf(niche: string, pains: readonly string[]): WorkObject {
	const activity = activityOf(niche);
	const done = heaviest((object) => {
		const named = weightOf(object, activity);
		return named === 0 ? 0 : named + earliness(object, activity) + TIE * weightOf(object, pains.join('\n'));
	});
	const named = done?.object ?? derivedObject(niche);
	if (named !== null) return named;
	const anywhere = heaviest((object) => weightOf(object, niche));
	if (anywhere !== null) return anywhere.object;
	const often = heaviest((object) => pains.filter((pain) => weightOf(object, pain) > 0).length);
	return often !== null && often.weight >= IN_PAINS ? often.object : SOME_WORK;
}

/** Words with another meaning in other trades: tax returns, a case of wine. */
const AMBIGUOUS = new Set(['returns', 'cases', 'loads', 'reviews', 'claims', 'orders']);

/** The thing at the start of a pain, e.g. "Invoices go out late". Null if it is not in our list. */
export function objectAtStart(pain: string): WorkObject | null {
	const start = pain.split(/\s+/).slice(0, 3).join(' ').toLowerCase();
	const named = (many: string) => start === many || start.startsWith(`${many} `);
	return OBJECTS.find(({ many }) => !AMBIGUOUS.has(many) && named(many.toLowerCase())) ?? null;
}
