import { Button } from '@mantine/core';
import { IconExternalLink, IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import type { AiTool } from '#content/ai-tool.ts';
import { RATING_POINTS } from '#content/ai-tool-rating.ts';
import { Card } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import styles from './ai-tools-directory-page.module.css';
import { BADGE_ICONS, TOOL_ICONS } from './tool-icons.ts';

const STARS = [1, 2, 3, 4, 5];
/** How many features and tags a card shows at most. */
const SHOWN = 3;

export const ToolCard = memo(function ToolCard({ tool }: { tool: AiTool }) {
	const Icon = TOOL_ICONS[tool.icon];
	const BadgeIcon = tool.badge ? BADGE_ICONS[tool.badge] : null;
	return (
		<Card as="li" padding="sm" className={styles.card}>
			<div className={styles.head}>
				<span className={styles.icon}>
					<Icon size={20} stroke={1.75} aria-hidden />
				</span>
				<div className={styles.names}>
					<h3 className={styles.name}>{tool.name}</h3>
					<p className={styles.category}>{tool.category}</p>
				</div>
				<div className={styles.badges}>
					{BadgeIcon ? (
						<StatusBadge tone="neutral">
							<BadgeIcon size={14} stroke={1.75} aria-hidden />
							{tool.badge}
						</StatusBadge>
					) : null}
					<StatusBadge tone="neutral">{tool.pricing}</StatusBadge>
				</div>
			</div>
			<p className={styles.description}>{tool.description}</p>
			<Rating tool={tool} />
			<ul className={styles.features} aria-label="Features">
				{tool.features.slice(0, SHOWN).map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
			<ul className={styles.tags} aria-label="Tags">
				{tool.tags.slice(0, SHOWN).map((tag) => (
					<li key={tag}>{tag}</li>
				))}
			</ul>
			<Button
				component="a"
				href={tool.url}
				target="_blank"
				rel="noopener noreferrer"
				size="xs"
				className={styles.visit}
				rightSection={<IconExternalLink size={16} aria-hidden />}
			>
				Visit {tool.name}
			</Button>
		</Card>
	);
});

const POINTS = Object.keys(RATING_POINTS).length;

/** Five stars, the figure and how many points it stands for; opened, it lists them. */
function Rating({ tool }: { tool: AiTool }) {
	return (
		<details className={styles.rating}>
			<summary>
				<span className={styles.stars} role="img" aria-label={`Our rating: ${tool.rating.toFixed(1)} of 5`}>
					{STARS.map((star) =>
						star <= Math.floor(tool.rating) ? (
							<IconStarFilled key={star} size={14} data-filled />
						) : (
							<IconStar key={star} size={14} stroke={1.75} />
						),
					)}
				</span>
				<strong>{tool.rating.toFixed(1)}</strong> Our rating, {tool.points.length} of {POINTS} points
			</summary>
			<p>It {tool.points.map((point) => RATING_POINTS[point]).join('; ')}.</p>
		</details>
	);
}
