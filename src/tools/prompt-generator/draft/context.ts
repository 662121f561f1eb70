import { splitSentences } from '#language/sentences.ts';

/** The member's context in parts: facts, rules, and text that is better left in one piece. */
export interface Context {
	/** In the member's words and order. */
	facts: readonly string[];
	/** What the member forbids or demands. */
	rules: readonly string[];
	/** The whole context, if it is a text to work on, too long for a list, or looks like orders to a program. */
	material: string;
}

const LONGEST_LIST = 3000;
const MOST_FACTS = 24;

/** Code, markup, tables and dialogue, which would lose their meaning in a list. */
const IN_ONE_PIECE =
	/```|^[ \t]*<\/?[a-z!][^>]*>|<\/?(?:script|style|system|data|context|prompt|instructions?)\b|^[ \t]*(?:def|class|function|import|from|const|let|var|public|private|SELECT|CREATE|#include)\b.*[({;:]|(?:^[^\t\n]*\t.*\n){2}|(?:^[^\n|]*\|[^\n|]*\|.*\n?){2}|;[ \t]*\n.*;[ \t]*$/im;
const OPENS = /^[ \t]*[{[]/m;
const CLOSES = /[}\]][ \t]*$/m;
const ORDERS =
	/\b(?:ignore|disregard|forget)\s+(?:all|any|the|your|every|previous|above)\b|^[ \t]*(?:system|assistant)\s*:/im;

/** Whether a bracket opens at the start of a line and closes at the end of the same or a later one, e.g. JSON. */
function isBracketed(context: string): boolean {
	const start = context.search(OPENS);
	return start !== -1 && CLOSES.test(context.slice(start));
}

/** How a demand begins: "No budget for new tools", "At most two pages", "Keep the tone dry". */
const DEMANDS =
	/^(?:no(?!\.|body|\s*,| longer| one|w\b)\b|do not\b|don['’]t\b|never\b|avoid\b|without\b|at most\b|at least\b|must\b|only use\b|use only\b|only\b|keep\b|leave out\b|please\b|make sure\b|make it\b|mention\b|stick to\b|apologi[sz]e\b|not more than\b|nothing (?:about|that|may|must|above|over|below)\b|nobody (?:may|must|should)\b|none of\b)/i;
const DEMANDS_INSIDE =
	/\b(?:(?:must|may|should|shall|can) (?:not|never)\b|(?:it|they|this|that|you|answer|text|reply|result|code|plan|names?) (?:must|should|has to|have to)\b|needs to (?:be|stay)\b|at most[.!]?$|\bat most once\b|is not allowed\b|under no circumstances)/i;

export function readContext(context: string): Context {
	if (context === '') return { facts: [], rules: [], material: '' };
	const whole = { facts: [], rules: [], material: context };
	if (context.length > LONGEST_LIST || IN_ONE_PIECE.test(context) || isBracketed(context) || ORDERS.test(context))
		return whole;
	const sentences = [...new Set(context.split(/\r?\n/).flatMap(sentencesOfLine))];
	if (sentences.length > MOST_FACTS) return whole;
	const isRule = (text: string) => DEMANDS.test(text) || DEMANDS_INSIDE.test(text);
	return { facts: sentences.filter((text) => !isRule(text)), rules: sentences.filter(isRule), material: '' };
}

/** A line with a label ("Terms: …") stays whole, so that its second sentence keeps its subject. */
function sentencesOfLine(line: string): string[] {
	const text = line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim();
	if (text === '') return [];
	const named = /^(?:[\p{L}\p{N}/&’' -]{2,40}):\s+\S/u.test(text);
	const sentences = splitSentences(text);
	return named && sentences.length < 4
		? [text]
		: withDays(sentences).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** In "vom 4. bis 8. Mai" the full stop belongs to the day. */
function withDays(sentences: readonly string[]): string[] {
	const joined: string[] = [];
	for (const sentence of sentences) {
		const before = joined.at(-1);
		if (before !== undefined && /(?:^|\s)\d{1,2}\.$/.test(before)) joined[joined.length - 1] = `${before} ${sentence}`;
		else joined.push(sentence);
	}
	return joined;
}
