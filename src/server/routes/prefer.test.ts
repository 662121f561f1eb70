import { expect, it } from 'vitest';
import { readPrefer } from './prefer.ts';

it.each([
	[undefined, false, 0],
	['respond-async', true, 0],
	['Respond-Async, wait=10', true, 10],
	['wait=5, respond-async; foo=bar', true, 5],
	['respond-async, wait="7"', true, 7],
	['respond-async, wait=100000', true, 30],
	['respond-async, wait=soon', true, 0],
	['wait=10', false, 0],
	['return=minimal', false, 0],
])('reads the preference %s', (header, respondAsync, waitSeconds) => {
	expect(readPrefer(header)).toMatchObject({ respondAsync, waitSeconds });
});
