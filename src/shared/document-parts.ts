/**
 * What a tool puts its document together from. Each takes what may not have arrived yet, and gives nothing for what is
 * missing or empty; blocks come as lists, so that a section takes them as they are.
 */

import type { Block, Fact, Section } from './document.ts';
import { hasContent } from './printed.ts';

type Text = string | undefined;
type Texts = readonly Text[] | undefined;

/** One paragraph; for a text with blank lines in it, one for each part. */
export function paragraphs(text: Text): Block[] {
	return given(text?.split(/\n\s*\n/)).map((part) => ({ kind: 'paragraph', text: part }));
}

export function list(items: Texts, how: { title?: string; ordered?: true } = {}): Block[] {
	const found = given(items);
	return found.length === 0 ? [] : [{ kind: 'list', items: found, ...how }];
}

type Labelled = readonly [label: string, value: Text, how?: string | Pick<Fact, 'tone'>];

/** Labelled values; a text behind the value is the label of a button that copies it. */
export function facts(...all: readonly Labelled[]): Block[] {
	const found = factsOf(...all);
	return found.length === 0 ? [] : [{ kind: 'facts', facts: found }];
}

/** The same for the facts under a document's title. */
export function factsOf(...all: readonly Labelled[]): Fact[] {
	return all.flatMap(([label, value, how]) =>
		value === undefined || value === '' ? [] : [{ label, value, ...(typeof how === 'string' ? { copy: how } : how) }],
	);
}

export function table(
	head: readonly string[],
	rows: readonly (readonly Text[])[] | undefined,
	how: { title?: string; stacked?: true } = {},
): Block[] {
	const found = (rows ?? []).filter((row) => given(row).length > 0).map((row) => row.map((cell) => cell ?? ''));
	return found.length === 0 ? [] : [{ kind: 'table', head, rows: found, ...how }];
}

type Copied = Extract<Block, { kind: 'copy' }>;

/** A text to send or to say, with a button that copies it. */
export function copy(text: Text, label: string, subject?: string, how: Pick<Copied, 'shown' | 'also'> = {}): Block[] {
	return text ? [{ kind: 'copy', text, label, ...(subject && { subject }), ...how }] : [];
}

type Content = Omit<Section, 'heading' | 'blocks'> & { blocks?: readonly Block[] };

/** A section of blocks, and of what else is said of it. */
export function section(heading: string, ...content: readonly (Content | readonly Block[])[]): Section {
	const isBlocks = (one: Content | readonly Block[]): one is readonly Block[] => Array.isArray(one);
	return Object.assign(
		{ heading, blocks: content.flatMap((one) => (isBlocks(one) ? one : [])) },
		...content.filter((one) => !isBlocks(one)),
	);
}

/** Without those in which nothing stands, and of which nobody has to be told. */
export function filled(...sections: readonly (Section | undefined)[]): Section[] {
	return sections.filter((one) => one !== undefined).filter((one) => one.none !== undefined || hasContent(one));
}

function given(texts: Texts): string[] {
	return (texts ?? []).filter((text) => text !== undefined && text.trim() !== '') as string[];
}
