import { z } from 'zod';
import { patientFetch } from '../model-fetch.ts';
import type { ModelSettings } from '../settings.ts';

/** A model may be slow; a list of models should not be. */
const TIMEOUT_MS = 10_000;

/** The longest lists of providers have some 100,000 characters. */
const MOST_BYTES = 4_000_000;

export interface Reached {
	ms: number;
	/** The models the server lists, if any. */
	models: string[];
	/** The HTTP status of its answer. */
	status: number;
}

/** The format of OpenAI and Anthropic, or that of Google. */
const listSchema = z.union([
	z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
	z
		.object({ models: z.array(z.object({ name: z.string() })) })
		.transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
]);

/**
 * Asks for the list of models, which costs nothing.
 *
 * @returns on failure the system's error code, e.g. ECONNREFUSED, or TIMEOUT after so many milliseconds without an answer
 */
export async function reach(settings: Omit<ModelSettings, 'model'>, timeoutMs = TIMEOUT_MS): Promise<Reached | string> {
	const began = performance.now();
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		const response = await patientFetch(`${settings.baseUrl}/models`, { headers: keyOf(settings), signal });
		const ms = Math.round(performance.now() - began);
		const text = await firstBytes(response);
		return { ms, models: response.ok ? modelsIn(text) : [], status: response.status };
	} catch (error) {
		if (error instanceof DOMException) return 'TIMEOUT';
		if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
		throw error;
	}
}

/** What is no list of models may never end. */
async function firstBytes(response: Response): Promise<string> {
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of response.body ?? []) {
		pieces.push(piece);
		bytes += piece.length;
		if (bytes > MOST_BYTES) break;
	}
	return Buffer.concat(pieces).toString('utf8');
}

function keyOf({ provider, apiKey }: Omit<ModelSettings, 'model'>): Record<string, string> {
	if (apiKey === undefined) return {};
	if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
	if (provider === 'google') return { 'x-goog-api-key': apiKey };
	return { authorization: `Bearer ${apiKey}` };
}

function modelsIn(text: string): string[] {
	try {
		return listSchema.safeParse(JSON.parse(text)).data ?? [];
	} catch {
		return [];
	}
}
