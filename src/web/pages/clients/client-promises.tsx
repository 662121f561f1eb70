/** The place of what was promised in the client's calls. */
export function ClientPromises(_: { clientId: string }) {
	return null;
}
