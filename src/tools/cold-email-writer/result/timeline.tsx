import { Card } from '#ui/card.tsx';
import styles from './result.module.css';

/** When each e-mail goes out. */
export function Timeline({ timings }: { timings: readonly { name: string; timing: string }[] }) {
	return (
		<Card padding="sm" as="ol" className={styles.timeline} aria-label="When each e-mail goes out">
			{timings.map(({ name, timing }) => (
				<li key={name} className={styles.moment}>
					<span className={styles.dot} aria-hidden />
					<span className={styles.day}>{timing.replace(/(?<!\s)\s*\(.*$/, '')}</span>
					<span className={styles.momentName}>{name}</span>
				</li>
			))}
		</Card>
	);
}
