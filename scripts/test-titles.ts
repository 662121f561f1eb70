/** The titles of tests as they run, read from their source, with the values of a table of cases filled in. */
import { parseSync } from '@swc/core';

export interface Title {
	/** The titles of the surrounding groups, outermost first, separated by spaces; may be empty. */
	group: string;
	title: string;
}

/** A node of the syntax tree: its `type`, and its parts. */
type Node = Readonly<Record<string, unknown>>;

/** `it`, `test`, and functions that extend them, such as `memberTest`. */
const RUNNER = /^(?:it|test|\w+Test)$/;

export function titlesIn(source: string): Title[] {
	return titlesBelow(parseSync(source, { syntax: 'typescript', tsx: true }), '');
}

function titlesBelow(value: unknown, group: string): Title[] {
	if (Array.isArray(value)) return value.flatMap((entry: unknown) => titlesBelow(entry, group));
	if (!isNode(value)) return [];
	const found = value.type === 'CallExpression' ? titlesOfCall(value, group) : [];
	const inner = groupOf(value);
	return [...found, ...titlesBelow(Object.values(value), inner === undefined ? group : `${group} ${inner}`.trim())];
}

/** The title of a `describe`. */
function groupOf({ type, callee, arguments: given }: Node): string | undefined {
	return type === 'CallExpression' && isNamed(callee, /^describe$/) ? textOf(argumentsIn(given)[0]) : undefined;
}

function titlesOfCall(call: Node, group: string): Title[] {
	const title = textOf(argumentsIn(call.arguments)[0]);
	const { callee } = call;
	if (title === undefined) return [];
	if (isNamed(callee, RUNNER)) return [{ group, title }];
	if (!isNode(callee) || callee.type !== 'CallExpression' || !isEach(callee.callee)) return [];
	const cases = /%[sid]/.test(title) ? casesOf(argumentsIn(callee.arguments)[0]) : [];
	return cases.length === 0 ? [{ group, title }] : cases.map((values) => ({ group, title: filled(title, values) }));
}

function isEach(node: unknown): boolean {
	if (!isNode(node) || node.type !== 'MemberExpression' || !isNamed(node.object, RUNNER)) return false;
	return isNamed(node.property, /^each$/);
}

function isNamed(node: unknown, name: RegExp): boolean {
	return isNode(node) && node.type === 'Identifier' && name.test(String(node.value));
}

/** The literal values of each case, "…" where a value is not a literal. */
function casesOf(table: unknown): string[][] {
	return elementsOf(isNode(table) && table.type === 'TsConstAssertion' ? table.expression : table).map((element) => {
		const values = elementsOf(element);
		return (values.length === 0 ? [element] : values).map((value) => textOf(value) ?? '…');
	});
}

/** `%s`, `%i` and `%d` take the values in order. */
function filled(title: string, values: readonly string[]): string {
	let next = 0;
	return title.replace(/%[sid]/g, (place) => values[next++] ?? place);
}

function elementsOf(node: unknown): unknown[] {
	return isNode(node) && node.type === 'ArrayExpression' ? argumentsIn(node.elements) : [];
}

/** Arguments of a call and elements of a list are one level deeper, beside a possible `...`. */
function argumentsIn(list: unknown): unknown[] {
	return Array.isArray(list) ? list.map((entry: unknown) => (isNode(entry) ? entry.expression : undefined)) : [];
}

/** The text of a string, a number or a template, with "…" for a template's holes. */
function textOf(node: unknown): string | undefined {
	if (!isNode(node)) return undefined;
	if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') return String(node.value);
	if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
	return node.quasis.map((part: unknown) => (isNode(part) ? String(part.cooked) : '')).join('…');
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
