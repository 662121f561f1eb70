/** A part of a prompt with its heading. Headings inside a fence are the member's own lines and begin no part. */
export interface PromptPart {
	/** Empty for text above the first heading. */
	heading: string;
	text: string;
}

const HEADING = /^#{1,3}\s+(\S.*)$/;
/** A line that opens a fence, e.g. `<sample>`. */
const OPENS = /^<([a-z][a-z0-9-]*)>$/;

export function partsOf(prompt: string): PromptPart[] {
	const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
	let fence = '';
	for (const line of prompt.split('\n')) {
		const heading = fence === '' ? HEADING.exec(line)?.[1] : undefined;
		if (heading !== undefined) {
			parts.push({ heading: heading.trim(), lines: [] });
			continue;
		}
		if (fence === '') fence = OPENS.exec(line)?.[1] ?? '';
		else if (line === `</${fence}>`) fence = '';
		parts.at(-1)?.lines.push(line);
	}
	return parts
		.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }))
		.filter(({ heading, text }) => heading !== '' || text !== '');
}

/** A rough figure, shown as such: about four characters make a token in English text. */
export const CHARACTERS_PER_TOKEN = 4;

export function roughTokens(text: string): number {
	return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
