import { Button } from '@mantine/core';
import type { PromptCard } from '#content/prompt-cards.ts';
import type { PromptCounts } from '#shared/prompt-counts.ts';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { figuresOf, figureWords } from './figures.ts';
import styles from './prompts-directory-page.module.css';

interface FeaturedPromptsProps {
	prompts: readonly PromptCard[];
	counts: PromptCounts | undefined;
	onOpen: (promptId: string) => void;
}

/** The few prompts to begin with; they remain in place, whatever is searched below. */
export function FeaturedPrompts({ prompts, counts, onOpen }: FeaturedPromptsProps) {
	return (
		<section aria-labelledby="featured-prompts">
			<SectionHeading title="Featured Prompts" id="featured-prompts" />
			<ul className={styles.featured}>
				{prompts.map(({ id, title, description, difficulty }) => {
					const { likes, usage } = figuresOf(counts, id);
					return (
						<Card as="li" key={id} padding="sm" className={styles.card}>
							<h4 id={`featured-${id}`} className={styles.title}>
								{title}
							</h4>
							<p className={styles.description}>{description}</p>
							<p className={styles.figures}>
								<StatusBadge tone="neutral">{difficulty}</StatusBadge>
								<span>{figureWords(likes, 'like')}</span>
								<span>{figureWords(usage, 'use')}</span>
							</p>
							<Button size="xs" className={styles.open} aria-describedby={`featured-${id}`} onClick={() => onOpen(id)}>
								View Details
							</Button>
						</Card>
					);
				})}
			</ul>
		</section>
	);
}
