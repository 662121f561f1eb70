import { type Draft, isSent, type LocalDraft } from './drafts.ts';

/** Chooses the draft that a form continues with. */
export interface Choice {
	/**
	 * `here`: what this browser keeps (or nothing). `gone`: the server no longer keeps it, since it was sent or cleared
	 * elsewhere.
	 */
	use: 'here' | 'stored' | 'gone';
	/** Both were changed independently: the other one. */
	rival: Draft | null;
}

/** What the server keeps is news unless it was known before; of two that were both changed the later one is used. */
export function chooseDraft(here: LocalDraft | null, stored: Draft | null): Choice {
	if (here === null) return { use: stored === null ? 'here' : 'stored', rival: null };
	if (stored === null) return { use: isSent(here) ? 'gone' : 'here', rival: null };
	if (here.heard === stored.savedAt) return { use: 'here', rival: null };
	if (isSent(here)) return { use: 'stored', rival: null };
	return stored.savedAt > here.savedAt ? { use: 'stored', rival: here } : { use: 'here', rival: stored };
}
