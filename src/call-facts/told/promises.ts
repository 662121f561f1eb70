import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { type CallText, sideOf, turnOf } from '../call-text.ts';
import { deedsIn } from '../candidates/deeds.ts';
import { WILL_DO } from '../candidates/doer-cues.ts';
import { YOURS } from '../cues.ts';
import type { Commitment } from '../facts.ts';
import { FARTHEST } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { BY_THEN, commitment, dayIn } from './commitment.ts';
import { dayOfExchange, dueByThen } from './exchange-day.ts';
import { BRINGS, SEES_YOU, SHOWS } from './joint-cues.ts';
import type { Meeting } from './meeting.ts';
import { pointsBack, thingBefore, withThing } from './named-thing.ts';
import { isNoPromise } from './no-promise.ts';
import { BANTER, ONLY_SEES, WILL_NOT } from './no-promise-cues.ts';
import { NAMES_NOTHING } from './plain-cues.ts';
import { isAnswered, ownDeeds, takenUpDeeds } from './plain-deeds.ts';
import { ASKS_NOW, FINDS_OUT, OWN_DEED, RECAP, SENDS, SENDS_THAT, TAKES_UP } from './promise-cues.ts';
import { eachOnce } from './promised-once.ts';
import { standingWords } from './standing-words.ts';
import { startDay } from './start-day.ts';
import { ONLY_SAYS, surelyPromised } from './surely-promised.ts';
import { together } from './together.ts';

/** What is promised by both sides: nobody's name. */
export const BOTH = 'Both sides';

/** A promise with the fact that it was read from, where there is one. */
export interface ToldPromise {
	promise: Commitment;
	from?: Commitment;
}

/**
 * What somebody says they will do, each once: with the sentence that holds the deed, and the day that belongs to it. A
 * wish to the other side counts where that side takes it up, an agreed meeting as a promise of both.
 */
export function toldPromises(call: CallText, meeting: Meeting | undefined): ToldPromise[] {
	const kept = call.facts.next.flatMap((fact) => {
		if (fact.by !== 'weights') return [{ promise: fact, from: fact }];
		const turn = turnOf(call, fact.lines[0] ?? 0);
		return promisesIn(call, fact, turn, meeting).map((promise) => ({ promise, from: fact }));
	});
	const told = new Set(kept.flatMap(({ promise }) => promise.lines));
	const isNew = (turn: Utterance) => sideOf(call, turn) !== 'other' && !told.has(turn.number);
	const isPlain = ({ promise: { quote } }: ToldPromise) => !BANTER.pattern.test(quote) && !ASKS_NOW.pattern.test(quote);
	const toFindOut = call.turns
		.slice(Math.floor(call.turns.length * OPENING))
		.filter((turn) => isNew(turn) && FINDS_OUT.pattern.test(turn.text))
		.filter((turn) => sideOf(call, turn) === 'seller' || /\bI['’]ll ask\b/.test(turn.text))
		.map((turn) => ({ promise: findingOut(turn) }))
		.filter(isPlain);
	const inWords = call.turns
		.slice(Math.floor(call.turns.length / 2))
		.filter(isNew)
		.flatMap((turn) => [...ownDeeds(call, turn), ...takenUpDeeds(call, turn)])
		.map((promise) => ({ promise }))
		.filter(isPlain);
	const listed = new Set([...toFindOut, ...inWords].flatMap(({ promise }) => promise.lines));
	const surely = surelyPromised(call, (turn) => isNew(turn) && !listed.has(turn.number));
	const both = meeting === undefined ? [] : [{ promise: together(meeting, BOTH) }];
	const start = startDay(call, BOTH);
	const isNamed = start && kept.some(({ promise }) => promise.quote.includes(start.quote));
	const begins = start === undefined || isNamed ? [] : [{ promise: start }];
	const all: ToldPromise[] = [...kept, ...toFindOut, ...inWords, ...surely, ...both, ...begins];
	const isGoodbye = ({ promise: { owner, quote, when } }: ToldPromise) =>
		meeting !== undefined &&
		owner !== BOTH &&
		when !== null &&
		SEES_YOU.pattern.test(quote) &&
		nameTheSameDay(when, meeting.when);
	const known = all.flatMap((one) => wholePromise(call, one, meeting)).filter((one) => !isGoodbye(one));
	const inOrder = known.toSorted((a, b) => (a.promise.lines[0] ?? 0) - (b.promise.lines[0] ?? 0));
	return eachOnce(inOrder.slice(0, MOST).filter((one) => !isTakenUpAfter(call, one, inOrder)));
}

/** "I'll just check first. I'll text you this afternoon.": with the deed beside it that has the day. */
function findingOut(turn: Utterance): Commitment {
	const sentences = wholeSentences(turn.text);
	const at = sentences.findIndex((one) => FINDS_OUT.pattern.test(one));
	const beside = [sentences[at - 1], sentences[at + 1]].find(
		(one) => one !== undefined && !one.endsWith('?') && OWN_DEED.pattern.test(one) && dayIn(turn, one) !== null,
	);
	return commitment(turn, (one) => one === beside || FINDS_OUT.pattern.test(one), 'words');
}

/** With its thing and its day, where these stand in the turns around it; none where it is no promise, or of nothing. */
function wholePromise(call: CallText, one: ToldPromise, meeting: Meeting | undefined): ToldPromise[] {
	const turn = turnOf(call, one.promise.lines[0] ?? 0);
	if (turn === undefined || one.promise.by === 'member' || one.promise.owner === BOTH) return [one];
	const brought = BRINGS.pattern.test(one.promise.quote) ? (meeting?.when ?? null) : null;
	const when = one.promise.when ?? dayOfExchange(call, turn, one.promise) ?? brought;
	const dated = dueByThen(turn, one.promise) ?? { ...one.promise, when };
	if (isNoPromise(call, turn, dated)) return [];
	const promise = turn.speaker === dated.owner ? withThing(call, turn, dated) : dated;
	return promise === undefined ? [] : [{ ...one, promise }];
}

/** In a share of the call: who opens one says "let me ask" of much. */
const OPENING = 0.2;
/** Each deed of a turn that has a day of its own, else what it promises as a whole. */
function promisesIn(
	call: CallText,
	fact: Commitment,
	turn: Utterance | undefined,
	meeting: Meeting | undefined,
): Commitment[] {
	if (turn === undefined) return [];
	const dated = wholeSentences(turn.text.slice(0, FARTHEST)).filter((one) => doesSo(one) && dayIn(turn, one) !== null);
	const days = dated.map((one) => dayIn(turn, one) ?? '');
	const areApart = days.every((day, index) => days.slice(0, index).every((other) => !nameTheSameDay(day, other)));
	const parts = areApart && days.length > 1 ? dated.map((one) => (other: string) => other === one) : [() => true];
	return parts.flatMap((isPart) => toldPromise(call, fact, turn, meeting, isPart) ?? []);
}

function toldPromise(
	call: CallText,
	fact: Commitment,
	turn: Utterance,
	meeting: Meeting | undefined,
	isPart: (sentence: string) => boolean,
): Commitment | undefined {
	if (BANTER.pattern.test(fact.quote)) return undefined;
	if (!doesIn(turn)) return takenUp(call, turn) ? { ...fact, quote: standingWords(turn.text, fact.quote) } : undefined;
	// "I send you the licence. And you send me the plan on Thursday.": of the other side's promise, its own sentence.
	const isYours = fact.owner !== turn.speaker && wholeSentences(turn.text).some((one) => YOURS.pattern.test(one));
	const does = (one: string) =>
		isYours ? YOURS.pattern.test(one) : isPart(one) && (doesSo(one) || isAnswered(call, turn, one));
	const told = named(call, turn, commitment(turn, does, fact.by, fact));
	if (
		RECAP.pattern.test(turn.text) &&
		call.facts.next.some((one) => one !== fact && one.owner === fact.owner && isEarlier(one, fact))
	)
		return undefined;
	if (told.when === null && told.quote.startsWith('If ')) return undefined;
	// Where a day would be lost, what the words point back to is looked for once more.
	const isSought = pointsBack(told.quote) && saysByWhen(told.quote);
	const isNothing =
		!isSought && NAMES_NOTHING.pattern.test(told.quote) && thingBefore(call, turn, told.quote) === undefined;
	if (isNothing || ASKS_NOW.pattern.test(told.quote)) return undefined;
	const isOfMeeting = meeting !== undefined && (turn === meeting.taken || turn === meeting.offer);
	const isSameDay =
		told.when === null ? !BY_THEN.test(told.quote) : meeting !== undefined && nameTheSameDay(told.when, meeting.when);
	if (!isOfMeeting || !isSameDay) return told;
	// What is shown on that day is shown in the meeting.
	if (told.when !== null && SHOWS.pattern.test(told.quote)) return undefined;
	const other = turn.dates.find(({ text }) => told.quote.includes(text) && !meeting.when.includes(text));
	return SENDS.pattern.test(told.quote) ? { ...told, when: other?.text ?? null } : undefined;
}

function nameTheSameDay(one: string, other: string): boolean {
	const days = datesIn(other);
	const isSame = ({ when }: DateMention) =>
		days.some(
			({ when: { weekday, day } }) =>
				(weekday !== undefined && weekday === when.weekday) || (day !== undefined && day === when.day),
		);
	return one.includes(other) || other.includes(one) || datesIn(one).some(isSame);
}

function isEarlier(one: Commitment, other: Commitment): boolean {
	return (one.lines[0] ?? 0) < (other.lines[0] ?? 0) && overlap(stems(one.quote), stems(other.quote)) > 0;
}

function doesIn(turn: Utterance): boolean {
	return wholeSentences(turn.text).some((one) => doesSo(one) && !one.endsWith('?'));
}

function doesSo(sentence: string): boolean {
	if (ONLY_SEES.pattern.test(sentence) || WILL_NOT.pattern.test(sentence) || ONLY_SAYS.test(sentence)) return false;
	return OWN_DEED.pattern.test(sentence) || deedsIn(sentence).length > 0 || isDue(sentence);
}

/** "I'll redraw that bed by Wednesday": whatever the verb is. */
function isDue(sentence: string): boolean {
	return WILL_DO.pattern.test(sentence) && saysByWhen(sentence);
}

function saysByWhen(words: string): boolean {
	return /\bby the \w+day\b/i.test(words) || datesIn(words).some(({ when }) => when.bound === 'by');
}

/** "I'll send you that by Friday", with the words that name it, where the same speaker said them just before. */
function named({ turns }: CallText, turn: Utterance, told: Commitment): Commitment {
	const earlier = turns[turn.index - 2];
	if (!SENDS_THAT.pattern.test(told.quote) || earlier?.speaker !== turn.speaker || !SENDS.pattern.test(earlier.text))
		return told;
	if (wholeSentences(told.quote).length > 1) return told;
	const { quote } = commitment(earlier, (one) => SENDS.pattern.test(one), told.by);
	return { ...told, lines: [earlier.number, turn.number], quote };
}

/** Whether the other side says yes to what is wished of it. */
function takenUp(call: CallText, turn: Utterance): boolean {
	const reply = call.turns[turn.index + 1];
	return YOURS.pattern.test(turn.text) && reply !== undefined && TAKES_UP.pattern.test(reply.text);
}

/** A call of two hours holds some thirty; each is compared with each. */
const MOST = 100;

/** "If you could send me the report." "I can do that this afternoon.": a wish beside the promise with which it is taken up. */
function isTakenUpAfter(call: CallText, { promise }: ToldPromise, all: readonly ToldPromise[]): boolean {
	const [line = 0] = promise.lines;
	const turn = turnOf(call, line);
	if (turn === undefined || turn.speaker === promise.owner || promise.owner === BOTH || promise.by === 'member')
		return false;
	const next = call.turns[turn.index + 1];
	return all.some(
		({ promise: one }) => one !== promise && one.owner === promise.owner && one.lines[0] === next?.number,
	);
}
