import type { Session, User } from '#shared/account.ts';

/**
 * The session in browser storage, the one place that knows its keys. Storage is the truth: every tab and
 * every call reads it anew, so nobody works with the token of a session that ended elsewhere.
 */

const TOKEN_KEY = 'auth_token';
const USER_KEY = 'auth_user';
const SESSION_ENDED = 'session-ended';

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

/** Clears the session and tells this tab why; other tabs hear of it through storage. */
export function endSession(reason: SessionEnd['reason']): void {
	const userId = readSession()?.user.id;
	localStorage.removeItem(TOKEN_KEY);
	localStorage.removeItem(USER_KEY);
	window.dispatchEvent(new CustomEvent<SessionEnd>(SESSION_ENDED, { detail: { reason, userId } }));
}

/** Removes what a member's forms left in the browser. */
export function removeDrafts(userId: string): void {
	const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
	for (const key of keys) {
		if (key?.startsWith(`draft:${userId}:`)) localStorage.removeItem(key);
	}
}

interface SessionListener {
	/** This tab ended the session. */
	ended(end: SessionEnd): void;
	/** Another tab signed in or out. */
	changedElsewhere(): void;
}

/** Follows the session; returns what stops it. */
export function followSession(listener: SessionListener): () => void {
	const onEnded = (event: Event) => listener.ended((event as CustomEvent<SessionEnd>).detail);
	const onStorage = (event: StorageEvent) => {
		if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) listener.changedElsewhere();
	};
	window.addEventListener(SESSION_ENDED, onEnded);
	window.addEventListener('storage', onStorage);
	return () => {
		window.removeEventListener(SESSION_ENDED, onEnded);
		window.removeEventListener('storage', onStorage);
	};
}
