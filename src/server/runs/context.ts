import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/open.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import type { Slots } from '#server/model/slots.ts';
import type { ServerTool } from '#tools/define.ts';
import type { Announcements } from './announcements.ts';
import type { RunQueue } from './queue.ts';
import type { Watch } from './watch.ts';

/** What the life of a run needs of its process. */
export interface RunContext {
	readonly db: Database;
	/** Every generator, by its id. */
	readonly tools: Readonly<Record<string, ServerTool>>;
	/** Null where no model is connected. */
	readonly engine: ModelEngine | null;
	readonly slots: Slots;
	readonly queue: RunQueue;
	readonly watch: Watch;
	readonly announcements: Announcements;
	/** Runs by a model that a member may start per UTC day. */
	readonly dailyRuns: number;
	/** Where members ask for help. */
	readonly supportEmail: string;
	readonly log: FastifyBaseLogger;
	readonly now: () => Date;
}

/** What a worker needs: all but what tells it of work. */
export type WorkContext = Omit<RunContext, 'queue'>;
