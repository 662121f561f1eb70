import { isStageDirection } from '../stage.ts';
import { parseSpan, type TimeSpan } from './times.ts';

/** What a line may begin with: speaker and time. */
export interface Label extends Partial<TimeSpan> {
	/** Exactly as written, without asterisks, brackets and colon. */
	name: string;
	/** The column where the words begin. */
	wordsAt: number;
	bold: boolean;
	/** Whether a colon follows; there is none after a name with a time alone on its line. */
	colon: boolean;
}

/** The longest label without a time mark; after one, less caution is needed. */
const MAX_PLAIN = 40;
const MAX_MARKED = 80;
/** A label is at the start of its line; text beyond this column is ignored. */
const HEAD = 160;

const TIME = '\\d{1,3}(?::\\d{1,3}){1,2}(?:[.,]\\d{1,3})?';
const SPAN = `${TIME}(?:\\s{0,3}(?:-->|[-–—])\\s{0,3}${TIME})?`;
const HALF_OF_DAY = '(?:\\s?([AaPp])\\.?[Mm]\\.?)?';
const BRACKETED_MARK = new RegExp(`^\\\\?[[(]\\s{0,3}(${SPAN})${HALF_OF_DAY}\\s{0,3}\\\\?[\\])]`);
const BARE_MARK = new RegExp(`^(${SPAN})${HALF_OF_DAY}(?=\\s|$)`);
const NAME_THEN_MARK = new RegExp(
	`^([^:]{1,${MAX_MARKED}}?)\\s{1,8}(?:\\\\?[[(]\\s{0,3}(${SPAN})\\s{0,3}\\\\?[\\])]|(${TIME})${HALF_OF_DAY})\\s{0,8}(:(?!\\d)|$)`,
);
const MARK_AFTER_BOLD = new RegExp(
	`^\\s{0,4}(?:\\\\?[[(]\\s{0,3}(${SPAN})\\s{0,3}\\\\?[\\])]|(${TIME})(?=\\s|:|$))\\s{0,4}(:?)`,
);

/** A time mark at the start of a line. */
export interface Mark extends TimeSpan {
	/** The column where the line continues. */
	after: number;
}

function skipBlanks(line: string, from: number): number {
	let at = from;
	while (at < line.length && /\s/.test(line.charAt(at))) at++;
	return at;
}

export function markOf(line: string): Mark | null {
	const from = skipBlanks(line.slice(0, HEAD), 0);
	const head = line.slice(from, from + HEAD);
	const match = BRACKETED_MARK.exec(head) ?? BARE_MARK.exec(head);
	const span = match?.[1] === undefined ? null : parseSpan(match[1], match[2]);
	return match === null || span === null ? null : { ...span, after: from + match[0].length };
}

/** What the line begins with, if it could be a label at all; `speakers.ts` decides whether it is one. */
export function labelOf(line: string): Label | null {
	const mark = markOf(line);
	let at = skipBlanks(line.slice(0, HEAD), mark?.after ?? 0);
	if (mark !== null && /^[-–—|]\s/.test(line.slice(at, at + 2))) at = skipBlanks(line, at + 1);
	const head = line.slice(at, at + HEAD);
	const label = boldLabel(head) ?? bracketedLabel(head, mark !== null) ?? plainLabel(head, mark !== null);
	if (label === null || !/[\p{L}\p{N}\p{So}]/u.test(label.name)) return null;
	const wordsAt = skipBlanks(line.slice(0, at + HEAD * 2), at + label.wordsAt);
	const behind = mark === null && label.start === undefined ? markBehind(line, wordsAt) : null;
	if (behind !== null) return { ...label, ...spanOf(behind), wordsAt: skipBlanks(line, behind.after) };
	return { ...label, ...(mark === null ? {} : spanOf(mark)), wordsAt };
}

const spanOf = ({ start, end }: TimeSpan): TimeSpan => (end === undefined ? { start } : { start, end });

/** `Speaker 1: (00:03)`: the time follows the colon. */
function markBehind(line: string, wordsAt: number): Mark | null {
	const mark = /^\\?[[(]/.test(line.slice(wordsAt, wordsAt + 2)) ? markOf(line.slice(wordsAt, wordsAt + HEAD)) : null;
	return mark === null ? null : { ...mark, after: mark.after + wordsAt };
}

function boldLabel(head: string): Label | null {
	const stars = /^(?:\*\*|__|\*|_)/.exec(head)?.[0];
	if (stars === undefined) return null;
	const close = head.indexOf(stars, stars.length);
	if (close < 0 || close > MAX_MARKED) return null;
	const inner = head.slice(stars.length, close).trim();
	const innerColon = inner.endsWith(':');
	const name = innerColon ? inner.slice(0, -1).trim() : inner;
	const after = head.slice(close + stars.length);
	const outer = /^\s{0,4}:/.exec(after);
	if (innerColon || outer !== null) {
		const timed = NAME_THEN_MARK.exec(`${name}:`);
		const base = {
			bold: true,
			colon: true,
			wordsAt: close + stars.length + (innerColon ? 0 : (outer?.[0].length ?? 0)),
		};
		return { ...base, ...named(timed, name) };
	}
	const mark = MARK_AFTER_BOLD.exec(after);
	const span = mark === null ? null : parseSpan(mark[1] ?? mark[2] ?? '');
	if (mark === null || span === null) return null;
	return { name, ...span, bold: true, colon: mark[3] === ':', wordsAt: close + stars.length + mark[0].length };
}

function named(timed: RegExpExecArray | null, name: string): { name: string } & Partial<TimeSpan> {
	const span = timed === null ? null : parseSpan(timed[2] ?? timed[3] ?? '', timed[4]);
	return timed === null || span === null
		? { name }
		: { name: (timed[1] ?? '').replace(/\s{0,4}[-–—|,]?\s{0,4}$/, ''), ...span };
}

/** `[Unknown]: text`, as diarization scripts write it; after a time the colon may be missing. */
function bracketedLabel(head: string, marked: boolean): Label | null {
	const match = /^\[([^[\]:]{1,60})\]\s{0,2}([:：]|(?=[^\s:]))/.exec(head);
	if (match?.[1] === undefined || (match[2] === '' && (!marked || isStageDirection(match[1])))) return null;
	return { name: match[1].trim(), bold: false, colon: true, wordsAt: match[0].length };
}

function plainLabel(head: string, marked: boolean): Label | null {
	const timed = NAME_THEN_MARK.exec(head);
	if (timed !== null) {
		const found = named(timed, '');
		if (found.start !== undefined) return { ...found, bold: false, colon: timed[5] === ':', wordsAt: timed[0].length };
	}
	const cell = marked ? /^([^\t:]{1,60})\t/.exec(head) : null;
	if (cell?.[1] !== undefined) return { name: cell[1].trim(), bold: false, colon: false, wordsAt: cell[0].length };
	const colon = head.search(/[:：]/);
	if (colon < 1 || colon > (marked ? MAX_MARKED : MAX_PLAIN) + 1) return null;
	if (/^(?:\/\/|\d)/.test(head.slice(colon + 1))) return null;
	return { name: head.slice(0, colon).trim(), bold: false, colon: true, wordsAt: colon + 1 };
}
