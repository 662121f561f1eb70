import { brief, isReadable, withoutOpener } from './brief.ts';
import type { CallFacts } from './facts.ts';
import type { Moment, Remark } from './remark.ts';

/** What somebody said, so that it can be understood by itself: with the sentence or the question that it points back to. */
export interface Telling {
	/** Verbatim within one line, without the mark that would end a sentence around it. */
	words: string;
	/** The question that the words answer; empty where they need none. */
	question: string;
	/** The remarks that the words are taken from. */
	remarks: readonly number[];
}

interface Limits {
	/** Characters. */
	most: number;
	/** Remarks that stand elsewhere already. */
	spent?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

export function telling(facts: CallFacts, moment: Moment, { most, spent = NONE }: Limits): Telling {
	const { remark } = moment;
	const own = bare(withItsFigure(moment, most));
	const points = BACK.test(straight(own));
	if (!points && !ANSWER.test(own)) return { words: own, question: '', remarks: [remark.index] };
	const before = points ? said(facts, spent, remark) : null;
	const words = before === null ? own : bare(`${withoutOpener(before.text)} ${remark.text}`);
	const question = before === null || ANSWER.test(words) ? askedBefore(facts, before ?? remark) : '';
	return { words, question, remarks: before === null ? [remark.index] : [before.index, remark.index] };
}

function bare(words: string): string {
	const whole = words.replace(/(?<![.,;:])[.,;:]+("?)$/, '$1');
	return (whole.match(/"/g) ?? []).length === 1 ? whole.replace(/^"|"$/, '').replace(/(?<![.,;:])[.,;:]+$/, '') : whole;
}

function straight(words: string): string {
	return words.replaceAll('’', "'");
}

/** The clause; the whole sentence where the clause would leave out a figure of it. */
function withItsFigure(moment: Moment, most: number): string {
	const words = brief(moment, most);
	const { text, figures } = moment.remark;
	const whole = text.length <= most && /[.!]$/.test(text) && isReadable(text);
	return whole && figures.some((figure) => !words.includes(figure.text)) ? withoutOpener(text) : words;
}

const BACK =
	/^(?:[\w ]{1,24}, )?(?:they|that|this|those|these|he|she|them|it|some|one of (?:them|those|these)|nobody tells|not before)\b|^.{0,24}\b(?:that's|it's|makes them|see them|sees them|of those|of them|of it)\b/i;
/** An answer without a noun of its own: "About 140", "Since March". */
const ANSWER =
	/^(?:about|around|roughly|maybe|probably|once|twice|since|for|from|over|under|nearly|almost|on average|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b|most of|half of)/i;
const LONGEST_PAIR = 230;

/** What the same person said right before, on the same line, where the two are short enough to be read together. */
function said(facts: CallFacts, spent: ReadonlySet<number>, remark: Remark): Remark | null {
	const before = facts.remarks[remark.index - 1];
	if (before === undefined || before.turn !== remark.turn || before.line !== remark.line || spent.has(before.index))
		return null;
	const fits = before.text.length + remark.text.length <= LONGEST_PAIR && before.words > 3 && before.questions === 0;
	const inOne = facts.turns[remark.turn]?.text.includes(`${before.text} ${remark.text}`) === true;
	return fits && inOne && isReadable(before.text) && isReadable(remark.text) && /[.!]$/.test(before.text)
		? before
		: null;
}

const LONGEST_QUESTION = 90;

/** The question of the other side that a remark opens the answer to. */
function askedBefore(facts: CallFacts, remark: Remark): string {
	const turn = facts.turns[remark.turn];
	const question = facts.turns[remark.turn - 1]?.remarks.at(-1);
	if (facts.verdict.kind === 'unlabelled' || turn?.remarks[0]?.index !== remark.index || question === undefined)
		return '';
	if (question.side === remark.side || question.questions !== 1 || question.text.length > LONGEST_QUESTION) return '';
	const words = question.text.trim();
	return isReadable(words) && words.endsWith('?') ? words : '';
}
