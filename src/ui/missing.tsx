import type { ReactNode } from 'react';
import styles from './styles/badges.module.css';

interface MissingProps {
	children: ReactNode;
	/** For running text, as `[add date]`; without it, it is a badge such as "Not discussed". */
	inline?: boolean;
}

/** A badge says a word or three. */
const LONGEST_BADGE = 3;

/**
 * An honest gap. The only dashed element of the product, so that it never looks like an error. What is a sentence is
 * set as one, quietly: in a badge it would look like a value.
 */
export function Missing({ children, inline = false }: MissingProps) {
	const isSentence = !inline && typeof children === 'string' && children.split(' ').length > LONGEST_BADGE;
	if (isSentence) return <span className={styles.nothing}>{children}</span>;
	return (
		<span className={styles.missing} data-inline={inline || undefined}>
			{children}
		</span>
	);
}
