/** Decodes the bytes of a file to text. */

/** A file that is not text; the message is one sentence for the member. */
export class NotTextError extends Error {
	override readonly name = 'NotTextError';
}

/** Bytes: enough of a file to recognise its encoding. */
const SAMPLE = 4096;
/** In UTF-16 text in Latin letters, at least this share of the bytes on one side of each pair is zero. */
const MOSTLY = 0.7;

/**
 * The text of a file, without a byte order mark: UTF-8 or UTF-16, or Windows-1252 if it is not valid UTF-8.
 *
 * @throws NotTextError for an archive, a recording or another file that is not text
 */
export function decode(bytes: Uint8Array): string {
	const marked = encodingOfMark(bytes);
	if (marked !== null) return new TextDecoder(marked).decode(bytes);
	if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
		throw new NotTextError('This file is an archive or an office document, not text.');
	}
	const encoding = withoutMark(bytes);
	if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
	if (bytes.subarray(0, SAMPLE).includes(0)) {
		throw new NotTextError('This file is not text: a recording cannot be read here, only its transcript.');
	}
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function encodingOfMark([first, second, third]: Uint8Array): Encoding | null {
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	return null;
}

/** UTF-16 without a mark is recognised by a zero in every second byte. */
function withoutMark(bytes: Uint8Array): Encoding {
	const sample = bytes.subarray(0, Math.min(bytes.length, SAMPLE) & ~1);
	const zeros = [0, 0];
	for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
	const pairs = sample.length / 2;
	const [even = 0, odd = 0] = zeros;
	if (pairs > 1 && odd > pairs * MOSTLY && even < pairs * (1 - MOSTLY)) return 'utf-16le';
	if (pairs > 1 && even > pairs * MOSTLY && odd < pairs * (1 - MOSTLY)) return 'utf-16be';
	return 'utf-8';
}
