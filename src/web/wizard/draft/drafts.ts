/** Forms that are being filled, kept in the browser by member and tool, so that nothing typed is lost. */

export interface Draft {
	/** ISO 8601 */
	savedAt: string;
	step: number;
	input: object;
}

/** Sign-out removes what begins with `draft:<userId>:`. */
export function draftKey(userId: string, toolId: string): string {
	return `draft:${userId}:${toolId}`;
}

export function readDraft(key: string): Draft | null {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
		return isDraft(draft) ? draft : null;
	} catch {
		return null;
	}
}

/** Every draft of a member in this browser, by the id of its tool. */
export function listDrafts(userId: string): ReadonlyMap<string, Draft> {
	const prefix = draftKey(userId, '');
	const drafts = new Map<string, Draft>();
	try {
		for (const key of Object.keys(localStorage)) {
			const draft = key.startsWith(prefix) ? readDraft(key) : null;
			if (draft) drafts.set(key.slice(prefix.length), draft);
		}
	} catch {
		// A browser that forbids its storage keeps no draft either.
	}
	return drafts;
}

/** False where the browser has no room or forbids it. */
export function writeDraft(key: string, draft: Draft): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

export function removeDraft(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// A browser that forbids its storage keeps no draft either.
	}
}

/** "10:24" today, "19 Nov, 10:24" before; the member's own clock. */
export function clockTime(savedAt: string, now = new Date()): string {
	const then = new Date(savedAt);
	const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
	if (then.toDateString() === now.toDateString()) return time;
	return `${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

function isDraft(draft: unknown): draft is Draft {
	if (typeof draft !== 'object' || draft === null) return false;
	const { savedAt, step, input } = draft as Partial<Draft>;
	return typeof savedAt === 'string' && Number.isInteger(step) && typeof input === 'object' && input !== null;
}
