import { execFileSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampled } from '#test/tier.ts';
import { tinyToolModule, type tinyTools } from '#test/tiny-tools.ts';
import { example } from '#tools/sales-call-analyzer/example.ts';
import type { ToolTask } from './task.ts';
import { openToolPool, type TaskOptions, type ToolPoolOptions } from './tool-pool.ts';

const HOGS = ['hoarding-tool', 'grabbing-tool'] as const;

const input = { topic: 'pumps', source: 'Ann: we like it' };

function openPool(options: ToolPoolOptions = {}) {
	const pool = openToolPool({ module: tinyToolModule, ...options });
	onTestFinished(() => pool.close());
	const draft = (tool: keyof typeof tinyTools, topic = 'pumps', more: Partial<TaskOptions> = {}) =>
		pool.run({ kind: 'draft', tool, input: { ...input, topic } }, { member: 'ann', deadlineMs: 20_000, ...more });
	return { ...pool, draft };
}

/** Those that this process started. */
function processes(): string[] {
	try {
		const all = execFileSync('pgrep', ['-f', '-P', String(process.pid), 'tool-process-main'], { encoding: 'utf8' });
		return all.trim().split('\n');
	} catch {
		return [];
	}
}

describe('the pool', () => {
	it('gives what a tool makes of an input, and what the run is called', async () => {
		const { draft, run } = openPool();
		expect(await draft('tiny-tool')).toEqual({
			title: 'About pumps',
			output: { report: { summary: 'About pumps.', mood: 'Good', score: 5, quotes: [], words: 4 } },
			grounding: { quotesKept: 0, quotesDropped: 0, unsupported: [] },
		});
		const task: ToolTask = { kind: 'prompt', tool: 'tiny-tool', input };
		const prompt = await run(task, { member: 'ann', deadlineMs: 20_000 });
		expect(prompt).toMatchObject({ title: 'About pumps', prompt: expect.stringContaining('Ann: we like it') });
	});

	it('gives only texts that a database can store, also where a tool cut a sign in half', async () => {
		const { output } = await openPool().draft('cutting-tool', 'pumps 🚰');
		expect(output).toMatchObject({ report: { summary: 'pumps \ufffd' } });
	});

	it('ends what takes too long, and goes on with other tasks meanwhile and afterwards', async () => {
		const { draft } = openPool();
		const endless = draft('endless-tool', 'x', { deadlineMs: 3000 });
		const other = draft('tiny-tool', 'x', { member: 'bob' });
		expect(await Promise.race([other, endless.catch(() => 'the endless one ended first')])).toHaveProperty('output');
		await expect(endless).rejects.toMatchObject({ name: 'TaskExhausted', resource: 'time', deadlineMs: 3000 });
		expect(await draft('tiny-tool')).toHaveProperty('output');
	});

	it.each(sampled(HOGS, 1))('survives the %s, which takes all memory', async (hog) => {
		const { draft } = openPool({ memoryMb: 96 });
		await expect(draft(hog)).rejects.toMatchObject({ name: 'TaskExhausted', resource: 'memory' });
		expect(await draft('tiny-tool')).toHaveProperty('output');
	});

	it('ends a task that is called off, with its process', async () => {
		const { draft } = openPool();
		const before = processes();
		const controller = new AbortController();
		const endless = draft('endless-tool', 'x', { signal: controller.signal });
		await expect.poll(() => processes().length).toBe(before.length + 1);
		controller.abort('enough');
		await expect(endless).rejects.toBe('enough');
		await expect.poll(() => processes().length).toBe(before.length);
	});

	it('forgets a task that is called off while it waits', async () => {
		const { draft } = openPool({ processes: 1 });
		const first = draft('busy-tool', '500');
		const controller = new AbortController();
		const second = draft('endless-tool', 'x', { signal: controller.signal });
		const third = draft('tiny-tool');
		controller.abort('enough');
		await expect(second).rejects.toBe('enough');
		expect(await first).toHaveProperty('output');
		expect(await third).toHaveProperty('output');
	});

	it('does two tasks of a member at a time, so that another’s waits for none of them', async () => {
		const { draft } = openPool({ processes: 3 });
		const own = Array.from({ length: 6 }, () => draft('busy-tool', '1500'));
		const order: string[] = [];
		const all = own.map((one) => one.then(() => order.push('ann')));
		await draft('tiny-tool', 'x', { member: 'bob' }).then(() => order.push('bob'));
		await Promise.all(all);
		expect(order.indexOf('bob')).toBeLessThanOrEqual(1);
	}, 60_000);

	it('ends processes that have nothing to do', async () => {
		const before = processes();
		const { draft } = openPool({ idleMs: 300 });
		await draft('tiny-tool');
		expect(processes().length).toBe(before.length + 1);
		await expect.poll(() => processes().length, { timeout: 5000 }).toBe(before.length);
		expect(await draft('tiny-tool')).toHaveProperty('output');
	}, 60_000);

	it('tells how much of a call is read, and nothing of one that is read in a moment', async () => {
		const reading = async (quietMs?: number) => {
			const pool = openToolPool({ quietMs });
			onTestFinished(() => pool.close());
			const heard: number[] = [];
			const task: ToolTask = { kind: 'draft', tool: 'sales-call-analyzer', input: example };
			await pool.run(task, { member: 'ann', deadlineMs: 60_000, onRead: (percent) => heard.push(percent) });
			return heard;
		};
		const heard = await reading(0);
		expect(heard.length).toBeGreaterThan(10);
		expect(heard).toEqual(heard.toSorted((one, other) => one - other));
		expect(heard.at(-1)).toBe(99);
		expect(await reading(60_000)).toEqual([]);
	});

	it('keeps the environment, where the secrets are, from the tools', async () => {
		process.env.AI_API_KEY = 'sk-secret';
		onTestFinished(() => void delete process.env.AI_API_KEY);
		const { output } = await openPool().draft('telling-tool');
		expect((output as { report: { summary: string } }).report.summary).not.toMatch(/AI_API_KEY|PATH|HOME/);
	});

	it('tells an input of an earlier version and a broken contract from an error', async () => {
		const { draft, run } = openPool();
		const older = run({ kind: 'draft', tool: 'tiny-tool', input: { was: 1 } }, { member: 'ann', deadlineMs: 20_000 });
		await expect(older).rejects.toMatchObject({ name: 'OlderInput' });
		const problems = ['report.words too_small'];
		await expect(draft('careless-tool')).rejects.toMatchObject({ name: 'BrokenOutput', problems });
		await expect(draft('broken-tool')).rejects.toBeInstanceOf(SyntaxError);
	});

	it('rejects what is under way and what waits when it is closed', async () => {
		const { draft, close } = openPool({ processes: 1 });
		const tasks = [draft('endless-tool'), draft('tiny-tool')];
		close();
		for (const task of tasks) await expect(task).rejects.toThrow('the server stops');
	});
});
