import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp, type TestAppOptions } from '#test/app.ts';
import { readMail, startMailServer } from '#test/mail-server.ts';

const ANN = 'ann@example.com';
const GOOD = 'Marmalade-over-7-hills';
const ALIKE = { data: { message: 'If this email address has an account, a link is on its way.' } };
const INVALID = { message: 'Invalid or expired reset token', code: 'INVALID_TOKEN' };
const PATIENCE = { timeout: 10_000 };

const open = (options: TestAppOptions = {}) => buildTestApp({ tools: {}, ...options });

function forgot(test: TestApp, email: unknown) {
	return test.send('POST', '/api/password/forgot-password', { body: { email } });
}

function reset(test: TestApp, token: string, newPassword = GOOD) {
	return test.send('POST', '/api/password/reset-password', { body: { token, newPassword } });
}

async function outbox(test: TestApp) {
	const folder = join(test.dataDir, 'outbox');
	const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
	return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}

/** Requests a link and waits for the mail. */
async function linkFor(test: TestApp, email: string): Promise<URL> {
	const before = (await outbox(test)).length;
	await forgot(test, email);
	await expect.poll(async () => (await outbox(test)).length, PATIENCE).toBe(before + 1);
	const mail = (await outbox(test)).at(-1);
	return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}

const tokenOf = (link: URL) => link.searchParams.get('token') ?? '';

describe('a forgotten password', () => {
	it('API-8, API-9, API-10: leads by mail to a new one, and signs the account out everywhere', async () => {
		const test = await open();
		const session = await test.signUp(ANN);
		const token = tokenOf(await linkFor(test, '  Ann@Example.com '));
		const verified = await test.send('GET', `/api/password/verify-token/${token}`);
		expect([verified.statusCode, verified.json()]).toEqual([200, { data: { email: ANN } }]);
		const done = await reset(test, token);
		expect([done.statusCode, done.json()]).toEqual([200, { data: {} }]);
		expect((await test.send('GET', '/api/auth/me', { token: session })).statusCode).toBe(401);
		const signIn = (password: string) => test.send('POST', '/api/auth/signin', { body: { email: ANN, password } });
		expect((await signIn(TEST_PASSWORD)).json()).toMatchObject({ code: 'INCORRECT_PASSWORD' });
		expect((await signIn(GOOD)).statusCode).toBe(200);
		expect((await reset(test, token)).json()).toEqual(INVALID);
	});

	it('FORGOT-6: is answered the same for an address with an account and one without', async () => {
		const test = await open();
		await test.signUp(ANN);
		const answers = [await forgot(test, ANN), await forgot(test, 'nobody@example.com')];
		for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, ALIKE]);
		const [known, unknown] = answers.map(({ headers }) => Object.keys(headers));
		expect(known).toEqual(unknown);
	});

	it('FORGOT-6: is answered at once while the mail server takes its time', async () => {
		const server = await startMailServer({ slowMs: 3000 });
		onTestFinished(() => server.close());
		const transport = createMailTransport({ smtpUrl: server.url, mailFrom: 'a@example.com', dataDir: '/nowhere' });
		const test = await open({ transport });
		await test.signUp(ANN);
		await forgot(test, 'nobody@example.com');
		expect((await forgot(test, ANN)).json()).toEqual(ALIKE);
		expect(server.received).toEqual([]);
		await expect.poll(() => server.received.length, PATIENCE).toBe(1);
	});

	it('has three mails an hour for one address, and answers the fourth time as if there were one more', async () => {
		const test = await open();
		await test.signUp(ANN);
		for (let count = 0; count < 3; count++) await linkFor(test, ANN);
		const fourth = await forgot(test, ANN);
		expect([fourth.statusCode, fourth.json()]).toEqual([200, ALIKE]);
		// Mails are sent in order: once Bea's mail has arrived, a fourth mail to Ann would have arrived too.
		await test.signUp('bea@example.com');
		await linkFor(test, 'bea@example.com');
		const recipients = (await outbox(test)).map(({ headers }) => headers.to);
		expect(recipients).toEqual([ANN, ANN, ANN, 'bea@example.com']);
	});

	it('still gets its mail while somebody guesses at the account', async () => {
		const test = await open();
		await test.signUp(ANN);
		const guess = () => test.send('POST', '/api/auth/signin', { body: { email: ANN, password: 'a wrong guess' } });
		for (let count = 0; count < 12; count++) await guess();
		expect((await guess()).statusCode).toBe(429);
		const token = tokenOf(await linkFor(test, ANN));
		expect((await reset(test, token)).statusCode).toBe(200);
		const signIn = await test.send('POST', '/api/auth/signin', { body: { email: ANN, password: GOOD } });
		expect(signIn.statusCode).toBe(200);
	});

	it('API-8: is refused for what is no address, in the words of the field', async () => {
		const test = await open();
		for (const [email, message] of [
			['', 'Enter your email address.'],
			['ann', 'Enter a whole email address, such as name@example.com.'],
			['ann@example.com\r\nBcc: eve@example.com', 'Enter a whole email address, such as name@example.com.'],
			[7, 'The email address must be text.'],
		]) {
			const response = await forgot(test, email);
			expect(response.statusCode).toBe(400);
			expect(response.json()).toMatchObject({ message, code: 'INVALID_REQUEST' });
		}
	});
});

describe('the link', () => {
	it('leads to PUBLIC_URL, whatever host the request was sent to', async () => {
		const test = await open({ env: { PUBLIC_URL: 'https://toolkit.example.com/' } });
		await test.signUp(ANN);
		const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
		await test.send('POST', '/api/password/forgot-password', { body: { email: ANN }, headers: forged });
		await expect.poll(async () => (await outbox(test)).length, PATIENCE).toBe(1);
		const [mail] = await outbox(test);
		expect(mail?.text).toMatch(/https:\/\/toolkit\.example\.com\/reset-password\?token=[\w-]{43}\n/);
		expect(mail?.raw).not.toContain('evil');
	});

	it('RESET-9: works after 59 minutes and not after 61', async () => {
		let minutes = 0;
		const test = await open({ now: () => new Date(Date.parse('2026-03-04T12:00:00Z') + minutes * 60_000) });
		await test.signUp(ANN);
		const token = tokenOf(await linkFor(test, ANN));
		const verify = () => test.send('GET', `/api/password/verify-token/${token}`);
		minutes = 59;
		expect((await verify()).statusCode).toBe(200);
		minutes = 61;
		expect([(await verify()).statusCode, (await verify()).json()]).toEqual([400, INVALID]);
		expect((await reset(test, token)).json()).toEqual(INVALID);
	});

	it('RESET-11, API-9: is refused where nobody made it', async () => {
		const test = await open();
		for (const token of ['x', 'a'.repeat(43), 'a'.repeat(900), '..%2f..', '%00']) {
			const verified = await test.send('GET', `/api/password/verify-token/${token}`);
			expect([verified.statusCode, verified.json()]).toEqual([400, INVALID]);
			expect((await reset(test, token)).json()).toEqual(INVALID);
		}
	});

	it('cannot be guessed at for ever from one place', async () => {
		const test = await open();
		await test.signUp(ANN);
		const token = tokenOf(await linkFor(test, ANN));
		for (let count = 0; count < 15; count++) {
			await test.send('GET', `/api/password/verify-token/guess-${count}`);
			await reset(test, `guess-${count}`);
		}
		const refused = await reset(test, token);
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	});

	it('RESET-15, API-10: answers each reason why a password is refused, and stays good', async () => {
		const test = await open();
		await test.signUp(ANN);
		const token = tokenOf(await linkFor(test, ANN));
		const weak = await reset(test, token, 'lowercase');
		expect(weak.statusCode).toBe(400);
		const { message, code, errors } = weak.json();
		expect(code).toBe('WEAK_PASSWORD');
		expect(message).toContain('Password must contain at least one uppercase letter');
		expect(errors).toHaveLength(3);
		for (let count = 0; count < 40; count++) await reset(test, token, 'weak');
		expect((await reset(test, token)).statusCode).toBe(200);
	});

	it('stands in no log, whatever is done with it', async () => {
		const lines: string[] = [];
		const log: FastifyBaseLogger = createLog('trace', { write: (line: string) => lines.push(line) });
		const test = await open({ log });
		await test.signUp(ANN);
		const token = tokenOf(await linkFor(test, ANN));
		await test.send('GET', `/api/password/verify-token/${token}`);
		await test.send('GET', `/api/password/verify-token/${token}/more`);
		await test.send('GET', `/reset-password?token=${token}`);
		await reset(test, token, 'weak');
		await reset(test, token);
		await reset(test, token);
		const everything = lines.join('');
		expect(everything).toContain('/api/password/verify-token/:token');
		for (const secret of [token, GOOD, ANN]) expect(everything).not.toContain(secret);
	});
});
