import { invalidFields } from '#server/plugins/request-problems.ts';
import type { ModelEngine } from '../ask.ts';
import type { OwnModels } from '../own/engines.ts';
import type { Engines, Wanted } from './engines.ts';

interface Chosen {
	/** Null for the built-in one. */
	engine: ModelEngine | null;
	/** It is asked with the member's own key. */
	ownKey: boolean;
}

/**
 * The engine for a member's request: the member's own where there is one, else the installation's.
 *
 * @throws ApiError INVALID_REQUEST for a chosen model that is not offered
 */
export async function chosenEngine(
	{ engines, ownModels }: { engines: Engines; ownModels: OwnModels },
	userId: string,
	wanted: Wanted,
): Promise<Chosen> {
	const own = await ownModels.of(userId);
	const ownKey = own !== null;
	const isOwn = wanted.model === undefined || wanted.model === own?.model;
	const engine = !ownKey ? await engines.current(wanted) : isOwn ? own : null;
	if (engine !== null || wanted.model === undefined) return { engine, ownKey };
	const offered = own === null ? await engines.offered() : [own.model];
	throw invalidFields([
		{
			field: 'model',
			problem:
				offered.length === 0
					? 'is given, but no model is connected: leave it out'
					: `is not offered: choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(offered)}, or leave it out`,
		},
	]);
}
