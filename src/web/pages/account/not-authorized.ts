import { NOT_AUTHORIZED_MESSAGE } from '#shared/errors.ts';
import type { ApiFailure } from '#web/api/client.ts';

const SIGNS = [NOT_AUTHORIZED_MESSAGE, 'NOT_AUTHORIZED', 'not authorized', 'purchase'].map((sign) =>
	sign.toLowerCase(),
);

/** Whether a refusal means that nothing was bought with the address. */
export function isNotAuthorized(failure: ApiFailure): boolean {
	const words = failure.message.toLowerCase();
	return failure.code === 'NOT_AUTHORIZED' || SIGNS.some((sign) => words.includes(sign));
}
