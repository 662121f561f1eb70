import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
	['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
	[
		'Microsoft Edge on Windows',
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
	],
	[
		'Chrome on Android',
		'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
	],
	[
		'Safari on iOS',
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
	],
	['', ''],
])('calls a browser “%s” (%s)', (device, userAgent) => {
	expect(deviceOf(userAgent)).toBe(device);
});
