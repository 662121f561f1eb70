import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/cache.ts';
import { startRecordedModel } from '#test/recorded-model.ts';
import { projectNode } from '#test/server-process.ts';

const run = promisify(execFile);

async function evaluated(args: readonly string[], env: Record<string, string> = {}) {
	const folder = await temporaryFolder();
	const out = join(folder, 'evaluation.md');
	const script = join(import.meta.dirname, 'evaluate.ts');
	const options = ['--most', '1', '--calls', join(folder, 'none'), '--out', out];
	const { stderr } = await run(projectNode, [script, ...options, ...args], { env: { DATA_DIR: folder, ...env } });
	return { stderr, written: await readFile(out, 'utf8') };
}

it('the command puts the connected model beside the built-in engine, and says which calls are missing', async () => {
	const server = await startRecordedModel();
	onTestFinished(() => server.close());
	const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'recorded-model', AI_BASE_URL: server.url };
	const { written, stderr } = await evaluated(['--model'], env);
	expect(stderr).toContain('holds no gold calls: they are left out');
	expect(written).toContain('The connected model is `recorded-model`.');
	for (const engine of ['Built-in engine', 'recorded-model']) expect(written).toContain(`| All | ${engine} | 10 |`);
	expect(written).toContain('| All | Recorded answers | 10 | 3 | 0 | 0 |');
});

it('the command needs no model, and refuses to evaluate one where none is connected', async () => {
	const { written } = await evaluated([]);
	expect(written).toContain('No model was connected');
	await expect(evaluated(['--model'])).rejects.toThrow(/No model is connected/);
});
