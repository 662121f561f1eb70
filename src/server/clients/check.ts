import { and, eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { clients } from '#server/database/schema.ts';

/** @throws ApiError NOT_FOUND unless the client is the member's */
export async function checkClient(db: Database | Transaction, userId: string, id: string): Promise<void> {
	const [found] = await db
		.select({ id: clients.id })
		.from(clients)
		.where(and(eq(clients.id, id), eq(clients.userId, userId)));
	if (!found) throw clientNotFound();
}

export function clientNotFound(): ApiError {
	return new ApiError('NOT_FOUND', 'This client does not exist: it may have been deleted.');
}
