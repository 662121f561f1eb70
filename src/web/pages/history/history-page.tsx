import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useRuns } from '#web/api/runs.ts';
import styles from './history-page.module.css';
import { RunRow } from './run-row.tsx';

/** Every run of the member, newest first. */
export function HistoryPage() {
	const { data: runs, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRuns();
	if (isPending) return <Spinner page label="Loading your runs" />;
	return (
		<div className={styles.page}>
			<PageHeader title="Your runs">Everything you generated, newest first. Only you can see it.</PageHeader>
			{error ? (
				<Notice
					tone="red"
					action={
						<Button size="xs" onClick={() => refetch()}>
							Try again
						</Button>
					}
				>
					Your runs could not be loaded: {error.message}
				</Notice>
			) : null}
			{runs?.length === 0 ? (
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
			) : null}
			{runs?.length ? (
				<Card as="ul" padding="none">
					{runs.map((run) => (
						<RunRow key={run.id} run={run} />
					))}
				</Card>
			) : null}
			{hasNextPage ? (
				<Button className={styles.more} loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Show older runs
				</Button>
			) : null}
		</div>
	);
}
