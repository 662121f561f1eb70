import type { Industry, IndustryTask } from '#content/industry.ts';
import { secondPersonVerb } from '#language/verbs.ts';
import { natureOf, natureOfTask } from './natures.ts';

/**
 * What the e-mails are about: a task of the trade that the member mentioned, otherwise a name in the member's own
 * words.
 */
export interface Focus {
	task: IndustryTask | null;
	name: string | null;
}

/**
 * Finds what the e-mails are about. A phrase that both texts contain is what the two have to talk about.
 *
 * @param told what is known of the problem; if nothing is, the offer
 *
 * @param offer what the sender offers
 */
export function focusOf(industry: Industry | null, told: string, offer: string): Focus {
	return { task: industry === null ? null : spokenOf(industry, told), name: sharedPhrase(told, offer) };
}

/** The task whose name, or otherwise whose text, shares significant words with what was entered; null if none does. */
function spokenOf(industry: Industry, told: string): IndustryTask | null {
	const words = stemsOf(told);
	const texts = industry.tasks.map(textOf).map(stemsOf);
	const ofAll = stemsOf(`${industry.customer.one} ${industry.customer.many} ${industry.place.one} ${industry.many}`);
	const telling = new Set(
		[...words].filter((stem) => !ofAll.has(stem) && texts.filter((text) => text.has(stem)).length <= MOST_TASKS),
	);
	const [best] = industry.tasks
		.map((task, index) => ({ task, index, name: overlap(task.name, telling), all: overlap(textOf(task), telling) }))
		.filter(({ name, all }) => name > 0 || all >= LEAST_WORDS)
		.sort((a, b) => b.name * 2 + b.all - (a.name * 2 + a.all) || a.index - b.index);
	return best?.task ?? null;
}

/** A word that occurs in more tasks than this says nothing about which is meant. */
const MOST_TASKS = 3;
/** How many words must agree if the name of the task does not. */
const LEAST_WORDS = 3;

/** The tasks of a trade: first those of the recipient's role and those of the same kind as what was entered. */
export function rankedTasks(industry: Industry, told: string, role: string): IndustryTask[] {
	const words = stemsOf(told);
	const roles = stemsOf(role);
	const nature = natureOf(told);
	const scored = industry.tasks.map((task, index) => {
		const kind = nature !== null && natureOfTask(task) === nature ? 2 : 0;
		return { task, index, score: overlap(textOf(task), words) + overlap(task.owner, roles) * 2 + kind };
	});
	return scored.sort((a, b) => b.score - a.score || a.index - b.index).map(({ task }) => task);
}

function textOf({ name, hurts, measure, question, selfTest }: IndustryTask): string {
	return [name, hurts, measure, question, selfTest].join(' ');
}

/** A pair of words in both texts, e.g. "freight invoices"; null if there is none. */
function sharedPhrase(told: string, offer: string): string | null {
	const pairs = Array.from(told.matchAll(/(?<![\p{L}-])(?=(\p{Ll}{4,}) (\p{Ll}{4,}s)(?![\p{L}-]))/gu));
	for (const [, first = '', second = ''] of pairs) {
		const isVerb = secondPersonVerb(second) !== null && !offer.includes(`${first} ${second}`);
		const opens = COMMON.has(first) || /(?:ing|ed|ly)$/.test(first) || secondPersonVerb(`${first}s`) !== null;
		if (!opens && !isVerb && !/ss$/.test(second) && offer.includes(`${first} ${second}`)) return `${first} ${second}`;
	}
	return null;
}

/** Words that every trade uses, which do not distinguish tasks. */
const COMMON = new Set(
	'about after again because before being client company could customer every first from have into last many more much need nobody often only other owner people should some take takes that their them then there these they this those time today want week were what when where which while will with without work would your team hours days wait waits weeks day'.split(
		' ',
	),
);

function stemsOf(text: string): Set<string> {
	const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
	return new Set(
		words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 6)),
	);
}

function overlap(text: string, stems: ReadonlySet<string>): number {
	return [...stemsOf(text)].filter((stem) => stems.has(stem)).length;
}
