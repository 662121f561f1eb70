/** The words of a sentence, for rules of neighbouring words. */
export interface Word {
	/** In lower case (but "IT"), without the signs around it. */
	word: string;
	/** Whether a comma or another sign of a pause follows. */
	pauses: boolean;
	isCapital: boolean;
}

const WITHOUT_SIGNS = /[\p{L}\p{N}£$€&](?:.*[\p{L}\p{N}%&])?/u;

/** The words of a sentence, with straight apostrophes. */
export function wordsOf(sentence: string): Word[] {
	return sentence
		.replaceAll('’', "'")
		.split(/\s+|(?<=\p{L})[—–](?=\p{L})/u)
		.map((raw) => ({ raw, bare: WITHOUT_SIGNS.exec(raw)?.[0] ?? '' }))
		.filter(({ bare, raw }) => bare !== '' || /^[–—-]$/.test(raw))
		.map(({ raw, bare }) => ({
			word: wordOf(bare, raw),
			pauses: /[,;:.?!–—)”"]$/.test(raw) || bare === '',
			isCapital: /^\p{Lu}/u.test(bare),
		}));
}

/** "IT" and "US" are no pronouns; "clients' matters" keeps its sign. */
function wordOf(bare: string, raw: string): string {
	if (bare === 'IT' || bare === 'US') return bare;
	return bare.toLowerCase() + (/^[\p{L}-]+s'$/u.test(raw) ? "'" : '');
}
