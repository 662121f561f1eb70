/** `npm run model -- check` */
import { Command } from 'commander';
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { checkModel } from '#server/model/check/check.ts';

const UNCONNECTED = `No model is connected: the built-in engine writes the results. To connect one, set for example
  AI_PROVIDER=anthropic AI_MODEL=claude-sonnet-4-5 AI_API_KEY=<your key>
  AI_PROVIDER=openai AI_MODEL=gpt-5.1 AI_API_KEY=<your key>
  AI_PROVIDER=google AI_MODEL=gemini-2.5-pro AI_API_KEY=<your key>
  AI_PROVIDER=openai-compatible AI_MODEL=qwen3-32b AI_BASE_URL=http://localhost:11434/v1
and run this again.`;

const program = new Command('model')
	.description('The model that is connected by AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL.')
	.showHelpAfterError();

program
	.command('check')
	.description(
		'Send a few small requests, and say what works and what to set. Ends with 0 when runs can use the model.',
	)
	.action(async () => {
		const { ai } = readEnvironment(process.env);
		if (ai === null) console.log(UNCONNECTED);
		const isReady = ai !== null && (await checkModel(ai, (line) => console.log(line)));
		process.exitCode = isReady ? 0 : 1;
	});

try {
	await program.parseAsync();
} catch (error) {
	// A library's error may repeat the request, including the key.
	const name = error instanceof Error ? error.name : 'unknown error';
	console.error(error instanceof EnvironmentError ? error.message : `The model cannot be checked (${name}).`);
	process.exitCode = 1;
}
