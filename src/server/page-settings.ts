import type { Environment } from './env.ts';
import type { Engines } from './model/connection/engines.ts';
import type { OwnModels } from './model/own/engines.ts';

/** What the page is told on delivery, so that no request is needed for it; it is delivered while the database is away, too. */
export async function pageSettings(
	{ purchaseUrl, supportEmail }: Pick<Environment, 'purchaseUrl' | 'supportEmail'>,
	engines: Engines,
	ownModels: OwnModels,
) {
	const [engine = null, ...moreModels] = await engines.offered().catch(() => []);
	const ownKeys = await ownModels.areAllowed().catch(() => false);
	return { purchaseUrl, supportEmail, engine, moreModels, ownKeys };
}
