import { request } from 'node:http';
import { z } from 'zod';
import { memberListSchema } from '#shared/member-requests.ts';
import type { MemberCommand, MemberList } from './member-list.ts';

const TIMEOUT_MS = 30_000;

const emailsSchema = z.array(z.string());
const importedSchema = z.object({ added: emailsSchema, refunded: emailsSchema });
const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);

/** The list behind the control socket of the running server. */
export function memberListOver(socketPath: string): MemberList {
	const send = (command: MemberCommand) => post(socketPath, command);
	return {
		add: async (emails) => emailsSchema.parse(await send({ command: 'add', emails: [...emails] })),
		import: async (emails) => importedSchema.parse(await send({ command: 'import', emails: [...emails] })),
		list: async () => memberListSchema.shape.members.parse(await send({ command: 'list' })),
		remove: async (email) => z.boolean().parse(await send({ command: 'remove', email })),
		makeOwner: async (email) => z.boolean().parse(await send({ command: 'owner', email })),
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
