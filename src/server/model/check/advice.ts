import { duration, type Failure } from '../model-error.ts';
import type { ModelSettings } from '../settings.ts';

/** What the settings are called where the advice is read. */
export interface SettingNames {
	provider: string;
	model: string;
	address: string;
	key: string;
}

/** In the environment. */
export const VARIABLES: SettingNames = {
	provider: 'AI_PROVIDER',
	model: 'AI_MODEL',
	address: 'AI_BASE_URL',
	key: 'AI_API_KEY',
};

/** On the settings page. */
export const FIELDS: SettingNames = { provider: '“Provider”', model: '“Model”', address: '“Address”', key: '“Key”' };

/** Where and how the model is asked, and what to call that. */
export interface Asked {
	settings: ModelSettings;
	/** Of the server, without what may be secret. */
	address: string;
	names: SettingNames;
}

/** Why the server could not be reached, judging by the system's error code, and which setting to change. */
export function adviceOnConnection(code: string | undefined, { address, names }: Asked): string {
	switch (code) {
		case 'ECONNREFUSED':
			return `Nothing listens at ${address}. Start the model server, or set ${names.address} to where it is.`;
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return `The host of ${address} was not found. Check ${names.address}, and the name server of this machine.`;
		case 'ECONNRESET':
		case 'EPIPE':
		case 'HPE_INVALID_CONSTANT':
			return `${address} hung up. Check whether ${names.address} needs https:// or http://, and the log of the model server.`;
		case 'EPROTO':
			return `${address} does not speak https. Set ${names.address} with http:// if it is on this network.`;
		case 'ETIMEDOUT':
		case 'EHOSTUNREACH':
		case 'ENETUNREACH':
			return `${address} cannot be reached from here. Check ${names.address}, and the firewall in between.`;
		default:
			return /CERT|SIGN|TLS|SSL|ISSUER/.test(code ?? '')
				? `The certificate of ${address} is not trusted (${code}). Set NODE_EXTRA_CA_CERTS to the certificate of its issuer.`
				: `The connection to ${address} failed (${code ?? 'no code'}). Check ${names.address}.`;
	}
}

/** What a failure means for the operator, and which setting to change. */
export function adviceOn(failure: Failure, asked: Asked): string {
	const { settings, address, names } = asked;
	switch (failure.kind) {
		case 'connection':
			return adviceOnConnection(failure.code, asked);
		case 'web-page':
			return `${address} answers with a web page. Set ${names.address} to the address of the API; it often ends in /v1.`;
		case 'invalid-response':
			return `What came from ${address} is not what ${settings.provider} sends, or broke off. Check ${names.provider} and ${names.address}.`;
		case 'first-token-timeout':
			return `No token came within ${duration(failure.afterMs)}. Set AI_FIRST_TOKEN_SECONDS higher, or ${names.model} to a faster model.`;
		case 'total-timeout':
			return `The answer was not finished within ${duration(failure.afterMs)}. Set AI_TOTAL_SECONDS higher, or ${names.model} to a faster model.`;
		case 'declined':
			return `The model declined a harmless question. Set ${names.model} to another model.`;
		case 'unusable':
			return `The model answered, but not in the form that was asked for. Set ${names.model} to a larger model.`;
		case 'status':
			return adviceOnStatus(failure.status, asked);
		default:
			return 'The question was not asked. Try again.';
	}
}

function adviceOnStatus(status: number, { settings, address, names }: Asked): string {
	const { model, apiKey, provider } = settings;
	const told = `HTTP ${status}`;
	if (status < 400) return `${address} sends elsewhere (${told}). Set ${names.address} to the final address.`;
	if (status === 401 || status === 403) {
		return apiKey === undefined
			? `The server wants a key (${told}). Set ${names.key}.`
			: `The key was refused (${told}). Set ${names.key} to a valid key that may use "${model}".`;
	}
	if (status === 402) return `The account has no credit (${told}). Top it up at the provider.`;
	if (status === 404) {
		const v1 = provider === 'openai-compatible' ? '; its address often ends in /v1' : '';
		return `The model "${model}" or the address is not known (${told}). Check ${names.model} and ${names.address}${v1}.`;
	}
	if (status === 429) return `Too many requests, or the account has no credit (${told}). Wait, or look at the account.`;
	if (status >= 500 || status === 408) return `The server failed (${told}). Look at its log, and try again.`;
	return `The server refused the request (${told}). Check whether "${model}" is a model that writes text: ${names.model}.`;
}
