import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onAnyDatabase } from '#test/database.ts';

/** Above some 2 KB PostgreSQL moves a value out of its row, and compresses it unless the column says otherwise. */
const LARGE = ['calls.facts', 'calls.transcript', 'drafts.input', 'runs.edited_output', 'runs.input', 'runs.output'];
const SEARCHED = ['search_entries.body', 'search_entries.words', 'shares.document'];

onAnyDatabase((current) => {
	test('what may be long is kept as it is: to compress it would hold up every request', async () => {
		const { rows } = await current().db.execute<{ name: string }>(sql`
			select attrelid::regclass || '.' || attname as name from pg_attribute
			where attstorage = 'e' and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
			order by name`);
		expect(rows.map(({ name }) => name)).toEqual([...LARGE, ...SEARCHED]);
	});
});
