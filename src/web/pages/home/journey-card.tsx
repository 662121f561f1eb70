import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
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
}

/** One step of the journey and the way into its tool. */
export function JourneyCard({ path, title, text, points }: JourneyCardProps) {
	const tool = TOOLS.find((candidate) => candidate.path === path);
	if (tool === undefined) return null;
	return (
		<Card as="li" className={styles.card}>
			<div className={styles.tool}>
				<NumberBadge number={tool.number} size="lg" />
				<tool.icon size={18} stroke={1.75} aria-hidden className={styles.icon} />
				<span>{tool.label}</span>
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
