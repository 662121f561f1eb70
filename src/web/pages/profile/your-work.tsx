import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { User } from '#shared/account.ts';
import type { Statistics } from '#shared/session-answers.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FiguresRow } from '#ui/figures-row.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useStatistics } from '#web/api/profile.ts';
import { HISTORY } from '#web/navigation.ts';
import { RunRow } from '#web/pages/history/run-row.tsx';
import { haveSeveralEngines } from '#web/pages/history/run-words.ts';
import { memberSince } from '#web/shell/member.ts';

/** What the member did, counted from the member's own runs; an unknown figure is a dash. */
export function YourWork({ user }: { user: User }) {
	const { data: statistics, error, refetch } = useStatistics();
	return (
		<>
			<section aria-labelledby="your-work">
				<SectionHeading id="your-work" title="Your work">
					Counted from your own runs; those of the example client are left out.
				</SectionHeading>
				{error && !statistics ? (
					<LoadFailure onAgain={refetch}>Your figures could not be loaded: {error.message}</LoadFailure>
				) : (
					<Figures user={user} statistics={statistics} />
				)}
			</section>
			{statistics ? <RecentActivity runs={statistics.recentActivity} /> : null}
		</>
	);
}

function Figures({ user, statistics }: { user: User; statistics: Statistics | undefined }) {
	const cells = [
		{ label: 'Tools used', value: statistics?.toolsUsed ?? '–', note: 'with at least one run' },
		{ label: 'Runs', value: statistics?.runs ?? '–', note: 'since you joined' },
		{
			label: 'Days active',
			value: statistics ? Math.max(1, statistics.daysActive) : '–',
			note: `since ${memberSince(user.createdAt)}`,
		},
		{ label: 'This week', value: statistics?.runsThisWeek ?? '–', note: 'in the last seven days' },
	];
	return (
		<Card padding="none">
			<FiguresRow cells={cells} />
		</Card>
	);
}

function RecentActivity({ runs }: { runs: Statistics['recentActivity'] }) {
	return (
		<section aria-labelledby="recent-activity">
			<SectionHeading
				id="recent-activity"
				title="Recent activity"
				action={
					runs.length > 0 ? (
						<TextLink as={Link} to={HISTORY.path}>
							Open History
						</TextLink>
					) : null
				}
			/>
			{runs.length > 0 ? (
				<Card as="ul" padding="none">
					{runs.map((run) => (
						<RunRow key={run.id} run={run} engine={haveSeveralEngines(runs)} />
					))}
				</Card>
			) : (
				<EmptyState
					title="Nothing generated yet"
					action={
						<Button component={Link} to="/">
							Choose a tool
						</Button>
					}
				>
					Your latest runs show here, whichever tool they come from.
				</EmptyState>
			)}
		</section>
	);
}
