import { useState } from 'react';
import { ApiFailure } from '#web/api/client.ts';

/** One form's request to the server: whether it is under way (then the button is disabled), and how it failed. */
export function useSubmission(submit: () => Promise<void>, success: 'leaves' | 'stays' = 'leaves') {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const run = async () => {
		setBusy(true);
		setFailure(null);
		try {
			await submit();
			// A form whose success leaves the page remains busy until the page is gone.
			if (success === 'stays') setBusy(false);
		} catch (reason) {
			setFailure(reason instanceof ApiFailure ? reason : new ApiFailure(0, {}, String(reason)));
			setBusy(false);
		}
	};
	return { busy, failure, run, forget: () => setFailure(null) };
}

/** The server's words, otherwise ours; without a connection, what to do about it. */
export function failureText(failure: ApiFailure, otherwise: string): string {
	if (failure.serverMessage !== undefined) return failure.serverMessage;
	return failure.status === 0 ? failure.message : otherwise;
}

/** The same for a new password, which may be refused for several reasons at once. */
export function listedFailureText(failure: ApiFailure, otherwise: string): string {
	if (failure.errors?.length) return failure.errors.join('. ');
	return failureText(failure, otherwise);
}

/** Whether repeating may help: only then do our own words suggest it. */
export function mayPass(failure: ApiFailure): boolean {
	return failure.status < 400 || failure.status === 429 || failure.status >= 500;
}
