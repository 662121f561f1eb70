import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { Card } from '#ui/card.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { shortMoment } from '#web/dates.ts';
import { HISTORY, toolById } from '#web/navigation.ts';
import styles from './home-page.module.css';

/** The member's newest runs. */
export function ContinueRuns({ runs }: { runs: readonly Run[] }) {
	return (
		<section aria-labelledby="continue">
			<SectionHeading
				title="Continue where you were"
				id="continue"
				action={
					<TextLink as={Link} to={HISTORY.path} className={styles.all}>
						All runs
					</TextLink>
				}
			/>
			<ul className={styles.runs}>
				{runs.map((run) => (
					<RunCard key={run.id} run={run} />
				))}
			</ul>
		</section>
	);
}

function RunCard({ run }: { run: Run }) {
	const tool = toolById(run.tool);
	return (
		<Card as="li" padding="sm" className={styles.run}>
			<p className={styles.runTool}>
				{tool ? <NumberBadge number={tool.number} /> : null}
				{tool?.label ?? run.tool}
			</p>
			<h4 className={styles.runTitle}>{run.title}</h4>
			<p className={styles.runState}>
				{STATES[run.status]} · {shortMoment(run.createdAt)}
			</p>
			<Button component={Link} to={`${HISTORY.path}/${run.id}`} size="xs" aria-label={`Open ${run.title}`}>
				Open
			</Button>
		</Card>
	);
}

const STATES: Record<Run['status'], string> = {
	queued: 'Waiting',
	running: 'Running',
	succeeded: 'Result',
	failed: 'Failed',
	cancelled: 'Cancelled',
};
