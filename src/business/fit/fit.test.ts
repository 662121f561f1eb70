import { expect, it } from 'vitest';
import { REFUSED } from './bad.cases.ts';
import { fits } from './fit.ts';
import { OF_MEMBERS, OF_OTHER_TRADES } from './good.cases.ts';
import { SLOTS, type Slot } from './slots.ts';

it.each(OF_MEMBERS)('as a %s fits what a member wrote: %s', (slot, text, around) => {
	expect(fits(slot, text, around)).toBeNull();
});

it.each(OF_OTHER_TRADES)('as a %s fits a good sentence of another trade: %s', (slot, text, around) => {
	expect(fits(slot, text, around)).toBeNull();
});

it.each(REFUSED)('as a %s does not fit: %s', (slot, text, says, around) => {
	expect(fits(slot, text, around)).toContain(says);
});

it.each(Object.entries(SLOTS))('the example of a %s fits', (slot, { example }) => {
	expect(fits(slot as Slot, example)).toBeNull();
});

it('says nothing about an empty text', () => {
	for (const slot of Object.keys(SLOTS)) expect(fits(slot as Slot, ' \n ')).toBeNull();
});
