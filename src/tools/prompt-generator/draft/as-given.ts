/** A text as the member gave it; between tags if it has several lines or would pass for a part of the prompt. */
export function asGiven(name: string, text: string): string {
	return /[\r\n\u2028\u2029]|^[#<`-]/.test(text) || text.length > LONGEST_LINE ? fenced(name, text) : text;
}

const LONGEST_LINE = 600;

/** A text between tags that do not occur in it. */
export function fenced(name: string, text: string): string {
	let tag = name;
	for (let number = 2; text.includes(`</${tag}>`); number++) tag = `${name}-${number}`;
	return `<${tag}>\n${text}\n</${tag}>`;
}

/** The lines of a field that takes one entry a line, without their marks. */
export function entriesOf(text: string): string[] {
	return text
		.split(/[\r\n\u2028\u2029]+/)
		.map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
		.filter((line) => line !== '');
}
