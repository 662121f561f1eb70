import type { Slot } from './slots.ts';

/** The places of statements, and those of questions: their texts end in a mark. Titles, names and labels have none. */
const STATEMENTS: ReadonlySet<Slot> = new Set([
	'we',
	'step',
	'how',
	'result',
	'check',
	'sentence',
	'about',
	'mistake',
	'answer',
	'passage',
	'steps',
	'story',
]);
const QUESTIONS: ReadonlySet<Slot> = new Set(['question', 'objection']);

/**
 * A text for its place with a capital letter at the beginning and a mark at the end of each line, where people leave them
 * out as they type. Nothing else changes.
 */
export function completed(slot: Slot, text: string): string {
	const mark = STATEMENTS.has(slot) ? '.' : QUESTIONS.has(slot) ? '?' : null;
	if (mark === null) return text;
	return text
		.split('\n')
		.map((line) => withMark(withCapital(line.trim()), mark))
		.join('\n');
}

/** Names such as "eBay" and addresses keep their small letter. */
function withCapital(line: string): string {
	return /^[“"‘']?\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}]|[.@:/][\p{L}\p{N}/])/u.test(line)
		? line.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
		: line;
}

/** A comma or colon at the end says that something is missing; a mark would become part of an address. */
function withMark(line: string, mark: '.' | '?'): string {
	const last = line.slice(line.lastIndexOf(' ') + 1);
	if (!/[\p{L}\p{N}%€£$)”"’']$/u.test(line) || /[.?!…][”"’')]{1,3}$/u.test(line) || /[:@]|\.\p{L}/u.test(last))
		return line;
	const isQuoted = mark === '?' && /^[“"‘'].*[”"’']$/u.test(line);
	return isQuoted ? `${line.slice(0, -1)}${mark}${line.slice(-1)}` : `${line}${mark}`;
}
