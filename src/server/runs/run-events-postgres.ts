/** Notifications about runs between the instances on one PostgreSQL database, by LISTEN/NOTIFY. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { sqlState } from '#server/database/errors.ts';
import type { Database } from '#server/database/open.ts';
import type { Queue } from '#server/queue/queue.ts';

const notificationSchema = z.discriminatedUnion('kind', [
	/** A job is ready. */
	z.object({ kind: z.literal('queued') }),
	/** The run has ended, for whatever reason: any instance that still works on it stops. */
	z.object({ kind: z.literal('ended'), run: z.string() }),
	/** An instance has subscribers to the run: the instance that works on it shares its progress. */
	z.object({ kind: z.literal('subscribed'), run: z.string() }),
]);
export type RunNotification = z.infer<typeof notificationSchema>;

const messageSchema = z.object({ from: z.string(), notification: notificationSchema });

/** Delivery is not guaranteed: whatever is missed is found by polling. */
export interface RunNotifications {
	/** Notifies the other instances, not this one. */
	notify(notification: RunNotification): void;
	/** Calls the listener with every notification from other instances. */
	listen(listener: (notification: RunNotification) => void): void;
	close(): Promise<void>;
}

/** For the embedded database, which has only one instance. */
export const noNotifications: RunNotifications = { notify: () => {}, listen: () => {}, close: async () => {} };

const CHANNEL = 'growth_toolkit_runs';

export async function openRunNotifications(
	db: Database,
	queue: Queue,
	log: FastifyBaseLogger,
): Promise<RunNotifications> {
	const self = randomUUID();
	let listener: (notification: RunNotification) => void = () => {};
	const warn = (what: string) => (error: unknown) => void log.warn({ code: sqlState(error) ?? 'unknown' }, what);
	const receive = (payload: string) => {
		const message = messageSchema.safeParse(parse(payload));
		if (message.success && message.data.from !== self) listener(message.data.notification);
	};
	const connection = await queue.boss
		.getDb()
		.listen?.(CHANNEL, receive, () => listener({ kind: 'queued' }))
		.catch(warn('other instances are not heard; their runs are found by looking'));
	return {
		notify(notification) {
			const payload = JSON.stringify({ from: self, notification });
			db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`).catch(
				warn('other instances could not be told of a run'),
			);
		},
		listen(hears) {
			listener = hears;
		},
		close: async () => void (await connection?.close()),
	};
}

function parse(payload: string): unknown {
	try {
		return JSON.parse(payload);
	} catch {
		return null;
	}
}
