/**
 * Every fixed sentence of the built-in analysis. What stands between “ ” is quoted from the call, what stands between
 * ‘ ’ is wording that we suggest; slots take a name, a sum, a day, a line or a whole quote, and nothing else.
 */

import type { Reason } from '#call-facts/bant.ts';
import type { OutcomeKind } from '#call-facts/facts.ts';
import { capital } from '#language/capitals.ts';
import { countedInWords } from '#language/inflect.ts';
import { at, linesAt } from '#prose/places.ts';
import { ended } from '#prose/sentences.ts';
import { OUTCOME } from './ledger-kinds.ts';

type Lines = readonly number[];

export const MOOD = {
	agreed: (open: number) => (open === 0 ? ('Very Positive' as const) : ('Positive' as const)),
	'next-step': () => 'Positive' as const,
	open: () => 'Neutral' as const,
	refused: () => 'Negative' as const,
} as const;

export const STAGE = {
	agreed: 'Agreed, not signed.',
	'next-step': 'A next step is agreed.',
	open: 'Open.',
	refused: 'Refused.',
} as const;

export const NOT_DISCUSSED = 'Not discussed';
export const NOT_PLAIN = 'Not discussed plainly.';
/** What the form says of a part stands in for a question. */
export const byTheForm = (given: string) => ended(`Not discussed plainly; by your form: ${given}`);
export const NOT_SCORED = 'Not scored.';
export const NEXT_STEP_GAP = '[add the next step and its day]';
export const NO_STEP_AFTER_NO = 'None: they said no.';
export const DAYS_COUNT = 'Days count from the day of the call, which the transcript does not name.';

/** The first line of a result that is shorter than usual. */
export const notice = (reason: string) => `${reason} What was found in it stands below.`;

/** What is said under a label; a talk of several begins below it. */
const under = (label: string, said: string) => `${label}:${said.includes('\n') ? '\n' : ' '}${said}`;

/** Whoever of the member's side speaks. */
export const YOU = 'You';
/** "(line 9)", "(lines 9 and 10)", "(lines 9 to 12)" */
export const placeOf = (lines: Lines) =>
	lines.length > 2 ? `(lines ${Math.min(...lines)} to ${Math.max(...lines)})` : at(...lines);
/** "Bex Dunlop, by Friday" */
export const milestone = (who: string, when: string) => [who, when].filter((part) => part !== '').join(', ');
/** "Agreed: “Yes. Let's do it.” (Gus, line 81)" */
export const outcome = (kind: OutcomeKind, said: string) =>
	said === '' ? `${ENDED[kind]}.` : under(ENDED[kind], said);
const ENDED = { ...OUTCOME, 'next-step': `Nothing is bought yet. ${OUTCOME['next-step']}` };
/** What is agreed where the rest is not. */
export const agreedInPart = (said: string, left: string) =>
	[under('Agreed in part', said), ...(left === '' ? [] : [under('Left out', left)])].join('\n');
/** What somebody who was there would tell. */
export const FROM_THE_CALL = 'From the call';
export const fromTheCall = (cited: string) => `${FROM_THE_CALL}: ${cited}`;
/** With its talk; what they only ask is a question. */
export const mainDoubt = (words: string, talk: string) => `${words.endsWith('?') ? 'They asked' : 'Doubt'}: ${talk}`;
export const dateNamed = (line: number) => `They named a date ${at(line)}.`;
const ENDED_BY = {
	agreed: 'their yes',
	'next-step': 'the next step they agreed to',
	open: 'a call that was left open',
	refused: 'their no',
} as const;
/** What each point is given for. */
const POINTS_FOR: Record<Reason, string> = {
	...ENDED_BY,
	price: 'a price named',
	money: 'a sum they named',
	decider: 'whoever decides, on the call',
	trouble: 'a main trouble',
	figures: 'figures they gave',
	goal: 'a goal',
	date: 'a date they named',
	step: 'a step with a day',
};
/** "5 for the next step they agreed to (line 42), 1 for a price named (line 25).", else where it was said. */
export const restsOn = (points: Points, line: number, lineOf: (reason: Reason) => number | undefined) => {
	const told = points.map(([reason, count]) => {
		const shownAt = lineOf(reason);
		return `${count} for ${POINTS_FOR[reason]}${shownAt === undefined ? '' : ` ${at(shownAt)}`}`;
	});
	return ended(told.length === 0 ? `Said at ${linesAt([line])}` : told.join(', '));
};
type Points = readonly [Reason, number][];
/** How many of its points an assessment gives for how the call ended. */
export const endedPoints = (assessment: string) => Number(ENDED_POINTS.exec(assessment)?.[1] ?? 0);
/** "5 of them for how the call ended": what a score holds besides what was said of its part. */
export const ofTheEnd = (points: number, score: number) =>
	points === 0 ? '' : `${points === score ? 'all' : points} of them for how the call ended`;
const ENDED_POINTS = new RegExp(`\\b(\\d+) for (?:${Object.values(ENDED_BY).join('|')})\\b`);
/** Whether an assessment only says what the points are given for, and where the words are. */
export const isPlace = (assessment: string) => /^(?:\d+ for [^“”]+|Said at line \d+)\.$/.test(assessment);
export const qualification = (points: number) =>
	`${points} of 40 points, for what was said and for how the call ended.`;

/** What to ask where nothing was said of a part. */
export const ASK = {
	budget: '‘What have you set aside for this?’',
	authority: '‘Who else has to agree before you sign?’',
	timeline: '‘By when do you need it?’',
	trouble: '‘What made you take this call?’',
} as const;

export const engagement = (share: number | null, questions: number) =>
	share === null
		? `They asked ${countedInWords(questions, 'question')}.`
		: `They had ${share}% of the talk and asked ${countedInWords(questions, 'question')}.`;
export const interest = (count: number, last: number) =>
	count === 0
		? 'No sign of approval was found in the words.'
		: `${capital(countedInWords(count, 'sign'))} of approval, the last at ${linesAt([last])}.`;
export const TRUST = 'Not measured';

export const RISK = {
	absent: (who: string, line: number) => `Not on the call, though with a say: ${who} ${at(line)}.`,
	overLimit: (price: string, limit: string, lines: Lines) =>
		`Your price of ${price} is above the ${limit} they named ${at(...lines)}.`,
} as const;

export const NO_REPLY = 'No reply was found in the turns right after it.';
export const settled = (cited: string) => `Settled: ${cited}`;
export const cameBack = (cited: string) => `Not settled: ${cited}`;
/** A doubt with a grade, in a file. */
export const answered = (doubt: string, reply: string) => `${doubt}\nYou answered: ${reply}`;
export const withBetter = (doubt: string, better: string) => `${doubt} Better: ${better}`;
export const ACTION = {
	answerDoubt: (cited: string) => `Answer the open doubt: ${cited}`,
	leaveAlone: (cited: string) => `Do what they asked: ${cited}`,
	onNextCall: 'On the next call',
	nextMessage: 'In your next message',
	today: 'Today',
	fromNow: 'From now on',
} as const;

export const FOLLOW_UP = {
	subject: 'What we agreed on our call',
	opening: (names: string) =>
		`Hi ${names === '' ? '[add name]' : names},\n\nThank you for the call. This is what I noted for the next steps:`,
	mine: (what: string) => `I will ${what}`,
	theirs: (who: string, what: string) => `${who} will ${what}`,
	/** To the one who reads it. */
	yours: (what: string) => `You will ${what}`,
	again: (day: string) => `Our next meeting: ${day}`,
	closing: (names: string) => `If something is missing or wrong, please tell me.\n\n${names}`.trim(),
} as const;

export const SKILL = {
	here: (lines: Lines) => ended(capital(linesAt(lines))),
} as const;

export const CLOSE_RISK = {
	agreed: 'Low: they said yes.',
	nextStep: 'Medium: a next step is agreed, and nothing is bought yet.',
	absent: (who: string) => `Medium: ${who} has a say and was not on the call.`,
	medium: (lines: Lines) => `Medium: a doubt is open ${at(...lines)}.`,
	high: (lines: Lines) => `High: several doubts are open ${at(...lines)}.`,
	refused: 'High: they said no.',
	noStep: 'High: no next step was found.',
} as const;
