import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FullRun } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { type Filling, openFillings } from '#tools/hand-over.ts';
import { isUnanswered } from '#web/api/repeated.ts';
import { isUnderWay } from '#web/api/runs.ts';
import type { Address, Place } from './address.ts';
import { draftKey, readDraft } from './draft/drafts.ts';
import { type FormDraftOf, useDraft } from './draft/use-draft.ts';
import { failureOf, mayGoOn, refusedFields } from './failure.ts';
import { fieldsLeft, fieldsOf, problemsByField } from './field-problem.ts';
import { resumeGeneration, startGeneration } from './generate.ts';
import type { Known } from './known/use-known.ts';
import { inputOfRun, stateOfRun } from './taken-up.ts';
import { type Live, useGeneration } from './use-generation.ts';
import { useRequestKey } from './use-request-key.ts';
import { useStepsInHistory } from './use-steps-in-history.ts';
import { reduce, startOf, takenOver, type WizardAction, type WizardState } from './wizard-state.ts';

/** What a wizard opens with; later changes to it are ignored. */
export interface Beginning {
	/** An input to begin with, e.g. that of a run that failed. */
	start?: object;
	/** The client that this input was for. */
	client?: string | undefined;
	/** Generates with `start` at once. */
	now?: 'again' | 'built-in';
	/** The model that is to write. */
	model?: string | undefined;
	/** A run to take up: its wait, its result, or the form with its input. */
	run?: FullRun;
	/** The form was left before: it takes the focus. */
	returned?: boolean;
	/** The form begins empty; a draft is offered. */
	empty?: boolean;
	/** What is known already: what the address asked for fills the form; the profile fills one without a draft. */
	known?: Known;
	/** The step to begin at, where neither a run nor a draft says. */
	step?: number;
}

export interface Wizard {
	state: WizardState;
	dispatch: (action: WizardAction) => void;
	draft: FormDraftOf;
	/** What the business profile holds for the form. */
	profile: readonly Filling[];
	/** The run that is under way; null where there is none. */
	live: Live | null;
	generate(engine?: 'built-in'): void;
	/** Repeats what failed: follows the run if it may still be under way, otherwise generates. */
	retry(): void;
	cancel(): void;
	reset(): void;
}

/** Runs one tool's form. */
export function useWizard(
	tool: WebTool,
	userId: string,
	{ beginning = {}, address, place }: { beginning?: Beginning; address?: Address; place?: Place } = {},
): Wizard {
	const [begun] = useState(() => begin(tool, draftKey(userId, tool.contract.id), beginning));
	const [state, change] = useReducer(reduce, begun.state);
	const dispatch = useStepsInHistory(state, change, { address, place });
	const draft = useDraft({ tool, userId, begun, state, dispatch });
	const requestKey = useRequestKey();
	/** The run that was followed last, even when it can no longer be reached. */
	const last = useRef<Live | null>(null);
	/** Whether the form was sent from here; a run that was only taken up may be unrelated to the draft. */
	const sent = useRef(false);

	const generation = useGeneration({
		onNamed(run) {
			requestKey.answered();
			address?.showRun(run.id);
		},
		onEnd(finished) {
			requestKey.answered();
			address?.showRun(finished?.run.id ?? null);
			if (finished === null) {
				dispatch({ type: 'cancel' });
				return;
			}
			draft.clear();
			dispatch({ type: 'succeed', finished });
		},
		onFailure(error) {
			if (!isUnanswered(error)) requestKey.answered();
			if (!mayGoOn(error)) address?.showRun(null);
			const failure = failureOf(error);
			console.error(`${tool.words.failure}: ${failure.message}`);
			dispatch({ type: 'fail', failure, problems: problemsByField(refusedFields(error)) });
		},
	});

	function generate(engine?: 'built-in') {
		if (generation.isUnderWay()) return;
		const parsed = tool.contract.input.safeParse(state.input);
		if (!parsed.success) {
			const problems = problemsByField(
				parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message })),
			);
			const first = fieldsOf(tool).find(({ field }) => field.name in problems);
			dispatch({ type: 'refuse', problems, step: first?.step ?? state.step });
			return;
		}
		const input = parsed.data;
		const { client, model } = state;
		const writer = engine === undefined ? { model } : { engine };
		const request = { contract: tool.contract, input, writer, client, key: requestKey.keyOf(writer, input, client) };
		sent.current = true;
		dispatch({ type: 'generate' });
		generation.follow(Date.now(), input, (watcher) => startGeneration({ ...request, ...watcher }));
	}

	function retry() {
		const lost = last.current;
		if (!state.failure?.outOfReach || !lost?.run) {
			generate();
			return;
		}
		const { run, input, since } = lost;
		dispatch({ type: 'generate' });
		generation.follow(since, input, (watcher) => resumeGeneration(run, input, watcher));
	}

	/** Like typing: what another page handed over is kept as a draft, and a draft of before is offered. */
	const takeOver = useEffectEvent(() => {
		const { asked, profile, clientId } = beginning.known ?? { asked: [], profile: [], clientId: null };
		if (clientId !== null) dispatch({ type: 'choose-client', client: clientId });
		if (asked.length > 0) dispatch({ type: 'take-over', fillings: openFillings(state.empty, [...asked, ...profile]) });
	});
	useLayoutEffect(() => takeOver(), []);

	const open = useEffectEvent(() => {
		const { run, now } = beginning;
		if (run && isUnderWay(run)) {
			const input = inputOfRun(tool, run);
			const since = Math.min(Date.parse(run.createdAt), Date.now());
			generation.follow(since, input, (watcher) => resumeGeneration(run, input, watcher));
		} else if (now && fieldsLeft(tool, state.input).length === 0) {
			generate(now === 'built-in' ? now : undefined);
		}
	});
	// Before there is anything to press: who cancels at once cancels this run.
	useLayoutEffect(() => open(), []);

	const { live } = generation;
	useEffect(() => {
		if (live !== null) last.current = live;
	}, [live]);

	return {
		state,
		dispatch,
		draft,
		profile: beginning.known?.profile ?? [],
		live,
		generate,
		retry,
		cancel() {
			requestKey.answered();
			generation.cancel();
			address?.showRun(null);
			dispatch({ type: 'cancel' });
		},
		reset() {
			if (!sent.current && beginning.run && address) {
				address.restart();
				return;
			}
			draft.clear();
			address?.showRun(null);
			dispatch({ type: 'reset' });
		},
	};
}

function begin(tool: WebTool, key: string, beginning: Beginning) {
	const { start, client, model, run, known, returned = false, empty: isEmpty, step = 0 } = beginning;
	const kept = readDraft(key);
	const filled = { kept, filled: true, restoredAt: null };
	if (run) return { ...filled, state: stateOfRun(tool, run) };
	const empty = tool.contract.input.parse({});
	const steps = tool.steps.length;
	if (start) return { ...filled, state: startOf(empty, steps, { input: start, step: steps - 1, client, model }) };
	const isAsked = (known?.asked.length ?? 0) > 0;
	if ((isEmpty || isAsked) && kept) return { ...filled, state: { ...startOf(empty, steps), returned } };
	// A draft of an older form may lack fields that were added since.
	const state = startOf(empty, steps, kept ? { ...kept, input: { ...empty, ...kept.input } } : { input: empty, step });
	const fillings = kept || isEmpty || isAsked ? [] : openFillings(empty, known?.profile ?? []);
	return {
		kept,
		filled: false,
		restoredAt: kept?.savedAt ?? null,
		state: { ...(fillings.length > 0 ? takenOver(state, fillings) : state), returned },
	};
}
