/** Chooses "a" or "an" by the sound of the next word, not by its first letter. */

/** Signs before a word that are not spoken. */
const UNSPOKEN = /^[\s"'“”‘’«([{*_~#$£€]+/u;
/** Words with a silent h. */
const SILENT_H = /^(?:hour|honest|hono(?!lulu)u?r|heir)/;
/** Initial vowels that sound like "you" or "w". */
const SPOKEN_AS_CONSONANT = [
	/^(?:eu|ewe|ewer|oui|ubiq|ufolog|ukr|ukul|ural|uran|ure|uri|urolog|urug|use|usab|usag|usa?u|usu|ute|uti|uto|uvul)/,
	/^uni(?!n|m(?!od)|dent|deal|dio|ssu)/,
	/^un(?:an|esco)/,
	/^(?:one|ones|oneself|once)(?!\p{L})/u,
];
/** Letters whose names begin with a vowel: "an HR manager", "an 'x'". */
const VOWEL_NAME = /^[AEFHILMNORSX]/i;
/** Abbreviations that are spoken as a word. */
const SPOKEN_AS_WORD = new Set(
	'FAANG FEMA FICA FIFA FIFO FOMO HEPA HIPAA HUD LAN LEED LIDAR MIDI NAFTA NASA NASDAQ NATO NIMBY RAID RAM REIT RICO ROM SCUBA SEPA SIM SMART SPA SOX SQL SWAT SWIFT SWOT UNESCO UNICEF'.split(
		' ',
	),
);
/** Longer abbreviations are spoken as a word. */
const LONGEST_ABBREVIATION = 4;

/** The indefinite article for a text: "an" for "hour", "HR manager", "8-week plan"; "a" for "user". */
export function articleFor(text: string): 'a' | 'an' {
	const spoken = text.replace(UNSPOKEN, '');
	if (/^\d/.test(spoken)) return soundsAsVowel(/^[\d,]+/.exec(spoken)?.[0] ?? '') ? 'an' : 'a';
	const [word = ''] = /^[\p{L}\p{M}\p{N}]+/u.exec(spoken.normalize('NFD').replace(/\p{M}/gu, '')) ?? [];
	if (isSpelled(word, spoken.slice(word.length))) return VOWEL_NAME.test(word) ? 'an' : 'a';
	const low = word.toLowerCase();
	if (SILENT_H.test(low)) return 'an';
	return /^[aeiou]/.test(low) && !SPOKEN_AS_CONSONANT.some((sound) => sound.test(low)) ? 'an' : 'a';
}

/** The text with its article: "an hour", "a university". */
export function withArticle(text: string): string {
	return `${articleFor(text)} ${text}`;
}

/** Numbers that begin with "eight", "eleven" or "eighteen", including thousands, years and "eleven hundred". */
function soundsAsVowel(written: string): boolean {
	const digits = written.replaceAll(',', '');
	if (digits.startsWith('8')) return true;
	if (!/^1[18]/.test(digits)) return false;
	return digits.length % 3 === 2 || (digits.length === 4 && !written.includes(','));
}

/** Whether a word is spelled out when spoken: "HR", "B2B", the "e" of "e-mail". */
function isSpelled(word: string, rest: string): boolean {
	if (/^\p{L}$/u.test(word)) return rest === '' || /^[-&/.”"’']/.test(rest);
	if (!/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(word) || SPOKEN_AS_WORD.has(word.replace(/s$/, ''))) return false;
	const letters = word.replace(/s$/, '');
	return letters.length <= LONGEST_ABBREVIATION || !/[AEIOUY]/.test(letters.slice(1));
}
