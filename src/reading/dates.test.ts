import { describe, expect, it } from 'vitest';
import { resolvedDay } from './dates.ts';

describe('relative days', () => {
	it('reads "next week" as the week that begins with the next Monday', () => {
		expect(resolvedDay('Wednesday at 2', 'could we meet next week', '2024-03-04')).toBe('Wednesday 13 March 2024');
		expect(resolvedDay('Monday', 'next week', '2024-03-10')).toBe('Monday 11 March 2024');
	});

	it('reads a bare weekday as the first one after the call', () => {
		expect(resolvedDay('Friday', '', '2024-03-04')).toBe('Friday 8 March 2024');
		expect(resolvedDay('Monday', '', '2024-03-04')).toBe('Monday 11 March 2024');
		expect(resolvedDay('tomorrow', '', '2024-12-31')).toBe('Wednesday 1 January 2025');
	});

	it('works nothing out without a date, or where the day names its own number', () => {
		expect(resolvedDay('Friday', '', undefined)).toBeNull();
		expect(resolvedDay('Tuesday, the 11th of June', '', '2024-03-04')).toBeNull();
		expect(resolvedDay('soon', '', '2024-03-04')).toBeNull();
	});
});
