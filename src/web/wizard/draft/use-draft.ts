import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useState } from 'react';
import type { WebTool } from '#tools/define.ts';
import { forgetStoredDraft } from '#web/api/draft-list.ts';
import type { WizardAction, WizardState } from '../wizard-state.ts';
import type { DraftState } from './draft-state.ts';
import type { LocalDraft } from './drafts.ts';
import { FormDraft } from './form-draft.ts';

export interface FormBeginning {
	/** What this browser kept when the form opened. */
	kept: LocalDraft | null;
	/** The form began with something else, e.g. the input of a run. */
	filled: boolean;
	restoredAt: string | null;
}

export interface FormDraftOf extends DraftState {
	/** Removes the draft, here and on the server. */
	clear(): void;
	takeOther(): void;
	dismissOther(): void;
}

interface DraftParts {
	tool: WebTool;
	userId: string;
	begun: FormBeginning;
	state: WizardState;
	dispatch: Dispatch<WizardAction>;
}

/**
 * Keeps the typed text: in the browser half a second after the last change, on the server two seconds after it, and
 * both at once when the page closes.
 */
export function useDraft({ tool, userId, begun, state, dispatch }: DraftParts): FormDraftOf {
	const queries = useQueryClient();
	const [draft] = useState(
		() =>
			new FormDraft({
				...begun,
				userId,
				tool: tool.contract,
				steps: state.steps,
				empty: state.empty,
				form: state,
				show: (draft) => dispatch({ type: 'restore', ...draft }),
				cleared: () => forgetStoredDraft(queries, tool.contract.id),
				changed: (next) => setShown(next),
			}),
	);
	const [shown, setShown] = useState(draft.state);
	const { input, step, view, client } = state;
	useEffect(() => draft.follow({ input, step, view, client }), [draft, input, step, view, client]);
	useEffect(() => draft.open(), [draft]);
	return {
		...shown,
		clear: () => draft.clear(),
		takeOther: () => draft.takeOther(),
		dismissOther: () => draft.dismissOther(),
	};
}
