/** The model that the owner connected, as the database keeps it; its key sealed. */
import { eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { modelConnections, modelKeys } from '#server/database/schema.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { holdKey } from '#server/secrets/rotate-key.ts';
import { openSealed, seal } from '#server/secrets/seal.ts';
import { PROVIDERS, type Provider } from '#shared/model-settings.ts';
import type { ModelLimits, ModelSettings } from '../settings.ts';

const ID = 'default';

export interface StoredConnection {
	settings: ModelSettings;
	hasKey: boolean;
	/** It has a key that cannot be opened, so that the model cannot be asked. */
	keyLost: boolean;
}

/** Null where none is connected. */
export async function readConnection(db: Database, keys: SealingKeys): Promise<StoredConnection | null> {
	const [row] = await db
		.select()
		.from(modelConnections)
		.leftJoin(modelKeys, eq(modelKeys.id, modelConnections.id))
		.where(eq(modelConnections.id, ID));
	if (!row || !isProvider(row.model_connections.provider)) return null;
	const { provider, model, moreModels, baseUrl, hasKey } = row.model_connections;
	const longCallModel = row.model_connections.longCallModel ?? undefined;
	const sealed = hasKey ? row.model_keys?.sealedKey : undefined;
	const apiKey = sealed === undefined ? undefined : (openSealed(keys.forOpening(), ID, sealed) ?? undefined);
	return {
		settings: { provider, model, longCallModel, moreModels, baseUrl, apiKey },
		hasKey,
		keyLost: hasKey && apiKey === undefined,
	};
}

/** What the engine needs; null where none is connected, or its key is lost. */
export async function connectedByOwner(
	db: Database,
	keys: SealingKeys,
	limits: ModelLimits,
): Promise<ModelSettings | null> {
	const stored = await readConnection(db, keys);
	return stored && !stored.keyLost ? { ...stored.settings, limits } : null;
}

function isProvider(provider: string): provider is Provider {
	return (PROVIDERS as readonly string[]).includes(provider);
}

/** @throws ApiError NOT_READY where a key cannot be kept */
export async function saveConnection(db: Database, keys: SealingKeys, settings: ModelSettings): Promise<void> {
	const { provider, model, longCallModel, moreModels = [], baseUrl, apiKey } = settings;
	await db.transaction(async (transaction) => {
		await holdKey(transaction, 'sealing');
		await transaction.delete(modelConnections);
		await transaction
			.insert(modelConnections)
			.values({ id: ID, provider, model, longCallModel, moreModels, baseUrl, hasKey: apiKey !== undefined });
		if (apiKey !== undefined) await keepKey(transaction, keys, apiKey);
	});
}

async function keepKey(transaction: Transaction, keys: SealingKeys, apiKey: string): Promise<void> {
	const key = keys.forSealing();
	if (!key) {
		throw new ApiError(
			'NOT_READY',
			'The key cannot be encrypted: DATA_DIR cannot be written. Set SHARE_KEY, or mend it.',
		);
	}
	await transaction.insert(modelKeys).values({ id: ID, sealedKey: seal(key, ID, apiKey) });
}

export async function removeConnection(db: Database): Promise<void> {
	await db.delete(modelConnections);
}
