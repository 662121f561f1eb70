/** What the owner's routes for the connected model take and answer. */
import { z } from 'zod';

export const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<Provider, string> = {
	'openai-compatible': 'An OpenAI-compatible address',
	openai: 'OpenAI',
	anthropic: 'Anthropic',
	google: 'Google',
};

/** The models that messages name as examples. */
export const EXAMPLE_MODEL: Record<Provider, string> = {
	'openai-compatible': 'qwen3-32b',
	openai: 'gpt-5.1',
	anthropic: 'claude-sonnet-4-5',
	google: 'gemini-2.5-pro',
};

export const baseUrlSchema = z
	.string('must be text')
	.trim()
	.max(2000, 'is too long: at most 2,000 characters')
	.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
		error: 'must be an address that starts with http:// or https://. Example: http://localhost:11434/v1',
		abort: true,
	})
	.refine((value) => !/[?#]/.test(value) && new URL(value).username + new URL(value).password === '', {
		error: 'must hold no key, password, question mark or number sign: a key goes into its own field',
	})
	.transform((value) => value.replace(/(?<!\/)\/+$/, ''));

export const apiKeySchema = z
	.string('must be text')
	.trim()
	.max(1000, 'is too long: at most 1,000 characters')
	.regex(/^[\x21-\x7e]+$/, 'must be one word of plain letters, digits and signs. Example: sk-0123456789abcdef');

const server = {
	provider: z.enum(PROVIDERS, { error: `must be one of ${PROVIDERS.join(', ')}` }),
	baseUrl: baseUrlSchema.optional().describe('For openai-compatible alone; the others have their own'),
	apiKey: apiKeySchema.optional().describe('Left out, the saved one of the same provider and address is used'),
};

/** Where a model is, without the model. */
export const modelServerSchema = z.strictObject(server);
export type ModelServerRequest = z.input<typeof modelServerSchema>;

/** In characters of its transcript: about an hour of talk, at 150 words a minute. */
export const LONG_CALL = 50_000;

/** Besides the default. */
export const MOST_MORE_MODELS = 8;

export const modelName = z.string('must be text').trim().max(200, 'is too long: at most 200 characters');

/** A member's choice for one run. */
export const chosenModelSchema = modelName
	.min(1, 'is empty: name a model that is offered, or leave it out')
	.optional()
	.describe('Write with this model, one of those that the owner offers; left out, the default one writes');

export const modelConnectionSchema = z.strictObject({
	...server,
	model: modelName.min(1, 'is empty: choose a model'),
	longCallModel: modelName
		.optional()
		.describe(
			`Of the same server: for calls of more than ${LONG_CALL} characters. Left out or empty, \`model\` reads them too`,
		),
	moreModels: z
		.array(modelName.min(1, 'is empty: leave it out'))
		.max(MOST_MORE_MODELS, `holds too many: at most ${MOST_MORE_MODELS}`)
		.optional()
		.describe('Of the same server: members may choose them instead of `model`'),
});
export type ModelConnectionRequest = z.input<typeof modelConnectionSchema>;

export const modelStateSchema = z.object({
	/** Variables of the environment win. */
	setBy: z.enum(['environment', 'owner']).nullable(),
	connection: z
		.object({
			provider: z.enum(PROVIDERS),
			model: z.string(),
			longCallModel: z.string().nullable(),
			moreModels: z.array(z.string()),
			baseUrl: z.string(),
			hasKey: z.boolean(),
		})
		.nullable(),
	/** The saved key cannot be opened: the built-in engine writes until it is given again. */
	keyLost: z.boolean(),
});
export type ModelState = z.infer<typeof modelStateSchema>;

export const foundServersSchema = z.object({
	servers: z.array(z.object({ name: z.string(), baseUrl: z.string(), models: z.array(z.string()) })),
	/** Where was looked. */
	looked: z.array(z.object({ name: z.string(), baseUrl: z.string() })),
});
export type FoundServers = z.infer<typeof foundServersSchema>;

export const modelListSchema = z.object({ models: z.array(z.string()) });

/** A line of a check as it runs; the last one says whether runs can use the model. */
export type CheckLine = { line: string } | { isReady: boolean };

const dollars = z
	.number('must be a number')
	.min(0, 'must not be below 0')
	.max(1_000_000, 'must be at most 1,000,000')
	.nullable();

const modelPriceSchema = z.strictObject({
	model: modelName.min(1, 'is empty: name a model'),
	inputPrice: dollars.describe('Per million tokens that the model reads'),
	outputPrice: dollars.describe('Per million tokens that it writes'),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

/** In US dollars; null where nothing is set. */
export const modelBudgetSchema = z.strictObject({
	prices: z
		.array(modelPriceSchema)
		.max(50, 'holds too many: at most 50')
		.refine((prices) => new Set(prices.map(({ model }) => model)).size === prices.length, 'names a model twice')
		.describe('What runs by a model cost whose provider does not say what it charges; without a price nobody knows'),
	monthBudget: dollars.describe('For a calendar month (UTC): when it is spent, the built-in engine is offered'),
});
export type ModelBudget = z.infer<typeof modelBudgetSchema>;

/** A calendar month in UTC. */
export const monthSchema = z
	.string()
	.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month. Example: 2026-11')
	.describe('E.g. `2026-11`, in UTC');

const spentSums = {
	/** Those that ended, prompt trials among them. */
	runs: z.int().min(0),
	inputTokens: z.int().min(0),
	outputTokens: z.int().min(0),
	/** In US dollars, as far as prices are known. */
	cost: z.number(),
};
export type SpentSums = z.infer<z.ZodObject<typeof spentSums>>;

export const modelSpendingSchema = z.object({
	month: z.string(),
	/** Which months can be asked for, the newest first. */
	months: z.array(z.string()),
	/** Of all members, also of those whose account is deleted, in US dollars. */
	cost: z.number(),
	members: z.array(z.object({ email: z.string(), ...spentSums })),
	/** All of them together; null where there are none. */
	deletedMembers: z.object(spentSums).nullable(),
	/** By a tool's id; empty where an earlier version did not tell tools apart. */
	tools: z.array(z.object({ tool: z.string(), ...spentSums })),
});
export type ModelSpending = z.infer<typeof modelSpendingSchema>;

/** What the member who asks used this month. */
export const ownSpendingSchema = z.object({
	email: z.string(),
	month: z.string(),
	...spentSums,
	/** Besides: what the member's own key was used for. */
	byOwnKey: z.object(spentSums),
});
export type OwnSpending = z.infer<typeof ownSpendingSchema>;

export const modelCostsSchema = z.object({ budget: modelBudgetSchema, spending: modelSpendingSchema });
export type ModelCosts = z.infer<typeof modelCostsSchema>;
