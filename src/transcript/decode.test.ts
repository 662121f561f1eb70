import { describe, expect, it } from 'vitest';
import { decode, NotTextError } from './decode.ts';

const TEXT = 'Ann: Das kostet 40 €.\nBob: Très bien, 李雷.';
const utf8 = new TextEncoder().encode(TEXT);
const utf16 = (text: string, little: boolean, mark: boolean) => {
	const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
	return new Uint8Array(little ? bytes : bytes.swap16());
};

describe('decode', () => {
	it.each([
		['UTF-8', utf8],
		['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
		['UTF-16 with a mark', utf16(TEXT, true, true)],
		['UTF-16 with a mark, the high byte first', utf16(TEXT, false, true)],
		['UTF-16 without a mark', utf16(TEXT, true, false)],
		['UTF-16 without a mark, the high byte first', utf16(TEXT, false, false)],
	])('reads %s', (_, bytes) => {
		expect(decode(bytes)).toBe(TEXT);
	});

	it('reads Windows-1252 where the bytes are not UTF-8', () => {
		expect(decode(new Uint8Array([0x93, 0x63, 0x61, 0x66, 0xe9, 0x94]))).toBe('“café”');
	});

	it('reads an empty file as an empty text', () => {
		expect(decode(new Uint8Array())).toBe('');
	});

	it.each([
		['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /archive/],
		['a recording', new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 1, 2]), /not text/],
	])('refuses %s with a sentence', (_, bytes, reason) => {
		expect(() => decode(bytes)).toThrow(NotTextError);
		expect(() => decode(bytes)).toThrow(reason);
	});
});
