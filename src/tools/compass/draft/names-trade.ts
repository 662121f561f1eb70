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

/** What stands behind it tells firms of one trade apart: "schools with old trees". */
const BEHIND = / (?:with|in) .*/;

/** "Churchwardens" are people of churches. */
function names(said: string, word: string): boolean {
	return said === word || (word.length >= LONG_ENOUGH && said.startsWith(word));
}

/**
 * Whether a text names a trade that the member typed. The last word is enough where no other word tells the trade
 * apart: "8 owners of apartments" for holiday apartments, but no "driving schools" for surf schools.
 */
export function namesTrade(text: string, trade: string): boolean {
	const { telling, said, found } = placesOf(text, trade);
	if (found.length === 0 || found.length === telling.length) return found.length > 0;
	const isHead = names(said[found.at(-1) ?? 0] ?? '', telling.at(-1) ?? '');
	if (!isHead || found.length * 2 < telling.length) return false;
	const before = said[Math.min(...found) - 1];
	return before === undefined || !isTelling(before) || mayOpenNumeral(before);
}

/** Whether a text names people of that trade, too: "funeral arrangers" for funeral homes. */
export function namesPeopleOf(text: string, trade: string): boolean {
	if (namesTrade(text, trade)) return true;
	const { telling, said, found } = placesOf(text, trade);
	const isHead = names(said[found.at(-1) ?? 0] ?? '', telling.at(-1) ?? '');
	return !isHead && found.length * 2 >= telling.length && PERSON.test(said[Math.max(...found) + 1] ?? '');
}

/** Where a text holds the telling words of a trade, in their order. */
function placesOf(text: string, trade: string) {
	const telling = wordsOf(trade.replace(BEHIND, '')).filter(isTelling);
	const said = wordsOf(text);
	const found = telling.map((word) => said.findIndex((one) => names(one, word))).filter((index) => index >= 0);
	return { telling, said, found };
}

/** Words that firms of many trades have. */
const ALL_HAVE = /\b(?:companies|firms|shops|owners)\b/i;

/** What tells a trade: "transport" of "transport firms", "schools" of "schools with old trees". */
export function tellingOf(trade: string): string {
	return trade.replace(BEHIND, '').replace(ALL_HAVE, '');
}
