/** The example client that a member can look at, with its results. Its id alone says that it is one: at most one each. */

export const EXAMPLE_IDS = 'example-';

export function exampleClientId(userId: string): string {
	return `${EXAMPLE_IDS}${userId}`;
}

/** Whether something of this client is no work of the member's. */
export function isExampleClient(clientId: string | null | undefined): boolean {
	return clientId?.startsWith(EXAMPLE_IDS) ?? false;
}
