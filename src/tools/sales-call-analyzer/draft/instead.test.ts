import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { highlights } from './summary.ts';

it('CALL-16: a no stands with what they do instead', () => {
	const talk = Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: Tell me more.']).flat();
	const told = (said: string, ended: 'refused' | 'open' = 'refused') =>
		highlights(
			readingWith([...talk, `Bea: ${said}`, 'Sam: I see.', "Bea: It's a no."], { ended, end: 11, pains: { 1: {} } }),
		).filter((line) => line.startsWith('Instead'));
	const other = "We're going with somebody else. They start in May.";
	expect(told(other)).toEqual([`Instead: “${other}” (Bea, line 9)`]);
	expect(told(other, 'open')).toEqual([]);
	expect(told("Or we're going with somebody else?")).toEqual([]);
	expect(told('They start in May.')).toEqual([]);
	expect(told(`We thought of it for ${'quite some time and '.repeat(16)}so. ${other}`)[0]).toContain(`“${other}”`);
});
