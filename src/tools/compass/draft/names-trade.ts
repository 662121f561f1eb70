import { BESIDE, comparable, normalized } from '#content/industry-terms.ts';
import { mayOpenNumeral } from '#language/numbers/numeral.ts';
import { STOP_WORDS } from '#language/stems.ts';

/** Shorter words begin too many others. */
const LONG_ENOUGH = 5;

function wordsOf(text: string): string[] {
	return (normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(comparable);
}

/** "Funeral directors" work in funeral homes, "surf shops" are no surf schools. */
const PERSON = /(?:er|or)$/;

const isTelling = (word: string) => !BESIDE.has(word) && !STOP_WORDS.has(word);

/** "Churchwardens" are people of churches. */
function names(said: string, word: string): boolean {
	return said === word || (word.length >= LONG_ENOUGH && said.startsWith(word));
}

/**
 * Whether a text names people of a trade that the member typed. One word of two is enough where no other word tells
 * the trade apart: "8 owners of apartments" for holiday apartments, but no "driving schools" for surf schools.
 */
export function namesTrade(text: string, trade: string): boolean {
	const telling = wordsOf(trade).filter(isTelling);
	const said = wordsOf(text);
	const at = telling.map((word) => said.findIndex((one) => names(one, word)));
	const found = at.filter((index) => index >= 0);
	if (found.length * 2 < telling.length || found.length === 0) return false;
	if (found.length === telling.length) return true;
	const isHead = at.at(-1) !== -1;
	if (!isHead) return PERSON.test(said[Math.max(...found) + 1] ?? '');
	const before = said[Math.min(...found) - 1];
	return before === undefined || !isTelling(before) || mayOpenNumeral(before);
}
