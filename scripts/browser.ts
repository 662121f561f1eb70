/**
 * Finds a Chromium for the journeys: the one that CHROMIUM names, a system one or Playwright's own; otherwise installs
 * one (Debian's package by apt when root, else Playwright's download).
 */
import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first draws pages and has no window, which saves a fifth of the processor's time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium that starts. Throws, with what to install, where there is none. */
export function findBrowser(): string {
	const found = installed() ?? install();
	if (found) return found;
	throw new Error(
		'No Chromium for the journeys. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name one in CHROMIUM, then run npm test again.',
	);
}

function installed(): string | undefined {
	const named = process.env.CHROMIUM;
	if (named) return existsSync(named) ? named : undefined;
	const folders = (process.env.PATH ?? '').split(delimiter);
	const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
	if (system) return system;
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function install(): string | undefined {
	if (process.env.CHROMIUM) return undefined;
	process.stderr.write('No browser found; installing Chromium …\n');
	if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
		run('apt-get', ['update', '-qq']);
		const install = ['install', '-y', '-qq', '--no-install-recommends'];
		if (!run('apt-get', [...install, 'chromium-headless-shell'])) run('apt-get', [...install, 'chromium']);
	} else {
		run('npx', ['playwright', 'install', 'chromium']);
	}
	return installed();
}

function run(command: string, parameters: string[], stdio: StdioOptions = ['ignore', 'ignore', 'inherit']): boolean {
	return spawnSync(command, parameters, { stdio, timeout: 300_000 }).status === 0;
}
