import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import { ended } from '#prose/sentences.ts';
import type { SdrInput } from '../contract.ts';
import { facts, holds, refersBack } from './facts.ts';
import { type LeftOut, unusable } from './left-out.ts';
import { LINES } from './sentences/messages.ts';
import { LEFT_OUT } from './sentences/notes.ts';
import { isLine } from './subjects.ts';

/** The member's own sentences that fit their place; empty where none does. Nothing else of free text is sent. */
export interface Material {
	/** What the lead said, or what the member saw there. */
	need: string;
	/** Whether the lead said it. */
	isSaid: boolean;
	whatWeDo: string;
	/** The work by its name, as the member has it: "Managed IT support"; may be anything. */
	service: string;
	/** What the member does as it is said aloud: the sentence, or else the name of it. */
	work: string;
	results: readonly string[];
	firstStep: string;
	/** With what it shows. */
	check: string;
	how: readonly string[];
	question: string;
	objection: string;
	answer: string;
	prices: readonly string[];
	people: string;
	event: string;
	date: string;
	referrer: string;
	offered: string;
	postalAddress: string;
	phone: string;
	/** What was entered and stands nowhere, with the reason. */
	leftOut: readonly LeftOut[];
}

/** No sentence and no name is longer. */
const LONGEST = 400;
const TOO_LONG = `Too long: at most ${LONGEST} characters.`;
/** "the Leeds food meet-up", "Valve Expo", but not "met at Valve Expo". */
const AFTER_AT = /^(?!At )\p{Lu}|^(?:the|an?|your) /u;
/** "our storm plan", "three templates". */
const AFTER_SEND = /^(?:the|an?|our|my|one|two|three|\d+|\p{Lu}\S*) /u;
/** Three words at least, in English, that are no sentence: they stand on a line of their own. */
const isNamedLine = (text: string) => isLine(text) && fits('topics', capital(text)) === null;
/** A free field also tells of other things than the work, and what begins with We need not say how it is done. */
const isOfTheWork = (text: string) => /^(?:I|You|Your)(?![\p{L}-])/u.test(text);

/** "We do the fencing checks too": what it adds to was said before. */
const ADDS = /\b(?:too|also|as well)\b/i;

const LONGEST_NAME = 60;

/** A free field is read so far. */
const READ = 3000;

export function materialOf(input: SdrInput): Material {
	const { answers, valueProposition, socialProof, yourCompanyInfo } = input;
	const around = { own: [yourCompanyInfo.companyName].filter((name) => name !== ''), mayName: true };
	const judge = (slot: Slot, text: string) => (text.length > LONGEST ? TOO_LONG : fits(slot, text, around));
	const leftOut: LeftOut[] = [];
	const taken = (field: string, slot: Slot, text: string, own: (text: string) => string | null = () => null) => {
		const why = text === '' ? null : (judge(slot, text) ?? own(text));
		if (why !== null) leftOut.push({ field, text, why });
		return why === null ? text : '';
	};
	const answer = (name: keyof SdrInput['answers'], slot: Slot, own?: (text: string) => string | null) =>
		taken(`answers.${name}`, slot, completed(slot, answers[name]), own);
	const sentence = (name: keyof SdrInput['answers'], slot: Slot, own?: (text: string) => string | null) =>
		taken(`answers.${name}`, slot, ended(answers[name]), own);
	const name = (of: keyof SdrInput['answers'], slot: Slot, own?: (text: string) => string | null) =>
		taken(`answers.${of}`, slot, completed(slot, withoutEnd(answers[of])), own);
	/** A sentence, or what was entered in its place on a line of its own. */
	const told = (name: 'firstStep' | 'howItWorks', slot: Slot, line: '{text}') => {
		const text = withoutEnd(answers[name]);
		const isNamed = isNamedLine(text) && !(name === 'howItWorks' && /^An? /.test(text));
		return isNamed && judge(slot, ended(text)) !== null ? fill(line, { text }) : sentence(name, slot);
	};
	const among = (slot: Slot, text: string) =>
		sentencesOf(text)
			.map(ended)
			.filter((one) => judge(slot, one) === null);

	const need = sentence('need', 'sentence', (text) => (isSaidIn(text) || isSeenIn(text) ? null : LEFT_OUT.need));
	const question = answer('openingQuestion', 'question');
	const noAnswer = () => (answers.objectionAnswer === '' ? LEFT_OUT.noAnswer : null);
	const heard = completed('sentence', stated(answers.objection));
	const isStated = /[.!]$/.test(heard) && (/[.!]$/.test(answers.objection.trim()) || judge('sentence', heard) === null);
	const isAsked = !isStated || judge('objection', completed('objection', answers.objection)) === null;
	const objection = isAsked
		? answer('objection', 'objection', noAnswer)
		: taken('answers.objection', 'sentence', heard, noAnswer);
	const answered = answer('objectionAnswer', 'answer', () => (answers.objection === '' ? LEFT_OUT.noQuestion : null));
	const check = sentence('check', 'check');
	const shows = sentence('checkShows', 'shown', () => (check === '' ? LEFT_OUT.noCheck : null));
	const { event, date, referrer } = connection(input, name);

	const offers = [valueProposition, yourCompanyInfo.serviceOffering].map((text) =>
		among('we', text).filter((one) => !ADDS.test(one)),
	);
	const [said = '', served = ''] = [valueProposition, yourCompanyInfo.serviceOffering].map(firstOf);
	const us = withoutEnd(yourCompanyInfo.companyName);
	const named = [said, served].map(withoutEnd).find(isNamedLine);
	const line =
		named === undefined || us === '' || us.length > LONGEST_NAME ? '' : fill(LINES.whatWeDo, { us, text: named });
	const [whatWeDo = line] = offers.flat();
	const offer = (field: string, text: string) => {
		if (/^(?:We|I)\b/.test(text)) taken(field, 'we', text);
		else if (text !== '') leftOut.push({ field, text, why: LEFT_OUT.we });
	};
	if (offers[0]?.length === 0 && (line === '' || named !== withoutEnd(said))) offer('valueProposition', said);
	if (whatWeDo === '' && said === '') offer('yourCompanyInfo.serviceOffering', served);

	const results: string[] = [];
	const alone = (text: string) => (refersBack(text) && results.length === 0 ? LEFT_OUT.refers : null);
	for (const one of ['result1', 'result2', 'result3'] as const) results.push(...some([sentence(one, 'result', alone)]));
	const entered = [answers.result1, answers.result2, answers.result3].map(ended);
	for (const text of sentencesOf(socialProof)
		.map(ended)
		.filter((text) => !entered.includes(text)))
		results.push(...some([taken('socialProof', 'result', text, alone)]));
	const proved = facts(some(results));
	return {
		need,
		isSaid: isSaidIn(need),
		whatWeDo,
		service: served,
		work: whatWeDo === line && named !== undefined ? ended(capital(named)) : whatWeDo,
		results: proved,
		firstStep: told('firstStep', 'step', LINES.firstStep as '{text}'),
		check: some([check, shows]).join(' '),
		how: some([
			told('howItWorks', 'how', LINES.how as '{text}'),
			...among('how', `${yourCompanyInfo.serviceOffering}\n${valueProposition}`).filter(isOfTheWork),
		]).filter((text) => text !== whatWeDo),
		question,
		objection: answered === '' ? '' : objection,
		answer: objection === '' ? '' : answered,
		prices: some([answer('price1', 'price'), answer('price2', 'price')]),
		people: name('audience', 'people'),
		event,
		date,
		referrer,
		offered: name('offered', 'offered', (text) =>
			AFTER_SEND.test(text) && !hasFiniteVerb(text) ? null : LEFT_OUT.offered,
		),
		postalAddress: answer('postalAddress', 'name'),
		phone: answer('phone', 'label'),
		leftOut: unusable(leftOut).filter(({ text }) => !proved.some((result) => holds(result, text))),
	};
}

type Name = (of: 'event' | 'eventDate' | 'referrer', slot: Slot, own: (text: string) => string | null) => string;

/** Where the two met or who connects them, as the lead source has it. */
function connection({ leadInfo, answers }: SdrInput, name: Name) {
	const isEvent = leadInfo.leadSource === 'Industry Event';
	const isReferred = leadInfo.leadSource === 'Referral' || leadInfo.leadSource === 'Mutual Connection';
	return {
		event: name('event', 'name', (text) => {
			if (!AFTER_AT.test(text) || hasFiniteVerb(text)) return LEFT_OUT.event;
			return isEvent ? null : LEFT_OUT.notAtEvent;
		}),
		date: name('eventDate', 'date', () => (isEvent && answers.spoke !== 'Yes' ? LEFT_OUT.notSpoken : null)),
		referrer: name('referrer', 'name', (text) => {
			if (!/^\p{Lu}/u.test(text) || hasFiniteVerb(text)) return LEFT_OUT.referrer;
			return isReferred ? null : LEFT_OUT.notReferred;
		}),
	};
}

/** "We have a guy who does it?" asks nothing: what people say of themselves is a statement, whatever mark it has. */
export function stated(text: string): string {
	return /^(?:We|I|My|Our)(?![\p{L}-])/iu.test(text.trim()) ? text.trim().replace(/\?$/, '.') : text;
}

function isSaidIn(text: string): boolean {
	return /^You (?:said|told|wrote|mentioned|asked)\b/.test(text);
}

/** What was seen is told of them alone. */
function isSeenIn(text: string): boolean {
	return /^(?:(?:On|In|At) your|Your?) /.test(text) && !/\b(?:I|we)\b/i.test(text);
}

/** Line by line; a line that holds several sentences gives each of them. */
function sentencesOf(text: string): string[] {
	return text
		.slice(0, READ)
		.split('\n')
		.flatMap(wholeSentences)
		.filter((one) => one.trim() !== '');
}

function firstOf(text: string): string {
	return ended(sentencesOf(text)[0] ?? '');
}

/** Without what is empty, and each once. */
function some(texts: readonly string[]): string[] {
	return [...new Set(texts.filter((text) => text !== ''))];
}
