/**
 * Filler words. Sounds of hesitation always count. Phrases count if they carry no meaning: "you know", but not "do you
 * know" or "you know what the price is"; "I mean", but not "what I mean"; "sort of" and "kind of", but not "what kind
 * of" or "a sort of". "Like" counts only between commas, since elsewhere only grammar distinguishes it from the verb
 * and the comparison. "So", "well", "right" and "actually" are left out for the same reason, and because they often
 * open an answer.
 */

const HESITATIONS = /(?<![\p{L}\p{N}'’-])(?:u+m+|u+h+|uhm|erm|err?|em|h+m+|mm+|ah|eh)(?![\p{L}\p{N}'’])(?!-\p{L})/giu;
const PHRASES = [
	/(?<!\b(?:do|did|does|don't|didn't|if|let|as|how|that|when|will|would|might|may|should|and) )\byou know\b(?! (?:what|how|if|that|the|who|where|why|when|about|whether|any|anything|anyone|of|it|him|her|them|us|me|this|your|our|my)\b)/gi,
	/(?<!\b(?:what|know|see|that's what|understand) )\bi mean\b(?! (?:it|that)\b)/gi,
	/(?<!\b(?:a|an|the|what|this|that|some|any|which|one|each|every|other|these|those|all|same|right|wrong|first|new|different) )\b(?:sort|kind) of\b/gi,
	/\b(?:basically|literally)\b/gi,
	/,\s{0,2}like,/gi,
];

/** How many filler words and phrases a text contains. */
export function countFillers(text: string): number {
	let count = text.match(HESITATIONS)?.length ?? 0;
	for (const phrase of PHRASES) count += text.match(phrase)?.length ?? 0;
	return count;
}
