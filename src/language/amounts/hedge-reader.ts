import { mayOpenNumeral } from '../numbers/numeral.ts';
import { finderOf } from '../numbers/phrase.ts';
import { at, isGlued, type Token } from '../numbers/tokens.ts';
import type { Hedge } from './hedges.ts';

export interface Hedged {
	means: Hedge['means'];
	/** The first token of a hedge before the amount, or the token after a hedge behind it. */
	next: number;
}

export type HedgeReader = ReturnType<typeof hedgeReader>;

interface Backward {
	words: readonly string[];
	means: Hedge['means'];
}

/** Reads the hedges around an amount: backwards from its start and forwards from its end. */
export function hedgeReader(hedges: readonly Hedge[]) {
	const find = finderOf<Record<never, never>, Hedge>(
		hedges.filter(({ place }) => place === 'after'),
		{},
	);
	const byLast = new Map<string, Backward[]>();
	for (const { place, pattern, means } of hedges) {
		if (place === 'after') continue;
		for (const source of pattern) {
			const words = source.split(' ');
			const last = words.at(-1) ?? '';
			byLast.set(
				last,
				[...(byLast.get(last) ?? []), { words, means }].sort((a, b) => b.words.length - a.words.length),
			);
		}
	}

	function before(tokens: readonly Token[], index: number): Hedged | null {
		const candidates = byLast.get(at(tokens, index - 1));
		for (const { words, means } of candidates ?? []) {
			const from = index - words.length;
			if (words.every((word, offset) => at(tokens, from + offset) === word)) return { means, next: from };
		}
		return null;
	}

	return {
		before,
		after(tokens: readonly Token[], index: number): Hedged | null {
			const found = find(tokens, index);
			if (found === null) return null;
			// "$40 plus tax" is a sum; the "minimum" of "ten, minimum twenty hours" belongs to the next amount.
			const isPlus = at(tokens, index) === 'plus' && at(tokens, index + 1) !== '.' && index + 1 < tokens.length;
			const isOfNext = found.rule.means !== 'approximate' && mayOpenNumeral(at(tokens, found.next));
			return isPlus || isOfNext || (at(tokens, index) === '+' && !isGlued(tokens, index))
				? null
				: { means: found.rule.means, next: found.next };
		},
	};
}
