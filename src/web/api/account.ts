import { ApiFailure, request } from './client.ts';

/** The ways back into an account. Plain calls: the public pages load no query library. */

/** Requests a link by email; returns the server's message, which is the same for every address. */
export async function requestReset(email: string): Promise<string> {
	const { data } = await request<{ data?: { message?: string } }>('/api/password/forgot-password', {
		method: 'POST',
		body: { email },
	});
	if (typeof data?.message !== 'string') throw new ApiFailure(200, {});
	return data.message;
}

/** The account that the link with this token opens. */
export async function verifyResetToken(token: string, signal?: AbortSignal): Promise<string> {
	const path = `/api/password/verify-token/${encodeURIComponent(token)}`;
	const { data } = await request<{ data?: { email?: string } }>(path, { signal });
	if (typeof data?.email !== 'string') throw new ApiFailure(200, {});
	return data.email;
}

/** Uses up the token, and ends every session of the member. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
	const answer = await request<{ data?: object }>('/api/password/reset-password', {
		method: 'POST',
		body: { token, newPassword },
	});
	if (!answer.data) throw new ApiFailure(200, {});
}

/** Gives the account of an old address that address again, which it returns, and signs everybody out. */
export async function takeBackAddress(token: string): Promise<string> {
	const { data } = await request<{ data?: { email?: string } }>('/api/auth/take-back-address', {
		method: 'POST',
		body: { token },
	});
	if (typeof data?.email !== 'string') throw new ApiFailure(200, {});
	return data.email;
}
