import type { Draft as StoredDraft } from '#shared/drafts.ts';
import { chooseDraft } from './choose.ts';
import { type Draft, draftKey, listDrafts, readCleared } from './drafts.ts';

/**
 * The drafts that the member's forms would open with, by the id of their tool. `stored` is what the server keeps; null
 * where it did not answer.
 */
export function mergeDrafts(userId: string, stored: readonly StoredDraft[] | null): ReadonlyMap<string, Draft> {
	const here = listDrafts(userId);
	if (stored === null) return here;
	const there = new Map(stored.filter((draft) => !isCleared(userId, draft)).map((draft) => [draft.tool, draft]));
	const merged = new Map<string, Draft>();
	for (const tool of new Set([...here.keys(), ...there.keys()])) {
		const choice = chooseDraft(here.get(tool) ?? null, there.get(tool) ?? null);
		const draft = { here: here.get(tool), stored: there.get(tool), gone: undefined }[choice.use];
		if (draft !== undefined) merged.set(tool, draft);
	}
	return merged;
}

function isCleared(userId: string, { tool, savedAt }: StoredDraft): boolean {
	return savedAt <= (readCleared(draftKey(userId, tool)) ?? '');
}
