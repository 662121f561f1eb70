import { cited, citedOnly, type Said } from '#call-facts/call-text.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { LEAST_OF_A_DUE } from '../worth/used.ts';
import type { MainFact } from './main-fact.ts';
import { IS_ABOUT_THAT } from './price-course.ts';

/** A price in the words of the call. */

/** With the question that it answers, where it says too little without. */
export function firstPrice({ asked, said }: Pick<MainFact, 'asked' | 'said'>): string {
	return asked === undefined ? citedOnly(said) : `${cited(asked)} ${citedOnly(said)}`;
}

/**
 * What was said of a price after it was first named, as far as readers use it; what was agreed in the end, however short
 * its words.
 */
export function furtherPrices(
	{ facts }: Pick<Reading, 'facts'>,
	{ said: first, course = [] }: Pick<MainFact, 'said' | 'course'>,
	isUsed: (line: string, least?: number) => boolean,
): string[] {
	const parts = inParts(course, ({ name }) => name === first.name);
	const last = facts.outcome.kind === 'agreed' ? parts.at(-1) : undefined;
	const leastOf = (part: string) => (part.split('“').length > 2 ? LEAST_OF_A_DUE : undefined);
	return parts.filter((part) => part === last || isUsed(phrases.price('', '', [part]), leastOf(part)));
}

/** "Five I could defend." "That would be £160 a month.": a sum stands beside the words that say what it is for. */
function inParts(course: readonly Said[], isOurs: (said: Said) => boolean): string[] {
	const parts: string[] = [];
	for (const one of course) {
		const text = (isOurs(one) ? citedOnly : cited)(one);
		const leansOn = isOurs(one) && IS_ABOUT_THAT.test(one.quote) ? parts.pop() : undefined;
		parts.push(leansOn === undefined ? text : `${leansOn} ${text}`);
	}
	return parts;
}
