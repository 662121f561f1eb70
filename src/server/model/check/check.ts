import { connectModel } from '../provider.ts';
import type { ModelSettings } from '../settings.ts';
import { ANSWER_FORMATS, type AnswerFormat } from '../structured-output.ts';
import { type Asked, adviceOn, adviceOnConnection, type SettingNames, VARIABLES } from './advice.ts';
import { reach } from './reach.ts';
import { shownAddress } from './shown-address.ts';
import { type Tried, tryFormat } from './try-format.ts';

const FORMAT_NAMES: Record<AnswerFormat, string> = {
	schema: 'by JSON schema',
	json: 'as JSON',
	prompt: 'by words alone',
};

export interface CheckOptions {
	/** Of the environment where not given. */
	names?: SettingNames;
	/** Ends the check. */
	signal?: AbortSignal;
}

/**
 * Tries a connected model with a few small requests and reports in plain words what works and what to set.
 *
 * @param tell receives each line as soon as it is known; no line contains the key
 *
 * @returns whether the model can be used for runs
 */
export async function checkModel(
	settings: ModelSettings,
	tell: (line: string) => void,
	{ names = VARIABLES, signal }: CheckOptions = {},
): Promise<boolean> {
	const asked = { settings, address: shownAddress(settings.baseUrl), names };
	tell(`Asking "${settings.model}" at ${asked.address} (${settings.provider}).`);
	const models = await tellReach(asked, tell);
	if (models === null) return false;
	const connected = connectModel(settings);
	let best: Tried | undefined;
	for (const format of ANSWER_FORMATS) {
		const tried = await tryFormat(connected, format, settings, signal);
		if (signal?.aborted) return false;
		tellTried(tried, asked, tell);
		if (tried.failure === null) best ??= tried;
		else if (isHopeless(tried)) {
			if (tried.failure.kind === 'status' && tried.failure.status === 404) tellModels(models, asked, tell);
			break;
		}
	}
	if (best) tellBest(best, tell);
	else tell('Not ready: runs by this model would fail.');
	return best !== undefined;
}

/** @returns the models the server lists, or null if it cannot be reached */
async function tellReach(asked: Asked, tell: (line: string) => void) {
	const reached = await reach(asked.settings);
	if (reached === 'TIMEOUT') {
		tell('Reached: perhaps. The list of models did not come within 10 seconds; asking the model all the same.');
		return [];
	}
	if (typeof reached === 'string') {
		tell(`Reached: no. ${adviceOnConnection(reached, asked)}`);
		return null;
	}
	tell(`Reached: yes, after ${reached.ms} ms.`);
	return reached.models;
}

function tellTried(tried: Tried, asked: Asked, tell: (line: string) => void): void {
	const name = `Answers ${FORMAT_NAMES[tried.format]}`;
	const { failure } = tried;
	if (failure === null) tell(`${name}: yes.`);
	else if (failure.kind === 'status' && failure.formatRefused) tell(`${name}: no, the server does not take that.`);
	else tell(`${name}: no. ${adviceOn(failure, asked)}`);
}

/** Whether every other format would fail in the same way. */
function isHopeless({ failure }: Tried): boolean {
	if (failure?.kind === 'status') return failure.formatRefused !== true;
	return failure !== null && failure.kind !== 'unusable';
}

const MAX_NAMED = 10;

function tellModels(models: readonly string[], { settings, names }: Asked, tell: (line: string) => void): void {
	if (models.length === 0 || models.includes(settings.model)) return;
	const named = models.slice(0, MAX_NAMED).map(printable).join(', ');
	const more = models.length > MAX_NAMED ? ` and ${models.length - MAX_NAMED} more` : '';
	tell(`${names.model} can be one of: ${named}${more}.`);
}

function tellBest({ format, firstTokenMs, totalMs, usage }: Tried, tell: (line: string) => void): void {
	const first = firstTokenMs === undefined ? '' : `first token after ${seconds(firstTokenMs)}, `;
	tell(`Speed: ${first}a short answer after ${seconds(totalMs)}.`);
	const source = usage.estimated ? 'estimated, since the server does not tell' : 'as the server tells';
	const cost = usage.cost === undefined ? '' : `, ${usage.cost} US dollars`;
	tell(`Tokens: ${usage.inputTokens ?? 0} in, ${usage.outputTokens ?? 0} out${cost} (${source}).`);
	tell(`Ready: runs ask for their form ${FORMAT_NAMES[format]}.`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Removes control characters, so that text from a server cannot steer the terminal. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, '').slice(0, 80);
