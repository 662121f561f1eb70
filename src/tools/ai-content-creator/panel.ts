import type { FieldGroup } from '#tools/define.ts';
import { ANSWER_KEYS, type AnswerKey, type AnswerKind, kindOf, PLACES } from './answers.ts';

/** The groups of the form that ask for what the brand knows: one answer each, opened one by one. */

interface Asked {
	/** The heading of the first group of its kind. */
	heading: string;
	add: string;
	why: string;
	first: string;
	firstExample: string;
	rest: string;
	restExample: string;
}

const ASKED: Readonly<Record<AnswerKind, Asked>> = {
	question: {
		heading: 'A question customers ask',
		add: 'Add a question',
		why: 'A reply that you have given often is the easiest post to write.',
		first: 'The question',
		firstExample: 'Do I have to give you my till log-in?',
		rest: 'Your reply',
		restExample: 'No. You give us a read-only user, and you can switch it off any day.',
	},
	mistake: {
		heading: 'A mistake they make',
		add: 'Add a mistake',
		why: 'Readers recognise themselves, and learn something that they can do today.',
		first: 'The mistake',
		firstExample: 'The delivery app pays out on Tuesday, and the payout is booked as sales.',
		rest: 'What to do instead',
		restExample: 'Book the full orders as sales and the app’s commission as a cost.',
	},
	opinion: {
		heading: 'An opinion you hold',
		add: 'Add an opinion',
		why: 'One that some of your readers do not share.',
		first: 'The opinion',
		firstExample: 'A margin that you see on the 24th is history.',
		rest: 'Why',
		restExample: 'By then the menu has been printed again. A rough figure on the 5th beats an exact one on the 24th.',
	},
	result: {
		heading: 'A result with its number',
		add: 'Add a result',
		why: 'It proves more than any claim. Name a client only with consent.',
		first: 'What came of it',
		firstExample: 'At a café in Leeds we found £3,140 of supplier credits in one year that nobody had claimed.',
		rest: 'How it came about',
		restExample: 'Each delivery note had been signed and filed. We compared all of them with the statements.',
	},
	story: {
		heading: 'A story of one job',
		add: 'Add a story',
		why: 'How it was, what you did and how it is now. Name a client only with consent.',
		first: 'Title',
		firstExample: 'Three sites, three drawers',
		rest: 'The story, a line for each part',
		restExample: 'Each site kept its invoices in a different drawer.\nWe gave the kitchens one number for photos.',
	},
	steps: {
		heading: 'How the work is done',
		add: 'Add steps',
		why: 'It becomes a carousel, a step on each card.',
		first: 'Title',
		firstExample: 'What happens to an invoice at our desk',
		rest: 'The steps, a sentence a line',
		restExample: 'It arrives as a photo, usually before the van has left.\nWe compare it with the order.',
	},
	check: {
		heading: 'A check that readers can make alone',
		add: 'Add a check',
		why: 'It is useful before anybody buys.',
		first: 'What to do',
		firstExample: 'Take the last statement from your biggest supplier and tick off every invoice you can find.',
		rest: 'What it shows',
		restExample: 'Any line without a tick is either a missing cost or a credit you have not taken.',
	},
	scene: {
		heading: 'A scene from your work',
		add: 'Add a scene',
		why: 'It shows how you work, with a photo.',
		first: 'What happens',
		firstExample: 'Most of our phone calls on a Monday are with suppliers.',
		rest: 'What it is for',
		restExample: 'We ask for the invoice that nobody has and the credit that was promised.',
	},
	dated: {
		heading: 'A tip for a date',
		add: 'Add a tip for a date',
		why: 'It goes out before its day, if the first day of the calendar is named.',
		first: 'The tip',
		firstExample: 'Count your stock on the night of 31 December.',
		rest: 'How to do it',
		restExample: 'One of you counts and the other one writes. Take a photo of every page.',
	},
	offer: {
		heading: 'What you offer',
		add: 'Add what you offer',
		why: 'The one piece that speaks of you.',
		first: 'What you do',
		firstExample: 'We keep the books of independent restaurants, from the supplier invoice to the VAT return.',
		rest: 'How it works, and the first step',
		restExample: 'Your team photographs each invoice, and we enter it. We check one month free of charge.',
	},
};

const REST_HINTS: Partial<Record<AnswerKind, string>> = {
	story: 'Up to five lines, each of whole sentences.',
	steps: 'Up to eight, each of at most 25 words: a step stands on a card of its own.',
};

const areaOf = (kind: AnswerKind) => (kind === 'steps' || kind === 'story' ? 4 : 3);

type AnswerField =
	| `answers.${AnswerKey}.${'first' | 'rest'}`
	| `answers.scene${1 | 2}.picture`
	| `answers.dated${1 | 2}.date`;

function groupOf(key: AnswerKey): FieldGroup<AnswerField, never> {
	const kind = kindOf(key);
	const asked = ASKED[kind];
	const [forFirst, forRest] = PLACES[kind];
	const isFirst = key.endsWith('1');
	return {
		heading: isFirst ? asked.heading : `${asked.heading}, ${key.slice(-1)}`,
		add: asked.add,
		fields: [
			...(key === 'dated1' || key === 'dated2'
				? [
						{
							name: `answers.${key}.date` as const,
							label: 'Date',
							kind: 'text' as const,
							slot: 'date' as const,
							hint: 'So that it goes out in time.',
							placeholder: '31 December',
						},
					]
				: []),
			{
				name: `answers.${key}.first`,
				label: asked.first,
				kind: 'text',
				wide: true,
				slot: forFirst,
				hint: asked.why,
				placeholder: asked.firstExample,
			},
			{
				name: `answers.${key}.rest`,
				label: asked.rest,
				kind: 'area',
				rows: areaOf(kind),
				slot: forRest,
				hint: REST_HINTS[kind] ?? 'Up to five short sentences.',
				placeholder: asked.restExample,
			},
			...(key === 'scene1' || key === 'scene2'
				? [
						{
							name: `answers.${key}.picture` as const,
							label: 'What a photo of it shows',
							kind: 'text' as const,
							wide: true,
							slot: 'photo' as const,
							hint: 'It stands beside the post, for whoever takes it.',
							placeholder: 'My desk on a Monday with phone, statement and highlighter',
						},
					]
				: []),
		],
	};
}

export const answerGroups: readonly FieldGroup<AnswerField, never>[] = ANSWER_KEYS.map(groupOf);
