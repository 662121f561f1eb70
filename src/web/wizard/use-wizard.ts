import { useEffect, useReducer, useRef, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { useRunsChanged } from '#web/api/runs.ts';
import { draftKey, readDraft } from './draft/drafts.ts';
import { useDraft } from './draft/use-draft.ts';
import { failureOf, refusedFields } from './failure.ts';
import { fieldsOf, problemsByField } from './field-problem.ts';
import { type Generation, startGeneration } from './generate.ts';
import { reduce, startOf, type WizardAction, type WizardState } from './wizard-state.ts';

export interface Wizard {
	state: WizardState;
	dispatch: (action: WizardAction) => void;
	/** When the draft that the form began with was saved; null where it began empty. */
	restoredAt: string | null;
	draft: ReturnType<typeof useDraft>['status'];
	/** How the run stands, once the server has said so. */
	run: Run | null;
	generate(engine?: 'built-in'): void;
	cancel(): void;
	reset(): void;
}

/** Runs one tool's form. `start` is an input to begin with, e.g. that of a run that failed. */
export function useWizard(tool: WebTool, userId: string, start?: object): Wizard {
	const key = draftKey(userId, tool.contract.id);
	const [beginning] = useState(() => begin(tool, key, start));
	const [restoredAt, setRestoredAt] = useState(beginning.restoredAt);
	const [state, dispatch] = useReducer(reduce, beginning.state);
	const [run, setRun] = useState<Run | null>(null);
	const generation = useRef<Generation | null>(null);
	const draft = useDraft(key, state, state.empty);
	const runsChanged = useRunsChanged();

	useEffect(() => () => generation.current?.leave(), []);

	async function generate(engine?: 'built-in') {
		const parsed = tool.contract.input.safeParse(state.input);
		if (!parsed.success) {
			const problems = problemsByField(
				parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message })),
			);
			const first = fieldsOf(tool).find(({ field }) => field.name in problems);
			dispatch({ type: 'refuse', problems, step: first?.step ?? state.step });
			return;
		}
		dispatch({ type: 'generate' });
		setRun(null);
		const onRun = (current: Run) => {
			setRun(current);
			runsChanged();
		};
		const current = startGeneration({ contract: tool.contract, input: parsed.data, engine, onRun });
		generation.current = current;
		try {
			const finished = await current.done;
			if (generation.current !== current) return;
			if (finished === null) {
				dispatch({ type: 'cancel' });
				return;
			}
			draft.clear();
			setRestoredAt(null);
			dispatch({ type: 'succeed', finished });
		} catch (error) {
			if (generation.current !== current) return;
			const failure = failureOf(error);
			console.error(`${tool.words.failure}: ${failure.message}`);
			dispatch({ type: 'fail', failure, problems: problemsByField(refusedFields(error)) });
		} finally {
			runsChanged();
		}
	}

	return {
		state,
		dispatch,
		restoredAt,
		draft: draft.status,
		run,
		generate,
		cancel() {
			generation.current?.cancel();
			generation.current = null;
			dispatch({ type: 'cancel' });
		},
		reset() {
			draft.clear();
			setRestoredAt(null);
			dispatch({ type: 'reset' });
		},
	};
}

function begin(tool: WebTool, key: string, start: object | undefined) {
	const empty = tool.contract.input.parse({});
	const steps = tool.steps.length;
	if (start) return { state: startOf(empty, steps, { input: start, step: steps - 1 }), restoredAt: null };
	const kept = readDraft(key);
	if (!kept) return { state: startOf(empty, steps), restoredAt: null };
	// A draft of an older form may lack fields that were added since.
	return { state: startOf(empty, steps, { ...kept, input: { ...empty, ...kept.input } }), restoredAt: kept.savedAt };
}
