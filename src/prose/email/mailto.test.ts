import { expect, it } from 'vitest';
import { LONGEST_MAILTO, mailtoAddress } from './mailto.ts';

it('COLD-20: encodes recipient, subject and body by RFC 6068', () => {
	const address = mailtoAddress('o"b+1@a.example', 'Łódź & more?', 'Hi\n50 % off = no\r\nBye');
	expect(address).toBe(
		'mailto:o%22b%2B1@a.example?subject=%C5%81%C3%B3d%C5%BA%20%26%20more%3F&body=Hi%0D%0A50%20%25%20off%20%3D%20no%0D%0ABye',
	);
	const url = new URL(address ?? '');
	expect(new URLSearchParams(url.search).get('body')).toBe('Hi\r\n50 % off = no\r\nBye');
});

it('lets no line break into the subject', () => {
	expect(mailtoAddress('a@b.example', 'One\r\nBcc: c@d.example', 'x')).toContain('subject=One%20Bcc');
});

it('gives none where a mail program would cut it', () => {
	expect(mailtoAddress('a@b.example', 'Two words', 'x'.repeat(LONGEST_MAILTO))).toBeNull();
});
