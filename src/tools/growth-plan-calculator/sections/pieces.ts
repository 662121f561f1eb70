import { ended } from '#prose/sentences.ts';
import type { Block, Section } from '#shared/document.ts';

/** Blocks that are left out where there is nothing to put into them; a text may still be on its way. */

type Text = string | undefined;
type Texts = readonly Text[] | undefined;
const NONE: ReadonlySet<string> = new Set();

function given(texts: Texts): string[] {
	return (texts ?? []).filter((text) => text !== undefined && text.trim() !== '') as string[];
}

/** Several texts as one. */
export function together(texts: Texts): string {
	const found = given(texts);
	return found.length < 2 ? found.join('') : found.map(ended).join(' ');
}

export function paragraph(text: Text): Block[] {
	return given([text]).map((one) => ({ kind: 'paragraph', text: one }));
}

export function list(items: Texts): Block[] {
	const found = given(items);
	return found.length === 0 ? [] : [{ kind: 'list', items: found }];
}

/** `open` are labels that are kept without a value: somebody can still fill them in. */
export function facts(pairs: readonly (readonly [string, Text])[], open: ReadonlySet<string> = NONE): Block[] {
	const found = pairs.flatMap(([label, text]) => {
		const value = given([text])[0] ?? '';
		return value === '' && !open.has(label) ? [] : [{ label, value }];
	});
	return found.length === 0 ? [] : [{ kind: 'facts', facts: found }];
}

/** A table without the columns that are empty in every row; a list where one is left. */
export function table(head: readonly string[], rows: readonly (readonly Text[])[]): Block[] {
	const columns = head.flatMap((_, column) => (rows.some((row) => given([row[column]]).length > 0) ? [column] : []));
	const [only, another] = columns;
	if (only === undefined) return [];
	if (another === undefined) return list(rows.map((row) => row[only]));
	return [
		{
			kind: 'table',
			head: columns.map((column) => head[column] ?? ''),
			rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
		},
	];
}

const QUOTED = /^“([^“”]+)”(?: \(([^()]+)\))?\.?$/;

/** Words of the call: as a quote with its place where the text is one, else as it is. */
export function words(text: Text): Block[] {
	return given([text]).map((one): Block => {
		const [, quote, place] = QUOTED.exec(one) ?? [];
		if (quote === undefined) return { kind: 'paragraph', text: one };
		return { kind: 'quote', text: quote, ...(place === undefined ? {} : { place }) };
	});
}

export interface Entry {
	/** Empty where it has none: then its blocks stand without a heading. */
	heading: string;
	blocks: readonly Block[];
	sections?: readonly Section[];
}

/** A section of blocks and entries; none where there is neither, unless it is to be kept. */
export function part(
	heading: string,
	blocks: readonly Block[],
	entries: readonly Entry[] = [],
	isKept = false,
): Section[] {
	const named = entries.filter((entry) => entry.heading !== '');
	const unnamed = entries.filter((entry) => entry.heading === '').flatMap((entry) => entry.blocks);
	const all = [...blocks, ...unnamed];
	if (all.length === 0 && named.length === 0 && !isKept) return [];
	return [{ heading, blocks: all, ...(named.length === 0 ? {} : { sections: named }) }];
}
