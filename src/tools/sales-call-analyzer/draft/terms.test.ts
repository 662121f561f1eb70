import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { outcomeText } from './ending.ts';

/** How a call is said to have ended in which nine hundred was asked, with some last words. */
const ending = (...last: string[]) => {
	const call = ['Bea: Hello.', 'Sam: It is nine hundred a month.', 'Bea: I see.', ...last];
	return outcomeText(readingWith(call, { ended: 'agreed', end: call.length, prices: { 2: { amount: 900 } } }));
};
const YES = 'Bea: Go on, then.';

it('CALL-16: a yes is told in the words that say its terms back', () => {
	expect(ending('Bea: Nine hundred, two years, and no set-up fee.', YES)).toBe(
		'Agreed: “Nine hundred, two years, and no set-up fee.” (Bea, line 4)',
	);
	expect(ending("Bea: Let's do it. Nine hundred, two years, and no set-up fee. Send it over.")).toBe(
		"Agreed: “Let's do it. Nine hundred, two years, and no set-up fee.” (Bea, line 4)",
	);
	expect(ending('Sam: So, just to say it back: nine hundred, and we start on the third of May.', YES)).toMatch(
		/^Agreed: “So, just to say it back: nine hundred.*\(Sam, line 4\)$/,
	);
});

it('CALL-16: the turn that closes a call counts before fuller words', () => {
	expect(
		ending('Bea: Nine hundred, two years, two vans, one yard.', 'Bea: Done. Nine hundred, two years, one van.'),
	).toBe('Agreed: “Done. Nine hundred, two years, one van.” (Bea, line 5)');
});

it('CALL-16: an offer, a question, a calculation, other sums and single sums are no terms', () => {
	for (const said of [
		'Sam: Nine hundred, two years, and no set-up fee.',
		'Bea: Nine hundred, two years, and no set-up fee?',
		"Bea: If it's nine hundred, two years, and no set-up fee.",
		"Bea: Nine hundred, two years, that's a lot, times two.",
		'Bea: Eight hundred, two years, and no set-up fee.',
		'Bea: We pay nine hundred, two years, and a fee.',
		'Bea: Nine hundred for two.',
		'Bea: Nine hundred, yes.',
	])
		expect(ending(said, YES), said).toBe('Agreed: “Go on, then.” (Bea, line 5)');
	// What was said early was not yet agreed.
	const early = ['Bea: Nine hundred, two years, and no set-up fee.', 'Sam: It is nine hundred.', 'Sam: Well?', YES];
	const told = outcomeText(readingWith(early, { ended: 'agreed', end: 4, prices: { 2: { amount: 900 } } }));
	expect(told).toBe('Agreed: “Go on, then.” (Bea, line 4)');
});
