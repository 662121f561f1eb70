/** The example client that a member can look at, with its results. Its id alone says that it is one: at most one each. */

const PREFIX = 'example-';

export function exampleClientId(userId: string): string {
	return `${PREFIX}${userId}`;
}

/** Whether something of this client is no work of the member's. */
export function isExampleClient(clientId: string | null | undefined): boolean {
	return clientId?.startsWith(PREFIX) ?? false;
}
