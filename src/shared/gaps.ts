const GAP = /\[(?:add|confirm)\b[^[\]]{0,200}\]/gi;

/** What a text leaves to be filled in, in its brackets, e.g. `[add the date]`. */
export function gapsIn(text: string): string[] {
	return text.match(GAP) ?? [];
}

/** The text with something else for each of its gaps. */
export function withoutGaps(text: string, instead: (gap: string) => string = () => ''): string {
	return text.replace(GAP, instead);
}
