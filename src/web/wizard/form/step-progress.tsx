import { percentOf, type WizardState } from '../wizard-state.ts';
import styles from './form.module.css';

/** "Step X of N", the percentage, and both drawn. */
export function StepProgress({ state }: { state: Pick<WizardState, 'step' | 'steps'> }) {
	const percent = percentOf(state);
	const label = `Step ${state.step + 1} of ${state.steps}`;
	return (
		<div>
			<div className={styles.progressLabels}>
				<span className={styles.progressStep}>{label}</span>
				<span>{percent}%</span>
			</div>
			<div
				className={styles.track}
				role="progressbar"
				aria-label={label}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent}
			>
				<span className={styles.fill} style={{ width: `${percent}%` }} />
			</div>
		</div>
	);
}
