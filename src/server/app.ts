import type { Server } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerTool } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import { createThrottle } from './accounts/throttle.ts';
import type { OpenDatabase } from './database/open.ts';
import type { Environment } from './env.ts';
import { createLog } from './log.ts';
import type { ModelEngine } from './model/ask.ts';
import { createSlots } from './model/slots.ts';
import { describeRoutes } from './plugins/api-docs.ts';
import { answerBrokenRequest } from './plugins/broken-request.ts';
import { answerErrors, sendError } from './plugins/errors.ts';
import { logRequests, newRequestId } from './plugins/request-log.ts';
import { MOST_BODY_BYTES } from './plugins/request-problems.ts';
import { secureHeaders } from './plugins/security.ts';
import { sessionPlugin } from './plugins/session.ts';
import { serveWebApp } from './plugins/web-app.ts';
import { authRoutes } from './routes/auth.ts';
import { docsRoutes } from './routes/docs.ts';
import { exportRoutes } from './routes/exports.ts';
import { healthRoutes } from './routes/health.ts';
import { runRoutes } from './routes/runs.ts';
import { toolRoutes } from './routes/tools.ts';
import type { RunContext } from './runs/context.ts';
import { keepRuns } from './runs/keep.ts';
import { createActiveRuns } from './runs/watch.ts';
import { VERSION } from './version.ts';

export interface AppParts {
	env: Environment;
	db: OpenDatabase;
	/** Null for the built-in engine alone. */
	engine: ModelEngine | null;
	/** By id; the whole catalog where not given. */
	tools?: Readonly<Record<string, ServerTool>>;
	log?: FastifyBaseLogger;
	/** Where the built web app lies. */
	webDir?: string;
	now?: () => Date;
}

const BUILT_WEB_APP = join(import.meta.dirname, '../../dist/web');

/** Time to receive a whole request; an answer may take as long as it needs. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The whole server, ready to listen. Closing it ends its runs; the database stays with whoever opened it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { env, db: database } = parts;
	const app: FastifyInstance = Fastify<Server>({
		loggerInstance: parts.log ?? (createLog('silent', process.stderr) as FastifyBaseLogger),
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: newRequestId,
		requestIdHeader: false,
		bodyLimit: MOST_BODY_BYTES,
		requestTimeout: REQUEST_TIMEOUT_MS,
		trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
		clientErrorHandler: answerBrokenRequest,
		frameworkErrors: (error, request, reply) => {
			reply.header('x-request-id', request.id);
			sendError(error, request, reply);
		},
	});
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	app.removeContentTypeParser('text/plain');
	logRequests(app);
	answerErrors(app);
	await secureHeaders(app, env);
	await describeRoutes(app, VERSION);
	await app.register(sessionPlugin, { db: database.db });

	const context = runContext(parts, app.log);
	await keepRuns(app, context, database);
	await app.register(healthRoutes, { database });
	await app.register(docsRoutes);
	await app.register(authRoutes, { db: database.db, env, throttle: createThrottle(database.db) });
	await app.register(toolRoutes, { context });
	await app.register(runRoutes, { context });
	await app.register(exportRoutes, { context });
	await serveWebApp(app, parts.webDir ?? BUILT_WEB_APP, {
		purchaseUrl: env.purchaseUrl,
		supportEmail: env.supportEmail,
		engine: parts.engine?.model ?? null,
	});
	await app.ready();
	return app;
}

function runContext({ env, db, engine, tools, now }: AppParts, log: FastifyBaseLogger): RunContext {
	return {
		db: db.db,
		tools: tools ?? serverTools,
		engine,
		slots: createSlots(env.aiConcurrency),
		active: createActiveRuns(),
		dailyRuns: env.aiDailyRuns,
		supportEmail: env.supportEmail,
		log,
		now: now ?? (() => new Date()),
	};
}
