import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, lazy, Suspense } from 'react';
import type { ToolId } from '#tools/catalog.ts';
import type { Contract, Field, FieldGroup, Step } from '#tools/define.ts';
import { valueAt } from '#tools/input-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FieldView } from '../field.tsx';
import { fieldProblem } from '../field-problem.ts';
import type { WizardAction, WizardState } from '../wizard-state.ts';
import { addButtonId, useAddedGroups } from './added-groups.ts';
import styles from './form.module.css';

/** Few tools offer anything for their fields. */
const SuggestedFields = lazy(() =>
	import('../suggestions/suggested-fields.tsx').then((part) => ({ default: part.SuggestedFields })),
);

/** Judging a sentence takes the rules of English: only fields with a place for one load them. */
const SlotNotes = lazy(() => import('../known/slot-notes.tsx').then((part) => ({ default: part.SlotNotes })));

interface StepFieldsProps {
	step: Step;
	state: WizardState;
	contract: Contract;
	dispatch(action: WizardAction): void;
}

/** The fields of one step, in their groups. Its `key` is the step: what was opened in one is not open in another. */
export function StepFields({ step, state, contract, dispatch }: StepFieldsProps) {
	const added = useAddedGroups(step, state, dispatch);
	return (
		<div className={styles.groups}>
			{step.groups.map((group, index) => (
				<Fragment key={group.heading ?? index}>
					{added.isOpen(index) ? (
						<GroupFields
							group={group}
							title={step.title}
							state={state}
							contract={contract}
							dispatch={dispatch}
							onRemove={group.add === undefined ? undefined : () => added.remove(index)}
						/>
					) : null}
					{group.add !== undefined && step.groups[index + 1]?.add !== group.add ? (
						<div className={styles.add}>
							{added.removed?.label === group.add ? (
								<p role="status" className={styles.removed}>
									{added.removed.heading} was taken out.{' '}
									<TextLink as="button" onClick={added.undo}>
										Undo
									</TextLink>
								</p>
							) : null}
							{added.closed(group.add) > 0 ? (
								<Button
									id={addButtonId(group.add)}
									leftSection={<IconPlus size={16} aria-hidden />}
									onClick={() => added.open(group.add ?? '')}
								>
									{group.add}
								</Button>
							) : null}
						</div>
					) : null}
				</Fragment>
			))}
		</div>
	);
}

interface GroupFieldsProps extends Pick<StepFieldsProps, 'state' | 'contract' | 'dispatch'> {
	group: FieldGroup;
	/** Names a group that has no heading. */
	title: string;
	/** Only where the member added the group. */
	onRemove?(): void;
}

function GroupFields({ group, title, state, contract, dispatch, onRemove }: GroupFieldsProps) {
	const change = (path: string, value: unknown) => dispatch({ type: 'set', path, value });
	const notes = ({ name, label, slot }: Field) => {
		const text = valueAt(state.input, name);
		if (slot === undefined || typeof text !== 'string' || text.trim() === '') return null;
		return (
			<Suspense>
				<SlotNotes
					tool={contract.id as ToolId}
					path={name}
					label={label}
					slot={slot}
					text={text}
					isKnown={name in state.sources}
				/>
			</Suspense>
		);
	};
	const draw = (field: Field) => (
		<FieldView
			key={field.name}
			field={field}
			input={state.input}
			required={contract.required.includes(field.name)}
			error={
				state.problems[field.name] ?? (state.touched.has(field.name) ? fieldProblem(field, contract, state.input) : '')
			}
			source={state.sources[field.name]}
			below={notes(field)}
			onClear={(path) => dispatch({ type: 'clear', path })}
			onChange={change}
			onLeave={(path) => dispatch({ type: 'touch', path })}
		/>
	);
	const fields = (
		<fieldset className={styles.group}>
			{group.heading ? (
				<legend className={styles.legend}>{group.heading}</legend>
			) : (
				<legend className={styles.spoken}>{title}</legend>
			)}
			{group.note ? <p className={styles.note}>{group.note}</p> : null}
			<div className={styles.columns}>
				{group.suggested ? (
					<Suspense fallback={group.fields.map(draw)}>
						<SuggestedFields
							contract={contract}
							fields={group.fields}
							input={state.input}
							draw={draw}
							onChange={change}
						/>
					</Suspense>
				) : (
					group.fields.map(draw)
				)}
			</div>
		</fieldset>
	);
	if (!onRemove) return fields;
	return (
		<div className={styles.added}>
			<TextLink as="button" className={styles.remove} aria-label={`Remove ${group.heading}`} onClick={onRemove}>
				Remove
			</TextLink>
			{fields}
		</div>
	);
}
