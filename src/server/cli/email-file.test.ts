import { describe, expect, it } from 'vitest';
import { readEmailFile } from './email-file.ts';

describe('readEmailFile', () => {
	it('takes the column named email, trimmed and lower-cased, each address once', () => {
		const text =
			'Name,E-Mail,Paid\nAda, Ada@Example.com ,yes\n"Lovelace, A",ada@example.com,no\nBob,bob@example.com,yes\n';
		expect(readEmailFile(text)).toEqual({ emails: ['ada@example.com', 'bob@example.com'], invalid: [] });
	});

	it('takes the first column of a file without a heading', () => {
		expect(readEmailFile('ada@example.com;Ada\nbob@example.com;Bob').emails).toEqual([
			'ada@example.com',
			'bob@example.com',
		]);
	});

	it('passes over a heading of another name, a mark at the start, CRLF and empty lines', () => {
		expect(readEmailFile('\uFEFFCustomer\r\nada@example.com\r\n\r\nbob@example.com\r\n').emails).toHaveLength(2);
	});

	it('names the lines that hold no address', () => {
		const text = 'email\nada@example.com\nno address\n,\nbob@example';
		expect(readEmailFile(text)).toEqual({
			emails: ['ada@example.com'],
			invalid: [
				{ line: 3, text: 'no address' },
				{ line: 4, text: '' },
				{ line: 5, text: 'bob@example' },
			],
		});
	});

	it('finds nothing in an empty file and refuses what is no CSV', () => {
		expect(readEmailFile('')).toEqual({ emails: [], invalid: [] });
		expect(() => readEmailFile('email\n"ada@example.com')).toThrow('Quote');
	});
});
