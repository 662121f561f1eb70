import type { ReactNode } from 'react';
import styles from './styles/badges.module.css';
import type { Tone } from './tone.ts';

interface StatusBadgeProps {
	tone: Tone;
	/** A word or a figure; an icon of 14 may stand before it. */
	children: ReactNode;
}

/** A status in a word. Neutral is the plain badge, e.g. of the engine. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
	return (
		<span className={styles.status} data-tone={tone}>
			{children}
		</span>
	);
}
