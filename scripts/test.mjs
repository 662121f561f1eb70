/**
 * `npm test`: format, lint, types, import rules, dead code, unit and integration tests, the build, bundle
 * checks, and the journeys in a real browser. Ends with the one line "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, projectNode, root } from './prepare.mjs';

const reports = join(root, '.cache', 'reports');
const units = join(reports, 'units.json');
const journeys = join(reports, 'journeys.json');

prepare({ web: false });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = join(root, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}`, JOURNEY_REPORT: journeys };

step('format and lint', 'biome', ['check', '.']);
step('types of the server', 'tsc', ['-p', 'tsconfig.json']);
step('types of the browser', 'tsc', ['-p', 'tsconfig.web.json']);
step('types of the tests of pages', 'tsc', ['-p', 'tsconfig.page-tests.json']);
step('import rules', 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--no-progress']);
step('dead code', 'knip', []);
step('unit and integration tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${units}`]);
prepare();
step('bundle', projectNode, ['scripts/bundle.ts']);
step('journeys', 'playwright', ['test']);

const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(units, 'utf8'));
const { expected, unexpected, flaky } = JSON.parse(readFileSync(journeys, 'utf8')).stats;
process.stdout.write(`${numPassedTests + expected + flaky} passed, ${numFailedTests + unexpected} failed\n`);

function step(name, command, parameters) {
	const started = Date.now();
	process.stdout.write(`\n--- ${name}\n`);
	const { status, error } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: environment });
	const seconds = Math.round((Date.now() - started) / 1000);
	if (status === 0) {
		process.stdout.write(`--- ${name}: fine (${seconds} s)\n`);
		return;
	}
	process.stdout.write(`--- ${name}: FAILED after ${seconds} s${error ? `: ${error.message}` : ''}\n`);
	process.stdout.write('0 passed, 1 failed\n');
	process.exit(1);
}
