import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listOutbox, outboxFolder } from '#server/mail/outbox.ts';
import type { Session } from '#shared/account.ts';
import { readMail } from '#test/mail-server.ts';
import { projectNode, startServer } from '#test/server-process.ts';

const root = join(import.meta.dirname, '../..');

export const PASSWORD = 'Correct-horse-9';

/** A fresh installation of the product: its own folder, its own server. */
export interface Installation {
	url: string;
	/** The one-time link that the server printed. */
	setupLink: string;
	/** Puts an address on the authorized list, as the owner would. */
	authorize(email: string): Promise<void>;
	/** Makes an account for an address that it authorizes first. */
	signUp(email: string): Promise<Session>;
	/** The same, and hands the installation over to it. */
	signUpOwner(email: string): Promise<Session>;
	/** A session of another browser. */
	signIn(email: string): Promise<Session>;
	/** The links in the newest mail to an address, once one has come. */
	linksMailedTo(email: string): Promise<string[]>;
	stop(): Promise<void>;
}

export async function startInstallation(settings: Record<string, string> = {}): Promise<Installation> {
	const folder = await mkdtemp(join(tmpdir(), 'journey-'));
	const server = await startServer({ DATA_DIR: folder, ...settings });
	const members = async (...command: string[]) => {
		const environment = { PATH: process.env.PATH ?? '', DATA_DIR: folder };
		await promisify(execFile)(projectNode, ['src/server/cli/members.ts', ...command], { cwd: root, env: environment });
	};
	const authorize = (email: string) => members('add', email);
	const signUp = async (email: string) => {
		await authorize(email);
		return enter(server.url, 'signup', email);
	};
	return {
		url: server.url,
		setupLink: server.setupLink ?? '',
		authorize,
		signUp,
		async signUpOwner(email) {
			await signUp(email);
			await members('owner', email);
			return enter(server.url, 'signin', email);
		},
		signIn: (email) => enter(server.url, 'signin', email),
		linksMailedTo: (email) => linksMailedTo(folder, email),
		async stop() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function enter(url: string, way: 'signup' | 'signin', email: string): Promise<Session> {
	const response = await fetch(`${url}/api/auth/${way}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password: PASSWORD }),
	});
	const body = (await response.json()) as { data: Session };
	if (!response.ok) throw new Error(`${way} answered ${response.status}`);
	return body.data;
}

async function linksMailedTo(dataDir: string, email: string): Promise<string[]> {
	const mail = (await listOutbox(outboxFolder(dataDir))).find(({ to }) => to.includes(email));
	if (!mail) return [];
	const { text } = readMail(await readFile(mail.file, 'utf8'));
	return text.match(/https?:\/\/\S+/g) ?? [];
}
