/** The titles of tests as they run, read from their source, with the values of a table of cases filled in. */
import { parseSync } from 'oxc-parser';

export interface Title {
	/** The titles of what stands around it, outermost first, with spaces between; may be empty. */
	group: string;
	title: string;
}

/** A node of the syntax tree: what it is, by `type`, and its parts. */
type Node = Readonly<Record<string, unknown>>;

/** `it`, `test`, and whatever extends them: `memberTest`. */
const RUNNER = /^(?:it|test|\w+Test)$/;

export function titlesIn(source: string): Title[] {
	const { program, errors } = parseSync('tests.tsx', source);
	if (errors[0]) throw new SyntaxError(errors[0].message);
	return titlesBelow(program.body, '');
}

function titlesBelow(value: unknown, group: string): Title[] {
	if (Array.isArray(value)) return value.flatMap((entry: unknown) => titlesBelow(entry, group));
	if (!isNode(value)) return [];
	const found = value.type === 'CallExpression' ? titlesOfCall(value, group) : [];
	const inner = groupOf(value);
	return [...found, ...titlesBelow(Object.values(value), inner === undefined ? group : `${group} ${inner}`.trim())];
}

/** What a `describe` is about. */
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
	return isNode(node) && node.type === 'Identifier' && name.test(String(node.name));
}

/** The written-out values of every case, "…" where one is no plain value. */
function casesOf(table: unknown): string[][] {
	return elementsOf(isNode(table) && table.type === 'TSAsExpression' ? table.expression : table).map((element) => {
		const values = elementsOf(element);
		return (values.length === 0 ? [element] : values).map((value) => textOf(value) ?? '…');
	});
}

/** `%s`, `%i` and `%d` take the values in their order. */
function filled(title: string, values: readonly string[]): string {
	let next = 0;
	return title.replace(/%[sid]/g, (place) => values[next++] ?? place);
}

function elementsOf(node: unknown): unknown[] {
	if (!isNode(node) || node.type !== 'ArrayExpression') return [];
	return argumentsIn(node.elements).flatMap((element) =>
		isNode(element) && element.type === 'SpreadElement' ? elementsOf(element.argument) : [element],
	);
}

function argumentsIn(list: unknown): unknown[] {
	return Array.isArray(list) ? list : [];
}

/** Of a string or a number, or of a template, whose holes become "…". */
function textOf(node: unknown): string | undefined {
	if (!isNode(node)) return undefined;
	if (node.type === 'Literal' && ['string', 'number'].includes(typeof node.value)) return String(node.value);
	if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
	return node.quasis.map((part: unknown) => (isNode(part) && isNode(part.value) ? part.value.cooked : '')).join('…');
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
