/** Capitalises the first letter. A text that begins with a sign or a digit does not change. */
export function capital(text: string): string {
	const [first = ''] = text;
	return first.toUpperCase() + text.slice(first.length);
}
