import { oneLine, withoutEnd } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { fill } from '#prose/fill.ts';
import { ANSWER_KINDS, type AnswerKey, type AnswerKind } from '../answers.ts';
import type { ContentInput, ContentPiece } from '../contract.ts';
import { NO_ASK } from '../piece-text.ts';
import { mondayOf } from './first-day.ts';
import type { Answer, Material, Unfinished } from './material.ts';
import { typeOf } from './piece.ts';
import * as sentences from './sentences/open-slots.ts';
import type { Slot } from './slots.ts';
import { belongs } from './themes.ts';

/** What to answer in an open slot, and the kind of answer that it would be. */
interface Prompt {
	text: string;
	kind: AnswerKind;
}

const LONGEST = 160;
/** A slot with a question is within the shortest limit of a platform, too. */
const LONGEST_NAME = 90;
const MOST_WORDED = 110;
const MOST_TROUBLES = 6;

/** What to do about answers that are not written, each in an open slot. */
export function promptsForLeft(
	{ firstDay }: ContentInput,
	{ unfinished }: Material,
	left: readonly Answer[],
): (Prompt & { first: string; again?: string })[] {
	const isDated = mondayOf(firstDay) !== null;
	// Of brackets and quotation marks alone, nothing is left to be asked about.
	const isQuotable = ({ first }: { first: string }) => named(first) !== '';
	return [
		...unfinished.filter(isQuotable).map((each) => {
			return {
				...each,
				text: requestFor(each),
				again: `${nameOf(each.key)}, ‘${named(each.first)}’${problemOf(each)}`,
			};
		}),
		...left.filter(isQuotable).map((each) => ({ ...each, text: requestForLeft(each, isDated) })),
	];
}

/** What else to ask in open slots: what the form speaks of, then a question for each kind; nothing where all fields are full. */
export function promptsOf(input: ContentInput, material: Material): Prompt[] {
	if (material.free.size === 0) return [];
	const about = (form: `${string}{words}${string}`, kind: AnswerKind, text: string) =>
		statedIn(text).map((words) => ({ text: fill(form, { words }), kind, words }));
	return [
		...about(sentences.ABOUT_TROUBLE, 'mistake', input.targetAudience.challenges)
			.filter(({ words }) => !isSpokenOf(words, material))
			.slice(0, MOST_TROUBLES),
		...about(sentences.ABOUT_SEASON, 'dated', input.seasonalContent),
		...questionsFor(material),
	];
}

/** Whether an answer speaks of it, be it finished or not; of a question a word is enough. */
function isSpokenOf(words: string, { answers, unfinished }: Material): boolean {
	const wanted = stems(words);
	return [...answers, ...unfinished].some(
		({ kind, first, rest }) =>
			belongs({ first, rest }, words) > 0 || (kind === 'question' && overlap(stems(first), wanted) > 0),
	);
}

/** Answers that are printed though something in them is wrong, with what it is. */
export function slipsOf(answers: readonly Answer[]): string[] {
	return answers
		.filter(({ slips }) => slips.length > 0)
		.map(({ key, first, slips }) => `${nameOf(key)}, ‘${named(first)}’${saidOf(slips)}`);
}

function requestFor(unfinished: Unfinished): string {
	const { key, kind } = unfinished;
	const words = named(unfinished.first);
	if (unfinished.lacks === 'rest') {
		return fill(kind === 'question' ? sentences.REPLY_MISSING : sentences.REST_MISSING, { words });
	}
	return fill(sentences.DOES_NOT_FIT, { name: nameOf(key), words, problem: problemOf(unfinished) });
}

/** What the field says, after a colon. */
function problemOf(unfinished: Unfinished): string {
	if (unfinished.lacks === 'rest') return '';
	return saidOf(unfinished.problems);
}

function saidOf(problems: readonly string[]): string {
	return `: ${within(MOST_WORDED, problems.map(withinBrackets))}`;
}

/** What to do for a whole answer that has no slot, and stands in an open one. */
function requestForLeft({ first, date }: Answer, isDated: boolean): string {
	const words = named(first);
	if (date === '') return fill(sentences.SUITS_NO_PLATFORM, { words });
	return fill(isDated ? sentences.TOO_FAR : sentences.NO_FIRST_DAY, { words, date });
}

/** What stands for an answer between quotation marks: its first line, as far as that breaks no bracket and no quotation. */
function named(first: string): string {
	const parts = oneLine(first).split(/[[\]“”"<>]+/);
	const words = parts.reduce((kept, one) => (one.trim().length > kept.length ? one.trim() : kept), '');
	if (words.length <= LONGEST_NAME) return words;
	const end = words.lastIndexOf(' ', LONGEST_NAME);
	return words.slice(0, end > 0 ? end : LONGEST_NAME);
}

/** As many as stand within a length, the first in any case. */
function within(most: number, problems: readonly string[]): string {
	return problems.reduce((text, each) => (text.length + each.length > most ? text : `${text}; ${each}`));
}

/** The answer as the form numbers it: "mistake 2". */
export const nameOf = (key: AnswerKey) => key.replace(/(\d)$/, ' $1');

/** As one sentence that may stand between brackets; marks of quotation stand for verbatim words only. */
function withinBrackets(text: string): string {
	const parts = wholeSentences(oneLine(text)).map(withoutEnd).join('; ');
	return parts.replaceAll('“', '‘').replaceAll('”', '’').replace(/[[\]]/g, '');
}

/** The sentences of a field as they were typed, without those that would break a bracket or a quotation. */
function statedIn(text: string): string[] {
	const stated = text.split(/[;\n]/).flatMap((part) => wholeSentences(oneLine(part)));
	return [...new Set(stated)].filter(
		(words) => words.length <= LONGEST && !/[[\]“”<>]/.test(words) && /\p{L}{3}/u.test(words),
	);
}

/** A question for each kind that has a free field, the kinds with the fewest answers first. */
function questionsFor({ answers, unfinished, free }: Material): Prompt[] {
	const count = (kind: AnswerKind) => [...answers, ...unfinished].filter((answer) => answer.kind === kind).length;
	const kinds = ANSWER_KINDS.filter((kind) => free.has(kind)).sort((one, other) => count(one) - count(other));
	return kinds.flatMap((kind) => {
		const question = sentences.QUESTIONS[kind][Math.min(count(kind), 1)];
		return question === undefined ? [] : [{ text: fill(sentences.ANSWER, { question }), kind }];
	});
}

/** Where nothing is left to ask about. */
export const further: Prompt = { text: sentences.FURTHER, kind: 'question' };

/** The slot as an entry of the calendar: date, theme and question, and nothing to post. */
export function openPiece(
	{ platform }: Slot,
	{ text, kind }: Prompt,
	{ time, n, total, types }: { time: string; n: number; total: number; types: ContentInput['contentTypes'] },
): ContentPiece {
	return {
		title: fill(sentences.TITLE, { n: `${n}`, total: `${total}` }),
		platform,
		contentType: typeOf(kind, platform, types),
		optimalPostTime: time,
		content: text,
		hashtags: [],
		callToAction: NO_ASK,
	};
}
