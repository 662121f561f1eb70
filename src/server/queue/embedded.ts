import type pg from 'pg';
import type { Db } from 'pg-boss';

/**
 * Runs pg-boss on the embedded database's only connection. A statement that fails ends its connection, and with it the
 * transaction that a batch may have begun; the session goes on, and what it listens to.
 */
export function embeddedQueueDatabase(pool: pg.Pool): Db {
	return {
		async executeSql(text, values) {
			// A batch of statements has as many results.
			const results = [await pool.query(text, values)].flat();
			return { rows: results.flatMap(({ rows }) => rows) };
		},
		async listen(channel, onNotification, onReconnect) {
			const hear = (told: pg.Notification) => {
				if (told.channel === channel) onNotification(told.payload ?? '');
			};
			const attend = (client: pg.PoolClient) => void client.on('notification', hear);
			pool.on('connect', attend);
			const client = await pool.connect();
			if (!client.listeners('notification').includes(hear)) attend(client);
			await client.query(`listen ${client.escapeIdentifier(channel)}`);
			client.release();
			onReconnect();
			return {
				async close() {
					pool.off('connect', attend);
					const last = await pool.connect();
					last.off('notification', hear);
					await last.query(`unlisten ${last.escapeIdentifier(channel)}`);
					last.release();
				},
			};
		},
	};
}
