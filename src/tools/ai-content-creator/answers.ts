import type { Slot } from '#business/fit/slots.ts';
import { section, text } from '#tools/fields.ts';

/** What the brand knows: short answers, each of which becomes one piece of the calendar. */

const answer = (first: string, rest: string) => section({ first: text().describe(first), rest: text().describe(rest) });

const question = () => answer('A question that customers ask, as they ask it', 'The reply: up to five short sentences');
const mistake = () => answer('A mistake that customers make, in one sentence', 'What to do instead');
const opinion = () => answer('An opinion, in one sentence', 'Why: up to five sentences');
const steps = () => answer('The title, without a full stop', 'The steps, a sentence a line');
const story = () => answer('The title; empty where the story needs none', 'What happened, up to five lines');
const result = () => answer('What came of the work, in one sentence with its number', 'How it came about');

const scene = () =>
	section({
		first: text().describe('Something that happens at work, in one sentence'),
		rest: text().describe('What belongs to it: up to five sentences'),
		picture: text().describe('What a photo of it shows'),
	});

const dated = () =>
	section({
		date: text().describe('The day that it is for, e.g. "31 December"'),
		first: text().describe('The tip, in one sentence'),
		rest: text().describe('What belongs to it: up to five sentences'),
	});

const shape = {
	question1: question(),
	question2: question(),
	question3: question(),
	mistake1: mistake(),
	mistake2: mistake(),
	mistake3: mistake(),
	opinion1: opinion(),
	opinion2: opinion(),
	opinion3: opinion(),
	result1: result(),
	result2: result(),
	result3: result(),
	story1: story(),
	story2: story(),
	story3: story(),
	steps1: steps(),
	steps2: steps(),
	check1: answer('What people can check alone: one sentence that begins with a verb', 'What the check shows'),
	scene1: scene(),
	scene2: scene(),
	dated1: dated(),
	dated2: dated(),
	offer1: answer('What you do, in one sentence that begins with "We" or "I"', 'How it works, and the first step'),
};

/** The answers in a request: optional, in fields of a fixed kind. */
export const answers = () => section(shape);

export type AnswerKey = keyof typeof shape;

export const ANSWER_KEYS = Object.keys(shape) as AnswerKey[];

export type AnswerKind =
	| 'question'
	| 'mistake'
	| 'opinion'
	| 'result'
	| 'story'
	| 'steps'
	| 'check'
	| 'scene'
	| 'dated'
	| 'offer';

export const ANSWER_KINDS: readonly AnswerKind[] = [
	'question',
	'mistake',
	'opinion',
	'result',
	'story',
	'steps',
	'check',
	'scene',
	'dated',
	'offer',
];

export function kindOf(key: AnswerKey): AnswerKind {
	return key.slice(0, -1) as AnswerKind;
}

/** The places that the first line and the rest of an answer take in a piece. */
export const PLACES: Readonly<Record<AnswerKind, readonly [first: Slot, rest: Slot]>> = {
	question: ['objection', 'passage'],
	mistake: ['mistake', 'passage'],
	opinion: ['mistake', 'passage'],
	result: ['result', 'passage'],
	story: ['title', 'story'],
	steps: ['title', 'steps'],
	check: ['check', 'passage'],
	scene: ['mistake', 'passage'],
	dated: ['mistake', 'passage'],
	offer: ['we', 'passage'],
};
