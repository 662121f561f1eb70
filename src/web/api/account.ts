import { ApiFailure, request } from './client.ts';

/** The ways back into an account. Plain calls: the public pages load no query library. */

/** Asks for a link by e-mail; gives the server's words about it, the same for every address. */
export async function requestReset(email: string): Promise<string> {
	const { data } = await request<{ data?: { message?: string } }>('/api/password/forgot-password', {
		method: 'POST',
		body: { email },
	});
	if (typeof data?.message !== 'string') throw new ApiFailure(200, {});
	return data.message;
}

/** Whose account the link of this token opens. */
export async function verifyResetToken(token: string, signal?: AbortSignal): Promise<string> {
	const path = `/api/password/verify-token/${encodeURIComponent(token)}`;
	const { data } = await request<{ data?: { email?: string } }>(path, { signal });
	if (typeof data?.email !== 'string') throw new ApiFailure(200, {});
	return data.email;
}

/** Spends the token, and ends every session of the member. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
	const answer = await request<{ data?: object }>('/api/password/reset-password', {
		method: 'POST',
		body: { token, newPassword },
	});
	if (!answer.data) throw new ApiFailure(200, {});
}
