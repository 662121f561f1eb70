const ENGLISH = new Set(
	'the and of to in a is that for it with as on are be this by from at or an was we you they have has not but our their who which can will'.split(
		' ',
	),
);

/** Whether a text is written in English, as far as its small words tell; one of under six words counts as English. */
export function isEnglish(text: string): boolean {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length < 6) return !/[^\p{Script=Latin}\P{L}]/u.test(text);
	return words.filter((word) => ENGLISH.has(word)).length / words.length > 0.12;
}
