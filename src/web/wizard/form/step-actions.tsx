import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { WebTool } from '#tools/define.ts';
import { fieldsLeft } from '../field-problem.ts';
import { Standing } from '../standing.tsx';
import type { Wizard } from '../use-wizard.ts';
import { DraftSaved } from './draft-status.tsx';
import { FieldsLeft } from './fields-left.tsx';
import styles from './form.module.css';

/** Previous on the left; Next, or the button that generates, on the right, with the reason where it is disabled. */
export function StepActions({ tool, wizard }: { tool: WebTool; wizard: Wizard }) {
	const { state, dispatch, draft, live } = wizard;
	const left = fieldsThatBlock(tool, state);
	const skip = tool.steps[state.step]?.skip;
	const last = state.step === state.steps - 1;
	const loading = state.view === 'loading';

	return (
		<div className={styles.actions}>
			{tool.onePage ? null : (
				<Button
					size="md"
					leftSection={<IconArrowLeft size={16} aria-hidden />}
					disabled={state.step === 0}
					onClick={() => dispatch({ type: 'previous' })}
				>
					Previous
				</Button>
			)}
			<DraftSaved status={draft.status} />
			<div className={styles.reason} id="why-not">
				{loading && live ? <Standing tool={tool} live={live} /> : null}
				{left.length === 0 ? null : (
					<FieldsLeft
						left={left}
						words={last ? tool.words.incomplete : undefined}
						onGo={(step) => dispatch({ type: 'go', step })}
					/>
				)}
			</div>
			{skip === undefined ? null : (
				<Button size="md" disabled={fieldsLeft(tool, state.input).length > 0} onClick={() => wizard.generate()}>
					{skip}
				</Button>
			)}
			{loading && !live?.partial ? (
				<Button size="md" onClick={wizard.cancel}>
					Cancel
				</Button>
			) : null}
			{last ? (
				<Button
					size="md"
					type="submit"
					variant="filled"
					disabled={loading || left.length > 0}
					aria-describedby="why-not"
				>
					{loading ? (tool.words.generating ?? tool.words.generate) : tool.words.generate}
				</Button>
			) : (
				<Button
					size="md"
					type="submit"
					variant="filled"
					disabled={left.length > 0}
					aria-describedby="why-not"
					rightSection={<IconArrowRight size={16} aria-hidden />}
				>
					Next
				</Button>
			)}
		</div>
	);
}

/** The required fields that keep the step's main button disabled. */
export function fieldsThatBlock(tool: WebTool, state: Wizard['state']) {
	if (state.step === state.steps - 1) return fieldsLeft(tool, state.input);
	return tool.next === 'when-complete' ? fieldsLeft(tool, state.input, state.step) : [];
}
