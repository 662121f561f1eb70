import type { Step } from '#tools/define.ts';
import { FieldView } from '../field.tsx';
import { fieldProblem } from '../field-problem.ts';
import type { WizardAction, WizardState } from '../wizard-state.ts';
import styles from './form.module.css';

interface StepFieldsProps {
	step: Step;
	state: WizardState;
	required: readonly string[];
	dispatch(action: WizardAction): void;
}

/** The fields of one step, in their groups. */
export function StepFields({ step, state, required, dispatch }: StepFieldsProps) {
	return (
		<div className={styles.groups}>
			{step.groups.map((group, index) => (
				<fieldset key={group.heading ?? index} className={styles.group}>
					{group.heading ? (
						<legend className={styles.legend}>{group.heading}</legend>
					) : (
						<legend className={styles.spoken}>{step.title}</legend>
					)}
					{group.note ? <p className={styles.note}>{group.note}</p> : null}
					<div className={styles.columns}>
						{group.fields.map((field) => {
							const must = required.includes(field.name);
							const own = state.touched.has(field.name) ? fieldProblem(field, must, state.input) : '';
							return (
								<FieldView
									key={field.name}
									field={field}
									input={state.input}
									required={must}
									error={state.problems[field.name] ?? own}
									onChange={(path, value) => dispatch({ type: 'set', path, value })}
									onLeave={(path) => dispatch({ type: 'touch', path })}
								/>
							);
						})}
					</div>
				</fieldset>
			))}
		</div>
	);
}
