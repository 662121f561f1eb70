import { SectionHeading } from '#ui/section-heading.tsx';
import styles from './home-page.module.css';
import { JOURNEY } from './journey.ts';
import { JourneyCard } from './journey-card.tsx';
import { isJourneyDone, type Progress } from './progress.ts';

/** The eight steps; folded away once every step that gives a result gave one. */
export function JourneySection({ done, drafts }: Pick<Progress, 'done' | 'drafts'>) {
	const cards = (
		<ol className={styles.cards}>
			{JOURNEY.map((step) => (
				<JourneyCard
					key={step.path}
					{...step}
					doneAt={done.get(step.path.slice(1))}
					isBegun={drafts.has(step.path.slice(1))}
				/>
			))}
		</ol>
	);
	const isDone = isJourneyDone(done);
	return (
		<section aria-labelledby="journey">
			<SectionHeading title="The journey, in eight steps" id="journey">
				{isDone ? 'Every step that saves a result has one.' : 'Start anywhere: no step needs the one before it.'}
			</SectionHeading>
			{isDone ? (
				<details className={styles.folded}>
					<summary>Show the steps</summary>
					{cards}
				</details>
			) : (
				cards
			)}
		</section>
	);
}
