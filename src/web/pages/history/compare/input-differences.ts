import type { Field, WebTool } from '#tools/define.ts';
import { valueAt } from '#tools/input-paths.ts';

/** A field that differs between two inputs of a tool. */
export interface Difference {
	/** The field's path. */
	name: string;
	label: string;
	/** As texts; empty where nothing was entered. */
	a: string;
	b: string;
}

/** The fields in which two inputs differ, in the order of the form; spaces around a text do not count. */
export function inputDifferences(tool: Pick<WebTool, 'steps'>, a: unknown, b: unknown): Difference[] {
	return tool.steps
		.flatMap((step) => step.groups.flatMap((group) => group.fields.flatMap(comparedParts)))
		.map(({ name, label }) => ({ name, label, a: textOf(valueAt(a, name)), b: textOf(valueAt(b, name)) }))
		.filter((difference) => difference.a !== difference.b);
}

/** A transcript also brings the list of who is on which side. */
function comparedParts(field: Field): { name: string; label: string }[] {
	const own = { name: field.name, label: field.label };
	if (field.kind !== 'transcript' || field.roles === undefined) return [own];
	return [own, { name: field.roles, label: 'Who is on which side' }];
}

function textOf(value: unknown): string {
	if (typeof value === 'string') return value.trim();
	if (!Array.isArray(value)) return '';
	return value.map(entryText).filter(Boolean).join(', ');
}

function entryText(entry: unknown): string {
	if (typeof entry === 'string') return entry;
	if (typeof entry !== 'object' || entry === null) return '';
	const { name, role } = entry as Record<string, unknown>;
	return typeof name === 'string' && typeof role === 'string' ? `${name}: ${role}` : '';
}

const SHOWN = 280;
/** The text before the first difference, so that its position is known. */
const LEAD = 60;

/** The part of a long text around the first place in which another one differs; null where the whole is short enough. */
export function excerptOf(text: string, other: string): string | null {
	if (text.length <= SHOWN) return null;
	let same = 0;
	while (same < text.length && text[same] === other[same]) same += 1;
	const from = same <= SHOWN - LEAD ? 0 : wordStart(text, Math.min(same - LEAD, text.length - SHOWN));
	const to = Math.min(from + SHOWN, text.length);
	const part = text.slice(from, to).toWellFormed().replaceAll('\uFFFD', '').trim();
	return `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
}

function wordStart(text: string, position: number): number {
	const next = text.slice(position, position + LEAD).search(/\s/);
	return next === -1 ? position : position + next + 1;
}
