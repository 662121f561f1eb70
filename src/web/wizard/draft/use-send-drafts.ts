import { useEffect } from 'react';
import { sendDrafts } from './send.ts';

/** Once the page is rendered. */
const FIRST_MS = 3000;
const AGAIN_MS = 60_000;

/** Sends the server what it could not be sent before, including drafts of forms that are not open. */
export function useSendDrafts(userId: string | undefined): void {
	useEffect(() => {
		if (userId === undefined) return;
		const send = () => {
			sendDrafts(userId);
		};
		const first = setTimeout(send, FIRST_MS);
		const again = setInterval(send, AGAIN_MS);
		window.addEventListener('online', send);
		return () => {
			clearTimeout(first);
			clearInterval(again);
			window.removeEventListener('online', send);
		};
	}, [userId]);
}
