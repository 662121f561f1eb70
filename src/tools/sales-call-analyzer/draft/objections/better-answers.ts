import { quoted } from '#prose/sentences.ts';
import type { Objection } from '#reading/objections.ts';
import { type NamedPrice, priceIn } from '#reading/prices.ts';
import type { Reading } from '../../reading.ts';
import { mainPain, mainPrice } from '../pick.ts';
import { brief, deciderAddressed, priceText } from '../words.ts';

/** A better answer to an objection, in wording of ours with the call's own words and figures in it. */

interface Slots {
	/** The objection in the prospect's words, e.g. “that is more than we planned”. */
	words: string;
	/** The main pain in the prospect's words; empty where none was named. */
	pain: string;
	/** The price under discussion; empty where none was named. */
	price: string;
	/** Another price that the salesperson's reply names. */
	other: string;
	/** A figure that the salesperson claimed just before. */
	claim: string;
	/** Who has to agree, e.g. "your wife". */
	decider: string;
	/** Whether the objection is put as a question. */
	asks: boolean;
	/** The offer, from the form. */
	offer: string;
}

function trimmed(text: string): string {
	return quoted(text.replace(/(?<![.,;])[.,;]+$/, ''));
}

/** The price under discussion; in a bargain the one named last before the objection. */
function priceBefore(reading: Reading, { moment }: Objection): NamedPrice | null {
	const main = mainPrice(reading);
	if (reading.step.kind !== 'agreed') return main;
	return (
		reading.money.prices.findLast(
			(price) => price.side === 'salesperson' && price.moment.remark.index < moment.remark.index,
		) ?? main
	);
}

function slotsOf(reading: Reading, objection: Objection): Slots {
	const pain = mainPain(reading);
	const price = priceBefore(reading, objection);
	const before = reading.facts.turns[objection.moment.remark.turn - 1];
	const claim = before?.remarks
		.flatMap(({ figures }) => figures)
		.findLast(({ kind }) => kind === 'percent' || kind === 'money');
	const other = objection.reply?.remarks.flatMap((remark) => priceIn(remark) ?? [])[0];
	const same = pain !== null && pain.moment.line === objection.moment.line;
	return {
		words: trimmed(brief(objection.moment, 80)),
		pain: pain === null || same ? '' : trimmed(brief(pain.moment, 80)),
		price: price === null ? '' : priceText(price),
		other: other === undefined || other.figure === price?.figure ? '' : priceText(other),
		claim: claim === undefined || claim.text === price?.figure ? '' : quoted(claim.text),
		decider: reading.people.named === '' ? '' : deciderAddressed(reading),
		asks: objection.moment.remark.questions > 0,
		offer: reading.facts.input.productOffering.split(/[:.]/)[0]?.trim() ?? '',
	};
}

type Answers = readonly ((slots: Slots) => string)[];

const PRICE: Answers = [
	({ price, other, pain }) => {
		if (other !== '' && price !== '' && other !== price)
			return `I understand. Let us leave ${price} aside: ${other} may be enough. What would it have to do for you?`;
		if (pain !== '' && price !== '')
			return `Fair. Before we talk about ${price}: you said ${pain}. What does that cost you in a month?`;
		if (pain !== '') return `That is fair to say. And ${pain}: what does that cost you in a month?`;
		return price === ''
			? 'Fair. Which amount would have been right, and what would it have to cover?'
			: `Fair. Which part of ${price} could you do without, and what amount had you expected?`;
	},
	({ words, price }) =>
		`When you say ${words}: is it the sum itself, or the moment${price === '' ? '' : ` at which ${price} would fall due`}?`,
	({ words }) =>
		`You come back to ${words}. If the amount were settled, would you go ahead, or is there something else?`,
];

const PROOF: Answers = [
	({ claim, pain, words, asks }) => {
		const test =
			pain === ''
				? 'Which figure of yours would show whether it works?'
				: `Take ${pain}: how often does that happen, and what is one such case worth to you?`;
		if (claim === '' && pain === '' && asks)
			return `On ${words}: what I have is [add what can be shown], and nothing beyond it. What would you need to see before you decide?`;
		return claim === ''
			? `You should not have to take my word for it. ${test} I will bring a case that can be checked: [add which].`
			: `${claim} comes from others, so let us test it on you. ${test} I will bring the sum and the closest case: [add which].`;
	},
	({ words }) =>
		`You say ${words}, and I cannot settle that by repeating myself. Which source would you believe, and may I send you exactly that: [add source]?`,
	({ words }) =>
		`On ${words}: here is what I can show, and here is what I cannot: [add both]. Does the first part matter to you?`,
];

const TRUST: Answers = [
	({ words }) =>
		`You said ${words}: then I would be careful too. What happened, and what would have to be different this time?`,
	({ words }) => `I hear ${words}. You need not decide anything today: what could you check yourself, without me?`,
	({ words }) =>
		`Then let us stop selling for a moment. What is the one thing behind ${words} that nobody has answered?`,
];

const AUTHORITY: Answers = [
	({ decider, price }) => {
		const person = decider === '' ? 'the person who decides' : decider;
		return `Good that you say so. What will ${person} ask first${price === '' ? '' : ` about ${price}`}? Let us answer that together: can we speak to ${person} directly?`;
	},
	({ words }) =>
		`You said ${words}. What would you need from me on one page, so that you do not have to explain it alone?`,
];

const CONTRACT: Answers = [
	() =>
		'How long could you commit for? I will tell you what that does to the price: [add terms]. And what would have to happen if your plans change?',
	({ words }) => `You said ${words}. Which way out would you need to have in writing?`,
];

const TIMING: Answers = [
	({ pain }) =>
		pain === ''
			? 'Then I will not keep you. When would be a better moment, and what would make the call worth your time?'
			: `Then I will not keep you. When you have time, is it worth talking about ${pain}, or should I leave it?`,
	({ words }) => `You told me ${words}. What has to happen first, and shall I call once it has?`,
];

const NOT_INTERESTED: Answers = [
	({ offer, pain }) => {
		if (pain !== '')
			return `I take that as a no. One question before I go: is ${pain} settled for you, or is this just not the way?`;
		return offer === ''
			? `I take that as a no. One question before I go: is it the subject, or the moment?`
			: `I take that as a no. One question before I go: is ${offer} of no use to you, or only not now?`;
	},
	({ words }) => `Understood: ${words}. I will not call again unless you ask me to.`,
	({ words }) => `After ${words} I have nothing to add. Thank you for your time.`,
];

const COMPETITION: Answers = [
	({ words }) => `You said ${words}. What do you like about it, and what would you change if you could?`,
	({ words, pain }) =>
		pain === ''
			? `Next to ${words}, what would a second option have to do better to be worth a look?`
			: `Does what you have also deal with ${pain}? If it does, stay with it.`,
];

const IMPLEMENTATION: Answers = [
	({ words }) =>
		`You worry about the work: ${words}. Which part could we take off you, and which small part could we try first?`,
	({ words }) => `On ${words}: who on your side would carry it, and how many hours could that person spare?`,
];

const PRODUCT_FIT: Answers = [
	({ words }) => `On ${words}: [add the plain answer, and how it can be seen]. Would that settle it for you?`,
	({ words, pain }) =>
		pain === ''
			? `Let me check ${words} before I promise anything. In which situation would you notice it first?`
			: `Let me check ${words} before I promise anything. Apart from that, would it solve ${pain}?`,
	({ words }) => `What would you have to see with your own eyes to be sure about ${words}?`,
];

const NEED: Answers = [
	({ words, pain }) =>
		pain === ''
			? `Perhaps you do not need it. You said ${words}: how do you handle it today, and what happens when it goes wrong?`
			: `Perhaps you do not need it. How do ${words} and ${pain} go together?`,
	({ words }) =>
		`If ${words} is how it looks to you, what would have to change before it becomes worth a conversation?`,
];

const ANSWERS: Record<Objection['category'], Answers> = {
	Price: PRICE,
	Proof: PROOF,
	Trust: TRUST,
	Authority: AUTHORITY,
	Timing: TIMING,
	'Not interested': NOT_INTERESTED,
	Competition: COMPETITION,
	Implementation: IMPLEMENTATION,
	'Product fit': PRODUCT_FIT,
	Need: NEED,
	'Contract terms': CONTRACT,
};

const ASKED_TO_BE_LEFT = /\b(?:take (?:me|us) off|remove (?:me|us)|stop calling|don't call)\b/i;

/** The answer for the n-th objection of its kind, between ‘ and ’; what was settled needs none. */
export function betterAnswer(reading: Reading, objection: Objection, occurrence: number): string {
	const { answer, handling } = objection;
	if (handling === 'Excellent' && answer !== null)
		return `The answer of line ${answer.line} held; only check it: ‘Is that settled for you?’`;
	const slots = slotsOf(reading, objection);
	if (ASKED_TO_BE_LEFT.test(objection.moment.remark.folded) && objection.category === 'Not interested') {
		return '‘I will take you off the list now. I am sorry for the interruption.’';
	}
	const answers = ANSWERS[objection.category];
	const chosen = answers[occurrence];
	if (chosen !== undefined) return `‘${chosen(slots)}’`;
	return `‘We are back at ${slots.words}, and I have no new answer to it: what would count as one for you?’`;
}
