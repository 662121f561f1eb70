import { shortened } from '../call-text.ts';
import type { Fact } from '../facts.ts';
import { type Found, quoteOf, type WordFinder } from './find-words.ts';

/** Of one kind; a call of two hours holds a tenth of it. */
const MOST_FACTS = 300;
const MOST_LINES = 3;
/** In characters. */
const LONGEST_QUOTE = 400;

interface Named {
	turn: number;
	words: string;
}

/** What a kind adds to the words, and `same`: which facts of the kind are one. */
export interface Made<Details> {
	details: Details;
	same?: string;
}

export interface StandingFacts {
	/** Those whose words stand in their turn or near it, and that `make` bears out; in the order of their turns. */
	of<Item extends Named, Details extends object>(
		items: readonly Item[],
		make: (item: Item, found: Found) => Made<Details> | null,
	): (Fact & Details)[];
	readonly kept: number;
	readonly dropped: number;
}

/** Keeps what stands in the call and counts what does not. What is said twice of one turn becomes one fact. */
export function standingFacts({ find }: WordFinder): StandingFacts {
	const count = { kept: 0, dropped: 0 };
	return {
		get kept() {
			return count.kept;
		},
		get dropped() {
			return count.dropped;
		},
		of<Item extends Named, Details extends object>(
			items: readonly Item[],
			make: (item: Item, found: Found) => Made<Details> | null,
		) {
			const groups = new Map<string, { found: Found; lines: number[]; details: Details }>();
			for (const item of items.slice(0, MOST_FACTS)) {
				const found = find(item.turn, item.words);
				const made = found && make(item, found);
				if (!found || !made) {
					count.dropped += 1;
					continue;
				}
				count.kept += 1;
				const { number } = found.turn;
				const same = made.same ?? String(number);
				const before = groups.get(same);
				if (before === undefined) groups.set(same, { found, lines: [number], details: made.details });
				else if (before.found.index === found.index) before.found = around(before.found, found);
				else if (!before.lines.includes(number)) before.lines.push(number);
			}
			const facts = [...groups.values()].map(({ found, lines, details }): Fact & Details => ({
				...details,
				lines: lines.slice(0, MOST_LINES),
				quote: shortened(quoteOf(found), LONGEST_QUOTE),
				confidence: 0,
				by: 'model',
			}));
			return facts.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
		},
	};
}

function around(one: Found, other: Found): Found {
	return { ...one, start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
