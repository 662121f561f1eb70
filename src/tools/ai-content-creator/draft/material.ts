import { completed } from '#business/fit/completed.ts';
import { listLines, withoutEnd } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { ANSWER_KEYS, type AnswerKey, type AnswerKind, kindOf, PLACES } from '../answers.ts';
import type { ContentInput } from '../contract.ts';
import { faultsIn, slipsIn } from './faults.ts';

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
	/** What is wrong in it, though it is printed as typed. */
	slips: readonly string[];
}

/** An answer that cannot be used yet. */
export type Unfinished = { key: AnswerKey; kind: AnswerKind; first: string; rest: readonly string[] } & (
	| { lacks: 'rest' }
	| { lacks: 'fit'; problems: readonly string[] }
);

export interface Material {
	answers: readonly Answer[];
	unfinished: readonly Unfinished[];
	/** The kinds that have an empty field. */
	free: ReadonlySet<AnswerKind>;
}

/** Without these, the first line is no piece yet. */
const NEEDS_REST: ReadonlySet<AnswerKind> = new Set(['question', 'mistake', 'opinion', 'story', 'steps', 'offer']);

/** The answers of an input: each is taken whole, or not at all. */
export function materialOf({ answers }: ContentInput): Material {
	const keyOf = new Map<string, AnswerKey>();
	const whole: Answer[] = [];
	const unfinished: Unfinished[] = [];
	const free = new Set<AnswerKind>();
	for (const key of ANSWER_KEYS) {
		const kind = kindOf(key);
		const { first: typed, rest, picture = '', date = '' } = { picture: '', date: '', ...answers[key] };
		const said = (typed || rest).toLowerCase();
		const same = keyOf.get(said);
		if (said === '') free.add(kind);
		if (said === '' || (same !== undefined && answers[same].rest === rest)) continue;
		keyOf.set(said, same ?? key);
		const { first, lines, problems } = completedIn(kind, typed, rest);
		const all = [...(same ? [SAME] : []), ...problems, ...faultsIn('photo', picture), ...faultsIn('date', date)];
		if (all.length > 0) {
			unfinished.push({ key, kind, lacks: 'fit', first: typed || rest, rest: lines, problems: [...new Set(all)] });
		} else if (rest === '' && NEEDS_REST.has(kind)) unfinished.push({ key, kind, lacks: 'rest', first, rest: [] });
		else
			whole.push({ key, kind, ...inLines(first, lines), picture, date, slips: slipsIn([first, ...lines].join('\n')) });
	}
	return { answers: whole, unfinished, free };
}

const FIRST_LINE_MISSING = 'Its first line is empty.';
const SAME = 'Its first line is that of an earlier answer.';

/** Kinds whose first line may be a headline: a few words. */
const MAY_BE_HEADLINE: ReadonlySet<AnswerKind> = new Set(['mistake', 'opinion', 'result', 'scene', 'dated', 'offer']);
/** What begins like this rests on something before it. */
const LEANS = /^(?:This|That|These|Those|They|He|She|But|And|So)\b/;
/** Kinds whose first line may be something to do. */
const MAY_BE_COMMAND: ReadonlySet<AnswerKind> = new Set(['dated', 'opinion']);

/** An answer with its capitals and end marks, and all that is wrong with it. */
function completedIn(kind: AnswerKind, typed: string, rest: string) {
	const [forFirst, forRest] = PLACES[kind];
	const lines = listLines(rest).flatMap((line) => completed(forRest, line).split('\n'));
	const inRest = faultsIn(forRest, lines.join('\n'));
	if (typed === '') {
		const [opening = ''] = lines.flatMap(wholeSentences);
		const problems = kind === 'story' ? faultsIn('mistake', opening) : [FIRST_LINE_MISSING];
		return { first: '', lines, problems: [...problems, ...inRest] };
	}
	const sentence = completed(forFirst, typed);
	const places = MAY_BE_COMMAND.has(kind) ? ([forFirst, 'check'] as const) : [forFirst];
	if (places.some((place) => faultsIn(place, sentence).length === 0))
		return { first: sentence, lines, problems: inRest };
	const headline = withoutEnd(sentence);
	const isHeadline = (['title', 'topics'] as const).some((place) => faultsIn(place, headline).length === 0);
	if (MAY_BE_HEADLINE.has(kind) && !LEANS.test(typed) && isHeadline)
		return { first: typed.endsWith('.') ? sentence : headline, lines, problems: inRest };
	return { first: typed, lines, problems: [...faultsIn(forFirst, sentence), ...inRest] };
}

function inLines(first: string, lines: readonly string[]): Pick<Answer, 'first' | 'rest'> {
	if (first !== '') return { first, rest: lines };
	const [opening = '', ...others] = lines;
	return { first: opening, rest: others };
}
