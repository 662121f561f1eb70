import { withArticle } from '#language/articles.ts';
import { plural } from '#language/inflect.ts';
import { isNumberWord } from '#language/numbers/cardinal.ts';

const TO_SEVERAL: Readonly<Record<string, string>> = {
	is: 'are',
	has: 'have',
	does: 'do',
	goes: 'go',
	needs: 'need',
	"doesn't": "don't",
};
const TO_ONE = Object.fromEntries(Object.entries(TO_SEVERAL).map(([one, several]) => [several, one]));

/** How two words that do not go together read rightly, e.g. "two days" for "two day"; null where that is not certain. */
export function corrected(found: string): string | null {
	const [first = '', second = '', ...more] = found.replaceAll('’', "'").split(' ');
	const low = first.toLowerCase();
	if (second === '' || more.length > 0) return null;
	if (/^an?$/.test(low)) return `${first.charAt(0)}${withArticle(second).slice(1)}`;
	if (low === 'for') return /^(?:hour|day|week|month|year)$/.test(second) ? withArticle(second) : null;
	const right = rightAfter(low, second);
	return right === null ? null : `${first} ${right}`;
}

function rightAfter(first: string, second: string): string | null {
	if (/^\d+$/.test(first) || isNumberWord(first)) return plural(second);
	if (/^(?:you|we|they)$/.test(first)) return TO_SEVERAL[second] ?? null;
	if (!/^(?:he|she|it)$/.test(first)) return null;
	return TO_ONE[second] ?? (/^\p{L}+[^s'ynoxhz]$/u.test(second) ? `${second}s` : null);
}
