/** What the instances on one database tell each other about runs. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { sqlState } from '#server/database/errors.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import type { Queue } from '#server/queue/queue.ts';

const announcementSchema = z.discriminatedUnion('kind', [
	/** A job is ready. */
	z.object({ kind: z.literal('queued') }),
	/** A member cancelled the run: whoever works on it stops. */
	z.object({ kind: z.literal('cancelled'), run: z.string() }),
	/** The run has ended, one way or the other. */
	z.object({ kind: z.literal('ended'), run: z.string() }),
	/** Somebody follows the run: whoever works on it shares how far it is. */
	z.object({ kind: z.literal('followed'), run: z.string() }),
]);
export type Announcement = z.infer<typeof announcementSchema>;

const messageSchema = z.object({ from: z.string(), announcement: announcementSchema });

/** A hint, never a promise: what is missed here is found by looking. */
export interface Announcements {
	/** Tells the other instances; this one knows already. */
	tell(announcement: Announcement): void;
	/** From now on `hear` is called with what the other instances tell. */
	listen(hear: (announcement: Announcement) => void): void;
	close(): Promise<void>;
}

const CHANNEL = 'growth_toolkit_runs';

/** The embedded database has no other instance. */
export async function openAnnouncements(
	{ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
	queue: Queue,
	log: FastifyBaseLogger,
): Promise<Announcements> {
	if (kind === 'embedded') return { tell: () => {}, listen: () => {}, close: async () => {} };
	const self = randomUUID();
	let hear: (announcement: Announcement) => void = () => {};
	const listener = await queue.boss
		.getDb()
		.listen?.(
			CHANNEL,
			(payload) => {
				const message = messageSchema.safeParse(parse(payload));
				if (message.success && message.data.from !== self) hear(message.data.announcement);
			},
			() => hear({ kind: 'queued' }),
		)
		.catch((error: unknown) => {
			log.warn(
				{ code: sqlState(error) ?? 'unknown' },
				'other instances are not heard; their runs are found by looking',
			);
		});
	return {
		tell(announcement) {
			const payload = JSON.stringify({ from: self, announcement });
			db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`).catch((error: unknown) => {
				log.warn({ code: sqlState(error) ?? 'unknown' }, 'other instances could not be told of a run');
			});
		},
		listen(hears) {
			hear = hears;
		},
		close: async () => {
			await listener?.close();
		},
	};
}

function parse(payload: string): unknown {
	try {
		return JSON.parse(payload);
	} catch {
		return null;
	}
}
