/** Every fixed sentence of the built-in proposal. Slots take a name, a sum, a line or a whole quote, and nothing else. */

import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { ended, quoted } from '#prose/sentences.ts';

export const ADD_PRICE = '[add price]';

/** "Proposal for Kearns Heating – Quoteline Studio" */
export const proposalFor = (client: string, seller: string) =>
	['Proposal', client === '' ? '' : ` for ${client}`, seller === '' ? '' : ` – ${seller}`].join('');
export const OPTION = (number: number) => `Option ${number}`;
export const PRICE = 'Price and terms';
export const priceLine = (price: string) => `${PRICE}: ${price}`;
/** True of whoever has agreed and of whoever has not heard of it. */
export const decidedBy = (who: string) => `${LABELS.decides}: ${who}`;
/** Whether a step says who decides. */
export const isDecision = (step: string) => step.startsWith(decidedBy(''));

export const HEADINGS = {
	problem: 'Your situation',
	outcome: 'Your goals',
	solution: 'How it works',
	deliverables: 'What we deliver',
	price: PRICE,
	timing: 'Start and end',
	proof: 'Our work for others',
	reassurance: 'Your questions, answered',
	nextSteps: 'Next steps',
	acceptance: 'Acceptance',
} as const;

/** Said by whoever signs: who was on the call need not be who may. */
export const ACCEPTED = 'I accept this proposal.';
/** The lines that a client fills in by hand. */
export const SIGNATURE = ['Name', 'Date', 'Signature'] as const;
export const CHOSEN = 'Option';
/** A client's answer by email. */
export const acceptedByMail = (isChoice: boolean) =>
	[ACCEPTED, '', ...(isChoice ? [`${CHOSEN}:`] : []), 'Name:', 'Date:'].join('\n');
export const BLANK = '______________________________';

/** The parts on the screen. A check of an answer begins with the label of its part, or with that of the client. */
export const LABELS = {
	parties: 'Client and seller',
	client: 'Client',
	seller: 'Your company',
	problem: 'Current situation',
	solution: 'Proposed solution',
	how: HEADINGS.solution,
	price: PRICE,
	outcome: 'Key benefits',
	deliverables: 'Deliverables',
	timing: 'Timeline',
	reassurance: 'Risk mitigation',
	nextSteps: 'Next steps',
	decides: 'Who decides',
} as const;

/** For the member alone. */
export const NOTE = {
	unlabelled: 'The transcript does not say who speaks, so nothing is attributed: check whose words these are.',
	noSale: 'Nobody in this transcript offers something to somebody, so hardly anything was found for a proposal.',
	refused: (quote: string, line: number) => `The client refused: ${quoted(quote)} ${at(line)}.`,
	doubt: (quote: string, line: number) => `Have an answer ready to ${quoted(quote)} ${at(line)}.`,
	absent: (who: string, line: number) => `${capital(who)} also decides and was not on the call ${at(line)}.`,
	missing: (quote: string, line: number) => `Promised and not in this proposal: ${quoted(quote)} ${at(line)}.`,
	stillToFind: (note: string) => `Still to find out, by your notes: ${quoted(note)}`,
	noteLeftOut: (note: string) => `In your notes and not in this proposal: ${quoted(note)}`,
	overLimit: (limit: string, line: number) => `Your price is above the ${limit} that they named ${at(line)}.`,
	unnamedPrice: (sum: string) => `${sum} is in your price, and you did not name it on the call.`,
	/** Begins with the label of the field beside which it stands. */
	check: (label: string, wrote: string, says: string, line: number) =>
		`${label}: check ${quoted(wrote)}, the call says ${says} ${at(line)}.`,
	paidOnce: (sum: string, line: number) =>
		`Named on the call, to be paid once, and not in your price: ${sum} ${at(line)}.`,
	noTerms: 'Nothing was said on the call about when and how it is paid, so nothing is said here.',
	wantedBy: (quote: string, line: number) =>
		`They named a day by which they want it: ${quoted(quote)} ${at(line)}. Check that your start and end keep to it.`,
	noStart: 'No day for the start was named on the call.',
	dayOfCall: (words: string) => `The transcript has no date. Write ${words} as a date before you send it.`,
	bannedAnswer: (word: string) => ended(`Your notes say not to mention ${quoted(word)}, and an answer of yours does`),
} as const;

/** Whether a note is a check of what stands under a label. */
export const isCheckOf = (note: string, label: string) => note.startsWith(`${label}: check `);
