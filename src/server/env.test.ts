import { describe, expect, it } from 'vitest';
import { EnvironmentError, publicUrlOf, readEnvironment } from './env.ts';

function refusal(source: Record<string, string>): string {
	try {
		readEnvironment(source);
	} catch (error) {
		if (error instanceof EnvironmentError) return error.message;
	}
	throw new Error('the environment was accepted');
}

describe('the environment', () => {
	it('has a default for everything', () => {
		expect(readEnvironment({})).toMatchObject({
			host: '127.0.0.1',
			port: 3000,
			dataDir: './data',
			ai: null,
			aiConcurrency: 8,
			aiDailyRuns: 200,
			mailFrom: 'Growth Toolkit <no-reply@localhost>',
			purchaseUrl: 'https://example.com/order',
			supportEmail: 'support@example.com',
			corsOrigins: [],
			sessionDays: 30,
			sessionIdleDays: 7,
			trustProxy: [],
			logLevel: 'info',
		});
	});

	it('takes a key for addresses of shared pages, and never repeats a wrong one', () => {
		const key = 'k'.repeat(43);
		expect(readEnvironment({ SHARE_KEY: key })).toMatchObject({ shareKey: key });
		for (const wrong of ['k'.repeat(42), `${'k'.repeat(42)}=`, 'not a key']) {
			const said = refusal({ SHARE_KEY_PREVIOUS: wrong });
			expect(said).toMatch(/^SHARE_KEY_PREVIOUS must be 32 bytes in base64url/);
			expect(said).not.toContain(wrong);
		}
	});

	it('leaves the number of connections to the system unless one is set', () => {
		expect(readEnvironment({}).maxConnections).toBeUndefined();
		expect(readEnvironment({ MAX_CONNECTIONS: '500' }).maxConnections).toBe(500);
		expect(refusal({ MAX_CONNECTIONS: '0' })).toContain('MAX_CONNECTIONS must be from 1');
	});

	it('counts an empty variable as not set, and passes over those of others', () => {
		expect(readEnvironment({ PORT: ' ', AI_PROVIDER: '', EDITOR: 'vi' })).toEqual(readEnvironment({}));
	});

	it('reads which models members may choose besides the default, each once and at most eight', () => {
		const source = { AI_PROVIDER: 'openai', AI_MODEL: 'large', AI_API_KEY: 'key' };
		const { ai } = readEnvironment({ ...source, AI_MORE_MODELS: 'small, large,,tiny ,small' });
		expect(ai?.moreModels).toEqual(['small', 'tiny']);
		const nine = Array.from({ length: 9 }, (_, index) => `model-${index}`).join();
		expect(refusal({ ...source, AI_MORE_MODELS: nine })).toMatch(
			/^AI_MORE_MODELS must be the names of at most 8 models/,
		);
		expect(refusal({ AI_MORE_MODELS: 'small' })).toContain('AI_PROVIDER is not');
	});

	it('reads a connected model', () => {
		const source = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3', AI_BASE_URL: 'http://localhost:11434/v1/' };
		expect(readEnvironment(source).ai).toEqual({
			provider: 'openai-compatible',
			model: 'qwen3',
			baseUrl: 'http://localhost:11434/v1',
			apiKey: undefined,
			limits: { firstTokenMs: 60_000, totalMs: 300_000 },
		});
	});

	it.each([
		['openai', 'https://api.openai.com/v1'],
		['anthropic', 'https://api.anthropic.com/v1'],
		['google', 'https://generativelanguage.googleapis.com/v1beta'],
	])('knows the address of %s, and takes another where one is given', (provider, baseUrl) => {
		const source = { AI_PROVIDER: provider, AI_MODEL: 'm', AI_API_KEY: 'key' };
		expect(readEnvironment(source).ai).toMatchObject({ provider, baseUrl, apiKey: 'key' });
		const elsewhere = { ...source, AI_BASE_URL: 'https://proxy.example.com/v1/' };
		expect(readEnvironment(elsewhere).ai).toMatchObject({ baseUrl: 'https://proxy.example.com/v1' });
	});

	it('gives a model the time that was asked for, and no more to its first token than in all', () => {
		const model = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost/v1' };
		const limitsOf = (source: Record<string, string>) => readEnvironment({ ...model, ...source }).ai?.limits;
		expect(limitsOf({ AI_FIRST_TOKEN_SECONDS: '400', AI_TOTAL_SECONDS: '10800' })).toEqual({
			firstTokenMs: 400_000,
			totalMs: 10_800_000,
		});
		expect(limitsOf({ AI_TOTAL_SECONDS: '20' })).toEqual({ firstTokenMs: 20_000, totalMs: 20_000 });
		expect(refusal({ ...model, AI_FIRST_TOKEN_SECONDS: '301' })).toMatch(/AI_TOTAL_SECONDS \(300\).+Example: /);
	});

	it.each([
		['PORT', 'http'],
		['PORT', '70000'],
		['PUBLIC_URL', 'toolkit.example.com'],
		['DATABASE_URL', 'mysql://localhost/toolkit'],
		['AI_CONCURRENCY', '0'],
		['AI_DAILY_RUNS', '-1'],
		['SMTP_URL', 'mail.example.com'],
		['PURCHASE_URL', 'javascript:alert(1)'],
		['SUPPORT_EMAIL', 'support'],
		['CORS_ORIGINS', 'https://app.example.com/path'],
		['TRUST_PROXY', 'true'],
		['TRUST_PROXY', '10.0.0.0/99'],
		['LOG_LEVEL', 'loud'],
		['SESSION_DAYS', 'forever'],
		['SESSION_IDLE_DAYS', '0'],
		['PURCHASE_WEBHOOK_SECRET', 'short'],
		['AI_PROVIDER', 'parrot'],
		['AI_FIRST_TOKEN_SECONDS', '0'],
		['AI_FIRST_TOKEN_SECONDS', '1.5'],
		['AI_TOTAL_SECONDS', '10801'],
		['AI_API_KEY', '“quoted”'],
	])('stops the start at %s=%s with the name, what is wrong and an example', (name, value) => {
		const message = refusal({ [name]: value });
		expect(message).toMatch(new RegExp(`^${name} must .+ Example: .+$`));
		if (value.length > 2) expect(message.replace(/Example: .*/, '')).not.toContain(value);
	});

	it.each([
		[{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost/v1' }, 'AI_MODEL is not'],
		[{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'needs AI_BASE_URL'],
		[{ AI_MODEL: 'm' }, 'AI_PROVIDER is not'],
		[{ AI_API_KEY: 'key' }, 'AI_PROVIDER is not'],
		[{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'openai needs AI_API_KEY'],
		[{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'anthropic needs AI_API_KEY'],
		[{ AI_PROVIDER: 'google', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost/v1' }, 'google needs AI_API_KEY'],
	])('refuses settings of a model that do not fit together: %o', (source, message) => {
		expect(refusal(source)).toContain(message);
		expect(refusal(source)).toContain('Example: ');
	});

	it('names every wrong variable at once', () => {
		expect(refusal({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
	});

	it('reaches the server under its port where no address is given', () => {
		expect(publicUrlOf(readEnvironment({}), 4321)).toBe('http://localhost:4321');
		expect(publicUrlOf(readEnvironment({ PUBLIC_URL: 'https://a.example.com/' }), 4321)).toBe('https://a.example.com');
	});
});
