import { IconCheck } from '@tabler/icons-react';
import styles from './form.module.css';

interface StepListProps {
	titles: readonly string[];
	current: number;
	/** Whether somebody filled a step, and nothing that it requires is left. */
	filled(step: number): boolean;
	onGo(step: number): void;
}

/** The current step among all steps, each with a button. */
export function StepList({ titles, current, filled, onGo }: StepListProps) {
	return (
		<nav aria-label="Steps" className={styles.steps}>
			<p className={styles.stepsLabel}>Steps</p>
			<ol>
				{titles.map((title, index) => {
					const state = index === current ? 'current' : index < current && filled(index) ? 'done' : 'later';
					return (
						<li key={title}>
							<button
								type="button"
								className={styles.step}
								data-state={state}
								aria-current={state === 'current' ? 'step' : undefined}
								onClick={() => onGo(index)}
							>
								<span className={styles.circle} aria-hidden>
									{state === 'done' ? <IconCheck size={14} stroke={2} /> : index + 1}
								</span>
								{title}
								{state === 'done' ? <span className={styles.spoken}>, filled</span> : null}
							</button>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
