import type { Reading } from '../format.ts';
import { severalCalls } from './no-call.ts';
import { findRows, type Place } from './rows/find-rows.ts';
import { readRows } from './rows/read-rows.ts';
import type { Parsed } from './source/parse.ts';
import { peopleOf } from './source/people.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import type { Json } from './source/value.ts';

/**
 * Any list of objects with one field for the speaker and another for the words. Several such lists are one call if
 * their times continue from list to list, and otherwise several conversations.
 */
export function readAnyList(root: Json, parsed: Parsed): Reading | null {
	const [place] = findRows(root, parsed);
	if (place === undefined) return null;
	const people = peopleOf(root, parsed);
	const lists = sayingsOf(place, parsed, people.names);
	if (lists.length > 1 && !isOneCall(lists)) return severalCalls(lists.length);
	return readingOf(lists.flat(), headOf(root, parsed, people));
}

function sayingsOf({ lists }: Place, parsed: Parsed, names: ReadonlyMap<string, string>): Said[][] {
	return lists.map(({ rows, columns, lines }) => readRows(rows, columns, parsed, names, lines));
}

function isOneCall(lists: readonly (readonly Said[])[]): boolean {
	let last = Number.NEGATIVE_INFINITY;
	for (const list of lists) {
		const starts = list.map(({ start }) => start ?? Number.NEGATIVE_INFINITY);
		const first = starts[0] ?? Number.NEGATIVE_INFINITY;
		if (first === Number.NEGATIVE_INFINITY || first < last) return false;
		last = starts.reduce((most, start) => Math.max(most, start), last);
	}
	return true;
}
