/** What was promised, as a list of steps: who, by when, what. */

import { datesIn } from '#language/dates/dates.ts';
import { namesADay } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { thirdPerson } from '#language/verbs.ts';
import { quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, nameOf, promises, saidBy, saidIn, turnOf } from '../call-text.ts';
import type { Commitment } from '../facts.ts';
import { promiseIn } from '../promise.ts';
import { meetingOf } from '../told/meeting.ts';
import { CLAUSE_BEHIND, LEANS, OF_OURS, SECOND_ACTION, UNSURE, WILL_DO, WORD_OF_A_DAY } from './action-cues.ts';
import { GIVES } from './cues.ts';
import { PRONOUN } from './pronoun-cues.ts';
import { distinct, MOST, standsAlone, trimmed } from './spoken.ts';
import { ASKED, CONDITION, LEFT_HANGING, PUTS_OFF, SELF, THIS_PAPER } from './step-cues.ts';
import { inFigures, writtenDay } from './written.ts';

/** What each side does itself, as plain sentences without the words of the call, those with a day first. */
export function plainSteps(call: CallText): Suggestion[] {
	return steps(call).filter(
		({ text }) => !text.includes('“') && !text.startsWith(TOGETHER) && !LEFT_HANGING.pattern.test(text),
	);
}

const TOGETHER = 'Both of us';

/** "Bex Dunlop, by Friday: gets the letter over to you"; in their words where what is meant stands elsewhere. */
export function steps(call: CallText): Suggestion[] {
	const found = promises(call).flatMap((promise) => stepOf(call, promise) ?? []);
	const suggested = (isDated: boolean) =>
		found.filter(({ day }) => (day !== '') === isDated).map(({ suggestion }) => suggestion);
	return distinct([...suggested(true), ...meeting(call), ...suggested(false)]).slice(0, MOST + 2);
}

/** The day on which both sides agreed to speak again; none where the call ended with a no. */
function meeting(call: CallText): Suggestion[] {
	const agreed = call.facts.outcome.kind === 'refused' ? undefined : meetingOf(call);
	if (agreed === undefined) return [];
	const { quote, line, name } = saidIn(call, agreed.quote, agreed.offer);
	return [{ text: `${TOGETHER}, ${agreed.when}: we speak again`, quote, line, speaker: name }];
}

function stepOf(call: CallText, promise: Commitment): { day: string; suggestion: Suggestion } | null {
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

/** The day that the sentence itself names, or that stands alone right beside it. */
function dayOf(sentences: readonly string[], sentence: string): { words: string; phrase: string } {
	const at = sentences.indexOf(sentence);
	const next = sentences[at + 1] ?? '';
	const beside = next.split(' ').length <= FEW && !next.endsWith('?') ? next : '';
	const named = [sentence, beside].map((one) =>
		datesIn(one).filter((date) => namesADay(date) && (date.when.offset ?? 0) >= 0 && (date.when.in?.count ?? 0) >= 0),
	);
	const found = named.map((dates) => dates.find(({ when }) => when.bound === 'by') ?? dates.at(-1)).find(Boolean);
	if (found === undefined) return { words: '', phrase: '' };
	return { words: found.text, phrase: found.when.bound === 'by' ? found.phrase.text : found.text };
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
	return standsAlone(sentence) || (isShort && !/[?–…-]$/.test(sentence));
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

/** A promise of the client's, as they read it in our paper. */
const SEEN_BY_THEM: Record<string, string> = {
	you: 'us',
	your: 'our',
	yours: 'ours',
	my: 'your',
	our: 'your',
	me: 'you',
	us: 'you',
};
/** One of ours says it. */
const AS_OURS: Record<string, string> = { me: 'us', my: 'our' };
