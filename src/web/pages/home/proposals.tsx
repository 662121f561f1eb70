import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { SentProposal } from '#shared/desk.ts';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { momentWithin } from '#web/dates.ts';
import { HISTORY } from '#web/navigation.ts';
import styles from './desk.module.css';
import { WorkRow } from './work-row.tsx';

/** Proposals and plans that a client can read, and whether anybody opened them. */
export function Proposals({ proposals }: { proposals: readonly SentProposal[] }) {
	if (proposals.length === 0) return null;
	return (
		<section aria-labelledby="proposals">
			<SectionHeading title="Shared with clients" id="proposals" />
			<Card as="ul" padding="none">
				{proposals.map((proposal) => (
					<WorkRow
						key={proposal.runId}
						title={proposal.title}
						tool={proposal.tool}
						state={
							<>
								<span data-tone={proposal.views > 0 ? 'green' : undefined} className={styles.views}>
									{opened(proposal.views)}
								</span>
								<span>Shared {momentWithin(proposal.sharedAt)}</span>
							</>
						}
					>
						<Button
							component={Link}
							to={`${HISTORY.path}/${proposal.runId}`}
							size="xs"
							aria-label={`Open ${proposal.title}`}
						>
							Open
						</Button>
					</WorkRow>
				))}
			</Card>
		</section>
	);
}

function opened(views: number): string {
	if (views === 0) return 'Not opened yet';
	return views === 1 ? 'Opened once' : `Opened ${views} times`;
}
