/** Where JSON stands in what a model wrote. */

const REASONING = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi;
const END_ALONE = /^[\s\S]*?<\/(?:think|thinking|reasoning)>/i;

/**
 * The text without the reasoning before the answer. Some servers leave the opening tag away, since it is part of the
 * prompt. A text that begins as JSON has none: what looks like a tag there is a quote.
 */
export function withoutReasoning(written: string): string {
	const text = written.trim();
	return text.startsWith('{') ? text : text.replace(REASONING, '').replace(END_ALONE, '').trim();
}

/** The index after the brace that closes the one at `start`, or -1. Braces within texts do not count. */
export function endOfObject(text: string, start: number): number {
	let depth = 0;
	let inText = false;
	for (let index = start; index < text.length; index++) {
		const character = text[index];
		if (inText) {
			if (character === '\\') index++;
			else if (character === '"') inText = false;
		} else if (character === '"') inText = true;
		else if (character === '{') depth++;
		else if (character === '}' && --depth === 0) return index + 1;
	}
	return -1;
}

/** Without NUL characters and lone surrogates, which the database cannot hold. */
export function storable(text: string): string {
	return text.replaceAll('\u0000', '').toWellFormed();
}
