import { lengthOf } from '#call-facts/near-words.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { quotesIn } from '#evidence/quotes.ts';
import type { Reading } from '../reading.ts';
import { isChat, talksOf } from '../talks/talks.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { type Worth, worthOfSentence } from '../worth/worth.ts';
import { lengthOfAll, type Passage, passage } from './passage.ts';
import { merged, withoutEnds } from './passages.ts';
import { LEAST_WORTH, worthOfTalk } from './worth-of-talk.ts';

/** In words: how much of a call is quoted at the top of its analysis, of the shortest besides how it ended, and of all its words. */
const ALL = 720;
const LEAST = 200;
const PART = 0.58;
/** Of one passage: of longer ones readers used more. */
const ENOUGH = 70;
/** So many talks may be worth less, as most of a short call are. */
const FEW = 3;
const LEAST_OF_A_FEW = 0.15;
/** Of its words, as much may stand elsewhere. */
const MOST_TOLD = 0.4;
/** So many talks of a call are graded. */
const MOST_GRADED = 400;

/**
 * What somebody who was there would tell besides what is shown, in the order of the call: how each matter stood at the end (0034).
 */
export function alsoSaid(
	reading: Reading,
	shown: readonly string[],
	worth: Worth,
	gradeOfTalk = (pieces: Passage) => worthOfTalk(reading, pieces, worth),
): Talk[] {
	const sentences = sentencesOf(reading);
	const isShown = ({ text }: { text: string }) => shown.some((one) => one.includes(text));
	const business = sentences.filter((one) => isBusiness(reading, one));
	const said = reading.turns.reduce((sum, turn) => sum + turn.words.length, 0);
	const quoted = lengthOf(shown.flatMap(quotesIn).join(' '));
	let left = Math.max(LEAST, Math.min(said * PART, ALL) - quoted);
	const told = new Set<Utterance>();
	const chosen: Passage[] = [];
	const all = talksAround(
		reading,
		business.filter((one) => !isShown(one)),
		worth,
	)
		.map((pieces) => ({ pieces, length: lengthOfAll(pieces), value: gradeOfTalk(pieces) }))
		.filter(({ value }) => value >= LEAST_OF_A_FEW)
		.toSorted((a, b) => b.value - a.value);
	for (const { pieces, length, value } of all) {
		const again = lengthOfAll(pieces.filter((piece) => told.has(piece.turn) || isShown(piece)));
		const isWorth = value >= LEAST_WORTH || chosen.length < FEW;
		if (!isWorth || length > left || again > MOST_TOLD * length) continue;
		chosen.push(pieces);
		left -= length - again;
		for (const { turn } of pieces) told.add(turn);
	}
	return merged(chosen)
		.map((pieces) => withoutEnds(pieces, shown))
		.filter(({ length }) => length > 0)
		.map((pieces) => ({ pieces, first: firstOf(pieces, business, worth) }));
}

/** The passages around some sentences, each once. */
function talksAround(reading: Reading, sentences: readonly Sentence[], worth: Worth): Passage[] {
	const likeliest = sentences
		.map((sentence) => ({ sentence, likely: worthOfSentence(worth, sentence) }))
		.toSorted((a, b) => b.likely - a.likely)
		.slice(0, MOST_GRADED)
		.map(({ sentence: { turn, text } }) => passage(reading, turn, text, ENOUGH));
	return [...new Map(likeliest.map((pieces) => [pieces.map(({ text }) => text).join('\n'), pieces])).values()];
}

/** A talk, and the words of it that tell most. */
export interface Talk {
	pieces: Passage;
	first: string;
}

/** In words: a turn of so many says more than its sentence. */
const BRIEF = 20;

/** Of what is as good as the best: it stands later, where the matter is settled. */
const AS_GOOD = 0.6;

/** The last sentence of a talk that is as likely told as the likeliest, with what it names; its turn, where that is brief. */
function firstOf(pieces: Passage, business: readonly Sentence[], worth: Worth): string {
	const all = business.flatMap((sentence) => {
		const piece = pieces.find(({ turn, text }) => turn === sentence.turn && text.includes(sentence.text));
		return piece === undefined ? [] : { piece, sentence, value: worthOfSentence(worth, sentence) };
	});
	const most = Math.max(0, ...all.map(({ value }) => value));
	const best = all.findLast(({ value }) => value >= AS_GOOD * most);
	if (best === undefined) return '';
	return lengthOf(best.piece.text) <= BRIEF ? best.piece.text : best.sentence.text;
}

/** No question, no joke and no chat without a sum. */
function isBusiness(reading: Reading, { turn, text, amounts }: Sentence): boolean {
	const chats = !amounts.some(({ kind }) => kind === 'money') && isChat(talksOf(reading), turn);
	return !text.endsWith('?') && !chats && !IN_JEST.pattern.test(text);
}
