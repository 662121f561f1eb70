import { platform } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDeadline } from './deadline.ts';

const compute = (ms: number) => {
	const from = process.cpuUsage().user;
	while (process.cpuUsage().user - from < ms * 1000);
};

function deadlineOf(ms: number) {
	const started = performance.now();
	const { promise, resolve } = Promise.withResolvers<number>();
	const callOff = startDeadline(process.pid, ms, () => resolve(performance.now() - started));
	onTestFinished(callOff);
	return { over: promise, callOff };
}

describe('the deadline of a process', () => {
	it('is over when the process has computed for so long', async () => {
		const { over } = deadlineOf(400);
		compute(500);
		expect(await over).toBeGreaterThanOrEqual(400);
	});

	it.runIf(platform() === 'linux')(
		'does not count what the process waits, but ends at three times as much',
		async () => {
			expect(await deadlineOf(700).over).toBeGreaterThan(3 * 700 - 10);
		},
	);

	it('is never over once it is called off', async () => {
		const { over, callOff } = deadlineOf(100);
		callOff();
		compute(150);
		expect(await Promise.race([over, delay(400, 'still on')])).toBe('still on');
	});
});
