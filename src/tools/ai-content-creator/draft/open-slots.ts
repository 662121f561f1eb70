import { oneLine, withoutEnd } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { fill } from '#prose/fill.ts';
import { singlyQuoted } from '#prose/sentences.ts';
import { ANSWER_KINDS, type AnswerKey, type AnswerKind } from '../answers.ts';
import type { ContentInput } from '../contract.ts';
import { type Answer, materialOf } from './material.ts';
import type { Written } from './piece.ts';
import * as sentences from './sentences/open-slots.ts';
import { mondayOf } from './slots.ts';
import { belongs } from './themes.ts';

/** What to answer in an open slot, and the kind of answer that it would be. */
export interface Prompt {
	text: string;
	kind: AnswerKind;
	/** The answer that it is about: with what is wrong in it, where it is to be written again, or else as one to keep. */
	again?: string;
	kept?: string;
}

const LONGEST = 160;
/** A slot with a question is within the shortest limit of a platform, too. */
const LONGEST_NAME = 90;
const MOST_WORDED = 110;
const MOST_TROUBLES = 6;

/** What to do about answers that are not written, each in an open slot; of whole ones the tips for a day come first. */
export function promptsForLeft(input: ContentInput, written: readonly Written[]): Prompt[] {
	const { answers, unfinished } = materialOf(input);
	const whole = answers.filter((answer) => written.every((one) => one.answer !== answer));
	const left = [...whole.filter(({ date }) => date !== ''), ...whole.filter(({ date }) => date === '')];
	const ofTip = mondayOf(input.firstDay) === null ? sentences.NO_FIRST_DAY : sentences.TOO_FAR;
	// Of brackets and quotation marks alone, nothing is left to be asked about.
	const isQuotable = ({ first }: { first: string }) => named(first) !== '';
	return [
		...unfinished.filter(isQuotable).map((each) => {
			return { kind: each.kind, text: requestFor(each), again: withProblems(each, each.problems) };
		}),
		...left.filter(isQuotable).map(({ kind, first, date }) => {
			const form = date === '' ? sentences.SUITS_NO_PLATFORM : ofTip;
			return { kind, text: fill(form, { words: named(first), date }), kept: `‘${first}’` };
		}),
	];
}

function requestFor({ key, kind, first, problems }: Answer): string {
	const words = named(first);
	if (problems.length > 0)
		return fill(sentences.DOES_NOT_FIT, { name: nameOf(key), words, problem: afterColon(problems) });
	return fill(kind === 'question' ? sentences.REPLY_MISSING : sentences.REST_MISSING, { words });
}

/** "mistake 2, ‘They oil the chain’: Too short" */
export function withProblems({ key, first }: Answer, problems: readonly string[]): string {
	return `${nameOf(key)}, ‘${named(first)}’${afterColon(problems)}`;
}

/** The answer as the form numbers it: "mistake 2". */
const nameOf = (key: AnswerKey) => key.replace(/(\d)$/, ' $1');

/** What stands for an answer between quotation marks: its first line, as far as that breaks no bracket and no quotation. */
function named(first: string): string {
	const parts = oneLine(first).split(/[[\]“”"<>]+/);
	const [words = ''] = parts.map((part) => part.trim()).sort((one, other) => other.length - one.length);
	if (words.length <= LONGEST_NAME) return words;
	const end = words.lastIndexOf(' ', LONGEST_NAME);
	return words.slice(0, end > 0 ? end : LONGEST_NAME);
}

/** What is wrong, if anything is: as much as stands within a length, the first in any case. */
function afterColon(problems: readonly string[]): string {
	if (problems.length === 0) return '';
	const told = problems.map(withinBrackets);
	return `: ${told.reduce((text, each) => (text.length + each.length > MOST_WORDED ? text : `${text}; ${each}`))}`;
}

/** As one sentence that may stand between brackets; marks of quotation stand for verbatim words only. */
function withinBrackets(text: string): string {
	const parts = wholeSentences(oneLine(text)).map(withoutEnd).join('; ');
	return singlyQuoted(parts).replace(/[[\]]/g, '');
}

/** What else to ask in open slots: what the form speaks of, then a question for each kind; nothing where all fields are full. */
export function promptsOf(input: ContentInput): Prompt[] {
	const { answers, unfinished, free } = materialOf(input);
	if (free.size === 0) return [];
	const begun = [...answers, ...unfinished];
	const isNew = (words: string) => !begun.some((one) => speaksOf(one, words));
	const troubles = statedIn(input.targetAudience.challenges).filter(isNew);
	const about = (kind: AnswerKind, form: `${string}{words}${string}`, all: readonly string[]) =>
		all.map((words) => ({ kind, text: fill(form, { words }) }));
	const countOf = (kind: AnswerKind) => begun.filter((answer) => answer.kind === kind).length;
	const kinds = ANSWER_KINDS.filter((kind) => free.has(kind)).sort((one, other) => countOf(one) - countOf(other));
	return [
		...about('mistake', sentences.ABOUT_TROUBLE, troubles.slice(0, MOST_TROUBLES)),
		...about('dated', sentences.ABOUT_SEASON, statedIn(input.seasonalContent)),
		// The kinds with the fewest answers come first.
		...kinds.flatMap((kind) => {
			const question = sentences.QUESTIONS[kind][Math.min(countOf(kind), 1)];
			return question === undefined ? [] : [{ kind, text: fill(sentences.ANSWER, { question }) }];
		}),
	];
}

/** Whether an answer speaks of a trouble; of a question a word is enough. */
function speaksOf(answer: Answer, words: string): boolean {
	return belongs(answer, words) > 0 || (answer.kind === 'question' && overlap(stems(answer.first), stems(words)) > 0);
}

/** The sentences of a field as they were typed, without those that would break a bracket or a quotation. */
function statedIn(text: string): string[] {
	const stated = text.split(/[;\n]/).flatMap((part) => wholeSentences(oneLine(part)));
	return [...new Set(stated)].filter(
		(words) => words.length <= LONGEST && !/[[\]“”<>]/.test(words) && /\p{L}{3}/u.test(words),
	);
}
