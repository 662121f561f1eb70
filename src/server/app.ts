import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ToolOutline } from '#tools/define.ts';
import { toolOutlines } from '#tools/outlines.ts';
import { createThrottle, type ThrottleLimits } from './accounts/throttle.ts';
import type { OpenDatabase } from './database/open.ts';
import { type Environment, publicUrlOf } from './env.ts';
import { createLog } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import { type MailQueue, type MailQueueParts, startMailQueue } from './mail/mail-queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import { waitingJobs } from './metrics/waiting-jobs.ts';
import type { ModelEngine } from './model/ask.ts';
import { fixedEngine, followedEngine } from './model/connection/engines.ts';
import { connectedByOwner } from './model/connection/stored.ts';
import { createOwnModels } from './model/own/engines.ts';
import { keepDeletions } from './own-data/deletion/upkeep.ts';
import { pageSettings } from './page-settings.ts';
import { describeRoutes } from './plugins/api-docs.ts';
import { answerBrokenRequest } from './plugins/broken-request.ts';
import { compressAnswers } from './plugins/compression.ts';
import { answerErrors } from './plugins/errors.ts';
import { readJsonBodies } from './plugins/json-body.ts';
import { refuseAddress, refuseAddresses } from './plugins/refused-address.ts';
import { logRequests, newRequestId } from './plugins/request-log.ts';
import { MOST_ACCOUNT_BODY_BYTES, MOST_BODY_BYTES } from './plugins/request-problems.ts';
import { secureHeaders } from './plugins/security.ts';
import { sessionPlugin } from './plugins/session.ts';
import { serveWebApp } from './plugins/web-app.ts';
import { connectionLimit, limitConnections } from './process/connections.ts';
import type { Queue } from './queue/queue.ts';
import { accountRoutes } from './routes/account.ts';
import { accountDeletionRoutes } from './routes/account-deletion.ts';
import { accountExportRoutes } from './routes/account-export.ts';
import { accountImportRoutes } from './routes/account-import.ts';
import { authRoutes } from './routes/auth.ts';
import { businessProfileRoutes } from './routes/business-profile.ts';
import { callRoutes } from './routes/calls.ts';
import { clientRoutes } from './routes/clients.ts';
import { deskRoutes } from './routes/desk.ts';
import { docsRoutes } from './routes/docs.ts';
import { draftRoutes } from './routes/drafts.ts';
import { exportRoutes } from './routes/exports.ts';
import { healthRoutes } from './routes/health.ts';
import { memberRoutes } from './routes/members.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { modelSettingsRoutes } from './routes/model-settings.ts';
import { ownModelRoutes } from './routes/own-models.ts';
import { passwordRoutes } from './routes/password.ts';
import { profileRoutes } from './routes/profile.ts';
import { promiseRoutes } from './routes/promises.ts';
import { promptTrialRoutes } from './routes/prompt-trials.ts';
import { promptRoutes } from './routes/prompts.ts';
import { purchaseRoutes } from './routes/purchases.ts';
import { runEstimateRoutes } from './routes/run-estimates.ts';
import { runEventRoutes } from './routes/run-events.ts';
import { runRoutes } from './routes/runs.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { sharedPage } from './routes/shared-page.ts';
import { shareRoutes } from './routes/shares.ts';
import { submissionRoutes } from './routes/submissions.ts';
import { takenBackAddressRoutes } from './routes/taken-back-address.ts';
import { toolRoutes } from './routes/tools.ts';
import { twoFactorRoutes } from './routes/two-factor.ts';
import type { Deadlines } from './runs/context.ts';
import { openRuns } from './runs/open.ts';
import { indexInBackground } from './search/in-background.ts';
import { openSealingKeys } from './secrets/keys.ts';
import type { ToolPool } from './tool-pool/tool-pool.ts';
import { VERSION } from './version.ts';

export interface AppParts {
	env: Environment;
	db: OpenDatabase;
	queue: Queue;
	transport: MailTransport;
	/** Its processes know the same tools. */
	pool: ToolPool;
	/** The one that the environment names; null leaves the choice to the owner. */
	engine: ModelEngine | null;
	/** By id; the whole catalog where not given. */
	tools?: Readonly<Record<string, ToolOutline>>;
	/** Other limits on what reads inputs than the usual ones. */
	deadlines?: Partial<Deadlines>;
	log?: FastifyBaseLogger;
	/** Where the built web app lies. */
	webDir?: string;
	now?: () => Date;
	/** Other limits on attempts than the usual ones. */
	limits?: Partial<ThrottleLimits>;
}

const BUILT_WEB_APP = join(import.meta.dirname, '../../dist/web');

/** A reset link with something pasted behind it is still a reset link that does not work, not a broken address. */
const MOST_PARAMETER_LENGTH = 1000;

/** Time to receive a whole request; an answer may take as long as it needs. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Time to receive its headers, from the connection on; a connection that says nothing ends with it. */
const HEADERS_TIMEOUT_MS = 15_000;

/** How often Node looks which connections are late. */
const LOOK_MS = 5000;

/** The whole server, ready to listen. Closing it ends its runs; database, queue and pool stay with whoever opened them. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { env, db: database } = parts;
	const app: FastifyInstance = Fastify<Server>({
		loggerInstance: parts.log ?? (createLog('silent', process.stderr) as FastifyBaseLogger),
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: newRequestId,
		requestIdHeader: false,
		bodyLimit: MOST_BODY_BYTES,
		requestTimeout: REQUEST_TIMEOUT_MS,
		http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_MS },
		routerOptions: { maxParamLength: MOST_PARAMETER_LENGTH },
		trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
		clientErrorHandler: answerBrokenRequest,
		frameworkErrors: (error, request, reply) => refuseAddress(app, error, request, reply),
	});
	limitConnections(app.server, env.maxConnections ?? connectionLimit(), app.log);
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	app.removeContentTypeParser('text/plain');
	readJsonBodies(app);
	const metrics = env.metricsToken === undefined ? null : await openMetrics(parts);
	logRequests(app, metrics?.requestEnded);
	answerErrors(app);
	await secureHeaders(app, env);
	refuseAddresses(app);
	await compressAnswers(app);
	await describeRoutes(app, VERSION);

	const now = parts.now ?? (() => new Date());
	const { sessionIdleDays } = env;
	await app.register(sessionPlugin, { db: database.db, queue: parts.queue, sessionIdleDays, now });
	const keys = openSealingKeys(env);
	const engines = parts.engine
		? fixedEngine(parts.engine, env.ai ?? undefined)
		: followedEngine(() => connectedByOwner(database.db, keys, env.aiLimits));
	const ownModels = createOwnModels(database.db, keys, env.aiLimits);
	const context = await openRuns(app, {
		database,
		queue: parts.queue,
		tools: parts.tools ?? toolOutlines,
		pool: parts.pool,
		deadlines: parts.deadlines,
		engines,
		ownModels,
		concurrency: env.aiConcurrency,
		dailyRuns: env.aiDailyRuns,
		supportEmail: env.supportEmail,
		now,
		onRunEnded: metrics?.runEnded,
	});
	indexInBackground(app, context);
	const publicUrl = () => addressOf(app, env);
	const mails = await sendMails(app, parts, { publicUrl, keys, now });
	await app.register(healthRoutes, { database, queue: parts.queue });
	await app.register(docsRoutes);
	if (metrics && env.metricsToken) await app.register(metricsRoutes, { metrics, token: env.metricsToken });
	const throttle = createThrottle(database.db, parts.limits);
	const account = {
		db: database.db,
		throttle,
		keys,
		mails,
		now,
		sessionDays: env.sessionDays,
		sessionIdleDays: env.sessionIdleDays,
	};
	await app.register(async (scope) => {
		scope.addHook('onRoute', (route) => {
			route.bodyLimit = MOST_ACCOUNT_BODY_BYTES;
		});
		await scope.register(authRoutes, { account });
		await scope.register(accountRoutes, { account });
		await scope.register(sessionRoutes, { account });
		await scope.register(twoFactorRoutes, { account });
		await scope.register(profileRoutes, { account });
		await scope.register(passwordRoutes, { db: database.db, mails, throttle, now });
		await scope.register(takenBackAddressRoutes, { db: database.db, keys, throttle, now });
	});
	await app.register(promptRoutes, { account });
	await app.register(submissionRoutes, { account });
	await app.register(accountDeletionRoutes, { account, context });
	await app.register(accountExportRoutes, { context });
	await app.register(accountImportRoutes, { context });
	await keepDeletions(app, context);
	await app.register(businessProfileRoutes, { account });
	await app.register(toolRoutes, { context });
	await app.register(runEstimateRoutes, { context });
	await app.register(promptTrialRoutes, { context });
	await app.register(promiseRoutes, { context });
	await app.register(deskRoutes, { context });
	await app.register(runRoutes, { context });
	await app.register(runEventRoutes, { context });
	await app.register(draftRoutes, { context });
	await app.register(exportRoutes, { context });
	await app.register(clientRoutes, { context });
	await app.register(callRoutes, { context });
	await app.register(shareRoutes, { context, publicUrl, keys });
	await app.register(searchRoutes, { db: database.db });
	await app.register(sharedPage, { db: database.db, now });
	await app.register(modelSettingsRoutes, { db: database.db, keys, env, engines, given: parts.engine, now });
	await app.register(ownModelRoutes, { db: database.db, keys });
	await app.register(memberRoutes, { context, mails, env, now });
	await app.register(purchaseRoutes, { db: database.db, secret: env.purchaseWebhookSecret });
	await serveWebApp(app, parts.webDir ?? BUILT_WEB_APP, () => pageSettings(env, engines, ownModels));
	await app.ready();
	return app;
}

/** Where people reach us. The port is known once the app listens, which it does before anybody asks for a link. */
function addressOf(app: FastifyInstance, env: Environment): string {
	return publicUrlOf(env, (app.server.address() as AddressInfo | null)?.port ?? env.port);
}

/** Loaded only where somebody watches. */
async function openMetrics({ db, pool }: AppParts): Promise<Metrics> {
	const { createMetrics } = await import('./metrics/metrics.ts');
	return createMetrics({ queues: () => waitingJobs(db.db), pool: pool.load });
}

/** Mails leave for as long as the app is open. */
async function sendMails(
	app: FastifyInstance,
	parts: AppParts,
	how: Pick<MailQueueParts, 'publicUrl' | 'keys' | 'now'>,
): Promise<MailQueue> {
	const { env, queue, db, transport } = parts;
	const mails = await startMailQueue({
		queue,
		db: db.db,
		transport,
		supportEmail: env.supportEmail,
		log: app.log,
		...how,
	});
	app.addHook('onClose', () => mails.stop());
	return mails;
}
