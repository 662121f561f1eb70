import { type ReactNode, useEffect, useRef } from 'react';
import styles from './two-factor.module.css';

/** The first words of a step that took the place of another: they take the focus that the last button lost. */
export function Lead({ children }: { children: ReactNode }) {
	const place = useRef<HTMLParagraphElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<p ref={place} tabIndex={-1} className={styles.lead}>
			{children}
		</p>
	);
}
