import { oneLine } from '#language/clean.ts';
import { hasVerb, secondPersonVerb } from '#language/verbs.ts';
import type { Paragraph, Slot } from '#prose/email/compose.ts';
import { hedged, type Situation, wordings } from './situation.ts';
import type { Topic } from './topics.ts';

/** What a method adds to the frame that all methods share. */
export interface EmailPlan {
	/** Best first. The last one fits every input. */
	subjects: readonly string[];
	paragraphs: readonly Paragraph[];
}

export interface VariantPlan extends EmailPlan {
	approach: string;
	reasoning: string;
}

export interface MethodPlan {
	/** Days between the e-mails, 2 to 5. */
	gaps: readonly [number, number, number];
	initial: EmailPlan;
	followUps: readonly [EmailPlan, EmailPlan, EmailPlan];
	variants: readonly VariantPlan[];
	/** What the e-mails promise, for the member to keep or to delete. */
	promises: string;
	/** Advice and an objection for this method. */
	approach: string;
	objection: string;
}

/** A sentence that is always used. */
export function fixed(text: string): Slot {
	return [text];
}

/** A sentence that is used only if the e-mail is too short. */
export function spare(text: string): Slot {
	return ['', text];
}

/** A sentence that may be dropped if the e-mail is too long. */
export function optional(...texts: readonly string[]): Slot {
	return [...texts, ''];
}

/** The first sentence of the challenge as hearsay, in ever shorter wordings; empty if no challenge was given. */
export function challengeSlot(situation: Situation): Slot {
	const [first] = situation.challenge;
	return first === undefined ? [] : wordings(first, hedged(situation));
}

/** Its second sentence verbatim, if it is short enough. */
export function moreOfChallenge({ challenge }: Situation): Slot {
	const [, second] = challenge;
	return second === undefined || !hasVerb(second) ? [''] : [...wordings(second, undefined, 24), ''];
}

/** What the sender offers, or a sentence with a gap to fill. */
export function offerSlot(situation: Situation): Slot {
	const [first] = situation.offer;
	const company = oneLine(situation.input.senderCompanyName);
	const whom = situation.industry?.many ?? 'a company like this one';
	const gap = `${company} [add what you do for ${whom}, in one sentence].`;
	if (first === undefined) return situation.proof.length > 0 ? [''] : [gap];
	const said = wordings(first, (text) => offering(text, company, situation), 28);
	return said.length > 0 ? said : [gap];
}

/** Another sentence of the offer, used only if the e-mail is too short. */
export function moreOfOffer({ offer }: Situation, at = 1): Slot {
	const sentence = offer[at];
	return sentence === undefined || !hasVerb(sentence) ? [''] : ['', ...wordings(sentence, undefined, 24)];
}

/** "We answer …" as it is; "Helps clinics …" and "Call notes that …" after the company's name. */
function offering(text: string, company: string, situation: Situation): string {
	if (/^(?:we|i|our|my)\b|^i['’]|^we['’]/i.test(text) || text.startsWith(company)) return text;
	if (!situation.english) return `${company}: ${text}`;
	const [first = '', second = ''] = text.split(' ');
	const low = lowFirst(text);
	const isNoun = /^(?:that|which|for|with|and|from|to|of|in|on)$/.test(second) || /,$/.test(first);
	if (!isNoun && /s$/.test(first) && secondPersonVerb(first) !== null) return `${company} ${low}`;
	if (/^(?:The|It|This|You|Your|They|Their)\b/.test(text)) return text;
	const parts = text.split(', ');
	if (parts.length >= 3 && parts.every((part) => part.split(' ').length <= 3))
		return `What you get from ${company}: ${low}`;
	return isNoun || !hasVerb(text) || /\b(?:that|which|for)\b/.test(text) ? `${company} offers ${low}` : text;
}

function lowFirst(text: string): string {
	const [first = ''] = text.split(' ');
	return /^\p{Lu}\p{Ll}*[,.]?$/u.test(first) ? first.toLowerCase() + text.slice(first.length) : text;
}

/** "late cancellations: why some phone patients who wait and others let the hour go" */
export function whyWays({ task }: Topic): string {
	return `${task.name}: why some ${task.ways[0] ?? ''} and others ${task.ways[1] ?? ''}`;
}

/** "Some call down a list, others leave the hour empty." */
export function waysOf({ task }: Topic): string {
	const [first = '', second = '', third] = task.ways;
	return third === undefined ? `Some ${first}, others ${second}.` : `Some ${first}, some ${second}, others ${third}.`;
}

/** The referrer's sentence: "Ines Duarte, who buys from you, gave me your name." */
export function introducedBy(situation: Situation, verb: string): string {
	return `${situation.introducer} ${verb}`;
}

/** "I come to you through Ines Duarte, who buys from you." */
export function through(opening: string, { introducerLast }: Situation): Slot {
	return [`${opening} ${introducerLast}.`];
}

/** Another sentence about the acquaintance, if one was given. */
export function sharedSlot({ shared }: Situation): Slot {
	const [first] = shared;
	return first === undefined ? [''] : [...wordings(first, undefined, 20), ''];
}
