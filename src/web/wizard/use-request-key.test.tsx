import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequestKey } from './use-request-key.ts';

it('keeps the key of an unanswered request, and makes another for any other', () => {
	const { keyOf, answered } = renderHook(useRequestKey).result.current;
	const first = keyOf(undefined, { name: 'Priya' });
	expect(keyOf(undefined, { name: 'Priya' })).toBe(first);
	const other = keyOf(undefined, { name: 'Jonas' });
	expect(other).not.toBe(first);
	const builtIn = keyOf('built-in', { name: 'Jonas' });
	expect(builtIn).not.toBe(other);
	answered();
	expect(keyOf('built-in', { name: 'Jonas' })).not.toBe(builtIn);
});
