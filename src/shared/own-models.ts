/** What the routes for members' own keys take and answer. */
import { z } from 'zod';
import { apiKeySchema, baseUrlSchema, modelName, PROVIDERS } from './model-settings.ts';

const server = {
	provider: z.enum(PROVIDERS, { error: `must be one of ${PROVIDERS.join(', ')}` }),
	baseUrl: baseUrlSchema.optional().describe('For openai-compatible alone; the others have their own'),
};

/** A provider with the address that is asked. */
export const modelServerAnswerSchema = z.object({ provider: z.enum(PROVIDERS), baseUrl: z.string() });
export type ModelServer = z.infer<typeof modelServerAnswerSchema>;

export const ownModelRulesSchema = z.strictObject({
	isAllowed: z.boolean('must be true or false').describe('Whether members may use keys of their own'),
	servers: z
		.array(z.strictObject(server))
		.max(20, 'holds too many: at most 20')
		.describe('Where such keys may be sent, and nowhere else'),
});
export type OwnModelRulesRequest = z.input<typeof ownModelRulesSchema>;

export const ownModelRulesAnswerSchema = z.object({
	isAllowed: z.boolean(),
	servers: z.array(modelServerAnswerSchema),
});
export type OwnModelRules = z.infer<typeof ownModelRulesAnswerSchema>;

export const ownModelRequestSchema = z.strictObject({
	...server,
	apiKey: apiKeySchema.optional().describe('Left out, the saved one of the same provider and address is kept'),
	model: modelName.min(1, 'is empty: name a model'),
});
export type OwnModelRequest = z.input<typeof ownModelRequestSchema>;

export const ownModelAnswerSchema = z.object({
	email: z.string().describe('Of the account'),
	/** What the owner allows. */
	...ownModelRulesAnswerSchema.shape,
	model: modelServerAnswerSchema
		.extend({
			model: z.string(),
			/** Runs are written with it. */
			isUsed: z.boolean(),
			/** The saved key cannot be opened: it is needed again. */
			keyLost: z.boolean(),
		})
		.nullable(),
});
export type OwnModel = z.infer<typeof ownModelAnswerSchema>;
