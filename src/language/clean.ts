/** What people paste, made fit to be read as words. */

const TAG = /<\/?[a-z][^<>]*>/gi;

/** Without tags; each leaves a space. */
export function withoutMarkup(text: string): string {
	return text.replace(TAG, ' ');
}

/** On one line: without markup, control characters and line breaks, with single spaces. */
export function oneLine(text: string): string {
	return withoutMarkup(text)
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim();
}

/** Without the mark of a list in front: "- ", "• ", "1. ", "2) ". */
export function withoutBullet(line: string): string {
	return line.replace(/^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/, '');
}

const END = /[\s.,;:!?…]/;

/** Without white space around it and end marks behind it. */
export function withoutEnd(text: string): string {
	const trimmed = text.trim();
	let end = trimmed.length;
	while (end > 0 && END.test(trimmed[end - 1] ?? '')) end--;
	return trimmed.slice(0, end);
}
