import type { Session, User } from '#shared/account.ts';

/**
 * The session in browser storage, and the only module that knows its keys. Storage is the truth: every tab and every
 * call reads it again, so no tab works with the token of a session that ended elsewhere.
 */

const TOKEN_KEY = 'auth_token';
const USER_KEY = 'auth_user';
/** Set and removed at once by a tab that signs out, before anything else: other tabs read from its event who leaves. */
const LEAVER_KEY = 'auth_signed_out';
const SESSION_ENDED = 'session-ended';
const SESSION_REPLACED = 'session-replaced';
/** Held while a session is exchanged for another, so that no tab takes the old token's 401 for the end. */
const EXCHANGE_LOCK = 'session-exchange';

export interface SessionEnd {
	/** `expired`: the server no longer knows the session. `signed-out`: the member ended it here. */
	reason: 'expired' | 'signed-out';
	userId: string | undefined;
}

/** The session, if both its token and its user are there and readable. */
export function readSession(): Session | null {
	try {
		const token = localStorage.getItem(TOKEN_KEY);
		const user = readUser(localStorage.getItem(USER_KEY));
		return token && user ? { token, user } : null;
	} catch {
		return null;
	}
}

function readUser(stored: string | null): User | null {
	const value: unknown = JSON.parse(stored ?? 'null');
	return isUser(value) ? value : null;
}

function isUser(value: unknown): value is User {
	if (typeof value !== 'object' || value === null) return false;
	const { id, email } = value as Partial<User>;
	return typeof id === 'string' && typeof email === 'string';
}

export function saveSession({ token, user }: Session): void {
	localStorage.setItem(USER_KEY, JSON.stringify(user));
	localStorage.setItem(TOKEN_KEY, token);
}

/**
 * Exchanges the session for the one that `obtain` returns. Its token stops working at the server's answer, and until
 * the new one is stored every other call gets a 401: those calls wait for the exchange. This tab and all others take
 * over the new session; nothing changes when `obtain` rejects.
 */
export function exchangeSession(obtain: () => Promise<Session>): Promise<void> {
	return whileLocked('exclusive', async () => {
		let left = false;
		const stop = followSession({ ended: ({ reason }) => (left ||= reason === 'signed-out'), changed: () => undefined });
		try {
			const session = await obtain();
			// A member who signed out meanwhile remains signed out.
			if (!left) saveSession(session);
		} finally {
			stop();
		}
		window.dispatchEvent(new Event(SESSION_REPLACED));
	});
}

/** Clears the session and notifies this tab with the reason; other tabs notice it through storage. */
export function endSession(reason: SessionEnd['reason']): void {
	if (reason === 'signed-out') {
		clearSession(reason);
		return;
	}
	const refused = readSession()?.token;
	whileLocked('shared', async () => {
		if (readSession()?.token === refused) clearSession(reason);
	});
}

function clearSession(reason: SessionEnd['reason']): void {
	const userId = readSession()?.user.id;
	if (reason === 'signed-out' && userId !== undefined) {
		localStorage.setItem(LEAVER_KEY, userId);
		localStorage.removeItem(LEAVER_KEY);
	}
	localStorage.removeItem(TOKEN_KEY);
	localStorage.removeItem(USER_KEY);
	window.dispatchEvent(new CustomEvent<SessionEnd>(SESSION_ENDED, { detail: { reason, userId } }));
}

/**
 * The session that replaced this one, once no exchange is under way: the same member's, with another token. Null where
 * it was not replaced. An exchange that asks would wait for itself.
 */
export async function sessionAfterExchange(refused: Session): Promise<Session | null> {
	let renewed: Session | null = null;
	await whileLocked('shared', async () => {
		const current = readSession();
		if (current?.user.id === refused.user.id && current.token !== refused.token) renewed = current;
	});
	return renewed;
}

/** Browsers offer locks on https and localhost only; elsewhere the work proceeds without one. */
function whileLocked(mode: LockMode, work: () => Promise<void>): Promise<void> {
	const { locks } = navigator as { locks?: LockManager };
	return locks ? locks.request(EXCHANGE_LOCK, { mode }, work) : work();
}

interface SessionListener {
	/** This tab ended the session, or another one signed its member out. */
	ended(end: SessionEnd): void;
	/** Another tab signed in or out, or some tab exchanged the session. */
	changed(): void;
}

/** Follows the session; returns a function that stops it. */
export function followSession(listener: SessionListener): () => void {
	const onEnded = (event: Event) => listener.ended((event as CustomEvent<SessionEnd>).detail);
	const onReplaced = () => listener.changed();
	const onStorage = ({ key, newValue }: StorageEvent) => {
		if (key === null || key === TOKEN_KEY || key === USER_KEY) listener.changed();
		if (key === LEAVER_KEY && newValue) listener.ended({ reason: 'signed-out', userId: newValue });
	};
	window.addEventListener(SESSION_ENDED, onEnded);
	window.addEventListener(SESSION_REPLACED, onReplaced);
	window.addEventListener('storage', onStorage);
	return () => {
		window.removeEventListener(SESSION_ENDED, onEnded);
		window.removeEventListener(SESSION_REPLACED, onReplaced);
		window.removeEventListener('storage', onStorage);
	};
}
