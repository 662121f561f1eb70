import { describe, expect, it } from 'vitest';
import { deedsIn, inThirdPerson, type Manner } from './deeds.ts';

const actions = (sentence: string, manner?: Manner) => deedsIn(sentence, manner).map(({ action }) => action);

describe('the deeds of a sentence', () => {
	it.each([
		["So I'll send you the agreement by Friday, with the photos.", ['send you the agreement']],
		["I'll get her a login tomorrow, and I'll run the list on the nineteen.", ['run the list on the nineteen']],
		["You'll have two pages from me by Monday.", ['get you two pages']],
		["PW, you'll have the rental version on paper by tomorrow.", ['get you the rental version on paper']],
		["So the agreement's with you tonight, with the fifteen in it.", ['get you the agreement']],
		["I'll have the letter over to you tonight.", ['get you the letter']],
		["And tonight I'm sending you the five steps.", ['send you the five steps']],
		["I'll email you the two, well, the three options.", ['email you the three options']],
		["I'll ring you myself Friday at ten.", ['ring you']],
		['And Monday I give you the cheque for half.', ['give you the cheque for half']],
		["I'll ring Progress tomorrow about what they charge.", ['ring Progress about what they charge']],
	])('are told without day and speaker: %s', (sentence, told) => {
		expect(actions(sentence)).toEqual(told);
	});

	it.each([
		"I'll email you the two.",
		"I'll write you one, then you've got it.",
		"I'll send it over tonight.",
		"I'll find that out for you.",
		'I send the list every week.',
		"If I get the bag by Saturday I'll lodge all four.",
		"I'll tell you what I think of the price.",
		"I'll ring you.",
		"I'll put the napkin.",
		'Could you give us a million?',
	])('are none where they cannot be read alone: %s', (sentence) => {
		expect(actions(sentence)).toEqual([]);
		expect(actions(sentence, 'asked')).toEqual([]);
	});

	it('are what is asked, where the other side takes it up', () => {
		expect(actions('Could you please send me your rules by Friday?', 'asked')).toEqual(['send me your rules']);
		expect(actions('Just text me the wee link.', 'asked')).toEqual(['text me the wee link']);
		expect(actions('Could you please send me your rules by Friday?')).toEqual([]);
	});

	it('are what is wanted or offered, where the other side says yes', () => {
		expect(actions('Could I have the number plates from you?', 'asked')).toEqual(['get me the number plates']);
		expect(actions("Can I send you Arne's map, at least?", 'offered')).toEqual(["send you Arne's map"]);
		expect(actions('Can I try you again in the spring?', 'offered')).toEqual([]);
	});

	it('name whoever does them', () => {
		expect(deedsIn("And Neha'll do the transfer by Friday.")).toMatchObject([
			{ who: 'Neha', action: 'do the transfer' },
		]);
	});

	it('are told of somebody else', () => {
		expect(inThirdPerson('sign and mail')).toBe('signs and mails');
		expect(inThirdPerson('give Gary a call and ask Raj')).toBe('gives Gary a call and asks Raj');
	});
});
