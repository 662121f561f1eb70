import { isIP } from 'node:net';
import { z } from 'zod';
import { USUAL_SERVERS } from './model/connection/local-servers.ts';
import { type ModelLimits, type ModelSettings, modelLimits, modelSettings, modelVariables } from './model/settings.ts';
import { KEY_TEXT } from './secrets/seal.ts';

/** What the server was told at its start, checked. */
export interface Environment {
	host: string;
	/** 0 lets the system choose a free port. */
	port: number;
	/** At once; undefined lets the limit of open files decide. */
	maxConnections?: number;
	/** As given; `publicUrlOf` knows the default. */
	publicUrl?: string;
	dataDir: string;
	databaseUrl?: string;
	/** Null where the environment names no model: the owner may connect one. */
	ai: ModelSettings | null;
	/** Hold for a model that the owner connects, too. */
	aiLimits: ModelLimits;
	/** Where the settings page looks for model servers. */
	aiLocalServers: readonly string[];
	aiConcurrency: number;
	aiDailyRuns: number;
	smtpUrl?: string;
	mailFrom: string;
	purchaseUrl: string;
	supportEmail: string;
	purchaseWebhookSecret?: string;
	/** Opens `/metrics`; without it there is no such page. */
	metricsToken?: string;
	/** Keeps addresses of shared pages; undefined for the file in `dataDir`. */
	shareKey?: string;
	/** Opens what was kept before `shareKey` was changed. */
	previousShareKey?: string;
	corsOrigins: readonly string[];
	/** Life of a session, whatever happens. */
	sessionDays: number;
	/** How long one may rest. */
	sessionIdleDays: number;
	trustProxy: readonly string[];
	logLevel: (typeof LOG_LEVELS)[number];
}

/** A variable that stops the start. Its message has one line a problem, fit for the console. */
export class EnvironmentError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (least: number, most: number, example: number) =>
	z
		.string()
		.regex(/^\d+$/, `must be a whole number from ${least} to ${most}. Example: ${example}`)
		.transform(Number)
		.refine((value) => value >= least && value <= most, `must be from ${least} to ${most}. Example: ${example}`);

const address = (protocols: readonly string[], example: string) =>
	z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
		error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}. Example: ${example}`,
	});

const list = z.string().transform((value) =>
	value
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== ''),
);

function isOrigin(value: string): boolean {
	return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

/** An address, a network, or one of the names that stand for the local ones. "true" would believe anybody. */
function isProxy(value: string): boolean {
	if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
	const [host = '', bits] = value.split('/');
	const version = isIP(host);
	if (version === 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const sharedSecret = z
	.string()
	.min(16, 'must have at least 16 characters. Example: the output of `openssl rand -hex 32`');

const shareKey = z
	.string()
	.regex(
		KEY_TEXT,
		'must be 32 bytes in base64url. Example: the output of `openssl rand 32 | basenc --base64url | tr -d =`',
	);

const variables = z.object({
	HOST: z.string().default('127.0.0.1'),
	PORT: whole(0, 65_535, 3000).default(3000),
	MAX_CONNECTIONS: whole(1, 1_000_000, 1000).optional(),
	PUBLIC_URL: address(['http:', 'https:'], 'https://toolkit.example.com')
		.transform((value) => value.replace(/(?<!\/)\/+$/, ''))
		.optional(),
	DATA_DIR: z.string().default('./data'),
	DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@localhost:5432/toolkit').optional(),
	...modelVariables,
	AI_LOCAL_SERVERS: list
		.refine((values) => values.every(isOrigin), {
			error: 'must be origins without a path, separated by commas. Example: http://127.0.0.1:11434',
		})
		.default([...USUAL_SERVERS]),
	AI_CONCURRENCY: whole(1, 1000, 8).default(8),
	AI_DAILY_RUNS: whole(0, 1_000_000, 200).default(200),
	SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465').optional(),
	MAIL_FROM: z
		.string()
		.regex(/^[^\r\n@]*@[^\r\n]+$/, 'must hold an email address. Example: Growth Toolkit <hello@example.com>')
		.default('Growth Toolkit <no-reply@localhost>'),
	PURCHASE_URL: address(['http:', 'https:'], 'https://example.com/order').default('https://example.com/order'),
	SUPPORT_EMAIL: z.email('must be an email address. Example: support@example.com').default('support@example.com'),
	PURCHASE_WEBHOOK_SECRET: sharedSecret.optional(),
	METRICS_TOKEN: sharedSecret.optional(),
	SHARE_KEY: shareKey.optional(),
	SHARE_KEY_PREVIOUS: shareKey.optional(),
	CORS_ORIGINS: list
		.refine((values) => values.every(isOrigin), {
			error: 'must be origins without a path, separated by commas. Example: https://app.example.com',
		})
		.default([]),
	SESSION_DAYS: whole(1, 3650, 30).default(30),
	SESSION_IDLE_DAYS: whole(1, 3650, 7).default(7),
	TRUST_PROXY: list
		.refine((values) => values.every(isProxy), {
			error: 'must be addresses or networks, separated by commas. Example: 10.0.0.0/8,127.0.0.1',
		})
		.default([]),
	LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}. Example: info` }).default('info'),
});

/**
 * Reads the settings of the server, e.g. from `process.env`. An empty variable counts as not set, and
 * unknown ones are somebody else's. A message names the variable and never repeats its value, which may
 * be a secret.
 *
 * @throws EnvironmentError with every problem, one a line
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
	const given = Object.fromEntries(
		Object.entries(source)
			.map(([name, value]) => [name, value?.trim()] as const)
			.filter(([, value]) => value !== undefined && value !== ''),
	);
	const parsed = variables.safeParse(given);
	if (!parsed.success) {
		throw new EnvironmentError(
			parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
		);
	}
	const values = parsed.data;
	const aiLimits = modelLimits(values);
	if (typeof aiLimits === 'string') throw new EnvironmentError(aiLimits);
	const ai = modelSettings(values, aiLimits);
	if (typeof ai === 'string') throw new EnvironmentError(ai);
	return {
		host: values.HOST,
		port: values.PORT,
		maxConnections: values.MAX_CONNECTIONS,
		publicUrl: values.PUBLIC_URL,
		dataDir: values.DATA_DIR,
		databaseUrl: values.DATABASE_URL,
		ai,
		aiLimits,
		aiLocalServers: values.AI_LOCAL_SERVERS,
		aiConcurrency: values.AI_CONCURRENCY,
		aiDailyRuns: values.AI_DAILY_RUNS,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM,
		purchaseUrl: values.PURCHASE_URL,
		supportEmail: values.SUPPORT_EMAIL,
		purchaseWebhookSecret: values.PURCHASE_WEBHOOK_SECRET,
		metricsToken: values.METRICS_TOKEN,
		shareKey: values.SHARE_KEY,
		previousShareKey: values.SHARE_KEY_PREVIOUS,
		corsOrigins: values.CORS_ORIGINS,
		sessionDays: values.SESSION_DAYS,
		sessionIdleDays: values.SESSION_IDLE_DAYS,
		trustProxy: values.TRUST_PROXY,
		logLevel: values.LOG_LEVEL,
	};
}

/** Where members reach the server: PUBLIC_URL, else this machine under the port it listens on. */
export function publicUrlOf(env: Pick<Environment, 'publicUrl'>, port: number): string {
	return env.publicUrl ?? `http://localhost:${port}`;
}
