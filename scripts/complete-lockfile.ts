/**
 * `npm run lockfile`: asks npm for every build that the lockfile lacks, then writes a stub for each one that this
 * machine's registry does not offer. Without an entry for every platform `npm ci` refuses the lockfile everywhere.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStub, type LockEntries, withoutStubs, withStubs } from './lockfile.ts';

const file = join(import.meta.dirname, '..', 'package-lock.json');
const before = readFileSync(file, 'utf8');

rewrite(withoutStubs);
const { status } = spawnSync('npm install --package-lock-only --loglevel=error', { stdio: 'inherit', shell: true });
if (status === 0) report(rewrite(withStubs));
else writeFileSync(file, before);
process.exitCode = status ?? 1;

function rewrite(change: (entries: LockEntries) => LockEntries): LockEntries {
	const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockEntries };
	const packages = change(lockfile.packages);
	writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, '\t')}\n`);
	return packages;
}

function report(entries: LockEntries): void {
	const stubs = Object.entries(entries).flatMap(([path, entry]) => (isStub(path, entry) ? [path] : []));
	process.stdout.write(`${stubs.length} builds have no checksum, since the registry does not offer them.\n`);
	for (const path of stubs) process.stdout.write(`  ${path}\n`);
}
