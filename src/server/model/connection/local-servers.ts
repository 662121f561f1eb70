import type { FoundServers } from '#shared/model-settings.ts';
import { reach } from '../check/reach.ts';

/** The ports that well-known model servers listen on. */
const USUAL_PORTS: Readonly<Record<string, string>> = {
	'11434': 'Ollama',
	'1234': 'LM Studio',
	'8080': 'llama.cpp',
	'8000': 'vLLM',
};

export const USUAL_SERVERS = Object.keys(USUAL_PORTS).map((port) => `http://127.0.0.1:${port}`);

/** A server on the same machine answers in milliseconds; other programs may listen on these ports and say nothing. */
const PATIENCE_MS = 1500;

/**
 * Asks model servers for their models by OpenAI's protocol, which all of them speak.
 *
 * @param origins e.g. `http://127.0.0.1:11434`
 *
 * @returns those that answered with at least one model
 */
export async function findServers(origins: readonly string[]): Promise<FoundServers> {
	const looked = origins.map((origin) => ({ name: nameOf(origin), baseUrl: `${origin}/v1` }));
	const found = await Promise.all(
		looked.map(async (server) => {
			const reached = await reach({ provider: 'openai-compatible', baseUrl: server.baseUrl }, PATIENCE_MS);
			return typeof reached === 'string' ? [] : [{ ...server, models: reached.models }];
		}),
	);
	return { servers: found.flat().filter(({ models }) => models.length > 0), looked };
}

function nameOf(origin: string): string {
	const { port, host } = new URL(origin);
	return USUAL_PORTS[port] ?? host;
}
