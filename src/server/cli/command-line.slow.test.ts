import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';
import { type Outcome, runCommand } from '#test/command.ts';
import { projectNode } from '#test/server-process.ts';
import { backup } from './backup.ts';
import { members } from './members.ts';

const root = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** A command as `npm run` starts it, in a process of its own. */
function spawnCommand(name: string, env: Record<string, string>, ...argv: string[]): Promise<Outcome> {
	const [, file = ''] = /^node (\S+)$/.exec(scripts[name] ?? '') ?? [];
	const settings = { cwd: root, env: { PATH: process.env.PATH ?? '', ...env } };
	return new Promise((resolve) => {
		execFile(projectNode, [file, ...argv], settings, (error, output, errors) => {
			resolve({ code: Number(error?.code ?? 0), output, errors });
		});
	});
}

it('every command takes arguments and settings from its process, and answers by output and exit code', async () => {
	const empty = await temporaryFolder();
	const settings = { DATA_DIR: empty, INIT_CWD: empty };
	const [add, read, check, keep, bringBack] = await Promise.all([
		spawnCommand('members', settings, 'add', 'nobody'),
		spawnCommand('outbox', settings),
		spawnCommand('model', settings, 'check'),
		spawnCommand('backup', settings, 'my.backup'),
		spawnCommand('restore', settings, 'my.backup'),
	]);
	expect(add).toEqual({ code: 1, output: '', errors: '"nobody" is no email address.\n' });
	expect(read).toEqual({ code: 0, output: `There is no mail in ${join(empty, 'outbox')}.\n`, errors: '' });
	expect(check).toMatchObject({ code: 1, output: expect.stringContaining('No model is connected'), errors: '' });
	expect(keep).toEqual({ code: 1, output: '', errors: `There is no database in DATA_DIR ${empty}.\n` });
	expect(bringBack).toMatchObject({ code: 1, errors: `${join(empty, 'my.backup')} cannot be read (ENOENT).\n` });
	await rm(empty, { recursive: true });
}, 60_000);

it('a command explains itself when it is asked to, and when it was not understood', async () => {
	const help = await runCommand(members, {}, '--help');
	expect(help).toMatchObject({ code: 0, output: expect.stringContaining('import [options] <file>'), errors: '' });
	const wrong = await runCommand(backup, {}, 'my.backup', '--gently');
	expect(wrong).toMatchObject({ code: 1, output: '' });
	expect(wrong.errors).toMatch(/^error: unknown option '--gently'\n\s*Usage: backup \[options\] <file>/);
});
