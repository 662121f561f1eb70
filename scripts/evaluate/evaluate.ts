/** Each engine twice over the same calls and forms. */
import { isDeepStrictEqual } from 'node:util';
import { createSlots } from '#server/model/slots.ts';
import type { Score } from '../facts/score.ts';
import type { Engine, Reading, Writing } from './engines.ts';
import type { Form } from './forms.ts';
import { type EvaluatedCall, scoreOfFacts } from './gold.ts';
import { type Outcome, outcomeOf, type Watch } from './outcome.ts';

/** Both rounds of one question. */
export type Twice<Result> = readonly [Outcome<Result>, Outcome<Result>];

export interface Evaluation {
	engine: string;
	calls: readonly Twice<Reading>[];
	/** Of each round; null without calls. */
	scores: readonly [Score, Score] | null;
	/** In the order of the forms. */
	results: readonly Twice<Writing>[];
}

export async function evaluate(
	engine: Engine,
	{ calls, forms }: { calls: readonly EvaluatedCall[]; forms: readonly Form[] },
): Promise<Evaluation> {
	const read = await twice(calls, engine.atOnce, engine.read);
	const results = await twice(forms, engine.atOnce, engine.write);
	const score = (round: 0 | 1) =>
		scoreOfFacts(
			calls,
			read.map((both) => both[round].result?.facts ?? null),
		);
	const scores = calls.length === 0 ? null : ([score(0), score(1)] as const);
	return { engine: engine.name, calls: read, scores, results };
}

async function twice<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	make: (item: Item, watch: Watch) => Promise<Result>,
): Promise<Twice<Result>[]> {
	const first = await round(items, atOnce, make);
	const second = await round(items, atOnce, make);
	return first.map((outcome, index) => [outcome, second[index] as Outcome<Result>]);
}

async function round<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	make: (item: Item, watch: Watch) => Promise<Result>,
): Promise<Outcome<Result>[]> {
	const slots = createSlots(atOnce);
	const { signal } = new AbortController();
	return Promise.all(
		items.map(async (item) => {
			const free = await slots.take(signal);
			try {
				return await outcomeOf((watch) => make(item, watch));
			} finally {
				free();
			}
		}),
	);
}

export function differs<Result>([first, second]: Twice<Result>): boolean {
	return !isDeepStrictEqual(first.result, second.result);
}
