import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { isSearchable } from '#shared/search-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { RunFilter } from '#web/api/runs.ts';
import { ChooseOther } from './choose-other.tsx';
import { DeletionNotices } from './deletion-notices.tsx';
import { FoundList } from './found-list.tsx';
import { HistoryFilters, type HistoryState, useHistoryState } from './history-filters.tsx';
import styles from './history-page.module.css';
import { HistoryRow } from './history-row.tsx';
import { RunList } from './run-list.tsx';
import { useDeletions } from './use-deletions.ts';

const PAUSE_MS = 250;

/** The server's limit for a search, in characters. */
const LONGEST = 200;

/** Every run of the member, newest first, or those that one of them can be compared with. */
export function HistoryPage() {
	const state = useHistoryState();
	const { q, compare } = state.values;
	const [title] = useDebouncedValue(q.trim().slice(0, LONGEST), PAUSE_MS);
	if (compare !== '') return <ChooseOther key={compare} firstId={compare} title={title} state={state} />;
	return <EveryRun state={state} />;
}

function EveryRun({ state }: { state: HistoryState }) {
	const heading = useRef<HTMLHeadingElement>(null);
	return (
		<div className={styles.page}>
			<PageHeader title="Your runs" titleRef={heading}>
				Everything you generated, newest first. Search finds words of your calls and clients, too. Only you can see it;
				what you share is seen by whoever has the link.
			</PageHeader>
			<HistoryFilters state={state} />
			<Runs values={state.deferred} onClear={state.clear} heading={heading} />
		</div>
	);
}

interface RunsProps {
	values: HistoryState['deferred'];
	onClear: () => void;
	/** Takes the focus from what is gone. */
	heading: RefObject<HTMLHeadingElement | null>;
}

/** What the search or the filters leave, and what was just deleted. */
const Runs = memo(function Runs({ values: { q: words, tool, status, engine }, onClear, heading }: RunsProps) {
	const filter = { tool, status, engine } as RunFilter;
	const isFiltered = Object.values(filter).some(Boolean);
	const { deletions, restored, isGone, deleteRun, undo, dismiss } = useDeletions();
	return (
		<>
			<DeletionNotices
				deletions={deletions}
				restored={restored}
				onUndo={undo}
				onGone={(run, focused) => {
					dismiss(run);
					if (focused) heading.current?.focus();
				}}
			/>
			{isSearchable(words) ? (
				<FoundList words={words} filter={filter} isGone={isGone} restored={restored} onDelete={deleteRun}>
					<NothingFound onClear={onClear}>
						{isFiltered
							? 'No run holds all of these words and fits the filters.'
							: 'Nothing of yours holds all of these words.'}
					</NothingFound>
				</FoundList>
			) : (
				<RunList
					filter={filter}
					shows={(run) => !isGone(run)}
					row={(run, engine) => (
						<HistoryRow key={run.id} run={run} engine={engine} focused={run.id === restored?.id} onDelete={deleteRun} />
					)}
				>
					{isFiltered ? <NothingFound onClear={onClear}>No run fits the filters.</NothingFound> : <NothingYet />}
				</RunList>
			)}
		</>
	);
});

function NothingYet() {
	return (
		<EmptyState
			title="No runs yet"
			order={3}
			action={
				<Button component={Link} to="/sales-call-analyzer">
					Analyze a sales call
				</Button>
			}
		>
			What you generate is kept here, also when you close the page before it is finished.
		</EmptyState>
	);
}

function NothingFound({ onClear, children }: { onClear: () => void; children: ReactNode }) {
	return (
		<EmptyState title="Nothing found" order={3} action={<Button onClick={onClear}>Clear search and filters</Button>}>
			{children}
		</EmptyState>
	);
}
