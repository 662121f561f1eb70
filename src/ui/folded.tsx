import type { ReactNode } from 'react';
import styles from './styles/folded.module.css';

/** A section of a page of which its heading alone is seen until somebody opens it, by the heading or by a link to it. */
export function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<details className={styles.folded}>
			<summary className={styles.summary}>
				<h3 id={id} className={styles.title}>
					{title}
				</h3>
			</summary>
			<div className={styles.content}>{children}</div>
		</details>
	);
}

/** Before a link leads to a heading: what stands below it has to be seen there. */
export function unfold(id: string): void {
	const folded = document.getElementById(id)?.closest('details');
	if (folded) folded.open = true;
}
