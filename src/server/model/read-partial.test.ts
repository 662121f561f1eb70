import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { readAnswer } from './read-answer.ts';
import { readPartial } from './read-partial.ts';

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
		expect(await readPartial(written)).toEqual(readable);
	});

	it.each(['', 'Here is the report:', '{', '{"rep', '<think>I could say {"a": 1}', '<think>{"a": 1}', '[1, 2', '{no'])(
		'finds nothing yet in %j',
		async (written) => {
			expect(await readPartial(written)).toBeNull();
		},
	);

	it('ends with the very answer, and never fails or says what the database cannot hold on the way', async () => {
		const values = fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.jsonValue(), { minKeys: 1 });
		await fc.assert(
			fc.asyncProperty(values, fc.nat(), async (value, cut) => {
				const json = JSON.stringify(value);
				const partial = JSON.stringify(await readPartial(json.slice(0, cut % json.length)));
				expect(partial).not.toMatch(/\\u0000|\\ud[89a-f]/);
				if (!json.includes('__proto__')) expect(await readPartial(json)).toEqual(readAnswer(json));
			}),
		);
	});

	it('reads a long answer soon, a page of braces too', async () => {
		const long = `{"text": "${'word '.repeat(40_000)}`;
		const spent = cpuClock();
		expect(await readPartial(long)).not.toBeNull();
		await readPartial('{"'.repeat(200_000));
		await readPartial('{"a": 1} '.repeat(50_000));
		expect(spent()).toBeLessThan(2000);
	});
});
