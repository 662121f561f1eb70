import styles from './result.module.css';
import type { Mix } from './strategy.ts';

const PARTS = [
	{ key: 'educational', label: 'Educational' },
	{ key: 'entertaining', label: 'Entertaining' },
	{ key: 'inspirational', label: 'Inspirational' },
	{ key: 'promotional', label: 'Promotional' },
] as const;

/** The shares of the four kinds of content, as a bar and in figures. */
export function MixBar({ mix }: { mix: Mix }) {
	return (
		<div>
			<div className={styles.mixBar} aria-hidden>
				{PARTS.filter(({ key }) => (mix[key] ?? 0) > 0).map(({ key }) => (
					<span key={key} className={styles.mixPart} data-part={key} style={{ width: `${mix[key] ?? 0}%` }} />
				))}
			</div>
			<dl className={styles.mixFigures}>
				{PARTS.map(({ key, label }) => (
					<div key={key}>
						<dt>
							<span className={`${styles.mixPart} ${styles.mixSign}`} data-part={key} aria-hidden />
							{label}
						</dt>
						<dd>{mix[key] ?? 0}%</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
