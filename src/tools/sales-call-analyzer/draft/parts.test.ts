import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { partsLeft } from './parts.ts';

const TALK = Array.from({ length: 4 }, () => ['Sam: Tell me more.', 'Bea: We make doors.']).flat();

const told = (call: readonly string[], ended: 'agreed' | 'refused' | 'open' = 'agreed') =>
	partsLeft(readingWith([...TALK, ...call], { ended, end: 8 + call.length }), 'Agreed.');

it('CALL-16: beside a yes stand the parts that are refused, with what they answer, and those that wait', () => {
	const call = [
		'Sam: And the app?',
		"Bea: The app, not now. Let's speak about it in October.",
		'Sam: And the yearly one?',
		'Bea: No. This one no. It is half a cook.',
		'Sam: Fine.',
		'Bea: We do the website.',
	];
	expect(told(call)).toEqual([
		'Not taken: You asked “And the yearly one?” (line 11): “No. This one no. It is half a cook.” (Bea, line 12)',
		"Put off: “The app, not now. Let's speak about it in October.” (Bea, line 10)",
	]);
	expect(told(call, 'refused')).toEqual([]);
	expect(told(call, 'open')).toHaveLength(1);
	expect(told(['Sam: And then?', 'Bea: Mail it. Not the computer.'], 'open')).toEqual([]);
	expect(told(['Sam: And then?', 'Bea: Mail it. Not the computer.'])).toHaveLength(1);
});

it('CALL-16: a part is told once, and none is told twice that is said again soon', () => {
	const call = ['Sam: And the ads?', 'Bea: That one, no. We had ads.', 'Sam: I see.', 'Bea: So leave ads.'];
	expect(told(call)).toEqual([
		'Not taken: You asked “And the ads?” (line 9): “That one, no. We had ads.” (Bea, line 10)',
	]);
});

it('CALL-16: an early part counts where its price was just named', () => {
	const early = (said: string) => [
		...TALK.slice(0, 4),
		`Sam: ${said}`,
		'Bea: No, this I don’t want.',
		...TALK,
		'Sam: And so on.',
	];
	const left = (said: string) => partsLeft(readingWith(early(said), { ended: 'agreed', end: 14 }), 'Agreed.');
	expect(left('The posts are 650 euros a month.')).toHaveLength(1);
	expect(left('We also write posts.')).toEqual([]);
});
