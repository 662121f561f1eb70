import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, missingPackages, npmCommand, refusal, rememberInstallation } from './install.mjs';

const MAC = { platform: 'darwin', arch: 'arm64' };
const LINUX = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const;

describe('what is missing', () => {
	const wanted = {
		'': { version: '0.1.0' },
		'node_modules/zod': { version: '4.0.0' },
		'node_modules/linked': { link: true },
		'node_modules/fast-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
		'node_modules/fast-glibc': { version: '1.0.0', optional: true, os: 'linux', cpu: 'x64', libc: ['glibc'] },
		'node_modules/extra': { version: '1.0.0', optional: true },
	};
	const missingOn = (machine: typeof MAC | typeof LINUX, installed: Record<string, { version: string }>) =>
		missingPackages(wanted, installed, machine);

	it('is every package on a fresh checkout, of the builds only the one for this machine', () => {
		expect(missingOn(MAC, {})).toEqual(['node_modules/zod', 'node_modules/fast-mac']);
		expect(missingOn(LINUX, {})).toEqual(['node_modules/zod', 'node_modules/fast-glibc']);
	});

	it('is a package of another version than the lockfile names, also an optional one', () => {
		const installed = {
			'node_modules/zod': { version: '3.9.0' },
			'node_modules/fast-mac': { version: '1.0.0' },
			'node_modules/extra': { version: '0.9.0' },
		};
		expect(missingOn(MAC, installed)).toEqual(['node_modules/zod', 'node_modules/extra']);
	});

	it('is nothing where all is there that this machine can use', () => {
		const installed = { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/fast-mac': { version: '1.0.0' } };
		expect(missingOn(MAC, installed)).toEqual([]);
	});

	it('is no build for the other C library of Linux', () => {
		const found = missingPackages(wanted, { 'node_modules/zod': { version: '4.0.0' } }, { ...LINUX, libc: 'musl' });
		expect(found).toEqual([]);
	});
});

describe('an installation', () => {
	let root: string;

	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), 'install-'));
		lock('package-lock.json', '4.0.0');
	});

	afterEach(() => rmSync(root, { recursive: true, force: true }));

	const lock = (file: string, version: string) =>
		writeFileSync(join(root, file), JSON.stringify({ packages: { 'node_modules/zod': { version } } }));

	const installed = (version: string) => {
		mkdirSync(join(root, 'node_modules'));
		lock('node_modules/.package-lock.json', version);
	};

	it('is not there on a fresh checkout', () => {
		expect(isInstalled(root)).toBe(false);
	});

	it('is there when it holds what the lockfile names, whoever made it', () => {
		installed('4.0.0');
		expect(isInstalled(root)).toBe(true);
		lock('package-lock.json', '4.0.1');
		expect(isInstalled(root)).toBe(false);
	});

	it('is there when npm could do no better with this lockfile, until either of them changes', () => {
		installed('3.9.0');
		rememberInstallation(root);
		expect(isInstalled(root)).toBe(true);
		lock('node_modules/.package-lock.json', '3.8.0');
		expect(isInstalled(root)).toBe(false);
		rememberInstallation(root);
		lock('package-lock.json', '4.0.1');
		expect(isInstalled(root)).toBe(false);
	});
});

describe('npm', () => {
	const linux = { platform: 'linux', execPath: '/usr/bin/node' };
	const windows = { platform: 'win32', execPath: 'C:\\Program Files\\nodejs\\node.exe' };

	it('is the one that started us, run by Node itself, so that no path needs a shell', () => {
		const cli = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
		expect(npmCommand(['ci'], { npm_execpath: cli }, windows)).toEqual({
			command: windows.execPath,
			parameters: [cli, 'ci'],
			shell: false,
		});
	});

	it('is the one on the path where another tool started us, or none', () => {
		const yarn = { npm_execpath: '/opt/yarn/bin/yarn.js' };
		expect(npmCommand(['ci'], yarn, linux)).toEqual({ command: 'npm', parameters: ['ci'], shell: false });
		expect(npmCommand(['ci'], {}, windows)).toEqual({ command: 'npm ci', parameters: [], shell: true });
	});

	it('has refused the lockfile or met a file in use: then npm install may do', () => {
		expect(refusal('npm error code EUSAGE\nnpm error `npm ci` can only install …')).toContain('do not match');
		expect(refusal('npm error code EPERM\nnpm error syscall unlink')).toContain('in use');
	});

	it('has failed otherwise, e.g. without a network: then npm install would fail as well', () => {
		expect(refusal('npm error code ENOTFOUND\nnpm error network request failed')).toBeUndefined();
	});
});
