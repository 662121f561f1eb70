const ENGLISH = new Set(
	'the and of to in a is that for it with as on are be this by from at or an was we you they have has not but our their who which can will'.split(
		' ',
	),
);

/** Whether a text is in English, judging by its function words. Texts of fewer than six words count as English. */
export function isEnglish(text: string): boolean {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length < 6) return !/[^\p{Script=Latin}\P{L}]/u.test(text);
	return words.filter((word) => ENGLISH.has(word)).length / words.length > 0.12;
}
