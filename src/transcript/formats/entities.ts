/** The HTML and XML character references that occur in transcripts. */

const NAMED: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00A0',
	lrm: '',
	rlm: '',
	rsquo: '’',
	lsquo: '‘',
	rdquo: '”',
	ldquo: '“',
	hellip: '…',
	ndash: '–',
	mdash: '—',
};

/** Decodes known references such as `&#39;`, `&#x27;` and `&amp;`, and leaves everything else unchanged. */
export function decodeEntities(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g, (whole, decimal, hex, name) => {
		if (typeof name === 'string') return NAMED[name] ?? whole;
		return character(typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)) ?? whole;
	});
}

/** Null for control characters, lone surrogates and numbers beyond Unicode. */
function character(code: number): string | null {
	if (code < 32 || (code > 126 && code < 160) || code > 0x10ffff || (code > 0xd7ff && code < 0xe000)) return null;
	return String.fromCodePoint(code);
}
