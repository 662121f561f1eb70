import { overlap, stems } from '#language/stems.ts';
import type { OwnText } from './own-texts.ts';

/** The part of its significant words that a text may share with one in use. */
const MOST_SHARED = 0.6;
/** Fewer shared words say nothing, except in a text that has no more; one says nothing in any. */
const FEWEST_SHARED = 4;
const FEWEST_OF_SHORT = 2;

/** Which texts of the member are in an ad already, and which may be in none. */
export class Pool {
	readonly #used = new Set<string>();
	/** By what was typed. */
	readonly leftOut = new Map<string, OwnText>();

	/** Those with nothing wrong; the others are kept as left out. */
	fitting(texts: readonly OwnText[]): OwnText[] {
		for (const one of texts) if (one.problem !== null) this.leftOut.set(one.raw, one);
		return texts.filter(({ problem }) => problem === null);
	}

	use(...texts: readonly OwnText[]): void {
		for (const { text } of texts) this.#used.add(text);
	}

	/** Whether no ad says yet what a text says. */
	readonly isFree = ({ text }: OwnText): boolean => {
		const own = stems(text);
		return (
			!this.#used.has(text) &&
			[...this.#used].every((used) => {
				const other = stems(used);
				const shared = overlap(own, other);
				const fewest = Math.min(own.size, other.size);
				return shared < Math.min(FEWEST_SHARED, Math.max(FEWEST_OF_SHORT, fewest)) || shared / fewest <= MOST_SHARED;
			})
		);
	};
}
