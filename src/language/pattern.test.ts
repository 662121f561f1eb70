import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from './pattern.ts';

const LATE: Pattern = { id: 'late', pattern: /\blate\b/i, finds: ['Late again'], leaves: ['The latest news'] };

describe('a pattern with its examples', () => {
	it('holds where it finds and leaves what it says', () => {
		expect(wrongExamples([LATE])).toEqual([]);
	});

	it('fails by name where it misses an example, or finds what it should leave', () => {
		expect(wrongExamples([{ ...LATE, finds: ['on time'], leaves: ['too late'] }])).toEqual([
			'late does not find “on time”',
			'late does not leave “too late”',
		]);
	});

	it('is asked from the start each time, also with the flags g and y', () => {
		const sticky: Pattern = { id: 'a', pattern: /a/g, finds: ['a', 'ba', 'a'], leaves: ['b'] };
		expect(wrongExamples([sticky, { ...sticky, pattern: /a/g }])).toEqual([]);
	});

	it('has an id of its own', () => {
		expect(sharedIds([LATE, { ...LATE, id: 'slow' }])).toEqual([]);
		expect(sharedIds([LATE, LATE])).toEqual(['late']);
	});
});
