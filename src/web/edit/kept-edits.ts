import { readSession } from '#web/auth/session.ts';

/** Edits of a result that were not saved yet, kept for this tab by member and run, so that nothing typed is lost. */

/** Sign-out removes what begins with `edit:<userId>:`. */
export function editsKey(runId: string): string {
	return `edit:${readSession()?.user.id ?? ''}:${runId}`;
}

export function readEdits(key: string): object | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
		return typeof kept === 'object' ? kept : null;
	} catch {
		return null;
	}
}

export function writeEdits(key: string, output: object): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(output));
	} catch {
		// Without room in the browser's storage they exist in the page only, as long as it is open.
	}
}

export function removeEdits(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Where the browser forbids storage, none are kept.
	}
}
