import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';

interface Row extends Record<string, unknown> {
	name: string;
	waiting: number;
	oldestSeconds: number;
}

/** The jobs of each queue that are due and not begun, also where there are none, and how long the oldest has waited. */
export async function waitingJobs(db: Database): Promise<readonly Row[]> {
	const { rows } = await db.execute<Row>(sql`
		select queue.name, count(job.id)::int as waiting,
			coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as "oldestSeconds"
		from pgboss.queue as queue
		left join pgboss.job as job on job.name = queue.name and job.state < 'active' and job.start_after <= now()
		where queue.name not like '\\_\\_%'
		group by queue.name`);
	return rows;
}
