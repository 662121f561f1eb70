import { Card } from '#ui/card.tsx';
import styles from './review.module.css';

/** What a tool does, above its first step. */
export function Features({ features }: { features: readonly { title: string; text: string }[] }) {
	return (
		<ul className={styles.features}>
			{features.map(({ title, text }) => (
				<Card key={title} as="li" padding="sm">
					<h2 className={styles.featureTitle}>{title}</h2>
					<p className={styles.featureText}>{text}</p>
				</Card>
			))}
		</ul>
	);
}
