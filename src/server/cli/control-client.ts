import { request } from 'node:http';
import { z } from 'zod';
import type { MemberCommand, MemberList } from './member-list.ts';

const CHUNK = 2000;
const TIMEOUT_MS = 30_000;

const listSchema = z.array(z.object({ email: z.string(), addedAt: z.string(), hasAccount: z.boolean() }));
const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);

/** The list behind the control socket of the running server. */
export function memberListOver(socketPath: string): MemberList {
	const send = (command: MemberCommand) => post(socketPath, command);
	return {
		async add(emails) {
			const added: string[] = [];
			for (let from = 0; from < emails.length; from += CHUNK) {
				const answer = await send({ command: 'add', emails: emails.slice(from, from + CHUNK) });
				added.push(...z.array(z.string()).parse(answer));
			}
			return added;
		},
		list: async () => listSchema.parse(await send({ command: 'list' })),
		remove: async (email) => z.boolean().parse(await send({ command: 'remove', email })),
	};
}

/** Rejects with ENOENT or ECONNREFUSED where no server listens. */
function post(socketPath: string, command: MemberCommand): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const outgoing = request(
			{ socketPath, method: 'POST', path: '/members', timeout: TIMEOUT_MS },
			async (response) => {
				try {
					let text = '';
					for await (const chunk of response.setEncoding('utf8')) text += chunk;
					const answer = answerSchema.parse(JSON.parse(text));
					if ('error' in answer) reject(new Error(answer.error));
					else resolve(answer.result);
				} catch {
					reject(new Error('The server gave no answer that could be read.'));
				}
			},
		);
		outgoing.once('timeout', () => outgoing.destroy(new Error('The server did not answer in 30 seconds.')));
		outgoing.once('error', reject);
		outgoing.end(JSON.stringify(command));
	});
}
