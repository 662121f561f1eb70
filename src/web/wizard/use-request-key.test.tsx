import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequestKey } from './use-request-key.ts';

it('keeps the key of an unanswered request, and makes another for any other', () => {
	const { keyOf, answered } = renderHook(useRequestKey).result.current;
	const first = keyOf({}, { name: 'Priya' });
	expect(keyOf({}, { name: 'Priya' })).toBe(first);
	const other = keyOf({}, { name: 'Jonas' });
	expect(other).not.toBe(first);
	const builtIn = keyOf({ engine: 'built-in' }, { name: 'Jonas' });
	expect(builtIn).not.toBe(other);
	expect(keyOf({ model: 'small' }, { name: 'Jonas' })).not.toBe(builtIn);
	const small = keyOf({ model: 'small' }, { name: 'Jonas' });
	expect(keyOf({ model: 'large' }, { name: 'Jonas' })).not.toBe(small);
	const last = keyOf({ engine: 'built-in' }, { name: 'Jonas' });
	answered();
	expect(keyOf({ engine: 'built-in' }, { name: 'Jonas' })).not.toBe(last);
});
