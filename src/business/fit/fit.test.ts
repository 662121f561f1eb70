import { expect, it } from 'vitest';
import { REFUSED } from './bad.cases.ts';
import { completed } from './completed.ts';
import { fits, ifFits } from './fit.ts';
import { FURTHER, FURTHER_REFUSED } from './further.cases.ts';
import { OF_MEMBERS, OF_OTHER_TRADES, type Row } from './good.cases.ts';
import { REPORTED, REPORTED_REFUSED } from './reported.cases.ts';
import { SLOTS, type Slot } from './slots.ts';
import { TYPED, TYPED_REFUSED } from './typed.cases.ts';

const named = (rows: readonly Row[]) => rows.map(([slot, text, around]) => ({ slot, text, around }));

it.each(named(OF_MEMBERS))('as a $slot fits what a member wrote: $text', ({ slot, text, around }) => {
	expect(fits(slot, text, around)).toBeNull();
});

it.each(named(OF_OTHER_TRADES))('as a $slot fits a good sentence of another trade: $text', ({ slot, text, around }) => {
	expect(fits(slot, text, around)).toBeNull();
});

it.each(named([...FURTHER, ...REPORTED]))(
	'as a $slot fits a sentence that was written without the rules: $text',
	({ slot, text, around }) => {
		expect(fits(slot, text, around)).toBeNull();
	},
);

it.each(named([...FURTHER_REFUSED, ...REPORTED_REFUSED]))(
	'as a $slot does not fit, for whichever reason: $text',
	({ slot, text, around }) => {
		expect(fits(slot, text, around)).toMatch(/^.+[.:?]/);
	},
);

it.each(named(TYPED))('as a $slot fits what an owner typed: $text', ({ slot, text }) => {
	expect(fits(slot, completed(slot, text), { mayName: true })).toBeNull();
});

const typed = TYPED_REFUSED.map(([slot, text, says]) => ({ slot, text, says }));

it.each(typed)('as a $slot does not fit as an owner typed it: $text', ({ slot, text, says }) => {
	expect(fits(slot, completed(slot, text), { mayName: true })).toContain(says);
});

const refused = REFUSED.map(([slot, text, says, around]) => ({ slot, text, says, around }));

it.each(refused)('as a $slot does not fit: $text', ({ slot, text, says, around }) => {
	expect(fits(slot, text, around)).toContain(says);
});

it.each(Object.entries(SLOTS))('the example of a %s fits', (slot, { example }) => {
	expect(fits(slot as Slot, example)).toBeNull();
});

it('says nothing about an empty text', () => {
	for (const slot of Object.keys(SLOTS)) expect(fits(slot as Slot, ' \n ')).toBeNull();
});

it('a text is given back where it fits, and nothing where it does not', () => {
	expect(ifFits('people', 'restaurant owners')).toBe('restaurant owners');
	expect(ifFits('people', 'https://copperpan.example')).toBe('');
	expect(ifFits('people', '')).toBe('');
});
