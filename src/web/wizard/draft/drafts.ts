/** Forms that are being filled, kept in the browser by member and tool, so that nothing typed is lost. */

export interface Draft {
	/** ISO 8601 */
	savedAt: string;
	step: number;
	input: object;
}

export interface LocalDraft extends Draft {
	/** `savedAt` of what the server kept when it was last heard; null for nothing, missing where it was not heard. */
	heard?: string | null;
}

const DRAFT = 'draft';
/** Beside a draft's place, when it was taken away here and the server has not been told yet. */
const CLEARED = 'cleared-draft';
/** In the storage of the tab: a draft that the form could have begun with in place of the one it has. */
const OTHER = 'other-draft';

/** What this browser has no room for, until the page goes. */
const held = new Map<string, string>();

export function draftKey(userId: string, toolId: string): string {
	return `${DRAFT}:${userId}:${toolId}`;
}

export function readDraft(key: string): LocalDraft | null {
	const draft = parsed(held.get(key) ?? read('localStorage', key));
	return isDraft(draft) ? draft : null;
}

/** False where the browser has no room or forbids it: then the draft lasts as long as the page. */
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

/** Removes a draft that the server may still keep; `clearedAt` is until when it was saved at the latest. */
export function clearDraft(key: string, clearedAt: string): void {
	removeDraft(key);
	write('localStorage', besides(key, CLEARED), clearedAt);
}

/** When a draft was taken away that the server may still keep; null where there is nothing to tell it. */
export function readCleared(key: string): string | null {
	return read('localStorage', besides(key, CLEARED));
}

/** The server has been told; nothing changes where the draft was taken away again since. */
export function forgetCleared(key: string, clearedAt: string): void {
	if (readCleared(key) === clearedAt) remove('localStorage', besides(key, CLEARED));
}

/** Whether the server keeps just this. */
export function isSent({ heard, savedAt }: LocalDraft): boolean {
	return heard === savedAt;
}

/** Every draft of a member's forms in this browser, by the id of its tool. */
export function listDrafts(userId: string): ReadonlyMap<string, LocalDraft> {
	const tools = toolsUnder(DRAFT, userId).filter(isTool);
	const found = tools.map((tool) => [tool, readDraft(draftKey(userId, tool))] as const);
	return new Map(found.filter((entry): entry is [string, LocalDraft] => entry[1] !== null));
}

/** The tools whose drafts, or the end of them, the server has still to be told. */
export function toolsToSend(userId: string): string[] {
	const written = [...listDrafts(userId)].filter(([, draft]) => !isSent(draft)).map(([tool]) => tool);
	return [...new Set([...written, ...toolsUnder(CLEARED, userId)])];
}

/** What a member who signs out leaves in this browser is only what the server could not be told. */
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

/** The draft that a form could have begun with as well, for as long as the tab is open. */
export function readOther(key: string): unknown {
	return parsed(read('sessionStorage', besides(key, OTHER)));
}

export function keepOther(key: string, other: object | null): void {
	if (other === null) remove('sessionStorage', besides(key, OTHER));
	else write('sessionStorage', besides(key, OTHER), JSON.stringify(other));
}

/** Now, or a moment after what is known: what is typed on it counts as later, whatever the clock says. */
export function momentAfter(known: string | null | undefined): string {
	return new Date(Math.max(Date.now(), known ? Date.parse(known) + 1 : 0)).toISOString();
}

/** "10:24" today, "19 Nov, 10:24" before; the member's own clock. */
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

/** Other fields that keep their texts here name them with a colon, e.g. `prompt:meeting-notes`. */
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

/** A browser that forbids its storage keeps nothing. */
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
