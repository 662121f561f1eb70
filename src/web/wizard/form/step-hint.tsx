import { IconBulb } from '@tabler/icons-react';
import styles from './review.module.css';

/** A box above the fields of a step. */
export function StepHint({ title, text }: { title: string; text: string }) {
	return (
		<aside className={styles.hint} aria-label={title}>
			<IconBulb size={20} stroke={1.75} aria-hidden className={styles.hintIcon} />
			<div>
				<p className={styles.hintTitle}>{title}</p>
				<p className={styles.hintText}>{text}</p>
			</div>
		</aside>
	);
}
