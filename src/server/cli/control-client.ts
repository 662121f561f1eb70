import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Rotation } from '#server/secrets/rotate-key.ts';
import { memberListSchema } from '#shared/member-requests.ts';
import type { MemberCommand, MemberList } from './member-list.ts';
import { BACKUP_PATH, ROTATE_KEY_PATH } from './socket-path.ts';

const TIMEOUT_MS = 30_000;
/** Other work of the server's thread comes in between, and all rows are copied before the first one arrives. */
const BACKUP_TIMEOUT_MS = 120_000;

const emailsSchema = z.array(z.string());
const importedSchema = z.object({ added: emailsSchema, refunded: emailsSchema });
const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);

/** The list, through the control socket of the running server. */
export function memberListOver(socketPath: string): MemberList {
	const send = (command: MemberCommand) => post(socketPath, '/members', command);
	return {
		add: async (emails) => emailsSchema.parse(await send({ command: 'add', emails: [...emails] })),
		import: async (emails) => importedSchema.parse(await send({ command: 'import', emails: [...emails] })),
		list: async () => memberListSchema.shape.members.parse(await send({ command: 'list' })),
		remove: async (email) => z.boolean().parse(await send({ command: 'remove', email })),
		makeOwner: async (email) => z.boolean().parse(await send({ command: 'owner', email })),
		suspend: async (email) => z.string().parse(await send({ command: 'suspend', email })),
		resume: async (email) => z.string().parse(await send({ command: 'resume', email })),
		resetTwoFactor: async (email) => z.string().parse(await send({ command: 'reset-two-factor', email })),
		deleteAccount: async (email) => z.string().parse(await send({ command: 'delete', email })),
	};
}

const rotationSchema = z.object({
	sealed: z.number(),
	lost: z.number(),
	modelKey: z.enum(['sealed', 'lost']).nullable(),
	ownKeys: z.object({ sealed: z.number(), lost: z.number() }),
	appSecrets: z.object({ sealed: z.number(), lost: z.number() }),
	given: z.boolean(),
});

/** Rotates the key of shared pages in the running server. Rejects with ENOENT or ECONNREFUSED where none listens. */
export async function rotateKeyOver(socketPath: string): Promise<Rotation> {
	return rotationSchema.parse(await post(socketPath, ROTATE_KEY_PATH, {}));
}

/** Rejects with ENOENT or ECONNREFUSED where no server listens. */
function post(socketPath: string, path: string, command: object): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const outgoing = request({ socketPath, method: 'POST', path, timeout: TIMEOUT_MS }, async (response) => {
			try {
				const answer = answerSchema.parse(JSON.parse(await text(response)));
				if ('error' in answer) reject(new Error(answer.error));
				else resolve(answer.result);
			} catch {
				reject(new Error('The server gave no answer that could be read.'));
			}
		});
		outgoing.once('timeout', () => outgoing.destroy(new Error('The server did not answer in 30 seconds.')));
		outgoing.once('error', reject);
		outgoing.end(JSON.stringify(command));
	});
}

/** A backup as the running server writes it, unpacked. Rejects with ENOENT or ECONNREFUSED where no server listens. */
export function backupOver(socketPath: string): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const outgoing = request({ socketPath, path: BACKUP_PATH, timeout: BACKUP_TIMEOUT_MS }, (response) => {
			if (response.statusCode === 200) resolve(response);
			else refusal(response).then(reject, reject);
		});
		outgoing.once('timeout', () => outgoing.destroy(new Error('The server did not answer in two minutes.')));
		outgoing.once('error', reject);
		outgoing.end();
	});
}

async function refusal(response: IncomingMessage): Promise<Error> {
	const answer = answerSchema.safeParse(JSON.parse(await text(response)));
	const reason = answer.success && 'error' in answer.data ? answer.data.error : 'The server gave no backup.';
	// A server of an older version, e.g. one that was not restarted after the upgrade, has no backups.
	return new Error(`${reason} Stop it and run the command again.`);
}
