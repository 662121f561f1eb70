import type { Session } from '#shared/account.ts';
import type { Installation } from './installation.ts';

/** Sends a request without a page, as the member's own browser would; fails unless it is answered with success. */
export async function send<Answer>(
	{ url }: Installation,
	{ token }: Session,
	method: 'POST' | 'PUT',
	path: string,
	body: object,
): Promise<Answer> {
	const response = await fetch(`${url}${path}`, {
		method,
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
	return (await response.json()) as Answer;
}
