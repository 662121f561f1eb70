import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { memo } from 'react';
import type { PromptCard as Prompt } from '#content/prompt-cards.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useCountCopy } from '#web/api/prompts.ts';
import { figureWords, type PromptFigures } from './figures.ts';
import { LikeButton } from './like-button.tsx';
import { textOf } from './prompt-texts.ts';
import styles from './prompts-directory-page.module.css';

interface PromptCardProps extends PromptFigures {
	prompt: Prompt;
	onOpen: (promptId: string) => void;
}

export const PromptCard = memo(function PromptCard({ prompt, likes, usage, liked, onOpen }: PromptCardProps) {
	const { id, title, category, description, author, difficulty, tags, featured, preview } = prompt;
	const heading = `prompt-${id}`;
	const countCopy = useCountCopy(id);
	// A press counts even where the clipboard refuses: then the text is shown for the member to copy by key.
	const copied = () => {
		countCopy();
		return textOf(id);
	};
	return (
		<Card as="li" padding="sm" className={styles.card} aria-labelledby={heading}>
			<div className={styles.head}>
				<h3 id={heading} className={styles.title}>
					{title}
				</h3>
				{featured ? (
					<StatusBadge tone="blue">
						<IconStar size={14} stroke={1.75} aria-hidden />
						Featured
					</StatusBadge>
				) : null}
			</div>
			<p className={styles.author}>By {author}</p>
			<p className={styles.description}>{description}</p>
			<div className={styles.badges}>
				<StatusBadge tone="neutral">{category}</StatusBadge>
				<StatusBadge tone="neutral">{difficulty}</StatusBadge>
			</div>
			<ul className={styles.tags} aria-label="Tags">
				{tags.map((tag) => (
					<li key={tag}>#{tag}</li>
				))}
			</ul>
			<div className={styles.preview}>
				<p className={styles.previewText}>{preview}</p>
				<CopyButton text={copied} label="Copy" copiedLabel="Copied!" size="xs" variant="subtle" />
			</div>
			<div className={styles.figures}>
				<LikeButton promptId={id} likes={likes} liked={liked} describedBy={heading} />
				<span>{figureWords(usage, 'use')}</span>
			</div>
			<div className={styles.actions}>
				<CopyButton text={copied} label="Copy Full Prompt" copiedLabel="Copied!" size="xs" />
				<Button size="xs" aria-describedby={heading} onClick={() => onOpen(id)}>
					View Details
				</Button>
			</div>
		</Card>
	);
});
