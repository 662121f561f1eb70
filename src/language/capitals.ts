/** Capitalises the first letter. A text that begins with a sign or a digit does not change. */
export function capital(text: string): string {
	const [first = ''] = text;
	return first.toUpperCase() + text.slice(first.length);
}

/** A line that somebody typed, as a client reads it: a quote does not change. */
export function typedLine(line: string): string {
	return /^\p{L}/u.test(line) ? sentenceCapital(line) : line;
}

/** A line as the beginning of a sentence: with a capital letter, but for names such as "eBay" and addresses. */
export function sentenceCapital(line: string): string {
	return /^[“"‘']?\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}]|[.@:/][\p{L}\p{N}/])/u.test(line)
		? line.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
		: line;
}
