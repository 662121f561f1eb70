/** The words of a call as one text, and the way back from an offset to its line. */

import type { Call } from '#transcript/call.ts';
import type { Place } from './place.ts';

export interface SourceIndex {
	/** Every piece of the call, each followed by a line break. */
	lines: string;
	/** `lines`, folded: the pieces of a turn are joined by a space, turns by a line break. */
	folded: string;
	/** Converts an offset in `folded` to one in `lines`. */
	offset(folded: number): number;
	placeAt(start: number, end: number, match: Place['match']): Place;
}

interface Spot {
	/** Offset into `lines`. */
	from: number;
	line: number;
	turn: number;
	speaker: number | null;
	start?: number;
}

const QUOTE_MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚`´]/g;
const DASHES = /[‐-―−]/g;

/** Folds case, quote marks, dashes and blanks character by character, so that the length does not change. */
function foldSigns(text: string): string {
	const lower = text.toLowerCase();
	const folded =
		lower.length === text.length
			? lower
			: Array.from({ length: text.length }, (_, at) => lowerSign(text.charAt(at))).join('');
	return folded
		.replace(QUOTE_MARKS, '"')
		.replace(APOSTROPHES, "'")
		.replace(DASHES, '-')
		.replace(/[^\S\n ]/g, ' ');
}

function lowerSign(sign: string): string {
	const lower = sign.toLowerCase();
	return lower.length === sign.length ? lower : sign;
}

/** Folds a quote in the same way as the index, for look-up. */
export function foldQuote(quote: string): string {
	return foldSigns(quote.trim()).replace(/\s+/g, ' ');
}

export function indexOf(call: Call): SourceIndex {
	const { lines, spots } = layOut(call);
	const { folded, offset } = fold(lines, spots);
	const starts = spots.map((spot) => spot.from);
	return {
		lines,
		folded,
		offset,
		placeAt(start, end, match) {
			const spot = spots[last(starts, start)];
			const place = { line: spot?.line ?? 1, turn: spot?.turn ?? -1, speaker: spot?.speaker ?? null };
			const text = lines.slice(start, end).replaceAll('\n', ' ');
			return { ...place, ...(spot?.start === undefined ? {} : { start: spot.start }), match, text };
		},
	};
}

/** The index of the last number that is at most `value` in an ascending list; 0 if there is none. */
function last(numbers: readonly number[], value: number): number {
	let low = 0;
	let high = numbers.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((numbers[middle] ?? 0) <= value) low = middle;
		else high = middle - 1;
	}
	return low;
}

function layOut(call: Call): { lines: string; spots: Spot[] } {
	const parts: string[] = [];
	const spots: Spot[] = [];
	let from = 0;
	const add = (text: string, spot: Omit<Spot, 'from'>) => {
		spots.push({ from, ...spot });
		parts.push(text, '\n');
		from += text.length + 1;
	};
	for (const [turn, { segments }] of call.turns.entries()) {
		for (const { pieces, speaker, start } of segments) {
			for (const piece of pieces) add(piece.text, { line: piece.line, turn, speaker, start });
		}
	}
	for (const { line, text } of [...call.head, ...call.events]) add(text, { line, turn: -1, speaker: null });
	return { lines: parts.join(''), spots };
}

/** Joins the lines of each turn with a space, collapses runs of spaces, and records the shifts for the way back. */
function fold(lines: string, spots: readonly Spot[]): { folded: string; offset: (at: number) => number } {
	const turns: string[] = [];
	for (const [index, spot] of spots.entries()) {
		const before = spots[index - 1];
		const joins = before !== undefined && before.turn === spot.turn && spot.turn >= 0;
		if (before !== undefined) turns.push(joins ? ' ' : '\n');
		turns.push(lines.slice(spot.from, (spots[index + 1]?.from ?? lines.length) - 1));
	}
	const signs = foldSigns(turns.join(''));
	const at: number[] = [0];
	const moved: number[] = [0];
	let removed = 0;
	const folded = signs.replace(/ {2,}/g, (run: string, from: number) => {
		removed += run.length - 1;
		at.push(from + run.length - removed);
		moved.push(removed);
		return ' ';
	});
	return { folded, offset: (place) => place + (moved[last(at, place)] ?? 0) };
}
