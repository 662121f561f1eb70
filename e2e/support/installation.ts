import { readFile, rm } from 'node:fs/promises';
import { withMembers } from '#server/cli/reach-members.ts';
import { listOutbox, outboxFolder } from '#server/mail/outbox.ts';
import type { Session } from '#shared/account.ts';
import { freshDataDir } from '#test/data-dir.ts';
import { readMail } from '#test/mail-server.ts';
import { startServer } from '#test/server-process.ts';

export const PASSWORD = 'Correct-horse-9';

/** A fresh installation of the product: its own folder, its own server. */
export interface Installation {
	url: string;
	/** Of the process of its server. */
	pid(): number;
	/** The one-time link that the server printed. */
	setupLink: string;
	/** Puts an address on the authorized list, as `npm run members` would. */
	authorize(email: string): Promise<void>;
	/** Makes an account for an address that it authorizes first. */
	signUp(email: string): Promise<Session>;
	/** The same, and hands the installation over to it. */
	signUpOwner(email: string): Promise<Session>;
	/** A session of another browser. */
	signIn(email: string): Promise<Session>;
	/** The links in the newest mail to an address, once one has come. */
	linksMailedTo(email: string): Promise<string[]>;
	/** Stops the server and starts it again, at the same address and on the same data. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

/**
 * @param settings `DATABASE_URL` among them has it on PostgreSQL
 * @param makeFolder makes its DATA_DIR; without it one in which the database is there, and empty
 */
export async function startInstallation(
	settings: Record<string, string> = {},
	makeFolder: () => Promise<string> = freshDataDir,
): Promise<Installation> {
	const folder = await makeFolder();
	let server = await startServer({ DATA_DIR: folder, ...settings });
	const reached = { dataDir: folder, databaseUrl: settings.DATABASE_URL };
	const authorize = async (email: string) => {
		await withMembers(reached, (list) => list.add([email]));
	};
	const signUp = async (email: string) => {
		await authorize(email);
		return enter(server.url, 'signup', email);
	};
	return {
		url: server.url,
		pid: () => server.pid,
		setupLink: server.setupLink ?? '',
		authorize,
		signUp,
		async signUpOwner(email) {
			await signUp(email);
			await withMembers(reached, (list) => list.makeOwner(email));
			return enter(server.url, 'signin', email);
		},
		signIn: (email) => enter(server.url, 'signin', email),
		linksMailedTo: (email) => linksMailedTo(folder, email),
		async restart() {
			await server.stop();
			server = await startServer({ DATA_DIR: folder, ...settings, PORT: new URL(server.url).port });
		},
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
