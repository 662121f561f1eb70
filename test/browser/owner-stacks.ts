import * as React from 'react';

/**
 * In development React takes a stack for each element, which says in warnings who made it: a fifth of the time of the
 * tests of pages. It does so until it has counted to 10,000 in a second, and here it always has.
 */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const shared: unknown = Reflect.get(React, SHARED);
if (typeof shared === 'object' && shared !== null && 'recentlyCreatedOwnerStacks' in shared) {
	Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}
