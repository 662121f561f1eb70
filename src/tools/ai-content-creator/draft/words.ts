import { decapitalize } from '#language/decapitalize.ts';

/** Puts the member's words into our sentences. */

/**
 * The slots of a form: brand, subject in mid-sentence and at the start, sentence, audience, statement, value, trouble,
 * customer.
 */
export type Words = Readonly<Record<'b' | 't' | 'T' | 'm' | 'a' | 's' | 'v' | 'c' | 'k', string>>;

export function filled(frame: string, words: Words): string {
	const text = frame.replace(/\{([btTmasvck])\}/g, (_mark, name: keyof Words) => words[name]);
	// A name may end in its own full stop.
	return text.replace(/(?<!\.)([.!?])\.(?=\s|$)/g, '$1');
}

/** Nouns that are always capitalised. */
const ALWAYS_CAPITAL =
	/^(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?s?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Italian|British|American|European|Irish|Scottish|Welsh|Dutch|Chinese|Japanese|Indian|African|Asian|Instagram|LinkedIn|Pinterest|Facebook|Excel|Google)$/;

const ENGLISH = /\b(?:the|of|and|to|with|who|for|are|is|at|by|from)\b/gi;
const OTHER =
	/\b(?:der|die|das|und|für|mit|nicht|aus|les?|des|pour|avec|et|los|las|para|con|il|per|di|een|het|voor)\b/gi;

/** The words that are capitalised in mid-sentence, i.e. names. In another language, every capitalised word counts. */
export function namesIn(text: string): ReadonlySet<string> {
	const isOther = (text.match(OTHER)?.length ?? 0) > (text.match(ENGLISH)?.length ?? 0);
	const capitals = isOther ? /\p{Lu}[\p{Ll}’'-]+/gu : /(?<=\p{Ll} )\p{Lu}[\p{Ll}’'-]+/gu;
	return new Set([...text.matchAll(capitals)].map(([word]) => word));
}

/** A phrase in mid-sentence: in lower case, unless its first word is a name. */
export function midSentence(phrase: string, names: ReadonlySet<string>): string {
	const [first = ''] = phrase.split(/[\s,:]/);
	const isWord = /^\p{Lu}[\p{Ll}’'-]+$/u.test(first);
	return !isWord || ALWAYS_CAPITAL.test(first) || names.has(first) ? phrase : decapitalize(phrase);
}

const CONTRACTIONS: readonly [RegExp, string][] = [
	[/\b(do|does|did|is|are|was|were|would|should|has|have) not\b/gi, '$1n’t'],
	[/\bcannot\b/g, 'can’t'],
	[/\bCannot\b/g, 'Can’t'],
	[/\bwill not\b/g, 'won’t'],
	[/\b(it|that|there|what|here) is (?=\p{Ll})/giu, '$1’s '],
	[/\b(you|we|they) are (?=\p{Ll})/giu, '$1’re '],
	[/\b(you|we|they|it) will (?=\p{Ll})/giu, '$1’ll '],
	[/\blet us\b/g, 'let’s'],
	[/\bLet us\b/g, 'Let’s'],
];

/** "Do not" becomes "don't" in a conversational voice. Text in brackets is for the member and stays. */
export function toned(line: string, contracts: boolean): string {
	if (!contracts) return line;
	return line
		.split(/(\[[^\]]{0,300}\])/)
		.map((part) =>
			part.startsWith('[') ? part : CONTRACTIONS.reduce((text, [from, to]) => text.replace(from, to), part),
		)
		.join('');
}

export function endsInLink(text: string): boolean {
	return /https?:\/\/\S/.test(text.split(/\s/).at(-1) ?? '');
}
