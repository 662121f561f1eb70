import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/open.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import type { Slots } from '#server/model/slots.ts';
import type { ToolPool } from '#server/tool-pool/tool-pool.ts';
import type { ServerTool } from '#tools/define.ts';
import type { RunEvents } from './run-events.ts';
import type { RunQueue } from './run-queue.ts';

/** In milliseconds, each counted from when a process starts on the task. */
export interface Deadlines {
	/** The built-in engine, and what a model is asked. */
	readonly draft: number;
	/** Tracing a model's answer to its input. */
	readonly ground: number;
	/** What a file or a client's page is made of. */
	readonly present: number;
}

/** What the life of a run needs of its process. */
export interface RunContext {
	readonly db: Database;
	/** Every generator, by its id. */
	readonly tools: Readonly<Record<string, ServerTool>>;
	/** Where everything that reads an input is done. */
	readonly pool: ToolPool;
	/** How long a task of the pool may take. */
	readonly deadlines: Deadlines;
	/** Null where no model is connected. */
	readonly engine: ModelEngine | null;
	readonly slots: Slots;
	readonly queue: RunQueue;
	readonly events: RunEvents;
	/** Runs by a model that a member may start per UTC day. */
	readonly dailyRuns: number;
	/** Where members ask for help. */
	readonly supportEmail: string;
	readonly log: FastifyBaseLogger;
	readonly now: () => Date;
}

/** What a worker needs: all but what tells it of work. */
export type WorkerContext = Omit<RunContext, 'queue'>;
