import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writesInTime } from './ready.ts';

it('a write that hangs is not begun again until it has ended', async () => {
	let begun = 0;
	let end: () => void = () => {};
	const works = writesInTime(() => {
		begun++;
		return new Promise<void>((resolve) => {
			end = resolve;
		});
	});
	expect(await Promise.all([works(), works()])).toEqual([false, false]);
	expect(begun).toBe(1);
	end();
	await immediate();
	const after = works();
	expect(begun).toBe(2);
	end();
	expect(await after).toBe(true);
});

it('a write that fails is a database that cannot write', async () => {
	const works = writesInTime(() => Promise.reject(new Error('no room')));
	expect([await works(), await works()]).toEqual([false, false]);
});
