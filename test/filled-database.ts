/** Rows in every table of a database, and a look at all of them that owes nothing to the code under test. */
import { sql } from 'drizzle-orm';
import { allMigrations, type Column, type Table, tablesAfter } from '#server/backup/tables.ts';
import type { Database } from '#server/database/open.ts';

const TEXTS = ['plain', 'a "quoted"\n\tline \\ with \u2028 and {braces}', 'żółć 日本語 🜂 \r\n["end"'];
const OBJECTS = ['{"a": [1, null, "\\n\\"\\\\"], "b": {}}', '12345678901234567890.125', '"\\ud83d\\ude80"'];
const MOMENTS = ['2026-02-28T23:59:59.999Z', '1999-12-31T00:00:00Z', '2026-11-22T05:30:00.007+05:30'];

/** Three rows a table, whatever tables there are; those that refer to others refer to the row of the same number. */
export async function fillEveryTable(db: Database): Promise<void> {
	for (const table of tablesNow()) {
		for (const row of [0, 1, 2]) {
			const columns = table.columns.map(({ name }) => sql.identifier(name));
			const values = table.columns.map((column) => sql`${sample(column, row)}::${sql.raw(column.type)}`);
			await db.execute(sql`
				insert into ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)}) values (${sql.join(values, sql`, `)})
			`);
		}
	}
}

function sample({ type, notNull }: Column, row: number): string | null {
	if (type === 'text') return `${row} ${TEXTS[row]}`;
	if (type === 'integer') return String(row * 1_000_003);
	if (type === 'bigint') return String(row * 5_000_000_029);
	if (type === 'double precision') return String(row * 0.1);
	if (type === 'boolean') return String(row === 1);
	if (type === 'date') return `2026-03-0${row + 1}`;
	if (type === 'tsvector') return `'first' '${row} żółć'`;
	if (!notNull && row === 1) return null;
	if (type === 'jsonb') return notNull && row === 1 ? 'null' : (OBJECTS[row] ?? null);
	if (type.startsWith('timestamp')) return MOMENTS[row] ?? null;
	throw new Error(`no value is known for ${type}`);
}

/** The count of every table and a hash of its rows, as the database itself makes them. */
export async function looksLike(db: Database): Promise<Record<string, { count: number; hash: string }>> {
	return db.transaction(async (transaction) => {
		await transaction.execute(sql`set local timezone to 'UTC'`);
		const seen: Record<string, { count: number; hash: string }> = {};
		for (const { name } of tablesNow()) {
			const { rows } = await transaction.execute<{ count: number; hash: string }>(sql`
				select count(*)::int as count, md5(string_agg(t::text, chr(10) order by t::text collate "C")) as hash
				from ${sql.identifier(name)} as t
			`);
			if (rows[0]) seen[name] = rows[0];
		}
		return seen;
	});
}

function tablesNow(): Table[] {
	return tablesAfter(allMigrations().at(-1)?.name ?? '');
}
