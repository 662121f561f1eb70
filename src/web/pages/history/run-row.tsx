import { IconCpu, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { CardRow } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ExampleBadge } from '#web/clients/example-badge.tsx';
import { shortMoment } from '#web/dates.ts';
import { toolById } from '#web/navigation.ts';
import styles from './run-row.module.css';
import { engineName, pathOfRun, STATUS_WORDS, toolName } from './run-words.ts';

interface RunRowProps {
	run: Run;
	/** The title with what a search found in it. */
	title?: ReactNode;
	/** In place of the title: a field to change it. */
	field?: ReactNode;
	/** Whether it says which engine wrote it: one alone needs no name. */
	engine?: boolean;
	/** The words that a search found in it. */
	place?: ReactNode;
	/** What just went wrong with it. */
	note?: string;
	/** Beside its date. */
	children?: ReactNode;
}

/** One run in a list: its title, which opens it, tool and time; how it ended where it has no result. */
export function RunRow({ run, title = run.title, field, engine = false, place, note = '', children }: RunRowProps) {
	const Icon = toolById(run.tool)?.icon ?? IconFileText;
	const { word, tone } = STATUS_WORDS[run.status];
	return (
		<CardRow as="li" className={styles.row}>
			<Icon size={20} stroke={1.75} aria-hidden className={styles.icon} />
			<div className={styles.what}>
				<div className={styles.title}>
					{field ?? (
						<TextLink as={Link} to={pathOfRun(run)} className={styles.open} aria-label={`Open ${run.title}`}>
							{title}
						</TextLink>
					)}
				</div>
				<p className={styles.tool}>{toolName(run.tool)}</p>
				{place ? <p className={styles.place}>{place}</p> : null}
			</div>
			<div className={styles.facts}>
				<ExampleBadge of={run.clientId} />
				{run.edited ? <StatusBadge tone="neutral">Edited</StatusBadge> : null}
				{engine ? (
					<StatusBadge tone="neutral">
						<IconCpu size={14} stroke={1.75} aria-hidden />
						<span className={styles.engine}>{engineName(run)}</span>
					</StatusBadge>
				) : null}
				{run.status === 'succeeded' ? null : <StatusBadge tone={tone}>{word}</StatusBadge>}
				<time dateTime={run.createdAt} className={styles.date}>
					{shortMoment(run.createdAt)}
				</time>
			</div>
			{children ? <div className={styles.buttons}>{children}</div> : null}
			{note ? (
				<p role="alert" className={styles.problem}>
					{note}
				</p>
			) : null}
		</CardRow>
	);
}
