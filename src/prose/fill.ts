/** The names between braces in a sentence: `first` in "Hi {first},". */
export type SlotsOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
	? Name | SlotsOf<Rest>
	: never;

/**
 * A fixed sentence with its slots filled. A slot takes a name, a sum, a date or a number as it was given; whole
 * sentences of the member stand before or after a fixed one, never inside it.
 *
 * @throws RangeError for a slot without a text: leave out the sentence instead
 */
export function fill<Sentence extends string>(
	sentence: Sentence,
	slots: Readonly<Record<SlotsOf<Sentence>, string>>,
): string {
	const texts: Readonly<Record<string, string>> = slots;
	return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
		const text = texts[name]?.trim() ?? '';
		if (text === '') throw new RangeError(`{${name}} is empty in "${sentence}"`);
		return text;
	});
}

/** The same; '' where a slot has no text. */
export function fillIfKnown<Sentence extends string>(
	sentence: Sentence,
	slots: Readonly<Record<SlotsOf<Sentence>, string>>,
): string {
	return Object.values<string>(slots).every((text) => text.trim() !== '') ? fill(sentence, slots) : '';
}
