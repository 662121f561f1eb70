import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { withoutEnd } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import { ended } from '#prose/sentences.ts';
import type { SdrInput } from '../contract.ts';

/** The member's own sentences that fit their place; empty where none does. Nothing else of free text is sent. */
export interface Material {
	/** What the lead said, or what the member saw there. */
	need: string;
	/** Whether the lead said it. */
	isSaid: boolean;
	whatWeDo: string;
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
	wantedBy: string;
	budget: string;
	postalAddress: string;
}

/** No sentence and no name is longer. */
const LONGEST = 400;
/** "the Leeds food meet-up", "Valve Expo", but not "met at Valve Expo". */
const AFTER_AT = /^(?!At )\p{Lu}|^(?:the|an?|your) /u;
/** A free field is read so far. */
const READ = 3000;

export function materialOf({ answers, valueProposition, socialProof, yourCompanyInfo }: SdrInput): Material {
	const around = { own: [yourCompanyInfo.companyName].filter((name) => name !== ''), mayName: true };
	const kept = (slot: Slot, text: string) => (text.length <= LONGEST && fits(slot, text, around) === null ? text : '');
	const sentence = (slot: Slot, text: string) => kept(slot, ended(text));
	const name = (slot: Slot, text: string) => kept(slot, withoutEnd(text));
	// A free field also tells of other things than the work.
	const isOurs = (text: string) => /^(?:We|I|You|Your)(?![\p{L}-])/u.test(text);
	const among = (slot: Slot, text: string) => sentencesOf(text).map((one) => sentence(slot, one));

	const said = sentence('sentence', answers.need);
	const isSaid = /^You (?:said|told|wrote|mentioned|asked)\b/.test(said);
	// What was seen is told of them alone.
	const need = isSaid || (/^Your? /.test(said) && !/\b(?:I|we)\b/i.test(said)) ? said : '';
	const question = kept('question', answers.openingQuestion);
	const objection = kept('objection', answers.objection);
	const answer = objection === '' ? '' : kept('answer', answers.objectionAnswer);
	const check = sentence('check', answers.check);
	const shows = check === '' ? '' : sentence('sentence', answers.checkShows);
	const called = (text: string) => (hasFiniteVerb(text) ? '' : name('name', text));
	const event = called(answers.event);
	const referrer = called(answers.referrer);
	const [whatWeDo = ''] = some([...among('we', valueProposition), ...among('we', yourCompanyInfo.serviceOffering)]);
	return {
		need,
		isSaid,
		whatWeDo,
		results: some([
			...[answers.result1, answers.result2, answers.result3].map((text) => sentence('result', text)),
			...among('result', socialProof),
		]),
		firstStep: sentence('step', answers.firstStep),
		check: some([check, shows]).join(' '),
		how: some([
			sentence('how', answers.howItWorks),
			...among('how', `${yourCompanyInfo.serviceOffering}\n${valueProposition}`).filter(isOurs),
		]).filter((text) => text !== whatWeDo),
		question,
		objection: answer === '' ? '' : objection,
		answer,
		prices: some([kept('price', answers.price1), kept('price', answers.price2)]),
		people: name('people', answers.audience),
		event: AFTER_AT.test(event) ? event : '',
		date: name('date', answers.eventDate),
		referrer: /^\p{Lu}/u.test(referrer) ? referrer : '',
		offered: called(answers.offered),
		wantedBy: name('date', answers.wantedBy),
		budget: name('price', answers.budget),
		postalAddress: kept('name', answers.postalAddress),
	};
}

/** Line by line; a line that holds several sentences gives each of them. */
function sentencesOf(text: string): string[] {
	return text.slice(0, READ).split('\n').flatMap(wholeSentences);
}

/** Without what is empty, and each once. */
function some(texts: readonly string[]): string[] {
	return [...new Set(texts.filter((text) => text !== ''))];
}
