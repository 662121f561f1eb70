/** Where JSON stands in what a model wrote. */

const TAG = /<(\/?)(?:think|thinking|reasoning)>/gi;

/** A brace that can begin an object: a key follows, or its end, or nothing has come yet. */
export const OBJECT_BEGINS = /\{(?=\s*(?:["}]|$))/g;

/**
 * The text without the reasoning before the answer. Some servers leave the opening tag away, since it is part of the
 * prompt. Reasoning that is not closed stays, its tag too. A text that begins as JSON has none: what looks like a tag
 * there is a quote.
 */
export function withoutReasoning(written: string): string {
	const text = written.trim();
	if (text.startsWith('{')) return text;
	let kept = '';
	let from = 0;
	let open: number | null = null;
	for (const { 0: tag, 1: slash, index } of text.matchAll(TAG)) {
		if (slash === '') {
			open ??= index;
			continue;
		}
		if (open !== null) kept += text.slice(from, open);
		from = index + tag.length;
		open = null;
	}
	return (kept + text.slice(from)).trim();
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
