import type { Contract } from '#tools/define.ts';
import type { DraftState } from './draft-state.ts';
import type { LocalDraft } from './drafts.ts';
import type { DraftedForm } from './form-input.ts';

/** A form as it stands on the page. */
export interface Form extends DraftedForm {
	view: 'form' | 'loading' | 'result';
}

export interface FormDraftParts {
	userId: string;
	tool: Pick<Contract, 'id' | 'input'>;
	steps: number;
	/** An input without any text. */
	empty: object;
	/** What this browser kept when the form opened. */
	kept: LocalDraft | null;
	/** The form began with something else, e.g. the input of a run. */
	filled: boolean;
	form: Form;
	restoredAt: string | null;
	/** Puts another draft into the form. */
	show(form: DraftedForm): void;
	/** The draft was removed. */
	cleared(): void;
	changed(state: DraftState): void;
}
