import { wholeSentences } from '#language/sentences.ts';
import type { CallText } from '../call-text.ts';
import { NEED_NOT } from '../cues.ts';
import type { Decider } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { ANOTHER_SIGNS, TOGETHER, WHO_SIGNS } from './decider-cues.ts';
import { DECISION, NOT_MINE } from './decision-cues.ts';
import { NEEDS_ANOTHER, NOT_THAT_NAME, TRIED } from './plain-cues.ts';
import { BEGINS_WITH_SOMEBODY } from './standing-cues.ts';

/** What the words around a name show of whom or what it names. */

/** Whether the words around a name say that it was used, asked or paid; else it may be anybody's. */
export function isTried(text: string, name: string): boolean {
	const near = text.slice(0, 4000).split(new RegExp(`\\b${escaped(name)}\\b`));
	return near
		.slice(1)
		.some((after, index) => TRIED.pattern.test(`${(near[index] ?? '').slice(-NEAR)}_${after.slice(0, NEAR)}`));
}

/** Whether words say of a name that it is a place, or that they do not have it. */
export function isElsewhere(words: string, name: string): boolean {
	return NOT_THAT_NAME.pattern.test(words.replaceAll(name, '_'));
}

/** In characters. */
const NEAR = 45;

/** Somebody of the seller's side was spoken to, not spoken of. */
export function isSeller({ call, facts }: CallText, who: string): boolean {
	return call.speakers.some(
		({ name, label }) => facts.sides[label] === 'seller' && (label === who || name.split(' ').includes(who)),
	);
}

/** "He's in Arizona till April." */
function isAPlace(words: string, name: string): boolean {
	return new RegExp(`\\b(?:[Ii]n|[Aa]t|near|[Ff]rom|out of) ${escaped(name)}\\b`).test(words);
}

export function decidesPlainly(words: string, { speaker }: Utterance, { present, who }: Decider): boolean {
	if (!DECISION.pattern.test(words) || NEED_NOT.pattern.test(words)) return false;
	if ((present || who === speaker) && isOthersToo(words)) return false;
	const signs = WHO_SIGNS.pattern.exec(words)?.groups?.who?.trim();
	if (!present && who !== speaker && signs !== undefined && !sharesAName(signs, who)) return false;
	if (!present && who !== speaker) {
		return saysItOf(words, who.toLowerCase()) && !isAPlace(words, who);
	}
	return !NOT_MINE.pattern.test(words);
}

/** Whether a sentence that names somebody says who decides, or one behind it that begins with them. */
function saysItOf(words: string, who: string): boolean {
	const sentences = wholeSentences(words.toLowerCase());
	const named = sentences.findIndex((one) => one.includes(who));
	return (
		named !== -1 &&
		sentences.some(
			(one, index) =>
				DECISION.pattern.test(one) && (one.includes(who) || (index > named && BEGINS_WITH_SOMEBODY.pattern.test(one))),
		)
	);
}

/** Whether others decide, or decide as well. */
function isOthersToo(words: string): boolean {
	return [NEEDS_ANOTHER, TOGETHER, ANOTHER_SIGNS].some(({ pattern }) => pattern.test(words));
}

function sharesAName(one: string, other: string): boolean {
	return one.split(' ').some((part) => other.includes(part));
}

export function escaped(name: string): string {
	return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
