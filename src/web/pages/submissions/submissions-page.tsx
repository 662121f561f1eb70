import { Button } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { useMarkHandled, useSubmissions } from '#web/submissions/use-submissions.ts';
import { SubmissionRow } from './submission-row.tsx';
import styles from './submissions-page.module.css';

/** What members sent in, for the owner. */
export function SubmissionsPage() {
	const { user } = useAuth();
	if (user?.role !== 'owner') {
		return (
			<EmptyState title="Only the owner sees the submissions">
				Sign in with the owner's account to read what members sent in.
			</EmptyState>
		);
	}
	return <Submissions />;
}

function Submissions() {
	const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSubmissions();
	const mark = useMarkHandled();
	if (isPending) return <Spinner page label="Loading the submissions" />;
	return (
		<div className={styles.page}>
			<PageHeader title="What members sent in">
				Tools and prompts for the directories and requests for niches, newest first.
			</PageHeader>
			{error ? <LoadFailure onAgain={refetch}>The submissions could not be loaded: {error.message}</LoadFailure> : null}
			{mark.isError ? <Notice tone="red">It could not be marked as handled: {mark.error.message}</Notice> : null}
			{data?.submissions.length === 0 ? (
				<EmptyState title="No submissions yet" order={3}>
					They come from Submit a Tool, Submit a Prompt and Request Niche Analysis.
				</EmptyState>
			) : null}
			{data?.submissions.length ? (
				<section aria-label="Submissions">
					<p role="status" className={styles.count}>
						{waitingWords(data.waiting)}
					</p>
					<Card as="ul" padding="none">
						{data.submissions.map((submission) => (
							<SubmissionRow
								key={submission.id}
								submission={submission}
								busy={mark.isPending && mark.variables === submission.id}
								onHandled={() => mark.mutate(submission.id)}
							/>
						))}
					</Card>
				</section>
			) : null}
			{hasNextPage ? (
				<Button className={styles.more} loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Show older ones
				</Button>
			) : null}
		</div>
	);
}

function waitingWords(waiting: number): string {
	if (waiting === 0) return 'All are handled';
	return waiting === 1 ? '1 waits to be handled' : `${waiting} wait to be handled`;
}
