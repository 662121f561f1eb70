import { findIndustry } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import { withArticle } from '#language/articles.ts';
import type { IdeatorInput } from '../contract.ts';
import { itemsOf } from './items.ts';
import { objectAtStart, objectOf, type WorkObject } from './objects.ts';
import { actorOf, tradeOf } from './people.ts';
import { type Subject, subjectOf } from './subjects.ts';
import { type Topic, topicOf } from './topics.ts';
import { type Settled, settle } from './uncertainties.ts';

export interface Assumption {
	/** Its number in the member's list, from 1. */
	number: number;
	text: string;
	/** Null if its words match no topic. */
	topic: Topic | null;
	/** What questions about it refer to: the thing it begins with, otherwise that of the niche. */
	object: WorkObject;
	/** What its first words name; for points without a topic. */
	subject: Subject | null;
}

/** The input, analysed once. Every section is made from it. */
export interface Plan {
	input: IdeatorInput;
	object: WorkObject;
	/** "the managing partner" */
	actor: string;
	/** The trade in the member's words; empty if the niche names none. */
	trade: string;
	/** The trade in the catalogue; null if it is not there. */
	industry: Industry | null;
	customers: string;
	/** The first five; a call has no time for more. */
	assumptions: readonly Assumption[];
	/** How many more points the member listed. */
	left: number;
	ideas: readonly string[];
	doubts: readonly Settled[];
	/** Fills {one}, {aOne}, {many}, {last}, {begin}, {end} and {customers}, with the niche's thing by default. */
	fill(text: string, object?: WorkObject): string;
}

const MOST_POINTS = 5;

export function planOf(input: IdeatorInput): Plan {
	const pains = itemsOf(input.assumedPainPoints);
	const object = objectOf(input.niche, pains);
	const industry = findIndustry(input.niche) ?? findIndustry(input.idealCustomer);
	const customers = industry?.customer.many ?? 'customers';
	const used = new Set<Topic>();
	const assumptions = pains.slice(0, MOST_POINTS).map((text, index) => {
		const topic = topicOf(text, used);
		if (topic !== null) used.add(topic);
		return { number: index + 1, text, topic, object: objectAtStart(text) ?? object, subject: subjectOf(text) };
	});
	return {
		input,
		object,
		actor: actorOf(input.idealCustomer),
		trade: tradeOf(input.niche),
		industry,
		customers,
		assumptions,
		left: pains.length - assumptions.length,
		ideas: itemsOf(input.initialServiceIdeas),
		doubts: settle(itemsOf(input.uncertainties), industry?.tools ?? []),
		fill: (text, of = object) => {
			const words: Record<string, string> = { ...wordsOf(of), customers };
			return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
		},
	};
}

function wordsOf({ one, many, last, begin, end }: WorkObject): Record<string, string> {
	return { one, aOne: withArticle(one), many, last: `last ${last}`, begin, end };
}
