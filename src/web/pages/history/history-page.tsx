import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { RunFilter } from '#web/api/runs.ts';
import { ChooseOther } from './choose-other.tsx';
import { DeletionNotices } from './deletion-notices.tsx';
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
	const { q, tool, status, engine, compare } = state.values;
	const [title] = useDebouncedValue(q.trim().slice(0, LONGEST), PAUSE_MS);
	if (compare !== '') return <ChooseOther key={compare} firstId={compare} title={title} state={state} />;
	return <EveryRun state={state} filter={{ q: title, tool, status, engine } as RunFilter} />;
}

function EveryRun({ state, filter }: { state: HistoryState; filter: RunFilter }) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { deletions, restored, isGone, deleteRun, undo, dismiss } = useDeletions();
	return (
		<div className={styles.page}>
			<PageHeader title="Your runs" titleRef={heading}>
				Everything you generated, newest first. Only you can see it.
			</PageHeader>
			<HistoryFilters state={state} />
			<DeletionNotices
				deletions={deletions}
				restored={restored}
				onUndo={undo}
				onGone={(run, focused) => {
					dismiss(run);
					if (focused) heading.current?.focus();
				}}
			/>
			<RunList
				filter={filter}
				shows={(run) => !isGone(run)}
				row={(run) => <HistoryRow key={run.id} run={run} focused={run.id === restored?.id} onDelete={deleteRun} />}
			>
				{Object.values(filter).some(Boolean) ? <NothingFound onClear={state.clear} /> : <NothingYet />}
			</RunList>
		</div>
	);
}

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

function NothingFound({ onClear }: { onClear: () => void }) {
	return (
		<EmptyState title="No runs found" order={3} action={<Button onClick={onClear}>Clear search and filters</Button>}>
			No run has these words in its title and fits the filters.
		</EmptyState>
	);
}
