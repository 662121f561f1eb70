import { setTimeout as pause } from 'node:timers/promises';
import type { FullRun, Run, RunList } from '#shared/runs.ts';
import type { ServerProcess } from '#test/server-process.ts';

const ACCOUNT = { email: 'owner@example.com', password: 'Correct-horse-9' };
const AGAIN_AFTER_MS = 200;

/** A member whose browser asks again, with the same key, until the server answers. */
export class Member {
	server: ServerProcess;
	#token = '';

	constructor(server: ServerProcess) {
		this.server = server;
	}

	/** By the link that a new installation printed. */
	async signUp(): Promise<void> {
		const setupToken = new URL(this.server.setupLink ?? '').searchParams.get('setup');
		const response = await this.#send('POST', '/api/auth/signup', { ...ACCOUNT, setupToken });
		const { data } = (await response.json()) as { data: { token: string } };
		this.#token = data.token;
	}

	/** The accepted run, or null once the day's limit is reached. */
	async start(path: string, body: object, key: string): Promise<Run | null> {
		for (;;) {
			try {
				const response = await this.#send('POST', path, body, { prefer: 'respond-async', 'idempotency-key': key });
				if (response.status === 429) return null;
				if (response.status === 200 || response.status === 202) return ((await response.json()) as { run: Run }).run;
				if (response.status < 500) throw new TypeError(`a run was answered with ${response.status}`);
			} catch (error) {
				// Only a server that is down does not answer.
				if (error instanceof TypeError && error.message.startsWith('a run')) throw error;
			}
			await pause(AGAIN_AFTER_MS);
		}
	}

	async runs(): Promise<Run[]> {
		const all: Run[] = [];
		for (let cursor: string | null = ''; cursor !== null; ) {
			const response = await this.#send('GET', `/api/runs?cursor=${cursor}`);
			const page = (await response.json()) as RunList;
			all.push(...page.runs);
			cursor = page.nextCursor;
		}
		return all;
	}

	async run(id: string): Promise<FullRun> {
		const response = await this.#send('GET', `/api/runs/${id}`);
		return ((await response.json()) as { run: FullRun }).run;
	}

	#send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
		const bearer = this.#token === '' ? undefined : { authorization: `Bearer ${this.#token}` };
		const type = body === undefined ? undefined : { 'content-type': 'application/json' };
		return fetch(this.server.url + path, {
			method,
			headers: { ...type, ...bearer, ...headers },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	}
}
