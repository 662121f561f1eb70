import type { Share } from '#shared/shares.ts';

/** A link that works for long and that nobody has opened. */
export function shareOf(changes: Partial<Share> = {}): Share {
	return {
		id: 'share-1',
		version: 1,
		parts: [],
		hasPassword: false,
		views: 0,
		createdAt: '2026-03-02T09:00:00.000Z',
		expiresAt: '2099-04-01T09:00:00.000Z',
		revokedAt: null,
		...changes,
	};
}
