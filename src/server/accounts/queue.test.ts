import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

describe('createQueue', () => {
	it('never runs more at once than it may, and finishes everything that it took', async () => {
		const inTurn = createQueue({ running: 2, waiting: 10 }, () => new Error('full'));
		let running = 0;
		let most = 0;
		const work = async (value: number) => {
			most = Math.max(most, ++running);
			await delay(2);
			running--;
			return value;
		};
		const results = await Promise.all(Array.from({ length: 12 }, (_, index) => inTurn(() => work(index))));
		expect(results).toEqual(Array.from({ length: 12 }, (_, index) => index));
		expect(most).toBe(2);
	});

	it('refuses work while the line is full, and accepts it again afterwards', async () => {
		const inTurn = createQueue({ running: 1, waiting: 1 }, () => new Error('full'));
		const taken = [inTurn(() => delay(5, 'first')), inTurn(() => delay(5, 'second'))];
		await expect(inTurn(() => delay(5, 'third'))).rejects.toThrow('full');
		expect(await Promise.all(taken)).toEqual(['first', 'second']);
		expect(await inTurn(async () => 'fourth')).toBe('fourth');
	});

	it('continues after work that failed', async () => {
		const inTurn = createQueue({ running: 1, waiting: 5 }, () => new Error('full'));
		const failed = inTurn(() => Promise.reject(new Error('broken')));
		const next = inTurn(async () => 'fine');
		await expect(failed).rejects.toThrow('broken');
		expect(await next).toBe('fine');
	});
});
