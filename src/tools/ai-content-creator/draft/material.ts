import { fits } from '#business/fit/fit.ts';
import { NO_SENTENCE } from '#business/fit/sentence.ts';
import type { Slot } from '#business/fit/slots.ts';
import { listLines } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { ANSWER_KEYS, type AnswerKey, type AnswerKind, kindOf, PLACES } from '../answers.ts';
import type { ContentInput } from '../contract.ts';

/** A whole answer whose texts fit their places. */
export interface Answer {
	key: AnswerKey;
	kind: AnswerKind;
	/** The first line; of a story without a title, its first line. */
	first: string;
	/** What follows, a paragraph or a step each. */
	rest: readonly string[];
	/** What a photo shows; may be empty. */
	picture: string;
	/** As typed, e.g. "31 December"; may be empty. */
	date: string;
}

/** An answer that cannot be used yet. */
export type Unfinished = { key: AnswerKey; kind: AnswerKind } & (
	| { lacks: 'rest'; first: string }
	| { lacks: 'fit'; problem: string }
);

export interface Material {
	answers: readonly Answer[];
	unfinished: readonly Unfinished[];
}

/** Without these, the first line is no piece yet. */
const NEEDS_REST: ReadonlySet<AnswerKind> = new Set(['question', 'mistake', 'opinion', 'story', 'steps', 'offer']);

/** The answers of an input: each is taken whole, or not at all. */
export function materialOf({ answers }: ContentInput): Material {
	const seen = new Set<string>();
	const whole: Answer[] = [];
	const unfinished: Unfinished[] = [];
	for (const key of ANSWER_KEYS) {
		const kind = kindOf(key);
		const { first, rest, picture = '', date = '' } = { picture: '', date: '', ...answers[key] };
		const said = (first || rest).toLowerCase();
		if (said === '' || seen.has(said)) continue;
		seen.add(said);
		const problem = problemOf(kind, first, rest) ?? fits('photo', picture) ?? fits('date', date);
		if (problem !== null) unfinished.push({ key, kind, lacks: 'fit', problem });
		else if (rest === '' && NEEDS_REST.has(kind)) unfinished.push({ key, kind, lacks: 'rest', first });
		else whole.push({ key, kind, ...inLines(first, listLines(rest)), picture, date });
	}
	return { answers: whole, unfinished };
}

function problemOf(kind: AnswerKind, first: string, rest: string): string | null {
	const [forFirst, forRest] = PLACES[kind];
	if (first === '') return kind === 'story' ? withoutTitle(rest) : FIRST_LINE_MISSING;
	// An opinion and a tip may also be something to do.
	const isCheck = (kind === 'dated' || kind === 'opinion') && fits('check', first) === null;
	return (isCheck ? null : problemIn(forFirst, first)) ?? problemIn(forRest, rest);
}

/** The places of running text, which stands on its own: a short form such as "To the workshop, yes." is at home there. */
const RUNNING: ReadonlySet<Slot> = new Set(['mistake', 'passage', 'story', 'steps']);

function problemIn(slot: Slot, text: string): string | null {
	const problem = fits(slot, text, { mayName: true });
	if (problem === null || !isShortForm(problem) || !RUNNING.has(slot)) return problem;
	const sentences = listLines(text).flatMap(wholeSentences);
	const problems = sentences.map((sentence) => fits(slot, sentence, { mayName: true }));
	return problems.find((each) => each !== null && !isShortForm(each)) ?? null;
}

const isShortForm = (problem: string) => problem.endsWith(NO_SENTENCE.replace('That ', ''));

const FIRST_LINE_MISSING = 'Its first line is empty.';

/** A story without a title begins with a sentence that stands alone. */
function withoutTitle(rest: string): string | null {
	const [opening = ''] = listLines(rest).flatMap(wholeSentences);
	return problemIn('mistake', opening) ?? problemIn('story', rest);
}

function inLines(first: string, lines: readonly string[]): Pick<Answer, 'first' | 'rest'> {
	if (first !== '') return { first, rest: lines };
	const [opening = '', ...others] = lines;
	return { first: opening, rest: others };
}
