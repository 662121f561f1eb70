/**
 * The claim: to somebody who comes for the first time, the sign-in page of a fresh installation scores at least 95 for
 * performance on Lighthouse's simulated telephone and 99 on its desktop, 100 for accessibility and best practices, and
 * loads at most 130 KB of scripts; medians of five visits each. Needs a built web app (`npm run build`). Simulated times
 * still grow with what else the machine does: beside them stand Lighthouse's own index of its speed and a calibration.
 */
import { rm } from 'node:fs/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { freshDataDir } from '#test/data-dir.ts';
import { startServer } from '#test/server-process.ts';
import { findBrowser } from '../scripts/browser.ts';
import { calibrate } from './support/calibration.ts';
import { quantile } from './support/statistics.ts';

const VISITS = 5;
const MOST_SCRIPT_BYTES = 130_000;

const LEAST: Record<string, Record<string, number>> = {
	mobile: { performance: 95, accessibility: 100, 'best-practices': 100 },
	desktop: { performance: 99, accessibility: 100, 'best-practices': 100 },
};
const CONFIGS = { mobile: undefined, desktop: desktopConfig };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const dataDir = await freshDataDir();
const server = await startServer({ DATA_DIR: dataDir });
const chrome = await launch({
	chromePath: findBrowser(),
	chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
console.log(`calibration: ${calibrate()} ms`);
try {
	for (const device of ['mobile', 'desktop'] as const) {
		const visits: Result[] = [];
		while (visits.length < VISITS) visits.push(await visit(device));
		report(device, visits);
	}
} finally {
	chrome.kill();
	await server.stop();
	await rm(dataDir, { recursive: true, force: true });
}

async function visit(device: keyof typeof CONFIGS): Promise<Result> {
	const flags = { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES } as const;
	const result = await lighthouse(`${server.url}/signin`, flags, CONFIGS[device]);
	if (!result) throw new Error('Lighthouse gave no result');
	if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
	return result.lhr;
}

function report(device: string, visits: readonly Result[]): void {
	for (const [category, least] of Object.entries(LEAST[device] ?? {})) {
		const score = median(visits.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
		console.log(`${device}: ${category} ${score} (claimed: at least ${least})`);
		if (!(score >= least)) process.exitCode = 1;
	}
	const scripts = median(visits.map(scriptBytes));
	console.log(`${device}: ${scripts} bytes of scripts over the wire (claimed: at most ${MOST_SCRIPT_BYTES})`);
	if (!(scripts > 0 && scripts <= MOST_SCRIPT_BYTES)) process.exitCode = 1;
	const times = TIMES.map((id) => `${id} ${Math.round(median(visits.map((lhr) => numberOf(lhr, id))))} ms`);
	const all = median(visits.map((lhr) => numberOf(lhr, 'total-byte-weight')));
	const index = Math.round(median(visits.map(({ environment }) => environment.benchmarkIndex)));
	console.log(`${device}: ${all} bytes in all; ${times.join(', ')}; machine index ${index}`);
}

function scriptBytes({ audits }: Result): number {
	const details = audits['resource-summary']?.details;
	if (details?.type !== 'table') throw new Error('Lighthouse counted no bytes');
	return Number(details.items.find(({ resourceType }) => resourceType === 'script')?.transferSize);
}

function numberOf(lhr: Result, audit: string): number {
	return lhr.audits[audit]?.numericValue ?? Number.NaN;
}

function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}
