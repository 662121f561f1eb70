/**
 * `npm test`: format, lint, types, import rules, dead code, unit and integration tests, the build, bundle checks, and
 * the journeys in a real browser. `npm run check` leaves out what takes longest of these: the tests of the server and
 * of all patterns, the build and the journeys. `npm run test:all` runs the slow tests too, and measures the limits of
 * time. Each ends with the one line "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { prepare, projectNode, root } from './prepare.mjs';

const scope = process.argv[2] ?? 'test';
const reports = join(root, '.cache', 'reports');
const units = join(reports, 'units.json');
const patterns = join(reports, 'patterns.json');
const journeys = join(reports, 'journeys.json');
const environment = {
	...process.env,
	PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
	JOURNEY_REPORT: journeys,
	// The processes that the tests start compile what they import once.
	NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
	...(scope === 'all' ? { TEST_TIER: 'all' } : {}),
};

const VITEST = ['run', '--reporter=default', '--reporter=json'];
/** What takes a few seconds each, one after the other, while the unit tests run. */
const STATIC = [
	['format and lint', 'biome', ['check', '.']],
	['types of the server', 'tsc', ['-p', 'tsconfig.json']],
	['types of the browser', 'tsc', ['-p', 'tsconfig.web.json']],
	['types of the tests of pages', 'tsc', ['-p', 'tsconfig.page-tests.json']],
	['import rules', 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--no-progress']],
	['dead code', 'knip', []],
];
const PATTERNS = ['regular expressions', 'vitest', [...VITEST, '--project=patterns', `--outputFile=${patterns}`]];
const BUILD = [
	['build', projectNode, ['scripts/build.mjs']],
	['bundle', projectNode, ['scripts/bundle.ts']],
];
const UNITS = [
	'unit and integration tests',
	'vitest',
	[
		...VITEST,
		'--project=node',
		'--project=browser',
		...(scope === 'check' ? [] : ['--project=server']),
		`--outputFile=${units}`,
	],
];
const AFTERWARDS = {
	check: [],
	test: [['journeys', 'playwright', ['test']]],
	all: [
		['journeys', 'playwright', ['test']],
		['limits of time', projectNode, ['bench/main.ts', 'limits']],
	],
};
if (!(scope in AFTERWARDS)) throw new Error(`There is no ${scope}: ${Object.keys(AFTERWARDS).join(', ')}`);

prepare({ web: false });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
await Promise.all([step(UNITS, 'inherit'), inTurn(scope === 'check' ? STATIC : [...STATIC, PATTERNS, ...BUILD])]);
if (results.every(({ passed }) => passed)) await inTurn(AFTERWARDS[scope], 'inherit');
report();

async function inTurn(steps, output) {
	for (const one of steps) await step(one, output);
}

/** Runs a command; what it prints is shown when it ends, unless `output` is to be inherited. */
async function step([name, command, parameters], output = 'pipe') {
	const started = performance.now();
	const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', output, output], env: environment });
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding('utf8').on('data', (text) => {
			said += text;
		});
	const passed = await new Promise((resolve) => {
		child.once('error', (error) => {
			said += `${error.message}\n`;
			resolve(false);
		});
		child.once('close', (code) => resolve(code === 0));
	});
	const seconds = (performance.now() - started) / 1000;
	results.push({ name, passed, seconds });
	process.stdout.write(`\n--- ${name}: ${passed ? 'passed' : 'FAILED'} after ${seconds.toFixed(0)} s\n${said}`);
}

/** The time of each step, what failed, and how many tests passed; a step that failed without a test counts as one. */
function report() {
	process.stdout.write('\n');
	for (const { name, passed, seconds } of results) {
		process.stdout.write(`${name.padEnd(30)}${`${seconds.toFixed(0)} s`.padStart(6)}${passed ? '' : '  FAILED'}\n`);
	}
	const unit = read(units);
	const pattern = read(patterns);
	const journey = read(journeys)?.stats;
	const passed = [unit?.numPassedTests, pattern?.numPassedTests, journey?.expected, journey?.flaky]
		.map((count) => count ?? 0)
		.reduce((sum, count) => sum + count, 0);
	const tests = {
		[UNITS[0]]: unit?.numFailedTests,
		'regular expressions': pattern?.numFailedTests,
		journeys: journey?.unexpected,
	};
	const failed = results.reduce((sum, one) => sum + (one.passed ? 0 : tests[one.name] || 1), 0);
	process.stdout.write(`${passed} passed, ${failed} failed\n`);
	process.exitCode = failed > 0 ? 1 : 0;
}

function read(file) {
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
