/** Forms that are being filled in, kept in the browser by member and tool, so that nothing typed is lost. */

export interface Draft {
	/** ISO 8601 */
	savedAt: string;
	step: number;
	input: object;
	/** The id of the client that was chosen. */
	client?: string | undefined;
}

export interface LocalDraft extends Draft {
	/** `savedAt` of what the server kept at its last answer; null for nothing, missing where it never answered. */
	heard?: string | null;
}

const DRAFT = 'draft';
/** Beside a draft's key: when it was removed here, while the server does not know yet. */
const CLEARED = 'cleared-draft';
/** In the tab's storage: a draft that the form could have begun with instead of its own. */
const OTHER = 'other-draft';

/** Drafts that this browser has no room for, until the page closes. */
const held = new Map<string, string>();

export function draftKey(userId: string, toolId: string): string {
	return `${DRAFT}:${userId}:${toolId}`;
}

export function readDraft(key: string): LocalDraft | null {
	const draft = parsed(held.get(key) ?? read('localStorage', key));
	return isDraft(draft) ? draft : null;
}

/** False where the browser has no room or forbids storage: then the draft lasts as long as the page. */
export function writeDraft(key: string, draft: LocalDraft): boolean {
	remove('localStorage', besides(key, CLEARED));
	const text = JSON.stringify(draft);
	held.delete(key);
	if (write('localStorage', key, text)) return true;
	held.set(key, text);
	return false;
}

export function removeDraft(key: string): void {
	held.delete(key);
	remove('localStorage', key);
}

/** Removes a draft that the server may still keep; `clearedAt` is the latest time at which it was saved. */
export function clearDraft(key: string, clearedAt: string): void {
	removeDraft(key);
	write('localStorage', besides(key, CLEARED), clearedAt);
}

/** When a draft was removed that the server may still keep; null where there is nothing to report. */
export function readCleared(key: string): string | null {
	return read('localStorage', besides(key, CLEARED));
}

/** The server knows; nothing changes where the draft was removed again since. */
export function forgetCleared(key: string, clearedAt: string): void {
	if (readCleared(key) === clearedAt) remove('localStorage', besides(key, CLEARED));
}

/** Whether the server keeps exactly this draft. */
export function isSent({ heard, savedAt }: LocalDraft): boolean {
	return heard === savedAt;
}

/** Every draft of a member's forms in this browser, by the id of its tool. */
export function listDrafts(userId: string): ReadonlyMap<string, LocalDraft> {
	const tools = toolsUnder(DRAFT, userId).filter(isTool);
	const found = tools.map((tool) => [tool, readDraft(draftKey(userId, tool))] as const);
	return new Map(found.filter((entry): entry is [string, LocalDraft] => entry[1] !== null));
}

/** The tools whose drafts, or their removal, the server does not know yet. */
export function toolsToSend(userId: string): string[] {
	const written = [...listDrafts(userId)].filter(([, draft]) => !isSent(draft)).map(([tool]) => tool);
	return [...new Set([...written, ...toolsUnder(CLEARED, userId)])];
}

/** After sign-out this browser keeps only what the server could not be sent. */
export function removeSentDrafts(userId: string): void {
	const drafts = listDrafts(userId);
	for (const tool of toolsUnder(DRAFT, userId)) {
		const draft = drafts.get(tool);
		if (draft === undefined || isSent(draft)) removeDraft(draftKey(userId, tool));
	}
	for (const kind of [OTHER, 'edit']) {
		for (const key of keysOf('sessionStorage')) if (key.startsWith(`${kind}:${userId}:`)) remove('sessionStorage', key);
	}
}

/** The other draft that a form could have begun with, for as long as the tab is open. */
export function readOther(key: string): unknown {
	return parsed(read('sessionStorage', besides(key, OTHER)));
}

export function keepOther(key: string, other: object | null): void {
	if (other === null) remove('sessionStorage', besides(key, OTHER));
	else write('sessionStorage', besides(key, OTHER), JSON.stringify(other));
}

/** Now, or a moment after the latest known time: newly typed text counts as later, whatever the clock says. */
export function momentAfter(known: string | null | undefined): string {
	return new Date(Math.max(Date.now(), known ? Date.parse(known) + 1 : 0)).toISOString();
}

/** "10:24" today, "19 Nov, 10:24" before; by the member's own clock. */
export function clockTime(savedAt: string, now = new Date()): string {
	const then = new Date(savedAt);
	const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
	if (then.toDateString() === now.toDateString()) return time;
	return `${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

export function isDraft(draft: unknown): draft is Draft {
	if (typeof draft !== 'object' || draft === null) return false;
	const { savedAt, step, input } = draft as Partial<Draft>;
	return typeof savedAt === 'string' && Number.isInteger(step) && typeof input === 'object' && input !== null;
}

/** Other fields that keep their texts here use names with a colon, e.g. `prompt:meeting-notes`. */
function isTool(id: string): boolean {
	return !id.includes(':');
}

function besides(key: string, kind: string): string {
	return `${kind}${key.slice(DRAFT.length)}`;
}

function toolsUnder(kind: string, userId: string): string[] {
	const prefix = `${kind}:${userId}:`;
	const keys = new Set([...keysOf('localStorage'), ...held.keys()]);
	return [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

type StorageName = 'localStorage' | 'sessionStorage';

function parsed(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return null;
	}
}

/** Where the browser forbids storage, nothing is kept. */
function keysOf(storage: StorageName): string[] {
	try {
		return Object.keys(window[storage]);
	} catch {
		return [];
	}
}

function read(storage: StorageName, key: string): string | null {
	try {
		return window[storage].getItem(key);
	} catch {
		return null;
	}
}

function write(storage: StorageName, key: string, text: string): boolean {
	try {
		window[storage].setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

function remove(storage: StorageName, key: string): void {
	try {
		window[storage].removeItem(key);
	} catch {
		// Nothing was kept there either.
	}
}
