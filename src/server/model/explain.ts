import type { Trouble } from './trouble-kinds.ts';

interface Circumstances {
	model: string;
	/** HTTP calls that were made. */
	calls: number;
	/** No other engine could have done it. */
	alone?: true;
}

/** What happened, and what to do: for the member. */
export function explain(trouble: Trouble, { model, calls, alone }: Circumstances): string {
	const wayOn = alone ? 'You can try again.' : 'You can try again, or use the built-in engine.';
	const attempts = calls > 1 ? `, also after ${calls} attempts` : '';
	switch (trouble.kind) {
		case 'cancelled':
			return 'This run was cancelled.';
		case 'connection':
			return `The connection to the model server failed${attempts}. ${wayOn}`;
		case 'garbled':
			return `The answer of the model server broke off or could not be read${attempts}. ${wayOn}`;
		case 'web-page':
			return `A web page came in place of the model's answer: whoever runs this installation should check AI_BASE_URL. ${wayOn}`;
		case 'no-first-token':
			return `The model "${model}" did not begin to answer within ${duration(trouble.afterMs)}. ${wayOn}`;
		case 'not-finished':
			return `The model "${model}" did not finish within ${duration(trouble.afterMs)}. ${wayOn}`;
		case 'declined':
			return `The model "${model}" declined to answer. ${wayOn}`;
		case 'unusable':
			return `The answer of the model "${model}" did not have the form that was asked for${trouble.corrected ? ', also after a correction' : ''}. ${wayOn}`;
		case 'used-up':
			return `Three attempts were made, and none was finished. ${wayOn}`;
		case 'resting':
			return explainRest(trouble.failures, trouble.waitMs, alone);
		case 'status':
			return `${explainStatus(trouble.status, model, attempts)} ${wayOn}`;
	}
}

function explainRest(failures: number, waitMs: number, alone: true | undefined): string {
	const failed = `The model server failed ${failures} times in a row.`;
	const orElse = alone ? '' : ', or use the built-in engine';
	if (waitMs === 0) return `${failed} One run is trying it now. Try again when that is done${orElse}.`;
	const seconds = Math.ceil(waitMs / 1000);
	return `${failed} New runs wait ${duration(seconds * 1000)} until it is asked once more. Try again then${orElse}.`;
}

function explainStatus(status: number, model: string, attempts: string): string {
	const check = 'whoever runs this installation should check';
	if (status < 400) return `The model server is elsewhere (HTTP ${status}): ${check} AI_BASE_URL.`;
	if (status === 401 || status === 403) {
		return `The model server refused the key (HTTP ${status}): ${check} AI_API_KEY.`;
	}
	if (status === 402) return `The model server asks for payment (HTTP 402): ${check} the account at the provider.`;
	if (status === 404) {
		return `The model server does not know "${model}" (HTTP 404): ${check} AI_MODEL and AI_BASE_URL.`;
	}
	if (status === 429) return `The model server has too much to do (HTTP 429)${attempts}.`;
	if (status >= 500 || status === 408 || status === 409) {
		return `The model server failed (HTTP ${status})${attempts}.`;
	}
	return `The model server refused the request (HTTP ${status}): the text may be too long for this model.`;
}

/** In words, e.g. `2 minutes`. */
export function duration(milliseconds: number): string {
	const seconds = milliseconds / 1000;
	if (seconds >= 120) return `${Math.round(seconds / 60)} minutes`;
	return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
