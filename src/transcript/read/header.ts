/** The text before the first turn: title, date, duration and participants. */

import type { Header, Piece } from '../call.ts';
import type { Participant } from '../formats/format.ts';
import { titleAndCompany } from './names.ts';

const FIELD =
	/^\s{0,8}(?:[-*•]\s{1,4})?(?:\*\*|__)?\s?([A-Za-z][A-Za-z /]{1,30}?)\s?(?::\s{0,4}(?:\*\*|__)?|(?:\*\*|__)\s{0,4}:)\s{0,8}(.{0,2000})$/;
const HEADING = /^\s{0,3}(#{1,6})\s{1,4}(.{1,300})$/;
const PARTICIPANTS = /^(?:participants?|attendees?|speakers?|present|people|on the call|who)$/i;
const BULLET = /^\s{0,8}(?:[-*•]|\d{1,2}[.)])\s{1,4}(.{1,200})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Entries of a meeting tool's list that never speak. */
const NOT_PEOPLE = /\b(?:notetaker|note taker|presentation|recorder|bot)\b/i;

const MOST_PEOPLE = 200;
/** In characters: a line that holds a date and little else. */
const LONGEST_DATE = 40;

export interface Head {
	header: Header;
	/** The lines that contributed something. */
	head: Piece[];
	participants: Participant[];
}

const plain = (text: string) => text.replace(/\*\*|__/g, '').trim();

/** Reads the lines before the first turn. */
export function readHead(lines: readonly string[]): Head {
	const head: Head = { header: {}, head: [], participants: [] };
	let listing = false;
	for (const [index, line] of lines.entries()) {
		if (line.trim() === '') continue;
		const before = head.participants.length + Object.keys(head.header).length;
		listing = readLine(head, line, listing);
		const after = head.participants.length + Object.keys(head.header).length;
		if (after > before) head.head.push({ line: index + 1, text: line.trim() });
	}
	head.participants.splice(MOST_PEOPLE);
	return head;
}

/** Reads one line; returns whether the next one lists people. */
function readLine(head: Head, line: string, listing: boolean): boolean {
	const heading = HEADING.exec(line);
	if (heading !== null) {
		const title = plain(heading[2] ?? '')
			.replace(/:$/, '')
			.trim();
		if (PARTICIPANTS.test(title)) return true;
		if (heading[1] === '#') head.header.title ??= title;
		return false;
	}
	const bullet = BULLET.exec(line)?.[1];
	const field = FIELD.exec(line);
	if (field?.[1] !== undefined && !(listing && bullet !== undefined)) {
		return takeField(head, field[1].trim().toLowerCase(), plain(field[2] ?? ''));
	}
	if (!listing && bullet === undefined && line.trim().length <= LONGEST_DATE) {
		const date = isoDay(plain(line));
		if (date !== null) head.header.date ??= date;
	}
	if (listing) head.participants.push(...people(bullet ?? line, bullet === undefined));
	return listing && bullet !== undefined;
}

/** Reads one `Key: value`; returns whether a list of people follows. */
function takeField({ header, participants }: Head, key: string, value: string): boolean {
	if (PARTICIPANTS.test(key)) {
		if (value !== '') participants.push(...people(value, true));
		return value === '';
	}
	if (value === '') return false;
	const date = /^(?:call |meeting )?date$/.test(key) ? isoDay(value) : null;
	if (date !== null) header.date ??= date;
	if (/^(?:call |meeting )?(?:duration|length)$/.test(key)) header.duration ??= value;
	if (/^(?:title|subject|topic)$/.test(key)) header.title ??= value;
	return false;
}

/** `Jennifer Wu (Director of Sales, Acme)` or several, separated by commas or semicolons. */
function people(text: string, several: boolean): Participant[] {
	const parts = several ? splitOutsideParentheses(text) : [text];
	return parts.flatMap((part) => {
		const match = /^([^()]{1,80}?)\s{0,4}(?:\(([^()]{1,120})\)\s{0,4}|[-–—]\s(.{1,120})|,\s(.{1,120}))?$/.exec(
			plain(part),
		);
		const name = match?.[1]?.trim() ?? '';
		if (!/\p{L}/u.test(name) || NOT_PEOPLE.test(name)) return [];
		return [{ name, ...titleAndCompany(match?.[2] ?? match?.[3] ?? match?.[4] ?? '') }];
	});
}

function splitOutsideParentheses(text: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		if (sign === '(') depth++;
		else if (sign === ')') depth = Math.max(0, depth - 1);
		else if ((sign === ',' || sign === ';') && depth === 0) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	parts.push(text.slice(from));
	return parts;
}

/** The day of `2024-01-22`, `January 22, 2024`, `22 January 2024` or `22.01.2024`; null if ambiguous. */
function isoDay(text: string): string | null {
	const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
	if (iso !== null) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
	const dotted = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text);
	if (dotted !== null) return day(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
	const american = /\b([A-Za-z]{3,9})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})\b/.exec(text);
	if (american !== null) return day(Number(american[3]), month(american[1]), Number(american[2]));
	const british = /\b(\d{1,2})(?:st|nd|rd|th)?\s{1,3}(?:of\s)?([A-Za-z]{3,9})\.?,?\s{1,3}(\d{4})\b/.exec(text);
	return british === null ? null : day(Number(british[3]), month(british[2]), Number(british[1]));
}

function month(name = ''): number {
	return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function day(year: number, monthNumber: number, date: number): string | null {
	const time = new Date(Date.UTC(year, monthNumber - 1, date));
	if (monthNumber < 1 || time.getUTCMonth() !== monthNumber - 1 || time.getUTCDate() !== date) return null;
	return time.toISOString().slice(0, 10);
}
