import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';
import { type MailServerOptions, readMail, startMailServer } from '#test/mail-server.ts';
import { composeMail } from './compose.ts';
import { emailChangedMail } from './messages/email-changed.ts';
import { resetLinkMail } from './messages/reset-link.ts';
import { createOutbox, listOutbox, outboxFolder } from './outbox.ts';
import { createMailTransport } from './transport.ts';

const FROM = 'Growth Toolkit <hello@toolkit.example>';
const reset = resetLinkMail({
	to: 'ann@example.com',
	publicUrl: 'https://toolkit.example',
	token: 'abc-123_xyz',
	supportEmail: 'help@toolkit.example',
});

async function throughServer(options?: MailServerOptions) {
	const server = await startMailServer(options);
	onTestFinished(() => server.close());
	const transport = createMailTransport({ smtpUrl: server.url, mailFrom: FROM, dataDir: '/nowhere' });
	return { server, transport };
}

async function intoOutbox() {
	const dataDir = await temporaryFolder();
	onTestFinished(() => rm(dataDir, { recursive: true }));
	return { dataDir, transport: createMailTransport({ mailFrom: FROM, dataDir }) };
}

describe('the mail with a link for a new password', () => {
	it('RESET-9: arrives as text and as HTML with the same link, and says how long it works', async () => {
		const { server, transport } = await throughServer();
		await transport.send(reset);
		const [mail] = server.received;
		expect(mail?.recipients).toEqual(['ann@example.com']);
		expect(mail?.headers).toMatchObject({
			from: FROM,
			to: 'ann@example.com',
			subject: 'Set a new password for Growth Toolkit',
			'auto-submitted': 'auto-generated',
		});
		const link = 'https://toolkit.example/reset-password?token=abc-123_xyz';
		expect(mail?.text).toContain(`Set a new password:\n${link}\n`);
		expect(mail?.html).toContain(`<a href="${link}"`);
		for (const form of [mail?.text, mail?.html]) {
			expect(form).toContain('once, for 1 hour');
			expect(form).toContain('ignore this mail');
			expect(form).toContain('help@toolkit.example');
		}
	});
});

describe('the mail about a changed address', () => {
	const changed = emailChangedMail({
		to: 'ann@example.com',
		newEmail: 'bella.new@other.example',
		at: new Date('2026-03-04T17:05:00Z'),
		link: 'https://toolkit.example/take-back-address?token=v1.abc',
		supportEmail: 'help@toolkit.example',
	});

	it('tells the old address when it was, and what to do if it was somebody else', async () => {
		const { server, transport } = await throughServer();
		await transport.send(changed);
		const [mail] = server.received;
		for (const form of [mail?.text, mail?.html]) {
			expect(form).toContain('4 March 2026 at 17:05 UTC');
			expect(form).toContain('https://toolkit.example/take-back-address?token=v1.abc');
			expect(form).toContain('If the link does not work, write to help@toolkit.example');
		}
	});

	it('gives no more than a hint of the new address', () => {
		expect(changed.text).toContain('changed to b…@other.example');
		expect(changed.text + changed.html).not.toContain('bella');
	});
});

describe('a mail', () => {
	it('shows its contents as text', () => {
		const { html, text } = composeMail({
			to: 'a@example.com',
			subject: '<b>',
			parts: ['<img src=x onerror=alert(1)> & more', { label: '<i>', url: 'https://x.example/?a="><script>' }],
		});
		expect(html).not.toMatch(/<(img|script|i|b)\b/);
		expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more');
		expect(text).toContain('<img src=x onerror=alert(1)> & more');
	});

	it.each([
		['subject', { ...reset, subject: 'New password\r\nBcc: eve@example.com' }],
		['subject', { ...reset, subject: 'New password\nBcc: eve@example.com' }],
		['recipient', { ...reset, to: 'ann@example.com\r\nBcc: eve@example.com' }],
	])('is not sent with a line break in its %s', async (_, forged) => {
		const { server, transport } = await throughServer();
		await expect(transport.send(forged)).rejects.toMatchObject({ code: 'EHEADER' });
		expect(server.received).toEqual([]);
	});

	it('goes to one recipient even where the address looks like two', async () => {
		const { server, transport } = await throughServer();
		await transport.send({ ...reset, to: 'ann@example.com, eve@example.com' }).catch(() => {});
		expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com');
	});
});

describe('a mail server', () => {
	it.each([
		[451, 'later'],
		[550, 'never'],
	])('that answers %i (%s) is reported by its code, without the address', async (status) => {
		const { transport } = await throughServer({ refuse: status });
		const error = await transport.send(reset).catch((reason: unknown) => reason);
		expect(error).toMatchObject({ name: 'MailNotSentError', code: 'EENVELOPE', status });
		const told = `${JSON.stringify(error)} ${error} ${(error as Error).stack} ${(error as Error).cause}`;
		expect(told).not.toMatch(/ann@|abc-123/);
	});

	it('that does not run is reported as such', async () => {
		const { server, transport } = await throughServer();
		await server.close();
		await expect(transport.send(reset)).rejects.toMatchObject({ code: 'ESOCKET', status: undefined });
	});

	it('that is too slow can be left', async () => {
		const { transport } = await throughServer({ slowMs: 20_000 });
		const started = performance.now();
		await expect(transport.send(reset, AbortSignal.timeout(100))).rejects.toMatchObject({ code: 'EABORT' });
		expect(performance.now() - started).toBeLessThan(5000);
	});
});

describe('the outbox', () => {
	it('ACCESS-6: takes the mails where there is no mail server', async () => {
		const { dataDir, transport } = await intoOutbox();
		expect(transport.outbox).toBe(join(dataDir, 'outbox'));
		await transport.send(reset);
		const [name = ''] = await readdir(join(dataDir, 'outbox'));
		const mail = readMail(await readFile(join(dataDir, 'outbox', name), 'utf8'));
		expect(mail.headers).toMatchObject({ from: FROM, to: 'ann@example.com' });
		expect(mail.text).toContain('/reset-password?token=abc-123_xyz');
		expect(mail.html).toContain('/reset-password?token=abc-123_xyz');
	});

	it('is closed to everybody else, and its file names give nothing away', async () => {
		const { dataDir, transport } = await intoOutbox();
		const folder = join(dataDir, 'outbox');
		await mkdir(folder, { mode: 0o755 });
		await transport.send(reset);
		const names = await readdir(folder);
		expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/)]);
		expect((await stat(folder)).mode & 0o777).toBe(0o700);
		expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
	});

	it('is listed newest first, and is empty before the first mail', async () => {
		const dataDir = await temporaryFolder();
		onTestFinished(() => rm(dataDir, { recursive: true }));
		const folder = outboxFolder(dataDir);
		expect(await listOutbox(folder)).toEqual([]);
		let now = new Date('2026-03-04T17:05:09Z');
		const outbox = createOutbox(folder, FROM, () => now);
		await outbox.send({ ...reset, to: 'first@example.com' });
		now = new Date('2026-03-04T17:05:10Z');
		await outbox.send({ ...reset, to: 'second@example.com' });
		const subject = 'Set a new password for Growth Toolkit';
		const file = expect.stringMatching(/outbox\/.+\.eml$/);
		expect(await listOutbox(folder)).toEqual([
			{ date: '2026-03-04 17:05:10', to: 'second@example.com', subject, file },
			{ date: '2026-03-04 17:05:09', to: 'first@example.com', subject, file },
		]);
	});
});
