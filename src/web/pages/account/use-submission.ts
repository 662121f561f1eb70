import { useState } from 'react';
import { ApiFailure } from '#web/api/client.ts';

/** One form's way to the server: whether it is on its way (then its button is off), and how it failed. */
export function useSubmission(submit: () => Promise<void>) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const run = async () => {
		setBusy(true);
		setFailure(null);
		try {
			// A success leaves the page, so the form stays busy until it has gone.
			await submit();
		} catch (reason) {
			setFailure(reason instanceof ApiFailure ? reason : new ApiFailure(0, {}, String(reason)));
			setBusy(false);
		}
	};
	return { busy, failure, run, forget: () => setFailure(null) };
}

/** The server's words, else ours; without a connection what to do about it. */
export function failureText(failure: ApiFailure, otherwise: string): string {
	if (failure.serverMessage !== undefined) return failure.serverMessage;
	return failure.status === 0 ? failure.message : otherwise;
}
