import { Button } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useMembers } from '#web/api/members.ts';
import { type MemberActions, MemberRow } from './member-row.tsx';
import styles from './members-page.module.css';
import { addresses } from './words.ts';

interface MemberListProps {
	/** Part of the address; empty for all. */
	query: string;
	onClear: () => void;
	actions: MemberActions;
}

export function MemberList({ query, onClear, actions }: MemberListProps) {
	const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMembers(query);
	if (isPending) return <Spinner label="Loading the members" />;
	const failure = error ? (
		<LoadFailure onAgain={refetch}>The members could not be loaded: {error.message}</LoadFailure>
	) : null;
	if (!data) return failure;
	return (
		<>
			{failure}
			{data.total === 0 ? (
				<Nobody query={query} onClear={onClear} />
			) : (
				<section aria-label="Members">
					<p className={styles.count}>
						{addresses(data.total)}
						{query === '' ? '' : ` with “${query}”`}
					</p>
					<Card as="ul" padding="none">
						{data.members.map((member) => (
							<MemberRow key={member.email} member={member} actions={actions} />
						))}
					</Card>
				</section>
			)}
			{hasNextPage ? (
				<Button className={styles.more} loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Show older ones
				</Button>
			) : null}
		</>
	);
}

function Nobody({ query, onClear }: Pick<MemberListProps, 'query' | 'onClear'>) {
	if (query === '') {
		return (
			<EmptyState title="Nobody is on the list yet" order={3}>
				Add the addresses of your buyers, or choose Import a CSV for the export of your payment service.
			</EmptyState>
		);
	}
	return (
		<EmptyState title="No address found" order={3} action={<Button onClick={onClear}>Show everybody</Button>}>
			No address on the list contains “{query}”.
		</EmptyState>
	);
}
