/**
 * Finds questions in speech transcribed without punctuation, by their form alone: a question word, an auxiliary and a
 * subject ("what is it"); an auxiliary and a pronoun at the start of a clause ("is that"); "can you", "could I" and
 * similar openings anywhere. Not "what I was going to say", not a clause that breaks off, not a tag ("isn't it").
 */

import { clausesOf } from '#language/clauses.ts';

const QUESTION_WORD = /^(?:what|where|when|who|why|how|which)$/;
const CONTRACTED = /^(?:what|where|who|how|when)['’]s$/;
const AUXILIARY =
	/^(?:is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|shall|should|(?:is|are|do|does|did|have|has|ca|could|wo|would)n['’]t)$/;
const REQUEST = /^(?:can|could|would|will|may|shall)$/;
const SUBJECT = /^(?:i|you|he|she|it|we|they|this|that|there|these|those|anyone|anybody|somebody|someone)$/;
/** Words that may follow an auxiliary after a question word, besides a pronoun. */
const DETERMINER = /^(?:the|your|my|our|their|his|her|a|an)$/;
/** Words before a clause that do not belong to it. */
const OPENER =
	/^(?:so|and|but|well|u+m+|u+h+|er|em|mm|hmm|okay|ok|right|yeah|yes|no|oh|now|then|sorry|please|hello|hi|alright|sure|also|just|because|cos|cause|basically)$/;
const QUANTITY = /^(?:much|many|long|often|far|soon|big|old|time|kind|sort|day|date|package|plan|option|line|bill)$/;

interface Word {
	text: string;
	start: number;
	end: number;
	/** A bracketed token, which interrupts the speech. */
	isBreak: boolean;
}

/** The questions in a text without punctuation, each verbatim. */
export function spokenQuestions(text: string): string[] {
	const words: Word[] = [];
	for (const { 0: word, index } of text.matchAll(/\[[^[\]]{0,80}\]|\S+/g)) {
		words.push({ text: word.toLowerCase(), start: index, end: index + word.length, isBreak: word.startsWith('[') });
	}
	const starts: number[] = [];
	let at = 0;
	while (at < words.length) {
		const after = questionAt(words, at);
		if (after !== null) starts.push(at);
		at = after ?? at + 1;
	}
	return starts.map((start, index) => cut(text, words, start, starts[index + 1] ?? words.length));
}

/** The index after the opening of a question that starts here, or null. */
function questionAt(words: readonly Word[], at: number): number | null {
	const word = words[at]?.text ?? '';
	if (QUESTION_WORD.test(word)) return openQuestion(words, at);
	if (CONTRACTED.test(word)) return DETERMINER.test(words[at + 1]?.text ?? '') && goesOn(words, at + 2) ? at + 2 : null;
	if (!AUXILIARY.test(word) || !SUBJECT.test(words[at + 1]?.text ?? '')) return null;
	const request = REQUEST.test(word) && /^(?:you|i)$/.test(words[at + 1]?.text ?? '');
	if (goesOn(words, at + 2)) return request || isHead(words, at) ? at + 2 : null;
	return /^(?:this|that)$/.test(words[at + 1]?.text ?? '') && at > 0 ? at + 2 : null;
}

/** `how much is that`, `what is it`, `how can i`; but not `what i was` or `which basically allows`. */
function openQuestion(words: readonly Word[], at: number): number | null {
	for (let gap = 1; gap <= 3; gap++) {
		const word = words[at + gap]?.text ?? '';
		if (AUXILIARY.test(word)) {
			const next = words[at + gap + 1]?.text ?? '';
			return SUBJECT.test(next) || DETERMINER.test(next) ? at + gap + 2 : null;
		}
		const between =
			gap === 1 ? QUANTITY.test(word) || words[at]?.text === 'which' : QUANTITY.test(words[at + 1]?.text ?? '');
		if (!between || SUBJECT.test(word)) return null;
	}
	return null;
}

/** Whether the clause continues. If it ends or breaks off here, it is a tag or a false start. */
function goesOn(words: readonly Word[], at: number): boolean {
	const next = words[at];
	return next !== undefined && !next.isBreak;
}

function isHead(words: readonly Word[], at: number): boolean {
	const before = words[at - 1];
	if (before === undefined || before.isBreak) return true;
	if (before.text === words[at]?.text) return isHead(words, at - 1);
	return OPENER.test(before.text) && !(before.text === 'well' && words[at - 2]?.text === 'as');
}

/** From the first word of the question to the next question, the next break, or the end of its clause. */
function cut(text: string, words: readonly Word[], start: number, next: number): string {
	let end = start + 1;
	while (end < next && words[end]?.isBreak === false) end++;
	const question = text.slice(words[start]?.start, words[end - 1]?.end);
	return clausesOf(question)[0] ?? question;
}
