import type { Database } from '#server/database/open.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import type { ModelEngine } from '../ask.ts';
import { lazyEngine } from '../lazy-engine.ts';
import type { ModelLimits } from '../settings.ts';
import { readRules } from './rules.ts';
import { usableOwnModel } from './stored.ts';

/** Models that members connected with keys of their own. Each question looks again, so that what is taken away is not used. */
export interface OwnModels {
	/** Null where the member has none, or the owner does not allow it. */
	of(userId: string): Promise<ModelEngine | null>;
	/** Whether the owner allows keys of members. */
	areAllowed(): Promise<boolean>;
}

/** An engine stays the same for as long as its settings do, as that of the owner's model. */
export function createOwnModels(db: Database, keys: SealingKeys, limits: ModelLimits): OwnModels {
	const made = new Map<string, { described: string; engine: ModelEngine }>();
	return {
		async of(userId) {
			const settings = await usableOwnModel(db, keys, userId);
			if (settings === null) {
				made.delete(userId);
				return null;
			}
			const described = JSON.stringify(settings);
			const before = made.get(userId);
			if (before?.described === described) return before.engine;
			const engine = lazyEngine({ ...settings, limits });
			made.set(userId, { described, engine });
			return engine;
		},
		areAllowed: async () => (await readRules(db)).isAllowed,
	};
}
