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
	expect(ending('Bea: Nine hundred plus VAT, two years, and no set-up fee.', YES)).toContain('plus VAT');
	expect(ending("Bea: Let's do it. Nine hundred, two years, and no set-up fee. Send it over.")).toBe(
		"Agreed: “Let's do it. Nine hundred, two years, and no set-up fee.” (Bea, line 4)",
	);
	const back = 'Sam: So, just to say it back: nine hundred, and we start on the third of May.';
	expect(ending(back, 'Bea: Hm.', YES)).toMatch(/^Agreed: “So, just to say it back: nine hundred.*\(Sam, line 4\)$/);
});

it('CALL-16: a yes to terms that the seller says right before it is told with them', () => {
	const offer = 'Sam: Okay. Nine hundred, all of it in advance, one retest. Done.';
	const yes = 'Bea: Done. If my sister says yes.';
	expect(ending(offer, yes)).toBe(
		'Agreed: you said “Nine hundred, all of it in advance, one retest.” (line 4): “Done. If my sister says yes.” (Bea, line 5)',
	);
	expect(ending(offer.replace(' Done.', ' Right.'), yes)).toBe('Agreed: “Done. If my sister says yes.” (Bea, line 5)');
	expect(ending(offer, 'Bea: Hm.', yes)).toBe(
		'Agreed: “Nine hundred, all of it in advance, one retest.” (Sam, line 4)',
	);
});

it('CALL-16: what is summed up is told over all its sentences, unless they put it right', () => {
	const summary = 'Sam: So, to sum up. The packing at nine hundred, yes. The returns, no. Shall I write?';
	const said = '“So, to sum up. The packing at nine hundred, yes. The returns, no.” (Sam, line 4)';
	expect(ending(summary, 'Bea: Right.', YES)).toBe(`Agreed: ${said}`);
	expect(ending(summary, 'Bea: No, the returns too.', YES)).toBe('Agreed: “Go on, then.” (Bea, line 6)');
	expect(ending('Sam: To sum up, it works.', 'Bea: Right.', YES)).toBe('Agreed: “Go on, then.” (Bea, line 6)');
	expect(ending(summary.replace('Shall I write?', "I'll write."), 'Bea: Right.', YES)).toBe(`Agreed: ${said}`);
	const call = ['Bea: Hello.', 'Sam: It is nine hundred.', 'Bea: I see.', summary, 'Bea: Tuesday it is.'];
	expect(outcomeText(readingWith(call, { ended: 'next-step', end: 5, prices: { 2: { amount: 900 } } }))).toContain(
		`Summed up: ${said}`,
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
