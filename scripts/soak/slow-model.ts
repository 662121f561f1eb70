import { readEnvironment } from '#server/env.ts';
import { createModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/model-error.ts';
import { answer, startModelServer } from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';

/** Node's own fetch gives up after 300 s without headers. */
const HEADERS_AFTER_SECONDS = 330;

/**
 * Asks a model server that holds back its headers for five and a half minutes, in real time. With raised limits it must
 * answer; with the default ones the question must be given up after 60 s.
 *
 * @returns whether both happened
 */
export async function soakSlowModel(): Promise<boolean> {
	const models = await startModelServer(answer(tinyAnswer, { headersAfterMs: HEADERS_AFTER_SECONDS * 1000 }));
	const began = Date.now();
	const seconds = () => Math.round((Date.now() - began) / 1000);
	const sign = setInterval(() => console.log(`${seconds()} s: waiting for headers`), 60_000);
	try {
		const raised = { AI_FIRST_TOKEN_SECONDS: '400', AI_TOTAL_SECONDS: '500' };
		const [patient, usual] = await Promise.all([
			ask(models.url, raised).then((outcome) => report('raised limits', outcome, seconds())),
			ask(models.url, {}).then((outcome) => report('usual limits', outcome, seconds())),
		]);
		return patient === 'answered' && usual.includes('did not begin to answer within 60 seconds');
	} finally {
		clearInterval(sign);
		await models.close();
	}
}

async function ask(url: string, limits: Record<string, string>): Promise<string> {
	const source = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'slow', AI_BASE_URL: url, ...limits };
	const { ai } = readEnvironment(source);
	if (!ai) throw new Error('no model was read from the environment');
	const prompt = tinyTool.prompt({ topic: 'pumps', source: 'Ann: we like it' });
	try {
		const signal = new AbortController().signal;
		await createModelEngine(ai).ask({ prompt, answer: tinyTool.answer, signal });
		return 'answered';
	} catch (error) {
		if (error instanceof ModelError) return error.message;
		throw error;
	}
}

function report(about: string, outcome: string, seconds: number): string {
	console.log(`${about}: ${outcome} (${seconds} s)`);
	return outcome;
}
