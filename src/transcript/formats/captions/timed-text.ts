/** Captions in XML: `<text start dur>`, `<p t d>` in milliseconds, `<p begin end>` as clock times. */

import type { Seconds } from '../../call.ts';
import { parseTime } from '../../read/times.ts';
import { decodeEntities } from '../entities.ts';
import type { Cue } from './cues.ts';

const OPENING = /<(text|p)(\s[^<>]{0,400})?>/g;
const TAG = /<[^<>]{0,400}>/g;

/** The captions in file order, without those that have no words or are an empty element. */
export function timedCuesOf(lines: readonly string[]): Cue[] {
	const source = lines.join('\n');
	const lineAt = lineCounter(source);
	const cues: Cue[] = [];
	for (const match of source.matchAll(OPENING)) {
		const [whole, name = '', attributes = ''] = match;
		if (attributes.endsWith('/')) continue;
		const from = match.index + whole.length;
		const close = endOf(source, from, name);
		const line = lineAt(match.index);
		cues.push({ line, ...timesOf(attributes), text: piecesOf(source.slice(from, close), line) });
	}
	return cues;
}

/** More characters than any caption has. */
const LONGEST = 10_000;

function endOf(source: string, from: number, name: string): number {
	const end = source.slice(from, from + LONGEST).indexOf(`</${name}`);
	return end < 0 ? from : from + end;
}

/** Words contain escaped markup; text that was escaped twice is decoded twice. */
function piecesOf(inner: string, first: number): Cue['text'] {
	return inner.split('\n').flatMap((source, index) => {
		const plain = source.replace(/<br\s?\/?>/gi, ' ').replace(TAG, '');
		const text = decodeEntities(plain).replace(TAG, '').trim();
		return text === '' ? [] : [{ line: first + index, text }];
	});
}

function timesOf(attributes: string): { start?: Seconds; end?: Seconds } {
	const value = (name: string) => new RegExp(`\\s${name}="([^"]{1,24})"`).exec(attributes)?.[1];
	const thousandths = value('t');
	if (thousandths !== undefined) return spanOf(number(thousandths, 1000), number(value('d'), 1000), null);
	const start = value('start') ?? value('begin');
	return spanOf(seconds(start), seconds(value('dur')), seconds(value('end')));
}

function spanOf(start: number | null, length: number | null, end: number | null): { start?: Seconds; end?: Seconds } {
	if (start === null) return {};
	return { start, end: end ?? start + (length ?? 0) };
}

function seconds(text: string | undefined): Seconds | null {
	return text === undefined ? null : (parseTime(text) ?? number(text.replace(/s$/, ''), 1));
}

function number(text: string | undefined, divisor: number): number | null {
	return text !== undefined && /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) / divisor : null;
}

/** Returns the line of an offset. Call it with ascending offsets. */
function lineCounter(source: string): (offset: number) => number {
	let line = 1;
	let at = 0;
	return (offset) => {
		for (let next = source.indexOf('\n', at); next >= 0 && next < offset; next = source.indexOf('\n', at)) {
			line++;
			at = next + 1;
		}
		return line;
	};
}
