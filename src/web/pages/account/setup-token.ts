import { useEffect, useState } from 'react';

let remembered: string | undefined;

/**
 * The token of the owner's set-up link, `/signup?setup=TOKEN`. It leaves the address bar, and with it the history and
 * any screenshot, as soon as it is read; the page keeps it in memory only.
 */
export function useSetupToken(): string | undefined {
	const [token] = useState(() => new URLSearchParams(window.location.search).get('setup') || remembered);
	useEffect(() => {
		remembered = token;
		const address = new URL(window.location.href);
		if (!address.searchParams.has('setup')) return;
		address.searchParams.delete('setup');
		window.history.replaceState(window.history.state, '', address);
	}, [token]);
	return token;
}
