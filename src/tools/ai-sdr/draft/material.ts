import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import type { Slot } from '#business/fit/slots.ts';
import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import { distinct, firstOfEach, given } from '#prose/lists.ts';
import { ended, unquoted } from '#prose/sentences.ts';
import type { SdrInput } from '../contract.ts';
import { facts, holds, refersBack } from './facts.ts';
import { isReferral, LONGEST_NAME } from './lead.ts';
import { FRAMES } from './sentences/messages.ts';
import { LEFT_OUT } from './sentences/notes.ts';
import { isLine } from './subjects.ts';

export type Material = ReturnType<typeof materialOf>;

type Answer = keyof SdrInput['answers'];
/** What is wrong with a text that fits its slot; null where nothing is. */
type Reason = (text: string) => string | null;

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

/** A free field is read so far. */
const READ = 3000;

/** The member's own sentences that fit their place; empty where none does. Nothing else of free text is sent. */
export function materialOf(input: SdrInput) {
	const { leadInfo, answers, valueProposition, socialProof, yourCompanyInfo } = input;
	const { companyName, serviceOffering } = yourCompanyInfo;
	const around = { own: [companyName], mayName: true };
	const judge = (slot: Slot, text: string) => (text.length > LONGEST ? TOO_LONG : fits(slot, text, around));
	const leftOut: { field: string; text: string; why: string }[] = [];
	const taken = (field: string, slot: Slot, text: string, own: Reason = () => null) => {
		const why = text === '' ? null : (judge(slot, text) ?? own(text));
		if (why !== null) leftOut.push({ field, text, why });
		return why === null ? text : '';
	};
	const answer = (name: Answer, slot: Slot, own?: Reason) =>
		taken(`answers.${name}`, slot, completed(slot, answers[name]), own);
	const sentence = (name: Answer, slot: Slot, own?: Reason) =>
		taken(`answers.${name}`, slot, ended(answers[name]), own);
	const name = (of: Answer, slot: Slot, own?: Reason) =>
		taken(`answers.${of}`, slot, completed(slot, withoutEnd(answers[of])), own);
	/** A sentence, or what was entered in its place on a line of its own. */
	const told = (name: 'firstStep' | 'howItWorks', slot: Slot, line: string) => {
		const text = withoutEnd(answers[name]);
		const isNamed = isNamedLine(text) && !(name === 'howItWorks' && /^An? /.test(text));
		return isNamed && judge(slot, ended(text)) !== null ? fill(line, { text }) : sentence(name, slot);
	};
	const among = (slot: Slot, text: string) => sentencesOf(text).filter((one) => judge(slot, one) === null);

	const need = sentence('need', 'sentence', (text) => (isSaidIn(text) || isSeenIn(text) ? null : LEFT_OUT.need));
	const question = answer('openingQuestion', 'question');
	const noAnswer = () => (answers.objectionAnswer === '' ? LEFT_OUT.noAnswer : null);
	const heard = completed('sentence', stated(answers.objection));
	const isStated = /[.!]$/.test(heard) && (/[.!]$/.test(answers.objection) || judge('sentence', heard) === null);
	const isAsked = !isStated || judge('objection', completed('objection', answers.objection)) === null;
	const objection = isAsked
		? answer('objection', 'objection', noAnswer)
		: taken('answers.objection', 'sentence', heard, noAnswer);
	const answered = answer('objectionAnswer', 'answer', () => (answers.objection === '' ? LEFT_OUT.noQuestion : null));
	const check = sentence('check', 'check');
	const shows = sentence('checkShows', 'shown', () => (check === '' ? LEFT_OUT.noCheck : null));
	const isEvent = leadInfo.leadSource === 'Industry Event';
	const event = name('event', 'name', (text) => {
		if (!AFTER_AT.test(text) || hasFiniteVerb(text)) return LEFT_OUT.event;
		return isEvent ? null : LEFT_OUT.notAtEvent;
	});
	const date = name('eventDate', 'date', () => (isEvent && answers.spoke !== 'Yes' ? LEFT_OUT.notSpoken : null));
	const referrer = name('referrer', 'name', (text) => {
		if (!/^\p{Lu}/u.test(text) || hasFiniteVerb(text)) return LEFT_OUT.referrer;
		return isReferral(leadInfo.leadSource) ? null : LEFT_OUT.notReferred;
	});

	const [offers = [], services = []] = [valueProposition, serviceOffering].map((text) =>
		among('we', text).filter((one) => !ADDS.test(one)),
	);
	const [said = '', served = ''] = [valueProposition, serviceOffering].map((text) => sentencesOf(text)[0] ?? '');
	const us = withoutEnd(companyName);
	const named = [said, served].map(withoutEnd).find(isNamedLine);
	const line =
		named === undefined || us === '' || us.length > LONGEST_NAME ? '' : fill(FRAMES.whatWeDo, { us, text: named });
	const [whatWeDo = line] = [...offers, ...services];
	const offer = (field: string, text: string) => {
		if (/^(?:We|I)\b/.test(text)) taken(field, 'we', text);
		else if (text !== '') leftOut.push({ field, text, why: LEFT_OUT.we });
	};
	if (offers.length === 0 && (line === '' || named !== withoutEnd(said))) offer('valueProposition', said);
	if (whatWeDo === '' && said === '') offer('yourCompanyInfo.serviceOffering', served);

	const results: string[] = [];
	const entered = (['result1', 'result2', 'result3'] as const).map((name) => ({
		field: `answers.${name}`,
		text: ended(answers[name]),
	}));
	const proof = sentencesOf(socialProof).map((text) => ({ field: 'socialProof', text }));
	for (const { field, text } of firstOfEach([...entered, ...proof], ({ text }) => text)) {
		const isAlone = results.length === 0;
		const result = taken(field, 'result', text, () => (isAlone && refersBack(text) ? LEFT_OUT.refers : null));
		if (result !== '') results.push(result);
	}
	const proved = facts(results);
	return {
		/** What the lead said, or what the member saw there. */
		need,
		/** Whether the lead said it. */
		isSaid: isSaidIn(need),
		whatWeDo,
		/** The work by its name, as the member has it: "Managed IT support"; may be anything. */
		service: served,
		/** What the member does as it is said aloud: the sentence, or else the name of it. */
		work: whatWeDo === line && named !== undefined ? ended(capital(named)) : whatWeDo,
		results: proved,
		firstStep: told('firstStep', 'step', FRAMES.firstStep),
		/** With what it shows. */
		check: distinct([check, shows]).join(' '),
		how: distinct([
			told('howItWorks', 'how', FRAMES.how),
			...among('how', `${serviceOffering}\n${valueProposition}`).filter(isOfTheWork),
		]).filter((text) => text !== whatWeDo),
		question,
		/** Without the quotation marks that the member may have put around it. */
		objection: answered === '' ? '' : unquoted(objection),
		answer: objection === '' ? '' : answered,
		prices: distinct([answer('price1', 'price'), answer('price2', 'price')]),
		people: name('audience', 'people'),
		event,
		date,
		referrer,
		offered: name('offered', 'offered', (text) =>
			AFTER_SEND.test(text) && !hasFiniteVerb(text) ? null : LEFT_OUT.offered,
		),
		postalAddress: answer('postalAddress', 'name'),
		phone: answer('phone', 'label'),
		/** What was entered and stands nowhere, each text once, with its field, and what is wrong and what to do. */
		leftOut: firstOfEach(leftOut, ({ text }) => text).filter(
			({ text }) => !proved.some((result) => holds(result, text)),
		),
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

/** Line by line, each with its end mark; a line that holds several sentences gives each of them. */
function sentencesOf(text: string): string[] {
	return given(text.slice(0, READ).split('\n').flatMap(wholeSentences).map(ended));
}
