import { completed } from '#business/fit/completed.ts';
import { listLines, withoutEnd } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import { ANSWER_KEYS, type AnswerKey, type AnswerKind, kindOf, PLACES } from '../answers.ts';
import type { ContentInput } from '../contract.ts';
import { faultsIn, slipsIn } from './faults.ts';

/** An answer with its capitals and end marks. */
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
	/** What keeps it from its place. */
	problems: readonly string[];
	/** What is wrong in it, though it is printed as typed. */
	slips: readonly string[];
}

/** Without these, the first line is no piece yet. */
const NEEDS_REST: ReadonlySet<AnswerKind> = new Set(['question', 'mistake', 'opinion', 'story', 'steps', 'offer']);

/** The answers of an input: each is taken whole, or not at all. */
export const materialOf = oncePer((input: ContentInput) => {
	const keyOf = new Map<string, AnswerKey>();
	/** Whole, with texts that fit their places. */
	const answers: Answer[] = [];
	/** Those with problems, and those that lack what follows the first line. */
	const unfinished: Answer[] = [];
	/** The kinds that have an empty field. */
	const free = new Set<AnswerKind>();
	for (const key of ANSWER_KEYS) {
		const kind = kindOf(key);
		const { first: typed, rest: below, picture = '', date = '' } = { picture: '', date: '', ...input.answers[key] };
		const said = (typed || below).toLowerCase();
		const same = keyOf.get(said);
		if (said === '') free.add(kind);
		if (said === '' || (same !== undefined && input.answers[same].rest === below)) continue;
		keyOf.set(said, same ?? key);
		const [, forRest] = PLACES[kind];
		const lines = listLines(below).flatMap((line) => completed(forRest, line).split('\n'));
		const { line, problems: ofFirst } = firstLine(kind, typed, lines);
		const [first = '', ...rest] = line === '' ? lines : [line, ...lines];
		const all = [
			...ofFirst,
			...faultsIn(forRest, lines.join('\n')),
			...faultsIn('photo', picture),
			...faultsIn('date', date),
		];
		const problems = [...new Set(same ? [SAME, ...all] : all)];
		const answer = { key, kind, first, rest, picture, date, problems, slips: [] };
		if (problems.length > 0) unfinished.push({ ...answer, first: typed || below });
		else if (below === '' && NEEDS_REST.has(kind)) unfinished.push(answer);
		else answers.push({ ...answer, slips: slipsIn([first, ...rest].join('\n')) });
	}
	return { answers, unfinished, free };
});

const NO_FIRST_LINE = 'Its first line is empty.';
const SAME = 'Its first line is that of an earlier answer.';

/** Kinds whose first line may be a headline: a few words. */
const MAY_BE_HEADLINE: ReadonlySet<AnswerKind> = new Set(['mistake', 'opinion', 'result', 'scene', 'dated', 'offer']);
/** What begins like this rests on something before it. */
const LEANS = /^(?:This|That|These|Those|They|He|She|But|And|So)\b/;
/** Kinds whose first line may be something to do. */
const MAY_BE_COMMAND: ReadonlySet<AnswerKind> = new Set(['dated', 'opinion']);

/** A first line with its capital and end mark, and all that is wrong with it; empty where none was typed. */
function firstLine(kind: AnswerKind, typed: string, below: readonly string[]) {
	if (typed === '') {
		const [opening = ''] = below.flatMap(wholeSentences);
		return { line: '', problems: kind === 'story' ? faultsIn('mistake', opening) : [NO_FIRST_LINE] };
	}
	const [place] = PLACES[kind];
	const sentence = completed(place, typed);
	const problems = faultsIn(place, sentence);
	const isCommand = MAY_BE_COMMAND.has(kind) && faultsIn('check', sentence).length === 0;
	if (problems.length === 0 || isCommand) return { line: sentence, problems: [] };
	const headline = withoutEnd(sentence);
	const mayBeHeadline = MAY_BE_HEADLINE.has(kind) && !LEANS.test(typed);
	if (mayBeHeadline && (['title', 'topics'] as const).some((other) => faultsIn(other, headline).length === 0))
		return { line: typed.endsWith('.') ? sentence : headline, problems: [] };
	return { line: typed, problems };
}
