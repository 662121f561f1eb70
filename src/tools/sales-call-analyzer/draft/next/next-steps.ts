import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf } from '#prose/sentences.ts';
import type { Objection } from '#reading/objections.ts';
import type { Moment } from '#reading/remark.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import { timeIn } from '../bant/timeline.ts';
import { mainPrice } from '../pick.ts';
import { cited, citedInline, deciderName, priceAt, who } from '../words.ts';

type Steps = CallAnalysis['nextSteps'];
type Action = Steps['immediateActions'][number];
type Bant = CallAnalysis['qualificationAnalysis']['bantScore'];

/** "Tuesday at 3, 30 January 2024"; empty where no day was agreed. */
export function agreedDay(reading: Reading): string {
	const { step } = reading;
	if (step.kind !== 'dated') return '';
	if (step.day === null) return step.when;
	const [weekday = ''] = step.day.split(' ');
	return `${step.when}, ${step.when.includes(weekday) ? step.day.slice(weekday.length + 1) : step.day}`;
}

/** The next conversation as a noun: "custom demo", else "next conversation". */
export function stepName(reading: Reading): string {
	const { what } = reading.step;
	if (what === 'call' || what === 'conversation' || what === '')
		return what === 'call' ? 'next call' : 'next conversation';
	return what;
}

/** "on Tuesday at 3", "tomorrow after ten". */
export function onDay(when: string): string {
	return /^(?:tomorrow|tonight|this|next)\b/i.test(when) ? when : `on ${when}`;
}

const DUE =
	/\bby (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the end of (?:the |this |next )?\w+)\b|\b(?:today|tomorrow|tonight|this (?:morning|afternoon|evening)|after this call)\b/i;

/** The day that a promise names itself. */
function dueIn({ quote }: Moment): string | null {
	const due = DUE.exec(quote)?.[0];
	return due === undefined ? null : capital(due);
}

function commitments(reading: Reading): Action[] {
	const { facts, commitments: found, requests, step, brokenOff } = reading;
	if (brokenOff !== null) return [];
	const late = found.filter(({ moment }) => moment.remark.turn >= facts.turns.length * 0.4);
	return late.slice(-4).map(({ moment, side }) => {
		const request = requests.find(({ remark }) => remark.turn === moment.remark.turn + 1);
		const seller = side === 'salesperson';
		const own =
			request === undefined
				? `Keep the promise ${cited(moment)}`
				: `Send what was offered, ${citedInline(moment)}, and asked for, ${citedInline(request)}`;
		return {
			priority: 'High',
			action: seller ? own : `Remind ${who(facts, moment)} in time of the promise ${cited(moment)}`,
			timeline:
				dueIn(moment) ?? (step.kind === 'dated' ? `Before the ${stepName(reading)}` : 'No day was named: [add date]'),
			owner: capital(who(facts, moment)),
		};
	});
}

function requested(reading: Reading): Action[] {
	const { facts, requests, commitments: found } = reading;
	return requests
		.filter(
			({ remark }) =>
				!found.some(({ moment }) => moment.remark.index === remark.index || moment.remark.turn === remark.turn - 1),
		)
		.slice(0, 2)
		.map((moment) => ({
			priority: 'High',
			action: `Send what was asked for: ${cited(moment)}`,
			timeline: reading.step.kind === 'dated' ? `Before the ${stepName(reading)}` : 'Within a working day',
			owner: capital(facts.seller.name),
		}));
}

/** The last objection that was not answered. */
function openOf({ objections }: Reading): Objection | undefined {
	return objections.findLast(
		({ handling, category }) => (handling === 'Fair' || handling === 'Poor') && category !== 'Not interested',
	);
}

function openObjection(reading: Reading): Action[] {
	const weak = openOf(reading);
	if (weak === undefined || reading.brokenOff !== null) return [];
	return [
		{
			priority: 'High',
			action: `Answer in full what stayed open: ${cited(weak.moment)}`,
			timeline:
				reading.step.kind === 'dated'
					? `At the ${stepName(reading)} at the latest`
					: 'At the next contact; none was agreed',
			owner: capital(reading.facts.seller.name),
		},
	];
}

/** The weakest part of BANT as a question to take along. */
function toAsk(reading: Reading, bant: Bant): Action[] {
	const { money, needs } = reading;
	const parts = [bant.authority, bant.budget, bant.timeline, bant.need];
	const urgent = money.refused !== null ? bant.budget : needs.pains.length === 0 ? bant.need : null;
	const rank = (part: Bant['need']) => (part === urgent ? -1 : part.score);
	const open = parts.filter(({ nextQuestion }) => nextQuestion !== '').sort((a, b) => rank(a) - rank(b));
	return open.slice(0, 2).map(({ nextQuestion }, index) => ({
		priority: index === 0 ? 'High' : 'Medium',
		action: `Ask: ‘${nextQuestion}’`,
		timeline: index === 0 ? 'First thing in the next conversation' : 'In the same conversation',
		owner: capital(reading.facts.seller.name),
	}));
}

/** The prospect asked not to be contacted again: then that is the only next step. */
function leftAlone(reading: Reading): Action[] | null {
	const request = reading.leftAlone;
	if (request === null) return null;
	return [
		{
			priority: 'High',
			action: `Do what was asked: ${cited(request)}`,
			timeline: 'Today',
			owner: capital(reading.facts.seller.name),
		},
	];
}

export function immediateActions(reading: Reading, bant: Bant): Action[] {
	const alone = leftAlone(reading);
	if (alone !== null) return alone;
	const { step, facts } = reading;
	if (step.kind === 'agreed') {
		const confirm = {
			priority: 'High',
			action: `Confirm in writing what was agreed ${at(step.line ?? 1)}`,
			timeline: 'The same day',
			owner: capital(facts.seller.name),
		};
		return [confirm, ...commitments(reading), ...toAsk(reading, bant).slice(0, 2)].slice(0, 5);
	}
	const [first, ...others] = toAsk(reading, bant);
	const offer = reading.openOffer;
	const answer = {
		priority: 'High',
		action: offer === null ? '' : `Get an answer to the offer ${citedInline(offer)}`,
		timeline: 'At the next contact',
		owner: capital(facts.seller.name),
	};
	const all = [
		...(offer === null ? [] : [answer]),
		...commitments(reading),
		...requested(reading),
		...(first === undefined ? [] : [first]),
		...openObjection(reading),
		...others,
	];
	return all.filter((action, index) => all.findIndex((other) => other.action === action.action) === index).slice(0, 7);
}

function agenda(reading: Reading, bant: Bant): string {
	const open = openOf(reading);
	const topics = [
		bant.authority.score < 6 ? 'who decides and how' : '',
		bant.budget.score < 6 ? 'what may be spent' : '',
		bant.timeline.score < 6 ? 'by when a result is needed' : '',
		bant.need.score < 6 ? 'what the trouble costs today' : '',
		open === undefined ? '' : `the open objection ${at(open.moment.line)}`,
	].filter((topic) => topic !== '');
	if (reading.step.kind === 'agreed') return 'The start, what each side brings, and whom to call';
	return topics.length === 0 ? 'Agree the terms and the start' : capital(listOf(topics));
}

function materials(reading: Reading): string[] {
	const { facts, requests, money } = reading;
	const text = facts.turns
		.slice(-20)
		.map((turn) => turn.text)
		.join(' ');
	const price = mainPrice(reading);
	const promised = [
		/\bcase stud/i.test(text) ? 'Case studies [add which, closest first]' : '',
		/\bproposal\b/i.test(text) ? 'The proposal, with what is in it and what is not' : '',
		/\bcontract\b|\bagreement\b/i.test(text) ? 'The contract, ready to read' : '',
		/\binvite\b|\binvitation\b/i.test(text) ? 'The invitation, with day, hour and link' : '',
		/\breferences?\b/i.test(text) ? 'References [add names, after asking them]' : '',
	].filter((item) => item !== '');
	const sum =
		price === null
			? ''
			: reading.step.kind === 'agreed'
				? `A written confirmation with ${priceAt(price)}, the day and what is included`
				: `What ${priceAt(price)} covers and what it does not, on one page`;
	const request = requests[0] === undefined || promised.length > 0 ? '' : `What was asked for: ${cited(requests[0])}`;
	const none = money.refused !== null && price !== null ? 'A smaller version with its own price: [add price]' : '';
	return [...promised, request, sum, none].filter((item) => item !== '').slice(0, 4);
}

function timing(reading: Reading): string {
	const { step, brokenOff, times } = reading;
	if (step.kind === 'dated') return `${capital(stepName(reading))}: ${agreedDay(reading)} ${at(step.line ?? 1)}`;
	if (step.kind === 'agreed') return 'Confirm the agreement in writing the same day.';
	if (leftAlone(reading) !== null) return `None: ${reading.facts.buyer.name} wants no further contact.`;
	if (brokenOff !== null) return 'Open: the talk was broken off; a new offer would have to come first.';
	if (reading.openOffer !== null) return `Open: the offer ${at(reading.openOffer.line)} has no answer yet [add date].`;
	if (step.kind === 'undated') return `Agreed without a day ${at(step.line ?? 1)}: propose two days [add dates].`;
	return times.wanted === null
		? 'No follow-up was agreed: [add date].'
		: `No follow-up was agreed: [add date], early enough for ${timeIn(times.wanted)}.`;
}

function method(reading: Reading): string {
	if (leftAlone(reading) !== null) return 'None, unless they write themselves';
	if (reading.step.kind === 'agreed') return 'In writing';
	const text = reading.facts.turns.map((turn) => turn.text).join(' ');
	const channel =
		reading.step.what.includes('visit') ||
		/valuation|inspection|assessment|test drive|estimate|appointment/.test(reading.step.what)
			? 'In person'
			: /\be-?mail\b/i.test(text)
				? `E-mail, then ${reading.step.kind === 'dated' ? `the ${stepName(reading)}` : 'a call'}`
				: 'A call';
	return reading.people.decider === 'absent' && reading.people.named !== ''
		? `${channel}, if possible with ${deciderName(reading)} taking part`
		: channel;
}

export function nextSteps(reading: Reading, bant: Bant): Steps {
	return {
		immediateActions: immediateActions(reading, bant),
		followUpStrategy: {
			timing: timing(reading),
			method: method(reading),
			agenda: leftAlone(reading) === null ? agenda(reading, bant) : 'None',
			materials: leftAlone(reading) === null && reading.brokenOff === null ? materials(reading) : [],
		},
	};
}
