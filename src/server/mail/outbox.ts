/** Mails as files, for installations without a mail server: one `.eml` each, readable by this account only. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './mail.ts';

export interface OutboxEntry {
	/** UTC, e.g. "2026-11-21 19:05:07". */
	date: string;
	to: string;
	subject: string;
	file: string;
}

export function outboxFolder(dataDir: string): string {
	return join(resolve(dataDir), 'outbox');
}

/** Makes the folder with the first mail. */
export function createOutbox(folder: string, from: string, now: () => Date = () => new Date()): MailTransport {
	return {
		outbox: folder,
		async send(mail) {
			const { createTransport } = await import('nodemailer');
			const build = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
			const { message } = await build.sendMail({ ...envelopeOf(mail), date: now() });
			await mkdir(folder, { recursive: true, mode: 0o700 });
			// Also where the folder existed before, with wider permissions.
			await chmod(folder, 0o700);
			const name = `${now().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
			const unfinished = join(folder, `${name}.unfinished`);
			await writeFile(unfinished, message, { mode: 0o600, flush: true });
			await rename(unfinished, join(folder, `${name}.eml`));
		},
	};
}

/** Newest first; empty where there is no folder yet. */
export async function listOutbox(folder: string): Promise<OutboxEntry[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	const mails = names.filter((name) => name.endsWith('.eml')).sort();
	return Promise.all(mails.reverse().map((name) => readEntry(join(folder, name), name)));
}

async function readEntry(file: string, name: string): Promise<OutboxEntry> {
	const [head = ''] = (await readFile(file, 'utf8')).split(/\r?\n\r?\n/, 1);
	const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
	const header = (wanted: string) => {
		const line = lines.find((one) => one.toLowerCase().startsWith(`${wanted}:`)) ?? '';
		return line.slice(wanted.length + 1).trim();
	};
	const date = name
		.slice(0, 19)
		.replace('T', ' ')
		.replace(/-(\d\d)-(\d\d)$/, ':$1:$2');
	return { date, to: header('to'), subject: header('subject'), file };
}
