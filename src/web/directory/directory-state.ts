import { useMemo } from 'react';
import { type AddressFields, useAddressState } from './use-address-state.ts';

/** The initial value of every filter: nothing is left out. */
export const ALL = 'All';

/** The second dropdown of a directory: pricing of tools, difficulty of prompts. */
export interface SecondFilter {
	/** Its parameter in the address, e.g. "pricing". */
	name: string;
	/** Without `ALL`. */
	values: readonly string[];
}

/** What the entries have to fit. */
interface Filters {
	query: string;
	/** `ALL` or one of the categories. */
	category: string;
	/** `ALL` or one of the second filter's values. */
	second: string;
}

/** What the controls of a directory show at the moment, and the functions that change it. */
export interface DirectoryState extends Filters {
	/** What the list is drawn from: the same as the controls show, a moment later. */
	listed: Filters;
	/** Whether any filter is active. */
	isFiltered: boolean;
	setQuery(query: string): void;
	setCategory(category: string): void;
	setSecond(value: string): void;
	clear(): void;
}

/** The fields of a directory's address; create them once, outside the component. */
export function directoryFields(categories: readonly string[], second: SecondFilter): AddressFields<string> {
	return { q: [], category: [ALL, ...categories], [second.name]: [ALL, ...second.values] };
}

/** Search text and filters, kept in the address. `fields` comes from `directoryFields`. */
export function useDirectoryState(fields: AddressFields<string>, second: SecondFilter): DirectoryState {
	const { values, deferred, set, clear } = useAddressState(fields);
	const shown = filtersOf(values, second);
	const listed = useMemo(() => filtersOf(deferred, second), [deferred, second]);
	return {
		...shown,
		listed,
		isFiltered: shown.query.trim() !== '' || shown.category !== ALL || shown.second !== ALL,
		setQuery: (q) => set({ q }),
		setCategory: (value) => set({ category: value }),
		setSecond: (value) => set({ [second.name]: value }),
		clear,
	};
}

function filtersOf(values: Readonly<Record<string, string>>, second: SecondFilter): Filters {
	const { q = '', category = ALL, [second.name]: chosen = ALL } = values;
	return { query: q, category, second: chosen };
}

export interface CategoryCount {
	category: string;
	count: number;
}

/** `ALL` and each category with its number of entries, whatever the search. */
export function categoryCounts(
	entries: readonly { category: string }[],
	categories: readonly string[],
): readonly CategoryCount[] {
	const of = (category: string) => entries.filter((entry) => entry.category === category).length;
	return [
		{ category: ALL, count: entries.length },
		...categories.map((category) => ({ category, count: of(category) })),
	];
}

/**
 * The entries that match the filters. The search text is looked for in each text of an entry separately, as a substring
 * in any case; spaces around it do not count.
 */
export function filterEntries<Entry extends { category: string }>(
	entries: readonly Entry[],
	filters: Filters,
	read: { second: (entry: Entry) => string; texts: (entry: Entry) => readonly string[] },
): readonly Entry[] {
	const wanted = filters.query.trim().toLowerCase();
	return entries.filter(
		(entry) =>
			(filters.category === ALL || entry.category === filters.category) &&
			(filters.second === ALL || read.second(entry) === filters.second) &&
			(wanted === '' || read.texts(entry).some((text) => text.toLowerCase().includes(wanted))),
	);
}
