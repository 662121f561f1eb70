import type { Part } from './read-schema.ts';

/** Which groups were opened or closed by hand, or for a problem in them. */
export type OpenGroups = ReadonlyMap<string, boolean>;

/** How many texts may stand open together: beyond it a page of fields is a wall. */
const AT_ONCE = 40;

/** Whether a group is open before anybody touched it: where all beside it fit on a page, or else the first one. */
export function startsOpen(parts: readonly Part[], index: number): boolean {
	const first = parts.findIndex((part) => part.kind === 'group');
	const count = parts.reduce((sum, part) => sum + (part.kind === 'text' ? 1 : part.count), 0);
	return index === first || count <= AT_ONCE;
}

/** The groups above parts, so that what is wrong with these can be seen. */
export function withOpen(opened: OpenGroups, parts: readonly Part[], ids: ReadonlySet<string>): OpenGroups {
	const next = new Map(opened);
	const look = (part: Part): boolean => {
		if (part.kind === 'text') return ids.has(part.id);
		const inside = part.parts.map(look).includes(true) || ids.has(part.id);
		if (inside) next.set(part.id, true);
		return inside;
	};
	parts.forEach(look);
	return next;
}

/** What of the parts holds one of the texts. */
export function onlyTexts(parts: readonly Part[], ids: ReadonlySet<string>): readonly Part[] {
	return parts.flatMap((part): readonly Part[] => {
		if (part.kind === 'text') return ids.has(part.id) ? [part] : [];
		const inner = onlyTexts(part.parts, ids);
		return inner.length > 0 ? [{ ...part, parts: inner }] : [];
	});
}
