/** The words, numbers and signs of a text, with where they stand. */

export interface Token {
	text: string;
	/** Lower case. */
	low: string;
	start: number;
	end: number;
	/** Whether white space stands before it. */
	spaced: boolean;
}

const TOKEN = /\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+(?:['’]\p{L}+)*|\S/gu;

/** The text that was read last is asked for again at once: first for its figures, then for its bare numbers. */
let latest: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

export function tokensOf(text: string): readonly Token[] {
	if (latest.text !== text) latest = { text, tokens: read(text) };
	return latest.tokens;
}

function read(text: string): readonly Token[] {
	const tokens: Token[] = [];
	let end = 0;
	for (const found of text.match(TOKEN) ?? []) {
		const start = text.indexOf(found, end);
		const spaced = start > end || start === 0;
		end = start + found.length;
		tokens.push({ text: found, low: foldedCase(found), start, end, spaced });
	}
	return tokens;
}

/** The lower-case text of a token; empty past either end. */
export function at(tokens: readonly Token[], index: number): string {
	return tokens[index]?.low ?? '';
}

function foldedCase(text: string): string {
	const low = text.toLowerCase();
	return low.includes('’') ? low.replaceAll('’', "'") : low;
}
