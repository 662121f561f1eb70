import { expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { deviceOf } from './device.ts';

it.each([
	['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
	[
		'Chrome on Windows',
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
	],
	[
		'Safari on iOS',
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
	],
	['', 'curl/8.5.0'],
	['', ''],
	['', undefined],
])('calls a session “%s” (%s)', (device, userAgent) => {
	expect(deviceOf(userAgent)).toBe(device);
});

it('reads no more of a description than a browser would send, and shows less', () => {
	const spent = cpuClock();
	expect(deviceOf(`${'x'.repeat(200)}/1 ${'('.repeat(100_000)}`).length).toBeLessThanOrEqual(60);
	expect(spent()).toBeLessThan(500);
});
