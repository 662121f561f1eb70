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
	/** What it is by another way of counting, as large. */
	otherwise?: Pick<Figure, 'value' | 'note'> | undefined;
}

/** The key figures of a page in one row; belongs in a card with padding none. */
export function FiguresRow({ cells }: { cells: readonly Figure[] }) {
	return (
		<dl className={styles.row}>
			{cells.map((cell) => (
				<div key={cell.label} className={styles.cell}>
					<dt className={styles.label}>{cell.label}</dt>
					<Value {...cell} />
					{cell.otherwise ? <Value {...cell.otherwise} second /> : null}
				</div>
			))}
		</dl>
	);
}

function Value({ value, note, tone, second }: Omit<Figure, 'label'> & { second?: boolean }) {
	return (
		<>
			<dd className={styles.value} data-tone={tone} data-second={second}>
				{value}
			</dd>
			{note ? <dd className={styles.note}>{note}</dd> : null}
		</>
	);
}
