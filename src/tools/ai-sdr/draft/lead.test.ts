import { describe, expect, it } from 'vitest';
import { inputOf } from '../testing.ts';
import { addressOf, leadOf } from './lead.ts';

describe('a lead with a title', () => {
	it.each(['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Herr', 'Frau', 'Mr.', 'Mrs.', 'Ms.', 'Mx.'])(
		'is called by it and by the last name: %s',
		(title) => {
			expect(addressOf(`${title} Anja Krüger`)).toBe(`${title} Krüger`);
			expect(addressOf(`${title} Krüger`)).toBe(`${title} Krüger`);
		},
	);

	it('keeps what belongs to the last name', () => {
		expect(addressOf('Mr Jan van der Berg')).toBe('Mr van der Berg');
		expect(addressOf("Ms Aoife d'Arcy")).toBe("Ms d'Arcy");
		expect(addressOf('Frau Anna-Maria Müller-Lüdenscheidt')).toBe('Frau Müller-Lüdenscheidt');
	});

	it('keeps the degrees that are called with it', () => {
		expect(addressOf('Frau Dr. Anja Krüger')).toBe('Frau Dr. Krüger');
		expect(addressOf('Herr Prof. Dr. Jan van der Berg')).toBe('Herr Prof. Dr. van der Berg');
		expect(addressOf('Mr Drew Hart')).toBe('Mr Hart');
	});

	it.each([
		'Anja Krüger',
		'Dr. Marco Ferri',
		'Frauke Lang',
		'Missy Elder',
		'Msizi Dube',
		'Herrad Vogel',
		'Mr',
		'Anja Frau Krüger',
	])('is no other name: %s', (name) => {
		expect(addressOf(name)).toBe(name);
	});

	it.each(['Professional & Formal', 'Friendly & Conversational'] as const)(
		'is called so in each tone: %s',
		(tonality) => {
			const lead = leadOf(inputOf({ tonality, leadInfo: { contactName: 'Frau Anja Krüger' } }));
			expect(lead).toMatchObject({ first: 'Frau Krüger', addressed: 'Frau Krüger', full: 'Frau Anja Krüger' });
		},
	);
});
