/** The text of a document as lines, from mammoth's tree. */

interface Node {
	type?: unknown;
	value?: unknown;
	breakType?: unknown;
	children?: unknown;
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null;
}

function childrenOf({ children }: Node): Node[] {
	return Array.isArray(children) ? children.filter(isNode) : [];
}

/** One line per paragraph, and per line break inside one. A table row is one line too. */
export function linesOfDocument(node: unknown): string[] {
	if (!isNode(node)) return [];
	if (node.type === 'paragraph') return inline(node).split('\n');
	if (node.type === 'tableRow') return rowOf(childrenOf(node).map(cellText));
	return childrenOf(node).flatMap(linesOfDocument);
}

function inline(node: Node): string {
	if (node.type === 'text') return typeof node.value === 'string' ? node.value : '';
	if (node.type === 'tab') return '   ';
	if (node.type === 'break') return '\n';
	return childrenOf(node).map(inline).join('');
}

function cellText(cell: Node): string {
	return linesOfDocument(cell).join(' ').replace(/\s+/g, ' ').trim();
}

const TIME = /^\[?\d{1,3}(?::\d{2}){1,2}(?:[.,]\d{1,3})?\]?$/;
const SHORT = 60;

/** A transcript in a table has the speaker in one cell, the words in the last, and sometimes the time in another. */
function rowOf(cells: readonly string[]): string[] {
	const filled = cells.filter((cell) => cell !== '');
	const time = filled.find((cell) => TIME.test(cell));
	const rest = filled.filter((cell) => cell !== time);
	const [name = '', words] = rest;
	if (words === undefined || rest.length > 2 || name.length > SHORT) return [filled.join('   ')];
	const mark = time === undefined ? '' : `[${time.replace(/^\[|\]$/g, '')}] `;
	return [`${mark}${name.replace(/\s?:$/, '')}: ${words}`];
}
