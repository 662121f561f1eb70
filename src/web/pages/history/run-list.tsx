import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Run } from '#shared/runs.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type RunFilter, useRuns } from '#web/api/runs.ts';
import styles from './history-page.module.css';

interface RunListProps {
	filter: RunFilter;
	/** Hides these runs, whatever the server answers. */
	shows: (run: Run) => boolean;
	row: (run: Run) => ReactNode;
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
				{runs ? countWords(runs.length, list.hasNextPage) : ''}
			</p>
			{runs?.length === 0 && !list.hasNextPage ? children : null}
			{runs?.length ? (
				<Card as="ul" padding="none">
					{runs.map(row)}
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

function countWords(count: number, hasMore: boolean): string {
	if (count === 0) return hasMore ? 'None among the newest runs' : '';
	const runs = count === 1 ? '1 run' : `${count} runs`;
	return hasMore ? `The newest ${runs}` : runs;
}
