import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '#language/inflect.ts';
import { isExampleClient } from '#shared/example-client.ts';
import type { Run } from '#shared/runs.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type RunFilter, useRuns } from '#web/api/runs.ts';
import styles from './history-page.module.css';
import { haveSeveralEngines } from './run-words.ts';

interface RunListProps {
	filter: RunFilter;
	/** Hides these runs, whatever the server answers. */
	shows: (run: Run) => boolean;
	row: (run: Run, engine: boolean) => ReactNode;
	/** Shown where there is nothing to list. */
	children: ReactNode;
}

/** The runs that match a filter, newest first, with a button for older ones. */
export function RunList({ filter, shows, row, children }: RunListProps) {
	const list = useRuns(filter);
	const runs = list.data?.filter(shows);
	if (list.isPending) return <Spinner label="Loading your runs" />;
	return (
		<section className={styles.list} aria-label="Runs" aria-busy={list.isPlaceholderData}>
			{list.error ? (
				<LoadFailure onAgain={list.refetch}>Your runs could not be loaded: {list.error.message}</LoadFailure>
			) : null}
			<p role="status" className={styles.count}>
				{runs ? countWords(runs, list.hasNextPage) : ''}
			</p>
			{runs?.length === 0 && !list.hasNextPage ? children : null}
			{runs?.length ? (
				<Card as="ul" padding="none">
					{runs.map((run) => row(run, haveSeveralEngines(runs)))}
				</Card>
			) : null}
			{list.hasNextPage ? (
				<Button className={styles.more} loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
					Show older runs
				</Button>
			) : null}
		</section>
	);
}

/** The profile counts a member's own runs alone, so those of the example client are told apart. */
function countWords(runs: readonly Run[], hasMore: boolean): string {
	if (runs.length === 0) return hasMore ? 'None among the newest runs' : '';
	const examples = runs.filter(({ clientId }) => isExampleClient(clientId)).length;
	const all = counted(runs.length, 'run');
	const told = examples === 0 ? all : `${all}, ${examples} of the example client`;
	return hasMore ? `The newest ${told}` : told;
}
