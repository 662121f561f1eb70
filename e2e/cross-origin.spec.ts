import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type Installation, PASSWORD, startInstallation } from './support/installation.ts';
import { expect, forgiveRefusals, test as journey } from './support/journey.ts';

/** A web app that somebody else serves: an empty page, from a port of its own. */
async function serveElsewhere(): Promise<{ server: Server; origin: string }> {
	const server = createServer((_, response) => {
		response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Two origins beside the installation, the first of which its CORS_ORIGINS names. */
const test = journey.extend<object, { origins: { named: string; other: string }; installation: Installation }>({
	origins: [
		async ({}, use) => {
			const [named, other] = [await serveElsewhere(), await serveElsewhere()];
			await use({ named: named.origin, other: other.origin });
			for (const { server } of [named, other]) {
				server.closeAllConnections();
				server.close();
			}
		},
		{ scope: 'worker' },
	],
	installation: [
		async ({ origins }, use) => {
			const installation = await startInstallation({ CORS_ORIGINS: origins.named });
			await use(installation);
			await installation.stop();
		},
		{ scope: 'worker' },
	],
});

interface Outcome {
	signIn: number | string;
	/** Of a call with the bearer token that signing in brought. */
	me: number | undefined;
	email: string | undefined;
}

/** Signs in as the web app does, and asks who is there. */
function signInFrom(page: Page, url: string, email: string): Promise<Outcome> {
	return page.evaluate(
		async ({ url, email, password }) => {
			try {
				const answer = await fetch(`${url}/api/auth/signin`, {
					method: 'POST',
					credentials: 'include',
					headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
					body: JSON.stringify({ email, password }),
				});
				const { data } = await answer.json();
				const me = await fetch(`${url}/api/auth/me`, { headers: { Authorization: `Bearer ${data.token}` } });
				return { signIn: answer.status, me: me.status, email: (await me.json()).data.user.email };
			} catch (failure) {
				return { signIn: String(failure), me: undefined, email: undefined };
			}
		},
		{ url, email, password: PASSWORD },
	);
}

test('signing in works from an origin that CORS_ORIGINS names, and from no other', { tag: '@slow' }, async ({
	page,
	member,
	installation,
	origins,
	consoleMessages,
}) => {
	const { email } = member.user;
	await page.goto(origins.named);
	expect(await signInFrom(page, installation.url, email)).toEqual({ signIn: 200, me: 200, email });

	await page.goto(origins.other);
	expect((await signInFrom(page, installation.url, email)).signIn).toBe('TypeError: Failed to fetch');
	expect(consoleMessages.join('\n')).toContain('blocked by CORS policy');

	const sessions = await fetch(`${installation.url}/api/auth/sessions`, {
		headers: { authorization: `Bearer ${member.token}` },
	});
	const listed = (await sessions.json()) as { data: { sessions: unknown[] } };
	expect(listed.data.sessions, 'the member’s own, and the one from the named origin').toHaveLength(2);
	forgiveRefusals(consoleMessages, /CORS policy|Failed to load resource/);
});
