import { ApiError } from '#server/api-error.ts';
import type { RunContext } from '#server/runs/context.ts';
import { startRun } from '#server/runs/start.ts';
import type { User } from '#shared/account.ts';
import { type Client, newClientSchema } from '#shared/clients.ts';
import { exampleClientId } from '#shared/example-client.ts';
import { exampleClient, exampleRuns } from '#tools/example-client.ts';
import { findClient, insertClient, toClient } from './store.ts';

/**
 * The member's example client with its call and results, which the built-in engine makes now. Asked for again, it gives
 * the same client and makes only what is missing. It is removed like any client.
 */
export async function openExample(context: RunContext, member: User): Promise<Client> {
	const client = await exampleOf(context, member);
	for (const { tool: id, input } of exampleRuns) {
		const tool = context.tools[id];
		if (!tool) throw new ApiError('NOT_FOUND', `There is no ${id} here.`);
		const { waiting } = await startRun(context, member, {
			tool,
			input: tool.contract.input.parse(input),
			builtIn: true,
			client: client.id,
			key: `${client.id}-${id}`,
		});
		try {
			await waiting.outcome;
		} finally {
			waiting.leave();
		}
	}
	return client;
}

async function exampleOf({ db, now }: RunContext, { id: userId }: User): Promise<Client> {
	const id = exampleClientId(userId);
	const before = await findClient(db, userId, id);
	return before ? toClient(before) : insertClient(db, userId, newClientSchema.parse(exampleClient), now(), id);
}
