/** Whether members may use keys of their own, and where these may be sent. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#server/database/open.ts';
import { ownModelRules } from '#server/database/schema.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import type { ModelServer, OwnModelRules, ownModelRulesSchema } from '#shared/own-models.ts';
import { serverOf } from '../connection/server-asked.ts';

const ID = 'default';

/** Nothing is allowed before the owner allows it. */
export async function readRules(db: Database): Promise<OwnModelRules> {
	const [row] = await db.select().from(ownModelRules).where(eq(ownModelRules.id, ID));
	return { isAllowed: row?.isAllowed ?? false, servers: [...(row?.servers ?? [])] };
}

/** @throws ApiError INVALID_REQUEST where an address is missing, or nothing is named that could be used */
export async function saveRules(db: Database, asked: z.output<typeof ownModelRulesSchema>): Promise<void> {
	const { isAllowed } = asked;
	const servers = asked.servers.map((server, index) => serverOf(server, `servers.${index}.baseUrl`));
	if (isAllowed && servers.length === 0) {
		throw invalidFields([{ field: 'servers', problem: 'is empty: name at least one provider or address' }]);
	}
	const rules = { isAllowed, servers };
	await db
		.insert(ownModelRules)
		.values({ id: ID, ...rules })
		.onConflictDoUpdate({ target: ownModelRules.id, set: rules });
}

export function isListed({ servers }: OwnModelRules, { provider, baseUrl }: ModelServer): boolean {
	return servers.some((one) => one.provider === provider && one.baseUrl === baseUrl);
}
