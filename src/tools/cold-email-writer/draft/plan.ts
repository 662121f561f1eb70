import type { Paragraph, Slot } from './compose.ts';
import { hasVerb } from './person.ts';
import { asFarAsIKnow, oneLine, type Situation, type Topic, wordings } from './situation.ts';

/** What a method brings to the frame that all methods share. */
export interface EmailPlan {
	/** The best first; the last one fits every input. */
	subjects: readonly string[];
	paragraphs: readonly Paragraph[];
}

export interface VariantPlan extends EmailPlan {
	approach: string;
	reasoning: string;
}

export interface MethodPlan {
	/** Days between one e-mail and the next, 2 to 5. */
	gaps: readonly [number, number, number];
	initial: EmailPlan;
	followUps: readonly [EmailPlan, EmailPlan, EmailPlan];
	variants: readonly VariantPlan[];
	/** What the e-mails promise, for the member to keep or delete. */
	promises: string;
	/** Advice and an objection that belong to this way of writing. */
	approach: string;
	objection: string;
}

/** A sentence that always stands. */
export function fixed(text: string): Slot {
	return [text];
}

/** A sentence that stands in only where words are missing. */
export function spare(text: string): Slot {
	return ['', text];
}

/** A sentence that falls away where it is too much. */
export function optional(...texts: readonly string[]): Slot {
	return [...texts, ''];
}

/** The first sentence of the challenge as hearsay, in shorter and shorter wordings; empty where none was given. */
export function challengeSlot(situation: Situation): Slot {
	const [first] = situation.challenge;
	return first === undefined ? [] : wordings(first, asFarAsIKnow(situation));
}

/** Its second sentence as it is, where it is short enough to go along. */
export function moreOfChallenge({ challenge }: Situation): Slot {
	const [, second] = challenge;
	return second === undefined || !hasVerb(second) ? [''] : [...wordings(second, undefined, 24), ''];
}

/** What the sender offers, or a gap in a sentence of its own. */
export function offerSlot(situation: Situation): Slot {
	const [first] = situation.offer;
	const company = oneLine(situation.input.senderCompanyName);
	const whom = situation.industry?.many ?? 'a company like this one';
	const gap = `${company} [add what you do for ${whom}, in one sentence].`;
	if (first === undefined) return situation.proof.length > 0 ? [''] : [gap];
	const frame = (text: string) =>
		/^(?:we|i|our|my)\b|^i['’]|^we['’]/i.test(text) || text.startsWith(company)
			? text
			: `What ${company} does: ${lowFirst(text, situation)}`;
	const said = wordings(first, frame, 28);
	return said.length > 0 ? said : [gap];
}

function lowFirst(text: string, { words }: Situation): string {
	const [first = ''] = text.split(' ');
	const plain = /^\p{Lu}\p{Ll}+$/u.test(first) && new RegExp(`\\b${first.toLowerCase()}\\b`).test(words);
	return plain ? first.toLowerCase() + text.slice(first.length) : text;
}

/** "Some call down a list, others leave the hour empty." */
export function waysOf({ task }: Topic): string {
	const [first = '', second = '', third] = task.ways;
	return third === undefined ? `Some ${first}, others ${second}.` : `Some ${first}, some ${second}, others ${third}.`;
}

/** The referrer's sentence: "Greg Lindqvist, who supplies your branch, gave me your name." */
export function introducedBy(situation: Situation, verb: string): string {
	return `${situation.introducer} ${verb}`;
}

/** "I come to you through Greg Lindqvist, who supplies your branch." */
export function through(opening: string, { introducerLast }: Situation): Slot {
	return [`${opening} ${introducerLast}.`];
}

/** What to count after a self-test. */
export function figureOf({ task }: Topic): string {
	return `Count ${task.measure}, and you have a figure of your own.`;
}

/** A further sentence on the acquaintance, where one was given. */
export function sharedSlot({ shared }: Situation): Slot {
	const [first] = shared;
	return first === undefined ? [''] : [...wordings(first, undefined, 20), ''];
}
