import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './styles/empty-state.module.css';

interface EmptyStateProps {
	/** What is missing, e.g. "No runs yet". */
	title: string;
	/** One sentence: the reason, and what to do. */
	children: ReactNode;
	/** The single next step: a button, or a link that looks like one. */
	action?: ReactNode;
	/** The heading's level in the page. */
	order?: 2 | 3;
}

/** Says that there is nothing, and offers the next step. */
export function EmptyState({ title, children, action, order = 2 }: EmptyStateProps) {
	const Heading = `h${order}` as const;
	return (
		<Card padding="none" className={styles.empty}>
			<Heading className={styles.title}>{title}</Heading>
			<p className={styles.text}>{children}</p>
			{action ? <div className={styles.action}>{action}</div> : null}
		</Card>
	);
}
