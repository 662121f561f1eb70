import { type Said, saidIn, sideOf } from '#call-facts/call-text.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Reading } from '../reading.ts';

/** "Five I could defend." "That would be £160 a month.": the words of theirs that say what a price is for. */
export function answeredBy(reading: Reading, turn: Utterance, quote: string): Said | undefined {
	const before = reading.turns[turn.index - 1];
	if (before === undefined || sideOf(reading, before) !== 'buyer' || before.words.length > FEW_WORDS) return undefined;
	if (!IS_ABOUT_THAT.test(quote) || !turn.text.trimStart().startsWith(quote)) return undefined;
	const said = saidIn(reading, before.text, before);
	return said.quote === '' ? undefined : said;
}

/** More says other things as well. */
const FEW_WORDS = 20;
const IS_ABOUT_THAT = /^(?:so |then |okay,? |well,? )*that(?:['’]d| would|['’]s| is) /i;
