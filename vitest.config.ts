import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { everything } from './test/tier.ts';

/** Watches which patterns are built while files are imported, so none may have been imported before. */
const ON_ITS_OWN = 'scripts/regular-expressions{,.slow}.test.ts';

const SERVER = 'src/server/**/*.test.ts';

/** What takes long and rarely fails alone: `npm run test:all` runs it, `npm test` does not. */
const SLOW = everything ? [] : ['**/*.slow.test.{ts,tsx}'];

/** What is waited for comes soon, but not on a machine that others keep busy. */
const PATIENT = { poll: { timeout: 15_000 } };

/** Tests that need no page. */
const TOGETHER = {
	environment: 'node',
	// Files of one worker share what they import, and the databases that they emptied: half the time.
	isolate: false,
	testTimeout: 60_000,
	hookTimeout: 60_000,
	expect: PATIENT,
} as const;

/**
 * `server` starts the server's parts with a database, which is why `npm run check` leaves it to `npm test`; `node` runs
 * everything else that needs no page; `browser` renders components into jsdom.
 */
export default defineConfig({
	test: {
		globalSetup: ['test/run-folder.ts', 'test/templates.ts'],
		// A part of the time is waiting: for processes, for timers of a page, for a queue. One more than that only contends.
		maxWorkers: availableParallelism() + 1,
		projects: [
			{
				test: {
					...TOGETHER,
					name: 'node',
					include: ['{src,test,scripts}/**/*.test.ts'],
					exclude: [SERVER, ON_ITS_OWN, ...SLOW],
				},
			},
			{ test: { ...TOGETHER, name: 'server', include: [SERVER], exclude: SLOW } },
			{ test: { name: 'patterns', environment: 'node', include: [ON_ITS_OWN], exclude: SLOW } },
			{
				test: {
					name: 'browser',
					environment: 'jsdom',
					// The same here: a page's libraries are read once for each worker, a third of the time in all.
					isolate: false,
					include: ['src/**/*.test.tsx'],
					exclude: SLOW,
					setupFiles: ['test/browser/owner-stacks.ts', 'test/browser/setup.ts'],
					testTimeout: 60_000,
					expect: PATIENT,
				},
			},
		],
	},
});
