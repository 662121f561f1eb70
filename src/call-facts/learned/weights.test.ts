import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, hashOf } from '#language/linear-models/linear.ts';
import { decodeGroups, QUESTIONS } from './stored.ts';
import { decodeWeights, encodeGroups, encodeWeights, weights } from './weights.ts';

describe('stored weights', () => {
	it('answer as those that were stored, to a hundredth', () => {
		const stored = weights();
		const again = decodeWeights(encodeWeights(stored));
		const features = new Map([
			['w price', 1],
			['wseller month', 1],
			['side buyer', 1],
		]);
		for (const [question, likely] of Object.entries(ask(stored.turn, features))) {
			expect(Math.abs((ask(again.turn, features)[question] ?? 0) - likely), question).toBeLessThan(0.01);
		}
	});

	it('hold every question', () => {
		for (const [group, questions] of Object.entries(QUESTIONS)) {
			expect(weights()[group as keyof typeof QUESTIONS]).toMatchObject({ questions });
			expect(weights()[group as keyof typeof QUESTIONS].rows.size, group).toBeGreaterThan(1000);
		}
	});

	it('that tell the sides are the same in the browser', () => {
		const sides = readFileSync(join(import.meta.dirname, 'sides.bin'));
		expect(sides.equals(encodeGroups(['side'], weights())), 'npm run facts:train writes both').toBe(true);
		expect(decodeGroups(['side'], sides)).toEqual({ side: weights().side });
	});

	it('know a feature by a hash that is the same everywhere', () => {
		expect([hashOf(''), hashOf('a')]).toEqual([0x811c9dc5, 0xe40c292c]);
	});
});
