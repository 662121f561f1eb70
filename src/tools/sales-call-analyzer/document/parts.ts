import type { Block, Section } from '#shared/document.ts';

/** What the report is put together from; nothing stands for what is not known. */

export function list(items: readonly string[]): Block[] {
	return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** Without those of which nothing is known. */
export function filled(sections: readonly Section[]): Section[] {
	return sections.filter(({ blocks, sections: inner = [] }) => blocks.length > 0 || inner.length > 0);
}

export function section(heading: string, ...blocks: (Block | Block[])[]): Section {
	return { heading, blocks: blocks.flat() };
}

export function facts(...pairs: readonly (readonly [string, string])[]): Block[] {
	const known = pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
	return known.length === 0 ? [] : [{ kind: 'facts', facts: known }];
}
