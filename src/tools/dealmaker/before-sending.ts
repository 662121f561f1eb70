import { type CallText, lastWord, openDoubts, saidBy, saidIn, shortened } from '#call-facts/call-text.ts';
import { dates } from '#call-facts/candidates/candidates.ts';
import {
	type Contradiction,
	daysOtherwise,
	namesOtherwise,
	sumsOtherwise,
	timingOtherwise,
} from '#call-facts/candidates/contradictions.ts';
import { absentByName } from '#call-facts/candidates/parties.ts';
import { PAID } from '#call-facts/candidates/price-cues.ts';
import { terms } from '#call-facts/candidates/prices.ts';
import { isPromise } from '#call-facts/candidates/steps.ts';
import type { Fact } from '#call-facts/facts.ts';
import { limitFor, sumText } from '#call-facts/sums.ts';
import { toldOf } from '#call-facts/told/told.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { listLines } from '#language/clean.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { overlap, stems } from '#language/stems.ts';
import { listOf } from '#prose/sentences.ts';
import { callOf } from './call.ts';
import type { DealInput } from './contract.ts';
import { banCheck, notesOf } from './notes.ts';
import { LABELS, NOTE } from './phrases.ts';

const MOST_CHARACTERS = 160;
/** Of a promise's words that a next step shares with it. */
const SAME = 0.4;

/** What the member should look at before a proposal goes out. It is worked out from the input alone. */
export function beforeSending(input: DealInput): string[] {
	const call = callOf(input);
	const { answers } = input;
	if (call.call.speakers.length === 0) return [NOTE.unlabelled];
	if (!call.isSale) return [NOTE.noSale];
	// Who decides and what it costs is told only where the words say so.
	const { deciders, prices, timing } = toldOf(call).facts;
	const plain = { ...call, facts: { ...call.facts, deciders, prices } };
	return [
		...refusal(call),
		...openDoubts(call).map((doubt) => withWords(saidBy(call, doubt), NOTE.doubt)),
		...checks(call, input),
		...absentByName(plain).map(({ one, who }) => NOTE.absent(who, saidBy(call, one).line)),
		...(answers.nextSteps === '' ? [] : leftOut(call, Object.values(answers).join(' '))),
		...priceNotes(call, answers.price),
		...paidOnce(plain, answers.price),
		...(terms(call).length === 0 && !PAID.pattern.test(answers.price) ? [NOTE.noTerms] : []),
		...(dates(call).length === 0 && answers.timing === '' ? [NOTE.noStart] : []),
		...wantedBy(call, timing, answers.timing),
		...undated(call, `${answers.timing} ${answers.nextSteps}`),
		...ownNotes(input),
	].filter((line) => line !== '');
}

/** What the member noted: what is not found out yet, what no answer takes up, and what an answer says in spite of it. */
function ownNotes({ additionalContext, answers }: DealInput): string[] {
	const { open, terms, offers, bans } = notesOf(additionalContext);
	const written = Object.values(answers).join('\n');
	const said = stems(written);
	return [
		...open.map(NOTE.stillToFind),
		...(said.size === 0
			? []
			: [...terms, ...offers].filter((note) => sharedWith(said, note) < SAME).map(NOTE.noteLeftOut)),
		...bans.filter((ban) => banCheck([ban])(written)).map(NOTE.bannedAnswer),
	];
}

function withWords(
	{ quote, line }: ReturnType<typeof saidBy>,
	phrase: (quote: string, line: number) => string,
): string {
	return quote === '' ? '' : phrase(shortened(quote, MOST_CHARACTERS), line);
}

/** Where an answer and the call differ, by the label of the answer. */
function checks(call: CallText, { answers }: DealInput): string[] {
	const { price, timing, nextSteps, client, seller, decides, problem, deliverables, proof } = answers;
	const of = (label: string, found: readonly Contradiction[]) =>
		found.map(({ wrote, says, line }) => NOTE.check(label, wrote, says, line));
	const names = (label: string, ...texts: string[]) => of(label, namesOtherwise(call, texts.join('\n')));
	return [
		...names(LABELS.client, client, seller),
		...names(LABELS.problem, problem),
		...names(LABELS.deliverables, deliverables, proof),
		...of(LABELS.price, sumsOtherwise(call, price)),
		...of(LABELS.timing, timingOtherwise(call, timing, dates(call))),
		...of(LABELS.nextSteps, daysOtherwise(call, listLines(nextSteps))),
		...names(LABELS.nextSteps, nextSteps, decides),
	];
}

function refusal(call: CallText): string[] {
	const word = lastWord(call);
	if (call.facts.outcome.kind !== 'refused' || word === undefined) return [];
	return [withWords(saidIn(call, word.text.slice(0, 300), word), NOTE.refused)];
}

/** "Thank you, Colm. See you on Tuesday." names a day, and gives nothing. */
const GOODBYE = /\bsee (?:you|ye|y['’]all)\b/i;

/** Promises of the seller that no answer takes up. */
function leftOut(call: CallText, answers: string): string[] {
	const said = stems(answers);
	return call.facts.next
		.filter(({ owner, quote }) => call.facts.sides[owner] === 'seller' && isPromise(quote) && !GOODBYE.test(quote))
		.filter(({ quote }) => sharedWith(said, quote) < SAME)
		.map((promise) => withWords(saidBy(call, promise), NOTE.missing));
}

/** The part of a text's significant words that are among these. */
function sharedWith(said: ReadonlySet<string>, text: string): number {
	const words = stems(text);
	return words.size === 0 ? 1 : overlap(words, said) / words.size;
}

const THOUSAND = 1000;

/** What in the written price stands above their limit, or was never named; nothing once they agreed. */
function priceNotes(call: CallText, written: string): string[] {
	const sums = amountsIn(written).flatMap((amount) => (isSum(amount) ? [amount] : []));
	const named = new Set(call.turns.flatMap(({ amounts }) => amounts.map(({ value }) => value)));
	// "Twenty-eight", where both know that it is thousands.
	const isNamed = (value: number | null) => named.has(value) || (value !== null && named.has(value / THOUSAND));
	const unnamed = sums.filter(({ value }) => !isNamed(value)).map(({ text }) => NOTE.unnamedPrice(text));
	if (call.facts.outcome.kind === 'agreed') return unnamed;
	const [price] = call.facts.prices;
	const limit = price && limitFor(call, price);
	const isOver = limit?.amount && sums.some(({ value }) => (value ?? 0) > (limit.amount ?? 0));
	return [...unnamed, ...(isOver ? [NOTE.overLimit(sumText(limit), saidBy(call, limit).line)] : [])];
}

/** Where the written price names only what is paid each month or the like: what the seller named beside it, as the set-up. */
function paidOnce(call: CallText, written: string): string[] {
	const sums = amountsIn(written).filter(isSum);
	if (sums.length === 0 || sums.some(({ per, each }) => per === undefined && each === undefined)) return [];
	const [left] = call.facts.prices.filter(({ per, turnedDown }) => per === 'once' && turnedDown !== true);
	return left === undefined ? [] : [NOTE.paidOnce(sumText(left), saidBy(call, left).line)];
}

function isSum({ kind, value }: Amount): boolean {
	return kind === 'money' && value !== null;
}

/** The day by which they want it, where what is written of start and end does not name it. */
function wantedBy(call: CallText, timing: readonly Fact[], written: string): string[] {
	if (written === '') return [];
	const isLimit = ({ when: { bound } }: DateMention) => bound === 'by' || bound === 'before';
	const isWritten = ({ text }: DateMention) => written.toLowerCase().includes(text.toLowerCase());
	const wanted = timing.find(({ quote }) => datesIn(quote).some((day) => isLimit(day) && !isWritten(day)));
	return wanted === undefined ? [] : [withWords(saidBy(call, wanted), NOTE.wantedBy)];
}

/** Days of the answers that only the day of the call tells, where the transcript does not say which day that was. */
function undated(call: CallText, answers: string): string[] {
	const days = call.call.header.date === undefined ? datesIn(answers).filter(isRelative) : [];
	const words = [...new Set(days.map(({ text }) => `“${text}”`))];
	return words.length === 0 ? [] : [NOTE.dayOfCall(listOf(words))];
}

/** "Friday", "tomorrow": a day that only the day of the call tells. */
function isRelative({ when: { weekday, relative, day } }: DateMention): boolean {
	return day === undefined && (weekday !== undefined || relative !== undefined);
}
