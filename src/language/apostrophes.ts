/** "I’ll" as "I'll": word processors and phones write the first, and what is said is found by its words. */
export function withStraightApostrophes(text: string): string {
	return text.replace(/(?<=\p{L})’(?=\p{L})/gu, "'");
}
