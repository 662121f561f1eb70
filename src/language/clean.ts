/** Turns pasted text into plain words. */

const TAG = /<\/?[a-z][^<>]*>/gi;

/** Replaces each tag with a space. */
export function withoutMarkup(text: string): string {
	return text.replace(TAG, ' ');
}

/** A text on one line, without markup, control characters and line breaks, and with single spaces. */
export function oneLine(text: string): string {
	const plain = text.includes('<') ? withoutMarkup(text) : text;
	// Most fields are on one line as they come; nothing is copied then, however long they are.
	return (IS_SPACED.test(plain) ? plain : plain.replace(/[\s\p{Cc}]+/gu, ' ')).trim();
}

const IS_SPACED = /^(?: ?[^\s\p{Cc}])*$/u;

/** A text on one line, with single spaces and as it is otherwise. */
export function spaced(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}

/** Removes the list mark at the start: "- ", "• ", "1. ", "2) ". */
export function withoutBullet(line: string): string {
	return line.replace(/^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/, '');
}

/** The lines of a field that are not blank, without the marks of a list. */
export function listLines(text: string): string[] {
	return text
		.split('\n')
		.map((line) => withoutBullet(line).trim())
		.filter((line) => line !== '');
}

const END = /[\s.,;:!?…]/;

/** Removes surrounding white space and the end marks. */
export function withoutEnd(text: string): string {
	const trimmed = text.trim();
	let end = trimmed.length;
	while (end > 0 && END.test(trimmed[end - 1] ?? '')) end--;
	return trimmed.slice(0, end);
}
