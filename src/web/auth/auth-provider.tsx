import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Session, User } from '#shared/account.ts';
import type { CodeNeeded } from '#shared/two-factor.ts';
import { ApiFailure, type RequestOptions, request } from '#web/api/client.ts';
import { MODEL } from '#web/navigation.ts';
import { removeSentDrafts } from '#web/wizard/draft/drafts.ts';
import { sendBeforeSignOut } from '#web/wizard/draft/send.ts';
import { endSession, exchangeSession, followSession, readSession, type SessionEnd, saveSession } from './session.ts';

interface Auth {
	status: 'loading' | 'signed-out' | 'signed-in';
	user: User | null;
	token: string | null;
	/** How this tab's last session ended; null while none has. */
	ended: SessionEnd['reason'] | null;
	/**
	 * Resolves to null once it is done; otherwise to the challenge that `signInWithCode` needs. Rejects with an
	 * `ApiFailure` that carries the server's `serverMessage` and `code`.
	 */
	signIn(email: string, password: string): Promise<string | null>;
	/** The second step, where the account has two-factor authentication. */
	signInWithCode(challenge: string, code: string): Promise<void>;
	/** With a set-up token the account is the owner's, who is asked first how results should be written. */
	signUp(email: string, password: string, setupToken?: string): Promise<void>;
	signOut(): void;
	/** Ends every session of the member, including this one. Rejects, and ends none here, when the server refuses. */
	signOutEverywhere(): Promise<void>;
	/** Stores the user and the token of the server's answer; every tab of the browser remains signed in. */
	updateEmail(newEmail: string): Promise<void>;
	/** Stores the token of the server's answer; every tab of the browser remains signed in. */
	changePassword(currentPassword: string, newPassword: string): Promise<void>;
}

const SIGN_IN_FAILED = 'Sign in failed';
const SIGN_UP_FAILED = 'Sign up failed';

/** What an account route answers, as far as it came. */
type Answer = Partial<Session> & Partial<CodeNeeded>;

const AuthContext = createContext<Auth | null>(null);

/** The session and the functions that change it. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
	return auth;
}

interface AuthProviderProps {
	children: ReactNode;
	/** Navigates to another page with a full load; tests observe it. */
	redirect?: (path: string) => void;
}

export function AuthProvider({ children, redirect = leaveFor }: AuthProviderProps) {
	const { session, ended, loading } = useSession();
	const auth = useMemo<Auth>(
		() => ({
			status: loading ? 'loading' : session ? 'signed-in' : 'signed-out',
			user: session?.user ?? null,
			token: session?.token ?? null,
			ended: ended?.reason ?? null,
			signIn: async (email, password) => {
				const answer = await enter('/signin', { email, password }, SIGN_IN_FAILED);
				if (answer.codeNeeded && answer.challenge) return answer.challenge;
				saveSession(wholeSession(answer, SIGN_IN_FAILED));
				redirect('/');
				return null;
			},
			signInWithCode: async (challenge, code) => {
				saveSession(wholeSession(await enter('/signin/code', { challenge, code }, SIGN_IN_FAILED), SIGN_IN_FAILED));
				redirect('/');
			},
			signUp: async (email, password, setupToken) => {
				const answer = await enter('/signup', { email, password, setupToken }, SIGN_UP_FAILED);
				saveSession(wholeSession(answer, SIGN_UP_FAILED));
				redirect(setupToken === undefined ? '/' : MODEL.path);
			},
			signOut,
			signOutEverywhere,
			updateEmail,
			changePassword,
		}),
		[session, ended, loading, redirect],
	);
	return <AuthContext value={auth}>{children}</AuthContext>;
}

interface SessionState {
	session: Session | null;
	ended: SessionEnd | null;
	loading: boolean;
}

/** Loading ends when storage has been read, whatever it contained. */
function useSession(): SessionState {
	const [state, setState] = useState<SessionState>({ session: null, ended: null, loading: true });
	useEffect(() => {
		// The reason why the last session ended remains known until there is another session.
		const read = () =>
			setState((before) => {
				const session = readSession();
				return { session, ended: session ? null : before.ended, loading: false };
			});
		read();
		return followSession({ ended: (ended) => setState({ session: null, ended, loading: false }), changed: read });
	}, []);

	const leaver = state.ended?.reason === 'signed-out' ? state.ended.userId : undefined;
	// After the screens have unmounted: a form saves its draft once more when it unmounts.
	useEffect(() => {
		if (leaver !== undefined) removeSentDrafts(leaver);
	}, [leaver]);

	return state;
}

/** Ends the session here whatever the server answers; waits only for drafts that the server does not have yet. */
function signOut(): void {
	const sending = sendDraftsOfMember();
	if (sending === null) leave();
	else sending.then(leave);
}

function sendDraftsOfMember(): Promise<void> | null {
	const userId = readSession()?.user.id;
	return userId === undefined ? null : sendBeforeSignOut(userId);
}

function leave(): void {
	request('/signout', { base: 'auth', method: 'POST', credentials: 'include', keepalive: true }).catch(() => undefined);
	endSession('signed-out');
}

async function signOutEverywhere(): Promise<void> {
	await sendDraftsOfMember();
	await request('/signout-everywhere', { base: 'auth', method: 'POST' });
	endSession('signed-out');
}

function updateEmail(newEmail: string): Promise<void> {
	const fallback = 'Email update failed';
	return exchangeSession(async () =>
		wholeSession(
			await account('/update-email', { method: 'PUT', body: { newEmail }, exchanging: true }, fallback),
			fallback,
		),
	);
}

function changePassword(currentPassword: string, newPassword: string): Promise<void> {
	const fallback = 'Password change failed';
	const user = readSession()?.user;
	return exchangeSession(async () => {
		const body = { currentPassword, newPassword };
		const { token } = await account('/change-password', { method: 'PUT', body, exchanging: true }, fallback);
		return wholeSession({ token, user }, fallback);
	});
}

function enter(path: '/signin' | '/signin/code' | '/signup', body: object, fallback: string): Promise<Answer> {
	const credentials = path === '/signup' ? 'same-origin' : 'include';
	return account(path, { method: 'POST', body, credentials }, fallback);
}

/** The answer of an account route; a failure without a message from the server gets ours, and keeps its code. */
async function account(path: string, options: RequestOptions, fallback: string): Promise<Answer> {
	const { data } = await request<{ data?: Answer }>(path, { ...options, base: 'auth' }).catch((failure: unknown) => {
		if (!(failure instanceof ApiFailure) || failure.serverMessage || failure.status === 0) throw failure;
		throw new ApiFailure(failure.status, { code: failure.code, errors: failure.errors }, fallback);
	});
	return data ?? {};
}

function wholeSession({ token, user }: Partial<Session>, fallback: string): Session {
	if (!token || !user) throw new ApiFailure(200, {}, fallback);
	return { token, user };
}

function leaveFor(path: string): void {
	window.location.assign(path);
}
