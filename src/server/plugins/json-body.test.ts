import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { tinyTool } from '#test/tiny-tool.ts';
import { shapeProblem } from './json-body.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('the shape of a JSON text', () => {
	it('is fine for 64 levels, and too deep for one more', () => {
		expect(shapeProblem(nested(64))).toBeNull();
		expect(shapeProblem(nested(65))).toBe('The body is nested more than 64 levels deep. Send it with fewer.');
		expect(shapeProblem('{"a":'.repeat(65))).toContain('64 levels');
		expect(shapeProblem(`[${'[],'.repeat(1000)}1]`)).toBeNull();
	});

	it('is too wide past 50,000 entries of whatever kind', () => {
		for (const wide of [
			`[${'1,'.repeat(60_000)}1]`,
			`{${'"a":1,'.repeat(60_000)}"b":1}`,
			`[${'[],'.repeat(30_000)}1]`,
		]) {
			expect(shapeProblem(wide)).toContain('more than 50,000 entries');
		}
	});

	it('takes no punctuation within a string for structure, whatever is escaped there', () => {
		const text = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ',', ']', 'a', '\n', '😀') });
		const body = fc.dictionary(text, fc.array(text, { maxLength: 5 }), { maxKeys: 5 });
		fc.assert(
			fc.property(body, (value) => {
				expect(shapeProblem(JSON.stringify({ ...value, filler: '[{,"\\'.repeat(30_000) }))).toBeNull();
				expect(shapeProblem(`${JSON.stringify(value).slice(0, -1)}${nested(70)}`)).toContain('levels deep');
			}),
			{ numRuns: 60 },
		);
	});

	it('is known of 3 MiB in a fraction of the time that parsing takes, however they are filled', () => {
		const size = 3 * 1024 * 1024;
		for (const part of ['\\', '\\"', 'a', '"', '[', '[],', '\\\\"']) {
			const started = process.cpuUsage();
			shapeProblem(`"${part.repeat(size / part.length)}`);
			const { user } = process.cpuUsage(started);
			expect(user / 1000, `milliseconds for ${part}`).toBeLessThan(400);
		}
	});
});

describe('a body of a hostile shape', () => {
	let test: TestApp;
	let token: string;
	let run: string;
	beforeAll(async () => {
		test = await buildTestApp({ tools: { 'tiny-tool': tinyTool } });
		token = await test.signUp('ann@example.com');
		const body = { topic: 'pumps' };
		run = (await test.send('POST', tinyTool.contract.endpoint, { token, body })).json().run.id;
	}, 60_000);
	afterAll(() => test.close());

	const deep = nested(100_000);
	const wide = `{${Array.from({ length: 200_000 }, (_, key) => `"k${key}":1`).join()}}`;

	const REQUESTS = [
		['PATCH', '/api/runs/RUN', '{"editedOutput":{"a":PART}}'],
		['PUT', '/api/drafts/tiny-tool', '{"step":0,"input":{"topic":PART},"savedAt":"2026-03-02T09:00:00.000Z"}'],
		['POST', tinyTool.contract.endpoint, '{"topic":PART}'],
	] as const;

	it.each(REQUESTS)('is refused in words: %s %s', async (method, url, around) => {
		for (const [part, words] of [
			[deep, 'nested'],
			[wide, 'entries'],
		] as const) {
			const headers = { 'content-type': 'application/json' };
			const body = around.replace('PART', () => part);
			const response = await test.send(method, url.replace('RUN', run), { token, headers, body });
			expect(response.statusCode).toBe(400);
			expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST', error: expect.stringContaining(words) });
		}
	});

	it.each(REQUESTS)('never reaches the prototype of an object: %s %s', async (method, url, around) => {
		const headers = { 'content-type': 'application/json' };
		for (const part of [
			'{"__proto__":{"a":1}}',
			'{"constructor":{"prototype":{"a":1}}}',
			'{"\\u005f_proto__":{"a":1}}',
		]) {
			const body = around.replace('PART', () => part);
			const response = await test.send(method, url.replace('RUN', run), { token, headers, body });
			expect([part, response.statusCode, response.json().error]).toEqual([
				part,
				400,
				'The body is not well-formed JSON. Check its quotes, commas and braces.',
			]);
		}
	});
});
