import { defineConfig } from 'vitest/config';

/** Watches which patterns are built while files are imported, so none may have been imported before. */
const ON_ITS_OWN = 'scripts/regular-expressions{,.slow}.test.ts';

/** Takes minutes and rarely fails alone: only TEST_TIER=all runs it. */
const SLOW = process.env.TEST_TIER === 'all' ? [] : ['**/*.slow.test.{ts,tsx}'];

/** `node` runs everything that needs no page; `browser` renders components into jsdom. */
export default defineConfig({
	test: {
		maxWorkers: '100%',
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					// Files of one worker share what they import, and the databases that they emptied: half the time.
					isolate: false,
					include: ['{src,test,scripts}/**/*.test.ts'],
					exclude: [ON_ITS_OWN, ...SLOW],
					testTimeout: 30_000,
				},
			},
			{ test: { name: 'on its own', environment: 'node', include: [ON_ITS_OWN], exclude: SLOW } },
			{
				test: {
					name: 'browser',
					environment: 'jsdom',
					// The same here: a page's libraries are read once for each worker, a third of the time in all.
					isolate: false,
					include: ['src/**/*.test.tsx'],
					setupFiles: ['test/browser/setup.ts'],
					testTimeout: 40_000,
				},
			},
		],
	},
});
