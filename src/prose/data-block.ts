/** Giving a model the member's words as data: each line carries a mark, so that no content can close its block. */

/** Every way in which a text may begin a new line. */
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/;

/** `F| …` before every line of the text. */
export function marked(mark: string, text: string): string {
	return text
		.split(LINE_ENDS)
		.map((line) => `${mark}| ${line}`)
		.join('\n');
}

/** A heading, then one marked line or more for each field that is not empty. */
export function dataBlock(heading: string, mark: string, fields: readonly (readonly [string, string])[]): string {
	const given = fields.filter(([, value]) => value.trim() !== '');
	const lines = given.map(([label, value]) => marked(mark, `${label}: ${value.trim()}`));
	return [`${heading}:`, ...lines].join('\n');
}
