import type { FittingNiche } from '#content/niche.ts';
import { overlap, stems } from '#language/stems.ts';

/** Whether a text is about the work of an entry of the catalogue: the words before "for" in its name. */
function workOf({ name }: FittingNiche): Set<string> {
	return stems(name.split(' for ')[0] ?? '');
}

/** In words: one that is shared says nothing. */
const PHRASE = 2;

/** Whether it holds a phrase of that work. */
export function isAboutWorkOf(niche: FittingNiche, text: string): boolean {
	const telling = workOf(niche);
	return overlap(telling, stems(text)) >= Math.min(PHRASE, telling.size);
}

/** Whether it holds all telling words of that work. */
export function isExactlyWorkOf(niche: FittingNiche, text: string): boolean {
	const telling = workOf(niche);
	return overlap(telling, stems(text)) === telling.size;
}

/** Whether a text holds all words of a job that the member named, the trade's own apart. */
export function tellsOf(job: string, trade: string, text: string): boolean {
	const ofTrade = stems(trade);
	const telling = new Set([...stems(job)].filter((word) => !ofTrade.has(word)));
	return telling.size > 0 && overlap(telling, stems(text)) === telling.size;
}

/** In letters: what two words of one root share at least. */
const ROOT = 4;

/** Whether a text holds a word of the same root as a name: "a roofing company" of "roofers". */
export function isAkinTo(name: string, text: string): boolean {
	const said = [...stems(text)];
	const opens = (word: string, root: string) => root.length >= ROOT && word.startsWith(root);
	return [...stems(name)].some((word) => said.some((one) => one === word || opens(one, word) || opens(word, one)));
}
