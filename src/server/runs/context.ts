import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/open.ts';
import type { Engines } from '#server/model/connection/engines.ts';
import type { OwnModels } from '#server/model/own/engines.ts';
import type { Slots } from '#server/model/slots.ts';
import type { ToolPool } from '#server/tool-pool/tool-pool.ts';
import type { ToolOutline } from '#tools/define.ts';
import type { RunEvents } from './run-events.ts';
import type { RunQueue } from './run-queue.ts';

/** In milliseconds, each counted from when a process starts the task. */
export interface Deadlines {
	/** Making a draft with the built-in engine, or the prompt for a model. */
	readonly draft: number;
	/** Tracing a model's answer to its input. */
	readonly ground: number;
	/** Preparing the content of a file or of a client's page. */
	readonly present: number;
}

/** What runs need from the server process. */
export interface RunContext {
	readonly db: Database;
	/** Every generator, by id. */
	readonly tools: Readonly<Record<string, ToolOutline>>;
	/** Everything that reads an input runs here. */
	readonly pool: ToolPool;
	/** How long a task of the pool may take. */
	readonly deadlines: Deadlines;
	readonly engines: Engines;
	readonly ownModels: OwnModels;
	readonly slots: Slots;
	readonly queue: RunQueue;
	readonly events: RunEvents;
	/** How many model runs a member may start per UTC day. */
	readonly dailyRuns: number;
	/** Where members can ask for help. */
	readonly supportEmail: string;
	readonly log: FastifyBaseLogger;
	readonly now: () => Date;
}

/** What a worker needs: everything except the queue. */
export type WorkerContext = Omit<RunContext, 'queue'>;
