import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { FullRun } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { shortMoment } from '#web/dates.ts';
import { engineName, pathAgain, pathFrom, toolName } from '#web/pages/history/run-words.ts';
import { RunUsage } from './run-usage.tsx';
import styles from './stored-result.module.css';

/** A run without a result: why there is none, and what to do next with its input. */
export function StoredFailure({ run, tool }: { run: FullRun; tool: WebTool }) {
	const byModel = run.source === 'model';
	return (
		<div className={styles.failure}>
			<PageHeader title={run.title}>
				{toolName(run.tool)}, {engineName(run)}, {shortMoment(run.createdAt)}
			</PageHeader>
			<Notice tone={run.status === 'cancelled' ? 'neutral' : 'red'} live={false}>
				{reasonOf(run, tool)}
			</Notice>
			<p className={styles.text}>What you entered is kept with it.</p>
			<div className={styles.ways}>
				<Button component={Link} to={pathAgain(run)} variant="filled">
					Try again
				</Button>
				{byModel ? (
					<Button component={Link} to={pathFrom(run, 'built-in')}>
						Use the built-in engine
					</Button>
				) : null}
				<Button component={Link} to={pathFrom(run)}>
					Change the input
				</Button>
			</div>
			<RunUsage run={run} />
		</div>
	);
}

function reasonOf(run: FullRun, { words }: WebTool): string {
	if (run.status === 'cancelled') return 'This run was cancelled.';
	if (run.status === 'succeeded') return 'This run has ended, and its result cannot be read.';
	return `${words.failure}: ${run.error ?? 'no reason was kept'}`;
}
