import { expect, it } from 'vitest';
import { phoneOf, showOf } from './contact.ts';

it('finds the show and the telephone number in the contact details', () => {
	expect(showOf('0113 496 0421, podcast "The Full Chair"')).toBe('The Full Chair');
	expect(showOf('Host of the podcast Front Desk Stories.')).toBe('Front Desk Stories');
	expect(showOf('I like podcasts')).toBeNull();
	expect(phoneOf('+1 (207) 555-0136. Host')).toBe('+1 (207) 555-0136');
	expect(phoneOf('callum@tablehand.example')).toBe('');
});
