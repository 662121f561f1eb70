import { ApiError } from '#server/api-error.ts';
import type { SealingKeys } from './keys.ts';
import type { SealingKey } from './seal.ts';

/** For what a member or a request brings. @throws ApiError NOT_READY where the installation has no key and cannot make one */
export function sealingKey(keys: Pick<SealingKeys, 'forSealing'>): SealingKey {
	const key = keys.forSealing();
	if (key) return key;
	throw new ApiError(
		'NOT_READY',
		'Nothing can be encrypted here: DATA_DIR cannot be written. Ask whoever runs this installation to mend it.',
	);
}
