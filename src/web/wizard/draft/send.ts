import { MAX_DRAFT } from '#shared/draft-limits.ts';
import { ApiFailure } from '#web/api/client.ts';
import { clearStoredDraft, storeDraft } from '#web/api/drafts.ts';
import { readSession } from '#web/auth/session.ts';
import {
	type Draft,
	draftKey,
	forgetCleared,
	isSent,
	readCleared,
	readDraft,
	toolsToSend,
	writeDraft,
} from './drafts.ts';

/** The outcome of sending a draft. */
export type Sending =
	/** `heard` is when the server's copy was saved (null: it has none), missing where there was nothing to send. */
	| { state: 'sent'; was?: string; heard?: string | null }
	/** The server has one that was saved later. */
	| { state: 'late'; draft: Draft }
	/** It could not be reached, or could not accept it now: worth another try. */
	| { state: 'waiting' }
	| { state: 'refused'; reason: string };

/** Of a file as it was chosen, e.g. captions, which are shorter once they are read. */
const TOO_LONG: Sending = {
	state: 'refused',
	reason: `the form holds more than ${MAX_DRAFT.toLocaleString('en-US')} characters.`,
};

/** The open forms, by the key of their draft: each sends its own. */
export const openForms = new Map<string, { write(): void }>();

const underWay = new Map<string, Promise<Sending>>();

/** Sends this browser's draft of a tool's form, or its removal; one after the other. */
export function sendDraft(userId: string, tool: string): Promise<Sending> {
	const key = draftKey(userId, tool);
	const before = underWay.get(key) ?? Promise.resolve();
	const sending = before.then(() => sendNow(userId, tool));
	underWay.set(key, sending);
	sending.finally(() => {
		if (underWay.get(key) === sending) underWay.delete(key);
	});
	return sending;
}

/** The same as the page closes: does not wait for requests under way. */
export function sendDraftLeaving(userId: string, tool: string): Promise<Sending> {
	return sendNow(userId, tool, true);
}

export function isBeingSent(userId: string, tool: string): boolean {
	return underWay.has(draftKey(userId, tool));
}

/** Sends everything that the server does not know yet, except for open forms: they send it themselves. */
export async function sendDrafts(userId: string): Promise<void> {
	const tools = toolsToSend(userId).filter((tool) => !openForms.has(draftKey(userId, tool)));
	await Promise.all(tools.map((tool) => sendDraft(userId, tool)));
}

/** How long a sign-out waits for the drafts. */
const PATIENCE_MS = 2000;

/** Null where the server knows everything; otherwise sends the rest now, and waits a little. */
export function sendBeforeSignOut(userId: string): Promise<void> | null {
	for (const [key, form] of openForms) if (key.startsWith(draftKey(userId, ''))) form.write();
	const tools = toolsToSend(userId);
	if (tools.length === 0) return null;
	const sent = Promise.all(tools.map((tool) => sendDraft(userId, tool)));
	return Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]).then(() => undefined);
}

async function sendNow(userId: string, tool: string, leaving = false): Promise<Sending> {
	if (readSession()?.user.id !== userId) return { state: 'waiting' };
	const key = draftKey(userId, tool);
	const draft = readDraft(key);
	const clearedAt = readCleared(key);
	try {
		if (draft !== null && !isSent(draft)) return await store(key, tool, draft, leaving);
		if (clearedAt === null) return { state: 'sent' };
		await clearStoredDraft(tool, clearedAt);
		forgetCleared(key, clearedAt);
		return { state: 'sent', heard: null };
	} catch (failure) {
		return afterFailure(failure, key, draft);
	}
}

async function store(key: string, tool: string, draft: Draft, leaving: boolean): Promise<Sending> {
	const { savedAt, step, input, client } = draft;
	if (JSON.stringify(input).length > MAX_DRAFT) return TOO_LONG;
	const kept = await storeDraft({ tool, savedAt, step, input: { ...input }, client }, { leaving });
	// A later call may have been faster: what is stored is still this form's.
	const now = readDraft(key);
	const isOwn = kept.savedAt <= savedAt || kept.savedAt === now?.savedAt || kept.savedAt === now?.heard;
	if (!isOwn) return { state: 'late', draft: kept };
	noteHeard(key, savedAt, kept.savedAt);
	return { state: 'sent', was: savedAt, heard: kept.savedAt };
}

/** The server may have given the draft an earlier time than a clock that runs ahead. */
function noteHeard(key: string, was: string, heard: string): void {
	const now = readDraft(key);
	if (now === null) return;
	writeDraft(key, now.savedAt === was ? { ...now, savedAt: heard, heard } : { ...now, heard });
}

function afterFailure(failure: unknown, key: string, draft: Draft | null): Sending {
	const status = failure instanceof ApiFailure ? failure.status : 0;
	if (status === 404) {
		// A server that does not know the tool: its forms are kept in this browser only.
		if (draft !== null) noteHeard(key, draft.savedAt, draft.savedAt);
		else forgetCleared(key, readCleared(key) ?? '');
		return { state: 'sent' };
	}
	const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
	if (isFinal && failure instanceof ApiFailure) return { state: 'refused', reason: failure.message };
	return { state: 'waiting' };
}
