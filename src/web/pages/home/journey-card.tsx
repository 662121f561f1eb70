import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { TOOLS } from '#web/navigation.ts';
import styles from './home-page.module.css';

interface JourneyCardProps {
	path: string;
	title: string;
	text: string;
	points: readonly string[];
	/** When the member last had a result from it, as ISO 8601. */
	doneAt?: string;
	/** Whether there is a draft of its form. */
	isBegun: boolean;
}

/** One step of the journey and the link to its tool. */
export function JourneyCard({ path, title, text, points, doneAt, isBegun }: JourneyCardProps) {
	const tool = TOOLS.find((candidate) => candidate.path === path);
	if (tool === undefined) return null;
	return (
		<Card as="li" className={styles.card}>
			<div className={styles.tool}>
				<NumberBadge number={tool.number} size="lg" />
				<tool.icon size={18} stroke={1.75} aria-hidden className={styles.icon} />
				<span>{tool.label}</span>
				<StepState doneAt={doneAt} isBegun={isBegun} />
			</div>
			<h4 className={styles.cardTitle}>{title}</h4>
			<p className={styles.cardText}>{text}</p>
			<ul className={styles.points}>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
			<Button
				component={Link}
				to={path}
				className={styles.start}
				rightSection={<IconArrowRight size={16} aria-hidden />}
				aria-label={`Get Started with ${tool.label}`}
			>
				Get Started
			</Button>
		</Card>
	);
}

/** A step with a result that is begun anew is both. */
function StepState({ doneAt, isBegun }: Pick<JourneyCardProps, 'doneAt' | 'isBegun'>) {
	if (!isBegun && doneAt === undefined) return null;
	return (
		<span className={styles.states}>
			{doneAt === undefined ? null : (
				<span className={styles.state} data-tone="green">
					<IconCheck size={16} stroke={1.75} aria-hidden /> Done {dayOf(doneAt)}
				</span>
			)}
			{isBegun ? <span className={styles.state}>{doneAt === undefined ? 'In progress' : 'Draft'}</span> : null}
		</span>
	);
}

/** "12 Feb"; with the year where it is not the current one. */
function dayOf(iso: string): string {
	const date = new Date(iso);
	const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
	return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}
