/** What was promised, as a list of steps: who, by when, what. */

import { datesIn } from '#language/dates/dates.ts';
import { type DateMention, namesADay } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { thirdPerson } from '#language/verbs.ts';
import { quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, nameOf, promises, saidBy, saidIn, turnOf } from '../call-text.ts';
import type { Commitment } from '../facts.ts';
import { lengthOf } from '../near-words.ts';
import { promiseIn } from '../promise.ts';
import { SEES_YOU } from '../told/joint-cues.ts';
import { agreedMeeting } from '../told/meeting.ts';
import { pointsBack } from '../told/named-thing.ts';
import { BOTH } from '../told/promises.ts';
import { CLAUSE_BEHIND, LEANS, OF_OURS, SECOND_ACTION, UNSURE, WILL_DO, WORD_OF_A_DAY } from './action-cues.ts';
import { GIVES } from './cues.ts';
import { deedsIn, inThirdPerson, type Manner } from './deeds.ts';
import { AS_OURS, PRONOUN, SEEN_BY_THEM } from './pronoun-cues.ts';
import { distinct, MOST, standsAlone, trimmed } from './spoken.ts';
import {
	ASKED,
	CONDITION,
	CORRECTS,
	CUT_OFF,
	DAY_FIRST,
	KEPT,
	PUTS_OFF,
	SAYS_MORE,
	SELF,
	THIS_PAPER,
	UNTIL,
} from './step-cues.ts';
import { inFigures, writtenDay } from './written.ts';

/** What somebody will do, as the client reads it. */
export interface PlainStep {
	who: string;
	/** In the base form: "send us the call logs"; of ours in the words of whoever does it. */
	action: string;
	/** "by Monday"; empty where no day was named. */
	by: string;
	line: number;
}

/** What each side does itself, without the words of the call, those with a day first. */
export function plainSteps(call: CallText): PlainStep[] {
	const found = promises(call).flatMap((promise) => deeds(call, promise));
	const plainOf = new Map(found.map(({ suggestion, plain }) => [suggestion, plain]));
	return inOrder(found)
		.flatMap((suggestion) => plainOf.get(suggestion) ?? [])
		.slice(0, MOST_PLAIN);
}

const MOST_PLAIN = 10;
const TOGETHER = 'Both of us';

/** "Bex Dunlop, by Friday: gets the letter over to you"; in their words where what is meant stands elsewhere. */
export function steps(call: CallText): Suggestion[] {
	const between = meeting(call);
	const isGoodbye = ({ quote }: Commitment) =>
		between.length > 0 && SEES_YOU.pattern.test(quote) && lengthOf(quote) <= FEW;
	const found = promises(call).flatMap((promise) => {
		if (isGoodbye(promise)) return [];
		const plain = deeds(call, promise).filter(({ clause }) => !THIS_PAPER.pattern.test(clause));
		return plain.length > 0 || promise.thing !== undefined ? plain : (stepOf(call, promise) ?? []);
	});
	return inOrder(found, between).slice(0, MOST + 2);
}

interface Found {
	day: string;
	suggestion: Suggestion;
}

type Told = Found & { clause: string; plain: PlainStep };

function inOrder(found: readonly Found[], between: readonly Suggestion[] = []): Suggestion[] {
	const suggested = (isDated: boolean) =>
		found.filter(({ day }) => (day !== '') === isDated).map(({ suggestion }) => suggestion);
	return distinct([...suggested(true), ...between, ...suggested(false)]);
}

/** Each deed of a promise that can be told by itself; where it only points to its thing, as the other side asked for it. */
function deeds(call: CallText, promise: Commitment): Told[] {
	if (promise.owner === BOTH) return [];
	const { thing, ...own } = promise;
	if (thing === undefined) return deedsOf(call, own);
	const pointing = wholeSentences(own.quote).filter(pointsBack);
	const said = deedsOf(call, own).filter(
		({ clause, day }) => day !== '' && !pointing.some((one) => one.includes(clause)),
	);
	const due = datesIn(own.quote).find(({ text, when: { bound } }) => text === own.when && bound === 'by');
	const asked = { ...own, quote: thing.quote, lines: [thing.turn], when: due?.phrase.text ?? own.when };
	return [...deedsOf(call, asked, 'asked'), ...said];
}

function deedsOf(call: CallText, promise: Commitment, manner?: Manner): Told[] {
	const { quote, line, name } = saidBy(call, promise);
	const sentences = wholeSentences(quote);
	const speaker = turnOf(call, promise.lines[0] ?? 0)?.speaker ?? promise.owner;
	const isTheirs = call.facts.sides[speaker] === 'buyer';
	const isOurOwn = !isTheirs && promise.owner === speaker;
	const read = (said: string) =>
		said.replace(PRONOUN.pattern, (word) => (isTheirs ? SEEN_BY_THEM : AS_OURS)[word.toLowerCase()] ?? word);
	return sentences.flatMap((sentence) =>
		deedsIn(sentence, manner ?? mannerOf(sentence, promise.owner === speaker)).map(
			({ clause, action, who = nameOf(call, promise.owner) }) => {
				const day = withDay(dayOf(sentences, sentence, clause), promise, speaker);
				const by =
					day.words === ''
						? ''
						: dayWithin(writtenDay(call, day.phrase)).replace(UNTIL.pattern, (word) =>
								action.startsWith('hold') ? word : 'by ',
							);
				const head = [who, by].filter((part) => part !== '').join(', ');
				return {
					day: day.words,
					clause,
					suggestion: { text: `${head}: ${inFigures(call, read(inThirdPerson(action)))}`, quote, line, speaker: name },
					plain: { who, action: inFigures(call, isOurOwn ? action : read(action)), by, line },
				};
			},
		),
	);
}

function mannerOf(sentence: string, isOwn: boolean): Manner {
	if (!isOwn) return 'asked';
	return sentence.endsWith('?') ? 'offered' : 'told';
}

/** Whoever takes up a request may name the day. */
function withDay(day: Day, { owner, when }: Commitment, speaker: string): Day {
	return day.words === '' && when !== null && owner !== speaker ? { words: when, phrase: when } : day;
}

interface Day {
	words: string;
	phrase: string;
}

/** "Tonight" within a sentence. */
function dayWithin(day: string): string {
	return day.replace(DAY_FIRST.pattern, (word) => word.toLowerCase());
}

/** The day on which both sides agreed to speak again; none where nothing was agreed. */
function meeting(call: CallText): Suggestion[] {
	const agreed = agreedMeeting(call);
	if (agreed === undefined) return [];
	const { quote, line, name } = saidIn(call, agreed.quote, agreed.offer);
	return [{ text: `${TOGETHER}, ${agreed.when}: we speak again`, quote, line, speaker: name }];
}

function stepOf(call: CallText, promise: Commitment): Found | null {
	const { quote, line, name } = saidBy(call, promise);
	const sentences = wholeSentences(quote);
	const fit = sentences.filter(
		(one) => isAStep(one) && GIVES.pattern.test(one) && !CONDITION.pattern.test(trimmed(one)),
	);
	const sentence = fit.find((one) => SELF.pattern.test(trimmed(one))) ?? fit[0];
	if (sentence === undefined || THIS_PAPER.pattern.test(sentence)) return null;
	const day = dayOf(sentences, sentence);
	if (day.words === '' && PUTS_OFF.pattern.test(sentence)) return null;
	const { who, asked } = doerOf(call, promise, sentence);
	const speaker = turnOf(call, promise.lines[0] ?? 0)?.speaker ?? promise.owner;
	const action = actionIn(asked, day.words, call.facts.sides[speaker] === 'buyer');
	const by = day.words === '' ? '' : writtenDay(call, day.phrase);
	const head = [who, by].filter((part) => part !== '').join(', ');
	const text = `${head}: ${action === '' ? quoted(trimmed(sentence)) : inFigures(call, action)}`;
	return { day: day.words, suggestion: { text, quote, line, speaker: name } };
}

/** The day that the clause itself names, or that stands alone right beside its sentence. */
function dayOf(sentences: readonly string[], sentence: string, clause = sentence): Day {
	const at = sentences.indexOf(sentence);
	const isShort = (one = '') => one !== '' && one.split(' ').length <= FEW && !one.endsWith('?');
	const [next = '', second = ''] = sentences.slice(at + 1);
	const corrected = isShort(next) && isShort(second) && CORRECTS.pattern.test(second) && datesIn(second).some(isDue);
	const beside = corrected ? second : isShort(next) ? next : '';
	const places = CORRECTS.pattern.test(beside) ? [[beside], besideIt(clause)] : [besideIt(clause), [beside]];
	const named = places.map((parts) => parts.flatMap((one) => datesIn(one).filter(isDue)));
	const found = named.map((dates) => dates.find(({ when }) => when.bound === 'by') ?? dates.at(-1)).find(Boolean);
	if (found === undefined) return { words: '', phrase: '' };
	return { words: found.text, phrase: KEPT.pattern.test(found.when.bound ?? '') ? found.phrase.text : found.text };
}

/** The parts of a clause that speak of the deed itself: "I'll move it, our calendar was slow this week." */
function besideIt(clause: string): string[] {
	const comma = clause.indexOf(', ');
	const rest = comma === -1 ? '' : clause.slice(comma + 2);
	return rest.split(' ').length > MOST_BESIDE && SAYS_MORE.pattern.test(rest) ? [clause.slice(0, comma)] : [clause];
}

const MOST_BESIDE = 6;

/** Whether it is a day to do something by, and not "in a year". */
function isDue(date: DateMention): boolean {
	const { offset = 0, in: count } = date.when;
	return namesADay(date) && offset >= 0 && (count?.count ?? 0) >= 0 && count?.unit !== 'year';
}

const FEW = 5;

/** Whether a sentence says what the speaker will do, other than hand over this paper. */
export function isPromise(quote: string): boolean {
	return wholeSentences(quote).some(
		(one) =>
			GIVES.pattern.test(one) && SELF.pattern.test(one) && !THIS_PAPER.pattern.test(one) && !one.trim().endsWith('?'),
	);
}

/** "I'll send a DocuSign" is short, and whole. */
function isAStep(sentence: string): boolean {
	const isShort = SELF.pattern.test(trimmed(sentence)) && sentence.split(' ').length >= FEWEST_WORDS;
	return standsAlone(sentence) || (isShort && !CUT_OFF.pattern.test(sentence));
}

/** "Michelle, you send me the price list": Michelle does it. */
function doerOf(call: CallText, promise: Commitment, sentence: string): { who: string; asked: string } {
	const speakers = call.call.speakers.map(({ name }) => name);
	const [, called = '', what = ''] = ASKED.pattern.exec(trimmed(sentence)) ?? [];
	const who = called === '' ? undefined : speakers.find((name) => name.split(' ')[0] === called);
	return who === undefined ? { who: nameOf(call, promise.owner), asked: sentence } : { who, asked: `You'll ${what}` };
}

const FEWEST_WORDS = 3;

/** The words of a promise as the client reads them; empty where they do not say what is done. */
function actionIn(sentence: string, day: string, isTheirs: boolean): string {
	const { action = '' } = promiseIn(sentence, day === '' ? null : day);
	const [named] = datesIn(action);
	const words = (named === undefined ? action : action.slice(0, named.phrase.start))
		.replace(CLAUSE_BEHIND.pattern, '')
		.replace(WORD_OF_A_DAY.pattern, '')
		.trim();
	const before = trimmed(sentence.slice(0, sentence.indexOf(action)));
	if (!WILL_DO.pattern.test(before)) return '';
	if (words.split(' ').length < FEWEST_WORDS || LEANS.pattern.test(words) || OF_OURS.pattern.test(words)) return '';
	if (!GIVES.pattern.test(words) || UNSURE.pattern.test(words)) return '';
	const [verb = '', ...rest] = words.split(' ');
	const done = [thirdPerson(verb.toLowerCase()), ...rest].join(' ').replace(SECOND_ACTION.pattern, thirdPerson);
	const asRead = isTheirs ? SEEN_BY_THEM : AS_OURS;
	return done.replace(PRONOUN.pattern, (word) => asRead[word.toLowerCase()] ?? word);
}
