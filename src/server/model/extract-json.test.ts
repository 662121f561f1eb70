import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { extractJson, extractPartialJson } from './extract-json.ts';

const objects = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()).filter((value) => !('__proto__' in value));

describe('reading an answer', () => {
	it('finds the object among any sentences', () => {
		const prose = fc.string().filter((text) => !/[{}"<]/.test(text));
		fc.assert(
			fc.property(objects, prose, prose, (value, before, after) => {
				const json = JSON.stringify(value);
				expect(extractJson(`${before}\n\`\`\`json\n${json}\n\`\`\`\n${after}`)).toEqual(JSON.parse(clean(json)));
			}),
		);
	});

	it('finds nothing in an object that was cut off', () => {
		const value = { a: 'text {with} "marks"', b: [1, 2, { c: null }] };
		const json = JSON.stringify(value);
		for (let length = 0; length < json.length; length++) {
			const found = extractJson(json.slice(0, length));
			if (found) expect(found).not.toHaveProperty('a');
		}
	});

	it('prefers the answer to a smaller object in the sentence before it', () => {
		expect(extractJson('I start from {"a": 1}. {"a": 1, "b": [2, 3]}')).toEqual({ a: 1, b: [2, 3] });
	});

	it('takes out what the database cannot hold', () => {
		expect(extractJson('{"a": "x\\u0000y\\ud800z"}')).toEqual({ a: 'xy\ufffdz' });
	});

	it('passes over lists, texts and nothing', () => {
		for (const written of ['[1, 2]', '"text"', 'null', '', 'no']) expect(extractJson(written)).toBeUndefined();
	});

	it('gives up on a page of braces soon', () => {
		const spent = cpuClock();
		expect(extractJson('{'.repeat(500_000))).toBeUndefined();
		expect(extractJson('<think>'.repeat(100_000))).toBeUndefined();
		expect(spent()).toBeLessThan(2000);
	});
});

describe('reading an unfinished answer', () => {
	it.each([
		['{"report": {"summary": "All is', { report: { summary: 'All is' } }],
		['{"a": 1, "b": ["x", "y', { a: 1, b: ['x', 'y'] }],
		['```json\n{"a": "x', { a: 'x' }],
		['```json\n{"a": "x"}\n```\nLet me know {if} you need more.', { a: 'x' }],
		['Here is {it}, from {"a": 1}:\n{"a": "a longer one', { a: 'a longer one' }],
		['<think>Maybe {"a": 2}?</think>\n{"a": "x', { a: 'x' }],
		['Maybe {"a": 2, "b": 3}?</think>{"a": "x', { a: 'x' }],
		['{"a": "they wrote <think> in it', { a: 'they wrote <think> in it' }],
		['{"a": "x\\ud83d', { a: 'x\ufffd' }],
		['{"a": "x\\u0000y', { a: 'xy' }],
	])('finds in %j what is there', async (written, readable) => {
		expect(await extractPartialJson(written)).toEqual(readable);
	});

	it.each(['', 'Here is the report:', '{', '{"rep', '<think>I could say {"a": 1}', '<think>{"a": 1}', '[1, 2', '{no'])(
		'finds nothing yet in %j',
		async (written) => {
			expect(await extractPartialJson(written)).toBeNull();
		},
	);

	it('ends with the very answer, and never fails or says what the database cannot hold on the way', async () => {
		const values = fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.jsonValue(), { minKeys: 1 });
		await fc.assert(
			fc.asyncProperty(values, fc.nat(), async (value, cut) => {
				const json = JSON.stringify(value);
				const partial = JSON.stringify(await extractPartialJson(json.slice(0, cut % json.length)));
				expect(partial).not.toMatch(/\\u0000|\\ud[89a-f]/);
				if (!json.includes('__proto__')) expect(await extractPartialJson(json)).toEqual(extractJson(json));
			}),
		);
	});

	it('reads a long answer soon, a page of braces too', async () => {
		const long = `{"text": "${'word '.repeat(40_000)}`;
		const spent = cpuClock();
		expect(await extractPartialJson(long)).not.toBeNull();
		await extractPartialJson('{"'.repeat(200_000));
		await extractPartialJson('{"a": 1} '.repeat(50_000));
		expect(spent()).toBeLessThan(2000);
	});
});

function clean(json: string): string {
	return JSON.stringify(
		JSON.parse(json, (_key, part) => (typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part)),
	);
}
