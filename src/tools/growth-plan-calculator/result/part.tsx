import type { ReactNode } from 'react';
import styles from './result.module.css';

/** A part of a section under a heading of its own. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.part}>
			<div className={styles.partHead}>
				<h4 className={styles.partTitle}>{title}</h4>
				{note}
			</div>
			{children}
		</div>
	);
}
