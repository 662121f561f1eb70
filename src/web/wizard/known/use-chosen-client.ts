import { useState } from 'react';

/**
 * The client that a form is for, kept in this browser beside the form's draft, so that a reload keeps both.
 *
 * @param begun the client that the form was opened for; null for the one that was chosen before
 */
export function useChosenClient(key: string, begun: string | null, isFresh: boolean) {
	const [clientId, setClientId] = useState<string | null>(() => begun ?? (isFresh ? null : read(key)));
	return {
		clientId,
		choose(id: string | null) {
			setClientId(id);
			keep(key, id);
		},
		/** The next form is for nobody; this page keeps its client. */
		forget: () => keep(key, null),
	};
}

function read(key: string): string | null {
	try {
		return window.localStorage.getItem(nameOf(key));
	} catch {
		return null;
	}
}

/** Where the browser forbids storage, the choice lasts as long as the page. */
function keep(key: string, id: string | null): void {
	try {
		if (id === null) window.localStorage.removeItem(nameOf(key));
		else window.localStorage.setItem(nameOf(key), id);
	} catch {
		// Nothing is kept.
	}
}

/** Not a draft's own key: those are listed. */
function nameOf(key: string): string {
	return `client-of-${key}`;
}
