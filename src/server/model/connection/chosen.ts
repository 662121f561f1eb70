import { invalidFields } from '#server/plugins/request-problems.ts';
import type { ModelEngine } from '../ask.ts';
import type { Engines, Wanted } from './engines.ts';

/**
 * The engine for a member's request; null for the built-in one.
 *
 * @throws ApiError INVALID_REQUEST for a chosen model that is not offered
 */
export async function chosenEngine(engines: Engines, wanted: Wanted): Promise<ModelEngine | null> {
	const engine = await engines.current(wanted);
	if (engine !== null || wanted.model === undefined) return engine;
	const offered = await engines.offered();
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
