import type { ReactNode } from 'react';
import type { Tone } from '#ui/tone.ts';
import styles from './calculator.module.css';

export interface Sum {
	label: string;
	/** How it is obtained: "hourly rate × 20 h". */
	basis?: string;
	value: ReactNode;
	tone?: Tone;
}

/** Figures one below the other, each with its calculation. */
export function SumList({ sums }: { sums: readonly Sum[] }) {
	return (
		<dl className={styles.sums}>
			{sums.map(({ label, basis, value, tone }) => (
				<div key={label} className={styles.sum}>
					<dt>
						{label} {basis ? <span className={styles.basis}>{basis}</span> : null}
					</dt>
					<dd className={styles.figure} data-tone={tone}>
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}
