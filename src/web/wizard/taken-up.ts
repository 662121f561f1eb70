import type { FullRun } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { isUnderWay } from '#web/api/runs.ts';
import { offeredModel } from '#web/settings.ts';
import { failureOfRun } from './failure.ts';
import { startOf, type WizardState } from './wizard-state.ts';

/** The state of a wizard that opens with a run: its wait, its result, or the form with its input. */
export function stateOfRun(tool: WebTool, run: FullRun): WizardState {
	const input = inputOfRun(tool, run);
	const empty = tool.contract.input.parse({});
	const steps = tool.steps.length;
	const kept = { input, step: steps - 1, client: run.clientId, model: offeredModel(run.chosenModel) };
	const form = { ...startOf(empty, steps, kept), returned: true };
	if (isUnderWay(run)) return { ...form, view: 'loading' };
	if (run.status === 'failed') return { ...form, failure: failureOfRun(run) };
	if (!hasResult(run)) return form;
	const edited = isObject(run.editedOutput) ? { editedOutput: run.editedOutput } : {};
	const shown = isObject(run.input) ? run.input : input;
	return { ...form, view: 'result', finished: { input: shown, output: run.output, run, ...edited } };
}

/** Whether the run's address is worth keeping: it is under way, or there is something to show. */
export function keepsAddress(run: FullRun): boolean {
	return isUnderWay(run) || hasResult(run);
}

/**
 * The run's input in the form of the tool's current form; for a run from before a change of the form, what still fits.
 */
export function inputOfRun(tool: WebTool, run: FullRun): object {
	const { input } = tool.contract;
	const whole = input.safeParse(run.input);
	if (whole.success) return whole.data;
	const empty = input.parse({});
	const old = isObject(run.input) ? run.input : {};
	const known = Object.fromEntries(Object.entries(old).filter(([field]) => field in empty));
	const rest = input.safeParse(known);
	return rest.success ? rest.data : empty;
}

function hasResult(run: FullRun): run is FullRun & { output: object } {
	return run.status === 'succeeded' && isObject(run.output);
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}
