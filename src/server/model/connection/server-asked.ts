import { invalidFields } from '#server/plugins/request-problems.ts';
import type { Provider } from '#shared/model-settings.ts';
import type { ModelServer } from '#shared/own-models.ts';
import { OWN_ADDRESS } from '../settings.ts';

/**
 * The server of a provider, at its own address or at the given one.
 *
 * @throws ApiError INVALID_REQUEST about `field` where an address is missing
 */
export function serverOf(
	{ provider, baseUrl: given }: { provider: Provider; baseUrl?: string | undefined },
	field = 'baseUrl',
): ModelServer {
	const baseUrl = provider === 'openai-compatible' ? given : OWN_ADDRESS[provider];
	if (baseUrl !== undefined) return { provider, baseUrl };
	throw invalidFields([
		{ field, problem: 'is missing: enter where the server is. Example: http://localhost:11434/v1' },
	]);
}
