/** What readers judged of analyses, item by item, and what is learned from it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinearModels } from '#language/linear-models/linear.ts';
import { type Item, LEAST_USED, likelyUsed, USED, usedFeatures } from '#tools/sales-call-analyzer/worth/used.ts';
import { GOLD } from '../facts/gold.ts';
import { type Example, train } from '../learning/regression.ts';

type Judgement = 'use' | 'cut' | 'label' | 'wrong' | 'overtaken' | 'trivial' | 'chat' | 'repeat';

export interface JudgedItem extends Item {
	call: string;
	judged: Judgement;
}

/** In the order of the calls. */
export function judgedItems(): JudgedItem[] {
	const calls = JSON.parse(readFileSync(join(GOLD, 'judged.json'), 'utf8')) as Record<
		string,
		Omit<JudgedItem, 'call'>[]
	>;
	return Object.entries(calls).flatMap(([call, items]) => items.map((item) => ({ ...item, call })));
}

/** Those that did best on calls left out. */
const OPTIONS = { c: 0.1, calls: 3 };
/** In as many parts are the calls of which each is judged by what the others teach. */
const PARTS = 8;

export function usedFrom(items: readonly JudgedItem[]): LinearModels {
	const calls = [...new Set(items.map(({ call }) => call))];
	const examples = items.map(
		(item): Example => ({
			call: calls.indexOf(item.call),
			features: usedFeatures(item),
			answers: { used: Number(item.judged === 'use') },
		}),
	);
	return train(examples, USED, OPTIONS);
}

/** In percent, each item by weights that were trained without its call. */
export interface UsedFigures {
	/** Of all items, how many were not used. */
	notUsed: number;
	/** Of those that are told. */
	notUsedOfTold: number;
	/** Of those that are left out, how many were used. */
	usedOfLeft: number;
}

export function usedFigures(items: readonly JudgedItem[]): UsedFigures {
	const calls = [...new Set(items.map(({ call }) => call))];
	const partOf = ({ call }: JudgedItem) => calls.indexOf(call) % PARTS;
	const told = Array.from({ length: PARTS }, (_, part) => {
		const weights = usedFrom(items.filter((item) => partOf(item) !== part));
		return items.filter((item) => partOf(item) === part && likelyUsed(item, weights) >= LEAST_USED);
	}).flat();
	const left = items.filter((item) => !told.includes(item));
	const isUsed = ({ judged }: JudgedItem) => judged === 'use';
	const percent = (part: number, of: number) => Math.round((1000 * part) / of) / 10;
	const notUsed = (some: readonly JudgedItem[]) => percent(some.filter((one) => !isUsed(one)).length, some.length);
	return {
		notUsed: notUsed(items),
		notUsedOfTold: notUsed(told),
		usedOfLeft: percent(left.filter(isUsed).length, left.length),
	};
}
