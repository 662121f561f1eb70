/** Passes the member's words to a model as data. Each line carries a mark, so that no content can end its block. */

/** Every line break that a text may contain. */
export const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/;

/** Puts `F| ` (for the mark "F") before every line of the text. */
export function marked(mark: string, text: string): string {
	return text
		.split(LINE_ENDS)
		.map((line) => `${mark}| ${line}`)
		.join('\n');
}

/** A heading, followed by one or more marked lines for each field that is not empty. */
export function dataBlock(heading: string, mark: string, fields: readonly (readonly [string, string])[]): string {
	const given = fields.filter(([, value]) => value.trim() !== '');
	const lines = given.map(([label, value]) => marked(mark, `${label}: ${value.trim()}`));
	return [`${heading}:`, ...lines].join('\n');
}
