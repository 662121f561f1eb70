/** A member's own model as the database keeps it; its key sealed for that member alone. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { ownModelKeys, ownModels } from '#server/database/schema.ts';
import { invalidFields } from '#server/plugins/request-problems.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { holdKey } from '#server/secrets/rotate-key.ts';
import { openSealed, seal } from '#server/secrets/seal.ts';
import { sealingKey } from '#server/secrets/sealing-key.ts';
import type { User } from '#shared/account.ts';
import { PROVIDER_NAMES, PROVIDERS } from '#shared/model-settings.ts';
import type { OwnModel, ownModelRequestSchema } from '#shared/own-models.ts';
import { serverOf } from '../connection/server-asked.ts';
import type { ModelSettings } from '../settings.ts';
import { isListed, readRules } from './rules.ts';
import { rowOfOwnKey } from './sealed-row.ts';

/** Without a key where it is lost. Null where the member has none. */
export async function readOwnModel(db: Database, keys: SealingKeys, userId: string): Promise<ModelSettings | null> {
	const [row] = await db
		.select()
		.from(ownModels)
		.leftJoin(ownModelKeys, eq(ownModelKeys.userId, ownModels.userId))
		.where(eq(ownModels.userId, userId));
	const provider = PROVIDERS.find((one) => one === row?.own_models.provider);
	if (!row || !provider) return null;
	const { baseUrl, model } = row.own_models;
	const sealed = row.own_model_keys?.sealedKey;
	const apiKey =
		sealed === undefined ? undefined : (openSealed(keys.forOpening(), rowOfOwnKey(userId), sealed) ?? undefined);
	return { provider, baseUrl, model, apiKey };
}

/** What a run of the member is asked with; null where there is nothing, or the owner does not allow it. */
export async function usableOwnModel(db: Database, keys: SealingKeys, userId: string): Promise<ModelSettings | null> {
	const rules = await readRules(db);
	if (!rules.isAllowed) return null;
	const settings = await readOwnModel(db, keys, userId);
	return settings?.apiKey !== undefined && isListed(rules, settings) ? settings : null;
}

/** For the member alone; without the key. */
export async function shownOwnModel(db: Database, keys: SealingKeys, { id, email }: User): Promise<OwnModel> {
	const rules = await readRules(db);
	const settings = await readOwnModel(db, keys, id);
	// Who may not use an address need not know it.
	const allowed = rules.isAllowed ? rules : { isAllowed: false, servers: [] };
	if (!settings) return { email, ...allowed, model: null };
	const { provider, baseUrl, model, apiKey } = settings;
	const keyLost = apiKey === undefined;
	const isUsed = rules.isAllowed && isListed(rules, settings) && !keyLost;
	return { email, ...allowed, model: { provider, baseUrl, model, isUsed, keyLost } };
}

/**
 * A key that is left out is the saved one, though never for another address than it was saved for.
 *
 * @throws ApiError CONFLICT where own keys are not allowed, INVALID_REQUEST for an address that is not listed or a key that
 * is missing, NOT_READY where a key cannot be kept
 */
export async function saveOwnModel(
	db: Database,
	keys: SealingKeys,
	userId: string,
	asked: z.output<typeof ownModelRequestSchema>,
): Promise<void> {
	const rules = await readRules(db);
	if (!rules.isAllowed) throw new ApiError('CONFLICT', 'The owner of this installation does not allow own keys.');
	const server = serverOf(asked);
	if (!isListed(rules, server)) {
		const field = server.provider === 'openai-compatible' ? 'baseUrl' : 'provider';
		throw invalidFields([{ field, problem: 'is not allowed here: choose one of those that the owner listed' }]);
	}
	const saved = await readOwnModel(db, keys, userId);
	const isSame = saved?.provider === server.provider && saved.baseUrl === server.baseUrl;
	const apiKey = asked.apiKey ?? (isSame ? saved.apiKey : undefined);
	if (apiKey === undefined) {
		const problem = `is missing: enter a key for ${PROVIDER_NAMES[server.provider]}`;
		throw invalidFields([{ field: 'apiKey', problem }]);
	}
	await db.transaction(async (transaction) => {
		await holdKey(transaction, 'sealing');
		await transaction.delete(ownModels).where(eq(ownModels.userId, userId));
		await transaction.insert(ownModels).values({ userId, ...server, model: asked.model });
		const sealedKey = seal(sealingKey(keys), rowOfOwnKey(userId), apiKey);
		await transaction.insert(ownModelKeys).values({ userId, sealedKey });
	});
}

/** The key goes with it. */
export async function removeOwnModel(db: Database, userId: string): Promise<void> {
	await db.delete(ownModels).where(eq(ownModels.userId, userId));
}
