import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useRuns } from '#web/api/runs.ts';
import { shortMoment } from '#web/dates.ts';
import { StoredResult } from '#web/wizard/stored-result.tsx';
import styles from './growth-plans.module.css';

const TOOL = 'growth-plan-calculator';

/** The member's growth plans: the newest is open, or the one in the address; the others are listed. */
export function GrowthPlansPage() {
	const list = useRuns({ tool: TOOL });
	const { data: runs, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
	const [params] = useSearchParams();
	if (isPending) return <Spinner page label="Loading your growth plans" />;
	if (!runs) {
		return <LoadFailure onAgain={refetch}>Your growth plans could not be loaded: {error?.message}</LoadFailure>;
	}
	const plans = runs.filter(({ status }) => status === 'succeeded');
	const openId = params.get('plan') ?? plans[0]?.id;
	if (openId === undefined && !hasNextPage) return <NoPlans />;
	const others = plans.filter(({ id }) => id !== openId);
	return (
		<div className={styles.page}>
			{openId === undefined ? null : <StoredResult key={openId} runId={openId} />}
			{others.length > 0 ? <OtherPlans plans={others} /> : null}
			{hasNextPage ? (
				<Button className={styles.more} loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Show older plans
				</Button>
			) : null}
		</div>
	);
}

function NoPlans() {
	return (
		<EmptyState
			title="No growth plans yet"
			action={
				<Button component={Link} to="/growth-plan-calculator" variant="filled">
					Open the Growth Plan Calculator
				</Button>
			}
		>
			A growth plan is made from a discovery call. Each one that you generate is kept here.
		</EmptyState>
	);
}

function OtherPlans({ plans }: { plans: readonly Run[] }) {
	return (
		<section aria-labelledby="other-plans">
			<SectionHeading id="other-plans" title="Your other growth plans" />
			<Card as="ul" padding="none">
				{plans.map(({ id, title, createdAt }) => (
					<CardRow as="li" key={id} className={styles.plan}>
						<p className={styles.title}>{title}</p>
						<time dateTime={createdAt} className={styles.date}>
							{shortMoment(createdAt)}
						</time>
						<Button component={Link} to={`?plan=${encodeURIComponent(id)}`} size="xs" aria-label={`Open ${title}`}>
							Open
						</Button>
					</CardRow>
				))}
			</Card>
		</section>
	);
}
