import MiniSearch from 'minisearch';
import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { fieldWords } from './fields.ts';

/** The catalogue as an index of terms. "process mapping" is one term, and "dentists" is the same as "dentist". */

export type Kind = 'trade' | 'skills' | 'interest';

export interface Hit {
	niche: FittingNiche;
	score: number;
	/** The terms that matched, with the kinds under which the niche lists them. */
	terms: ReadonlyMap<string, readonly Kind[]>;
}

/** In words; the catalogue has no longer terms. */
const LONGEST_TERM = 4;
const SEPARATOR = '\n';

const byId = new Map(fittingNiches.map((niche) => [niche.id, niche]));

/** Words in another sense: a coach of a team, a coach with wheels, a smart home. */
const OTHER_SENSE =
	/\bcoach(?:es|ing)? (?:compan|driver|firm|tour|trip|operator|of (?:the|my|our|an?)\b|my\b|our\b|kids|children|youth)|\b(?:football|soccer|basketball|debate|tennis|rugby|swimming) coach\p{L}*|\b(?:home|test) automation|\brepair caf[eé]/giu;

const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** A lower-case word without accents, "'s" and the plural s. */
function stem(word: string): string {
	const small = word.toLowerCase();
	const plain = BEYOND_ASCII.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'") : small;
	const low = plain.replace(/'s?$/, '');
	if (/ies$/.test(low) && low.length > 5) return `${low.slice(0, -3)}y`;
	return /[^sui]s$/.test(low) && low.length > 3 ? low.slice(0, -1) : low;
}

interface Word {
	stem: string;
	index: number;
	end: number;
}

function wordsOf(text: string): Word[] {
	return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+-]*[\p{L}\p{N}+])?/gu)].map((word) => ({
		stem: stem(word[0]),
		index: word.index,
		end: word.index + word[0].length,
	}));
}

/** A term in the form in which terms are compared: "Home-care agencies" is "home-care agency". */
export function normalised(term: string): string {
	return wordsOf(term)
		.map((word) => word.stem)
		.join(' ');
}

export function listed(words: string): string[] {
	return words.split(', ');
}

const index = new MiniSearch<Record<'id' | Kind, string>>({
	fields: ['trade', 'skills', 'interest'],
	tokenize: (text) => text.split(SEPARATOR),
	processTerm: (term) => (term === '' ? null : term),
});

function termsFor(words: readonly string[]): string {
	return [...new Set(words.map(normalised))].join(SEPARATOR);
}

index.addAll(
	fittingNiches.map(({ id, fit, trade }) => ({
		id,
		trade: termsFor([...listed(fit.trade), trade]),
		skills: termsFor(Object.keys(fit.skills).flatMap(listed)),
		interest: termsFor(listed(fit.interest)),
	})),
);

const vocabulary = new Set([
	...fieldWords,
	...fittingNiches.flatMap(({ fit, trade }) =>
		[...listed(fit.trade), trade, ...Object.keys(fit.skills).flatMap(listed), ...listed(fit.interest)].map(normalised),
	),
]);

/** A quick test, since hardly any word of an answer begins a term. */
const beginnings = new Set([...vocabulary].map((term) => term.split(' ')[0]));

export interface Found {
	term: string;
	/** Where it begins in the text. */
	index: number;
	/** Verbatim. */
	surface: string;
}

/** The catalogue's terms in a text. Of two that overlap, the longer one counts. */
export function termsIn(text: string): Found[] {
	const words = wordsOf(text.replace(OTHER_SENSE, (phrase) => ' '.repeat(phrase.length)));
	const found: Found[] = [];
	for (let from = 0; from < words.length; ) {
		let length = beginnings.has(words[from]?.stem) ? Math.min(LONGEST_TERM, words.length - from) : 0;
		const termOf = () =>
			words
				.slice(from, from + length)
				.map((word) => word.stem)
				.join(' ');
		while (length > 0 && !vocabulary.has(termOf())) length--;
		if (length > 0) {
			const index = words[from]?.index ?? 0;
			found.push({ term: termOf(), index, surface: text.slice(index, words[from + length - 1]?.end) });
		}
		from += Math.max(1, length);
	}
	return found;
}

/** The niches that the terms match, each kind weighted by `boost`; 0 excludes a kind. */
export function search(terms: readonly string[], boost: Readonly<Record<Kind, number>>): Hit[] {
	if (terms.length === 0) return [];
	const fields = (Object.keys(boost) as Kind[]).filter((kind) => boost[kind] > 0);
	const results = index.search(terms.join(SEPARATOR), {
		fields,
		boost: { ...boost },
		tokenize: (text) => text.split(SEPARATOR),
		bm25: { k: 1.2, b: 0, d: 0.5 },
	});
	return results.flatMap(({ id, score, match }) => {
		const niche = byId.get(String(id));
		return niche ? [{ niche, score, terms: new Map(Object.entries(match) as [string, Kind[]][]) }] : [];
	});
}
