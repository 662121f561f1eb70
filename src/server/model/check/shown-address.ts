/** The URL without the parts that may contain a secret. */
export function shownAddress(baseUrl: string): string {
	const { origin, pathname } = new URL(baseUrl);
	return origin + pathname;
}
