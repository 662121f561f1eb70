import type { ReactNode } from 'react';
import styles from './styles/figures-row.module.css';
import type { Tone } from './tone.ts';

export interface Figure {
	label: string;
	value: ReactNode;
	/** How the figure was obtained, or a link that says so. A figure never appears without it. */
	note?: ReactNode;
	/** Colours the value. */
	tone?: Tone;
}

/** The key figures of a page in one row; belongs in a card with padding none. */
export function FiguresRow({ cells }: { cells: readonly Figure[] }) {
	return (
		<dl className={styles.row}>
			{cells.map((cell) => (
				<div key={cell.label} className={styles.cell}>
					<dt className={styles.label}>{cell.label}</dt>
					<dd className={styles.value} data-tone={cell.tone}>
						{cell.value}
					</dd>
					{cell.note ? <dd className={styles.note}>{cell.note}</dd> : null}
				</div>
			))}
		</dl>
	);
}
