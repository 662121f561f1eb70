import { NativeSelect } from '@mantine/core';
import { SearchBox } from '#web/directory/search-box.tsx';
import { type AddressFields, useAddressState } from '#web/directory/use-address-state.ts';
import styles from './history-page.module.css';
import { GENERATORS } from './run-words.ts';

const STATUSES = [
	{ value: '', label: 'All statuses' },
	{ value: 'under-way', label: 'Under way' },
	{ value: 'succeeded', label: 'Done' },
	{ value: 'failed', label: 'Failed' },
	{ value: 'cancelled', label: 'Cancelled' },
] as const;

const ENGINES = [
	{ value: '', label: 'All engines' },
	{ value: 'built-in', label: 'Built-in engine' },
	{ value: 'model', label: 'Model' },
] as const;

const TOOLS = [{ value: '', label: 'All tools' }, ...GENERATORS.map(({ id, label }) => ({ value: id, label }))];

type Name = 'q' | 'tool' | 'status' | 'engine' | 'compare';

const FIELDS: AddressFields<Name> = {
	q: [],
	tool: TOOLS.map(({ value }) => value),
	status: STATUSES.map(({ value }) => value),
	engine: ENGINES.map(({ value }) => value),
	compare: [],
};

/** The state in the address of the history: search, filters, and the run to compare another one with. */
export function useHistoryState() {
	return useAddressState(FIELDS);
}

export type HistoryState = ReturnType<typeof useHistoryState>;

/** Search and filters over the runs. */
export function HistoryFilters({ state: { values, set } }: { state: HistoryState }) {
	return (
		<section className={styles.filters} aria-label="Search and filters">
			<SearchBox
				label="Search everything"
				placeholder="Search results, calls and clients…"
				value={values.q}
				onChange={(q) => set({ q })}
			/>
			<NativeSelect
				aria-label="Tool"
				value={values.tool}
				data={TOOLS}
				onChange={(event) => set({ tool: event.currentTarget.value })}
			/>
			<NativeSelect
				aria-label="Status"
				value={values.status}
				data={STATUSES.map((status) => ({ ...status }))}
				onChange={(event) => set({ status: event.currentTarget.value })}
			/>
			<NativeSelect
				aria-label="Engine"
				value={values.engine}
				data={ENGINES.map((engine) => ({ ...engine }))}
				onChange={(event) => set({ engine: event.currentTarget.value })}
			/>
		</section>
	);
}

/** Over the titles of runs alone. */
export function TitleSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	return <SearchBox label="Search by title" placeholder="Search by title…" value={value} onChange={onChange} />;
}
