/** `npm run model -- check` */
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { checkModel } from '#server/model/check/check.ts';
import { execute, newProgram, runAsProcess, type Terminal } from './command-line.ts';

const UNCONNECTED = `No model is connected: the built-in engine writes the results. To connect one, set for example
  AI_PROVIDER=anthropic AI_MODEL=claude-sonnet-4-5 AI_API_KEY=<your key>
  AI_PROVIDER=openai AI_MODEL=gpt-5.1 AI_API_KEY=<your key>
  AI_PROVIDER=google AI_MODEL=gemini-2.5-pro AI_API_KEY=<your key>
  AI_PROVIDER=openai-compatible AI_MODEL=qwen3-32b AI_BASE_URL=http://localhost:11434/v1
and run this again.`;

export async function model(argv: readonly string[], terminal: Terminal): Promise<number> {
	let isReady = true;
	const program = newProgram('model', terminal).description(
		'The model that is connected by AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL.',
	);
	program
		.command('check')
		.description(
			'Send a few small requests, and say what works and what to set. Ends with 0 when runs can use the model.',
		)
		.action(async () => {
			const { ai } = readEnvironment(terminal.env);
			if (ai === null) terminal.say(UNCONNECTED);
			isReady = ai !== null && (await checkModel(ai, terminal.say));
		});
	const code = await execute(program, argv, terminal, explain);
	return isReady ? code : 1;
}

/** An error of a library may repeat the request, key included. */
function explain(error: unknown): string {
	if (error instanceof EnvironmentError) return error.message;
	return `The model cannot be checked (${error instanceof Error ? error.name : 'unknown error'}).`;
}

if (import.meta.main) await runAsProcess(model);
