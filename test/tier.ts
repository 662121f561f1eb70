/**
 * Whether every test is run (`npm run test:all`, which sets TEST_TIER=all): files named `*.slow.test.ts`, each
 * `slowTest`, journeys tagged `@slow`, and both databases for what is the same plain SQL on both. `npm test` runs one
 * representative of each.
 */
export const everything = process.env.TEST_TIER === 'all';

/** The first few of many that are much alike; all of them where every test is run. */
export function sampled<T>(all: readonly T[], few: number): readonly T[] {
	return everything ? all : all.slice(0, few);
}
