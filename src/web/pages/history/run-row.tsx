import { Button } from '@mantine/core';
import { IconCpu, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Run, RunStatus } from '#shared/runs.ts';
import { CardRow } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { shortMoment } from '#web/dates.ts';
import { toolById } from '#web/navigation.ts';
import styles from './history-page.module.css';

const STATUS: Record<RunStatus, { word: string; tone: Tone }> = {
	queued: { word: 'Waiting', tone: 'blue' },
	running: { word: 'Running', tone: 'blue' },
	succeeded: { word: 'Done', tone: 'green' },
	failed: { word: 'Failed', tone: 'red' },
	cancelled: { word: 'Cancelled', tone: 'neutral' },
};

/** One run in the list: what, by which tool and engine, when, and how it went. */
export function RunRow({ run }: { run: Run }) {
	const tool = toolById(run.tool);
	const Icon = tool?.icon ?? IconFileText;
	const { word, tone } = STATUS[run.status];
	return (
		<CardRow as="li" className={styles.row}>
			<Icon size={20} stroke={1.75} aria-hidden className={styles.icon} />
			<div className={styles.what}>
				<p className={styles.title}>{run.title}</p>
				<p className={styles.tool}>{tool?.label ?? run.tool}</p>
			</div>
			<div className={styles.facts}>
				<StatusBadge tone="neutral">
					<IconCpu size={14} stroke={1.75} aria-hidden />
					{run.source === 'model' ? (run.model ?? 'Model') : 'Built-in engine'}
				</StatusBadge>
				<StatusBadge tone={tone}>{word}</StatusBadge>
				<time dateTime={run.createdAt} className={styles.date}>
					{shortMoment(run.createdAt)}
				</time>
			</div>
			<Button component={Link} to={`/history/${run.id}`} size="xs" aria-label={`Open ${run.title}`}>
				Open
			</Button>
		</CardRow>
	);
}
