import type { ReactNode } from 'react';
import styles from './styles/badges.module.css';

interface MissingProps {
	children: ReactNode;
	/** For running text, as `[add date]`; without it, it is a badge such as "Not discussed". */
	inline?: boolean;
}

/** An honest gap. The only dashed element of the product, so that it never looks like an error. */
export function Missing({ children, inline = false }: MissingProps) {
	return (
		<span className={styles.missing} data-inline={inline || undefined}>
			{children}
		</span>
	);
}
