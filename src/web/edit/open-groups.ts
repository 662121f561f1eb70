import type { Part } from './read-schema.ts';

/** The groups that were opened or closed by hand, or because of a problem in them. */
export type OpenGroups = ReadonlyMap<string, boolean>;

/** How many texts may be open together: more fields than this are a wall. */
const AT_ONCE = 40;

/** Whether a group is open before it is touched: where all its siblings fit on a page, or else only the first one. */
export function startsOpen(parts: readonly Part[], index: number): boolean {
	const first = parts.findIndex((part) => part.kind === 'group');
	const count = parts.reduce((sum, part) => sum + (part.kind === 'text' ? 1 : part.count), 0);
	return index === first || count <= AT_ONCE;
}

/** The groups above parts, so that problems in these become visible. */
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

/** The parts that contain one of the texts. */
export function onlyTexts(parts: readonly Part[], ids: ReadonlySet<string>): readonly Part[] {
	return parts.flatMap((part): readonly Part[] => {
		if (part.kind === 'text') return ids.has(part.id) ? [part] : [];
		const inner = onlyTexts(part.parts, ids);
		return inner.length > 0 ? [{ ...part, parts: inner }] : [];
	});
}
