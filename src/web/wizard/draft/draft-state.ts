import { type Draft, isDraft, keepOther, readOther } from './drafts.ts';

export interface DraftStatus {
	/** ISO 8601; null where nothing was written down since the form opened. */
	savedAt: string | null;
	/**
	 * Where it is: `sent` to the server (or about to be), only `here` until the server can be reached, only here since
	 * the server `refused` it, or `nowhere`, since the browser refused to store it.
	 */
	held: 'sent' | 'here' | 'refused' | 'nowhere';
	/** Why the server refused it. */
	reason?: string;
}

/** A draft that the form could have begun with instead of its current content. */
export interface OtherDraft {
	/** `newer` and `older` ones were saved elsewhere, `own` here; `cleared`: it was sent or cleared elsewhere. */
	kind: 'newer' | 'older' | 'own' | 'cleared';
	draft: Draft;
}

export interface DraftState {
	status: DraftStatus;
	/** When the draft that the form began with was saved; null where it began without one. */
	restoredAt: string | null;
	other: OtherDraft | null;
}

const KINDS: readonly unknown[] = ['newer', 'older', 'own', 'cleared'] satisfies OtherDraft['kind'][];

export function readOtherDraft(key: string): OtherDraft | null {
	const other = readOther(key) as Partial<OtherDraft> | null;
	if (typeof other !== 'object' || other === null) return null;
	return KINDS.includes(other.kind) && isDraft(other.draft) ? (other as OtherDraft) : null;
}

export function saveOtherDraft(key: string, other: OtherDraft | null): void {
	keepOther(key, other);
}
