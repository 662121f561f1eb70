import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Session } from '#shared/account.ts';
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
	stop(): Promise<void>;
}

export async function startInstallation(settings: Record<string, string> = {}): Promise<Installation> {
	const folder = await mkdtemp(join(tmpdir(), 'journey-'));
	const server = await startServer({ DATA_DIR: folder, ...settings });
	const authorize = async (email: string) => {
		const environment = { PATH: process.env.PATH ?? '', DATA_DIR: folder };
		await promisify(execFile)(projectNode, ['src/server/cli/members.ts', 'add', email], {
			cwd: root,
			env: environment,
		});
	};
	return {
		url: server.url,
		setupLink: server.setupLink ?? '',
		authorize,
		async signUp(email) {
			await authorize(email);
			return signUpAt(server.url, email);
		},
		async stop() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function signUpAt(url: string, email: string): Promise<Session> {
	const response = await fetch(`${url}/api/auth/signup`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password: PASSWORD }),
	});
	const body = (await response.json()) as { data: Session };
	if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
	return body.data;
}
