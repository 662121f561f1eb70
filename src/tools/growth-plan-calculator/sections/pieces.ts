import type { Block, Section } from '#shared/document.ts';

/** Blocks that are left out where there is nothing to put into them. */

export function paragraph(text: string | undefined): Block[] {
	return text === undefined || text.trim() === '' ? [] : [{ kind: 'paragraph', text }];
}

export function list(items: readonly string[]): Block[] {
	const given = items.filter((item) => item.trim() !== '');
	return given.length === 0 ? [] : [{ kind: 'list', items: given }];
}

export function facts(pairs: readonly (readonly [string, string])[]): Block[] {
	const given = pairs.filter(([, value]) => value.trim() !== '');
	return given.length === 0 ? [] : [{ kind: 'facts', facts: given.map(([label, value]) => ({ label, value })) }];
}

export function part(heading: string, blocks: readonly Block[]): Section[] {
	return blocks.length === 0 ? [] : [{ heading, blocks }];
}
