import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { everything } from './test/tier.ts';

/** Journeys of a person, against the real server and the built web app, in a real Chromium. */
export default defineConfig({
	testDir: 'e2e',
	globalSetup: ['./test/run-folder.ts', './test/templates.ts'],
	// Variants of what another journey proves: `npm run test:all` runs them.
	grepInvert: everything ? undefined : /@slow/,
	outputDir: 'test-results',
	// Two for each core took longer: each page is drawn by the processor.
	workers: availableParallelism(),
	// Of a busy machine: what passes never waits for them.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	forbidOnly: Boolean(process.env.CI),
	reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT ?? 'test-results/journeys.json' }]],
	use: {
		...devices['Desktop Chrome'],
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
		// Recording costs a third of the time; what failed is run again with JOURNEY_TRACE=1 and looked at.
		trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: findBrowser(),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
});
