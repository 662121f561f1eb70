import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { bestTime, yardstick } from './best-time.ts';

describe('the best time', () => {
	it('does not grow with waiting, as for a processor that others use', async () => {
		expect(await bestTime(250, () => delay(300))).toBeLessThan(250);
	});

	it('grows with work, measured in yardsticks of 16 milliseconds, and is taken no oftener than is needed', async () => {
		let runs = 0;
		const work = () => {
			runs++;
			yardstick();
			yardstick();
		};
		expect(await bestTime(10_000, work)).toBeGreaterThan(10);
		expect(runs).toBe(1);
		expect(await bestTime(10, work)).toBeGreaterThan(10);
		expect(runs).toBe(13);
	}, 60_000);
});
