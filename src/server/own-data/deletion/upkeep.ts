/** Deletes the accounts whose day has come, whenever the server runs. */
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { toUser } from '#server/accounts/users.ts';
import { sqlState } from '#server/database/errors.ts';
import { users } from '#server/database/schema.ts';
import type { RunContext } from '#server/runs/context.ts';
import { deleteAccount } from './deletion.ts';

const EVERY_MS = 10 * 60 * 1000;

/** At the start, then every ten minutes until the app closes. */
export async function keepDeletions(app: FastifyInstance, context: RunContext): Promise<void> {
	const look = () =>
		deleteDue(context).catch((error: unknown) =>
			app.log.error({ code: sqlState(error) ?? 'unknown' }, 'accounts were not deleted that are due'),
		);
	const timer = setInterval(look, EVERY_MS);
	timer.unref();
	app.addHook('preClose', async () => clearInterval(timer));
	await look();
}

/** Of several instances, one deletes each account. A member who became the owner stays. Returns how many went. */
export async function deleteDue(context: RunContext): Promise<number> {
	const now = context.now();
	const due = await context.db
		.select()
		.from(users)
		.where(and(lte(users.deleteAt, now), eq(users.role, 'member')));
	let deleted = 0;
	for (const user of due) {
		const isDue = (deleteAt: Date | null) => deleteAt !== null && deleteAt <= now;
		// One that cannot be deleted holds up no other.
		await deleteAccount(context, toUser(user), isDue).then(
			(gone) => {
				if (gone) deleted++;
			},
			(error: unknown) => context.log.error({ code: sqlState(error) ?? 'unknown' }, 'an account was not deleted'),
		);
	}
	if (deleted > 0) context.log.info({ deleted }, 'accounts were deleted, as their members had asked');
	return deleted;
}
