import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { readAnswer } from './read-answer.ts';

const objects = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()).filter((value) => !('__proto__' in value));

describe('reading an answer', () => {
	it('finds the object whatever sentences stand around it', () => {
		const prose = fc.string().filter((text) => !/[{}"<]/.test(text));
		fc.assert(
			fc.property(objects, prose, prose, (value, before, after) => {
				const json = JSON.stringify(value);
				expect(readAnswer(`${before}\n\`\`\`json\n${json}\n\`\`\`\n${after}`)).toEqual(JSON.parse(clean(json)));
			}),
		);
	});

	it('finds nothing in an object that was cut off', () => {
		const value = { a: 'text {with} "marks"', b: [1, 2, { c: null }] };
		const json = JSON.stringify(value);
		for (let length = 0; length < json.length; length++) {
			const found = readAnswer(json.slice(0, length));
			if (found) expect(found).not.toHaveProperty('a');
		}
	});

	it('prefers the answer to a smaller object in the sentence before it', () => {
		expect(readAnswer('I start from {"a": 1}. {"a": 1, "b": [2, 3]}')).toEqual({ a: 1, b: [2, 3] });
	});

	it('takes out what the database cannot hold', () => {
		expect(readAnswer('{"a": "x\\u0000y\\ud800z"}')).toEqual({ a: 'xy\ufffdz' });
	});

	it('passes over lists, texts and nothing', () => {
		for (const written of ['[1, 2]', '"text"', 'null', '', 'no']) expect(readAnswer(written)).toBeUndefined();
	});

	it('gives up on a page of braces soon', () => {
		const spent = cpuClock();
		expect(readAnswer('{'.repeat(500_000))).toBeUndefined();
		expect(readAnswer('<think>'.repeat(100_000))).toBeUndefined();
		expect(spent()).toBeLessThan(2000);
	});
});

function clean(json: string): string {
	return JSON.stringify(
		JSON.parse(json, (_key, part) => (typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part)),
	);
}
