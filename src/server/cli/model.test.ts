import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '#test/command.ts';
import * as server from '#test/model-server.ts';
import { model } from './model.ts';

let models: server.ModelServer | undefined;
afterEach(() => models?.close());

async function run(env: Record<string, string>): Promise<{ code: number; printed: string }> {
	const { code, output, errors } = await runCommand(model, env, 'check');
	return { code, printed: output + errors };
}

describe('npm run model -- check', () => {
	it('ends with 0 for a model that works, and never prints the key', async () => {
		models = await server.startModelServer(server.answer({ word: 'ready', sum: 5, colours: ['red', 'blue'] }));
		const { code, printed } = await run({
			AI_PROVIDER: 'openai-compatible',
			AI_MODEL: 'test-model',
			AI_BASE_URL: models.url,
			AI_API_KEY: 'sk-very-secret-1',
		});
		expect(printed).toContain('Ready: runs ask for their form by JSON schema.');
		expect(code).toBe(0);
		expect(models.requests[0]?.authorization).toBe('Bearer sk-very-secret-1');
		expect(printed).not.toContain('sk-very-secret-1');
	});

	it('ends with 1 for a model that does not, and says what to set', async () => {
		models = await server.startModelServer(server.status(401, {}, { message: 'Incorrect key sk-very-secret-1' }));
		const { code, printed } = await run({
			AI_PROVIDER: 'anthropic',
			AI_MODEL: 'claude-sonnet-4-5',
			AI_BASE_URL: models.url,
			AI_API_KEY: 'sk-very-secret-1',
		});
		expect(code).toBe(1);
		expect(printed).toContain('Set AI_API_KEY');
		expect(printed).not.toContain('sk-very-secret-1');
	});

	it('says how to connect a model where there is none, and what is wrong with the settings', async () => {
		const none = await run({});
		expect(none.code).toBe(1);
		expect(none.printed).toContain('AI_PROVIDER=openai-compatible AI_MODEL=qwen3-32b AI_BASE_URL=');
		const half = await run({ AI_PROVIDER: 'google', AI_MODEL: 'gemini-2.5-pro' });
		expect(half.code).toBe(1);
		expect(half.printed).toContain('AI_PROVIDER google needs AI_API_KEY');
	});
});
