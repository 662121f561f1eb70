import { patientFetch } from './patient-fetch.ts';
import { CallError } from './trouble.ts';

/** Waits as long as the caller does, and tells a web page from a model: the address is wrong, or a proxy answered. */
export const modelFetch: typeof fetch = async (input, init) => {
	const response = await patientFetch(input, init);
	if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
		await response.body?.cancel();
		throw new CallError({ kind: 'web-page' });
	}
	return response;
};
