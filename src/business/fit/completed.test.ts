import { describe, expect, it } from 'vitest';
import { completed } from './completed.ts';
import type { Slot } from './slots.ts';

const CASES: readonly (readonly [Slot, typed: string, completed: string])[] = [
	['mistake', 'copying a contract from another firm', 'Copying a contract from another firm.'],
	['mistake', 'Nobody leaves a message!', 'Nobody leaves a message!'],
	['mistake', 'She said “no.”', 'She said “no.”'],
	['mistake', 'She said “no”', 'She said “no”.'],
	['mistake', 'First the tiles,', 'First the tiles,'],
	['mistake', 'eBay takes a tenth of it', 'eBay takes a tenth of it.'],
	['mistake', 'write to www.tern.example', 'Write to www.tern.example'],
	['mistake', '', ''],
	['result', '40 gutters cleared, all for £900', '40 gutters cleared, all for £900.'],
	['result', 'sickness is down by 4%', 'Sickness is down by 4%.'],
	['we', 'we sweep chimneys', 'We sweep chimneys.'],
	['step', 'we look at the roof', 'We look at the roof.'],
	['how', 'you send us the address', 'You send us the address.'],
	['check', 'count the holes', 'Count the holes.'],
	['sentence', 'one is enough', 'One is enough.'],
	['about', 'it goes to 40 people', 'It goes to 40 people.'],
	['question', 'how much is it', 'How much is it?'],
	['objection', 'is it loud', 'Is it loud?'],
	['objection', '“is it loud”', '“Is it loud?”'],
	['objection', 'Is it loud.', 'Is it loud.'],
	['answer', 'no. it hums', 'No. it hums.'],
	['passage', 'first this\nthen that.', 'First this.\nThen that.'],
	['steps', 'Ask how they are\nwrite two lines', 'Ask how they are.\nWrite two lines.'],
	['story', 'the fitter walked out\nHe came back', 'The fitter walked out.\nHe came back.'],
	['title', 'three keys', 'three keys'],
	['topics', 'what we see first', 'what we see first'],
	['label', 'ring us', 'ring us'],
	['name', 'tern & reed', 'tern & reed'],
];

describe('a text as it was typed', () => {
	it.each(CASES)('for the place "%s": %j is completed to %j', (slot, typed, wanted) => {
		expect(completed(slot, typed)).toBe(wanted);
		expect(completed(slot, wanted)).toBe(wanted);
	});
});
