import type { CSSProperties } from 'react';
import { scoreTone } from '#shared/score-tone.ts';
import styles from './styles/score-bar.module.css';

interface ScoreBarProps {
	label: string;
	/** 0 to 10, or null where nothing supports a score. */
	value: number | null;
	/** Points of it that are given for something else than its label says; drawn fainter, at the end. */
	fainter?: number;
	/** The text in place of the figure when the value is null. */
	missing?: string;
}

/** A score out of ten, drawn and in figures. */
export function ScoreBar({ label, value, fainter = 0, missing = 'Not discussed' }: ScoreBarProps) {
	if (value === null) {
		return (
			<div className={styles.bar}>
				<span className={styles.label}>{label}</span>
				<span className={styles.track} data-missing />
				<span className={styles.none}>{missing}</span>
			</div>
		);
	}
	const shares = {
		'--share': `${Math.min(Math.max(value, 0), 10) * 10}%`,
		'--own': `${value === 0 ? 0 : ((value - fainter) / value) * 100}%`,
	} as CSSProperties;
	return (
		<div className={styles.bar} data-tone={scoreTone(value)}>
			<span className={styles.label}>{label}</span>
			<span className={styles.track}>
				<span className={styles.fill} data-parted={(fainter > 0 && fainter < value) || undefined} style={shares} />
			</span>
			<span className={styles.figure}>
				<strong>{value}</strong> / 10
			</span>
		</div>
	);
}
