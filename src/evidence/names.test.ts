import { describe, expect, it } from 'vitest';
import { unsupportedNames } from './names.ts';

const input = ['Paula Herrera of Bell & Sons wrote to Łukasz O’Brien about eBay and the CRM.'];

describe('names without support', () => {
	it.each([
		['We did this for Harbour Freight Lines last spring.', ['Harbour Freight Lines']],
		['Harbour Lines halved it.', ['Harbour Lines']],
		["Harbour's office halved it.", ['Harbour']],
		['Ask Martin before you send it.', ['Martin']],
		['This is what Dr. Mbeki told us.', ['Mbeki']],
		['They moved to HubSpot and Anne-Marie left.', ['HubSpot', 'Anne-Marie']],
	])('finds them in %j', (text, names) => {
		expect(unsupportedNames([text], input)).toEqual(names);
	});

	it.each([
		'Ask Paula what Bell & Sons would do.',
		"Paula's note went to Łukasz. He reads it on eBay, I think.",
		'Two CRMs: Which one stays?',
		'Which Questions Matter Before Launch',
		'Write to [add the name at Harbour Lines] first.',
		'What’s next is up to O’Brien.',
		'‘We have no time.’ Agree, and ask again.',
		'We send it with VAT as a PDF or in Excel.',
		'More in #HeatPumps and #QuotesInOneDay.',
		'As in Case 1, we start on Monday in October.',
	])('finds none in %j', (text) => {
		expect(unsupportedNames([text], input)).toEqual([]);
	});

	it.each([
		['Ask Lars.', 'Write to Larsen and Collars.', ['Lars']],
		['Ask Lars.', 'We read O’Lars and Lars’ari.', ['Lars']],
		['Ask Lars.', 'Larsen, Collars, and the Larss', []],
		['Ask Lars.', 'That is LARS’s.', []],
		['Ask the Bells.', 'Ring the bell.', []],
		['Ask Bell’s.', 'Ring the bells.', []],
		['Ask Weiß.', 'Weiße', ['Weiß']],
	])('looks for whole words, with an s or an "’s" or without: %j in %j', (text, given, names) => {
		expect(unsupportedNames([text], [given])).toEqual(names);
	});
});
