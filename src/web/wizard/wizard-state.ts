import type { Run } from '#shared/runs.ts';
import { type Filling, filledWith } from '#tools/hand-over.ts';
import { valueAt, withValue } from '#tools/input-paths.ts';

/** What a generation left behind when it ended. */
export interface Finished {
	/** As it was sent: trimmed, with every field of the contract. */
	input: object;
	output: object;
	run: Run;
	/** The member's edited version, where there is one. */
	editedOutput?: object;
}

export interface Failure {
	/** Without the tool's own opening words. */
	message: string;
	/** Whether to offer the built-in engine. */
	byModel: boolean;
	/** The run may still be under way: looking again is better than a second run. */
	outOfReach?: true;
}

/** The life of one wizard: form, loading, result. Everything typed is kept here. */
export interface WizardState {
	readonly view: 'form' | 'loading' | 'result';
	readonly step: number;
	readonly steps: number;
	/** An input without any text. */
	readonly empty: object;
	readonly input: object;
	/** Fields that were left once: only these show their problems. */
	readonly touched: ReadonlySet<string>;
	/** What was refused on sending, by the path of its field. */
	readonly problems: Readonly<Record<string, string>>;
	readonly failure: Failure | null;
	readonly finished: Finished | null;
	/** What was in the form before something other than typing filled it. */
	readonly beforeExample: object | null;
	/** What filled it. */
	readonly filledBy: 'example' | 'link' | 'known';
	/** Where a field was filled from, by its path; no longer once it was changed. */
	readonly sources: Readonly<Record<string, string>>;
	/** The id of the client that the form is for; undefined for none. */
	readonly client: string | undefined;
	/** The model that is to write; undefined for the default. */
	readonly model: string | undefined;
	/** Whether the form was left since the page opened: then it takes the focus when it returns. */
	readonly returned: boolean;
}

export type WizardAction =
	| { type: 'set'; path: string; value: unknown }
	| { type: 'touch'; path: string }
	| { type: 'go'; step: number }
	| { type: 'next' }
	| { type: 'previous' }
	/** By the browser's Back or Forward, to a step or to the result of a run. */
	| { type: 'walk'; step: number; run: string | null }
	| { type: 'fill'; input: object; by?: 'link' }
	/** Fills fields from what is known of the member and the client. */
	| { type: 'take-over'; fillings: readonly Filling[] }
	| { type: 'clear'; path: string }
	| { type: 'choose-client'; client: string | undefined }
	| { type: 'choose-model'; model: string | undefined }
	| { type: 'undo-fill' }
	| { type: 'restore'; input: object; step: number; client?: string | undefined }
	| { type: 'generate' }
	| { type: 'refuse'; problems: Record<string, string>; step: number }
	| { type: 'fail'; failure: Failure; problems?: Record<string, string> }
	| { type: 'succeed'; finished: Finished }
	| { type: 'cancel' }
	| { type: 'reset' };

export function startOf(
	empty: object,
	steps: number,
	kept?: { input: object; step: number; client?: string | undefined; model?: string | undefined },
): WizardState {
	return {
		view: 'form',
		step: within(kept?.step ?? 0, steps),
		steps,
		empty,
		input: kept?.input ?? empty,
		touched: new Set(),
		problems: {},
		failure: null,
		finished: null,
		beforeExample: null,
		filledBy: 'example',
		sources: {},
		client: kept?.client,
		model: kept?.model,
		returned: false,
	};
}

/** (step index + 1) / steps x 100, rounded. */
export function percentOf(state: Pick<WizardState, 'step' | 'steps'>): number {
	return Math.round(((state.step + 1) / state.steps) * 100);
}

export function reduce(state: WizardState, action: WizardAction): WizardState {
	switch (action.type) {
		case 'set':
			return {
				...state,
				input: withValue(state.input, action.path, action.value),
				problems: without(state.problems, action.path),
				sources: without(state.sources, action.path),
				beforeExample: null,
			};
		case 'take-over':
			return action.fillings.length === 0 ? state : takenOver(state, action.fillings);
		case 'clear':
			return {
				...state,
				input: withValue(state.input, action.path, valueAt(state.empty, action.path)),
				sources: without(state.sources, action.path),
			};
		case 'touch':
			return state.touched.has(action.path) ? state : { ...state, touched: new Set([...state.touched, action.path]) };
		case 'go':
			return { ...state, step: within(action.step, state.steps) };
		case 'next':
			return { ...state, step: within(state.step + 1, state.steps) };
		case 'previous':
			return { ...state, step: within(state.step - 1, state.steps) };
		case 'walk':
			if (state.view === 'loading') return state;
			if (action.run !== null && action.run === state.finished?.run.id) return { ...state, view: 'result' };
			return { ...state, view: 'form', step: within(action.step, state.steps), returned: true };
		case 'fill':
			return {
				...state,
				input: action.input,
				problems: {},
				touched: new Set(),
				beforeExample: state.input,
				filledBy: action.by ?? 'example',
				sources: action.by === 'link' ? state.sources : {},
			};
		case 'choose-client':
			return { ...state, client: action.client };
		case 'choose-model':
			return { ...state, model: action.model };
		case 'undo-fill':
			return { ...state, input: state.beforeExample ?? state.input, beforeExample: null, sources: {} };
		case 'restore':
			return {
				...state,
				input: action.input,
				step: within(action.step, state.steps),
				client: action.client,
				problems: {},
				touched: new Set(),
				beforeExample: null,
				sources: {},
				failure: null,
			};
		case 'generate':
			return { ...state, view: 'loading', failure: null, problems: {}, beforeExample: null, returned: true };
		case 'refuse':
			return { ...state, view: 'form', step: within(action.step, state.steps), problems: action.problems };
		case 'fail':
			return {
				...state,
				view: 'form',
				step: state.steps - 1,
				failure: action.failure,
				problems: action.problems ?? {},
			};
		case 'succeed':
			return { ...state, view: 'result', failure: null, finished: action.finished };
		case 'cancel':
			return { ...state, view: 'form', step: state.steps - 1 };
		case 'reset':
			return { ...startOf(state.empty, state.steps), returned: true };
	}
}

/** The state after fields were filled from what is known; the member can undo it at once. */
export function takenOver(state: WizardState, fillings: readonly Filling[]): WizardState {
	return {
		...state,
		input: filledWith(state.input, fillings),
		beforeExample: state.input,
		filledBy: 'known',
		sources: { ...state.sources, ...Object.fromEntries(fillings.map(({ path, source }) => [path, source])) },
	};
}

function within(step: number, steps: number): number {
	return Math.min(Math.max(step, 0), steps - 1);
}

function without(problems: Readonly<Record<string, string>>, path: string): Readonly<Record<string, string>> {
	if (!(path in problems)) return problems;
	return Object.fromEntries(Object.entries(problems).filter(([key]) => key !== path));
}
