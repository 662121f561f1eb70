/** The first letter raised; what begins with a sign or a digit stays as it is. */
export function capital(text: string): string {
	const [first = ''] = text;
	return first.toUpperCase() + text.slice(first.length);
}
