import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '#test/database.ts';
import { AMOUNTS, addLargeMember, SEARCHES } from '#test/large-member.ts';
import { find, newest, newestOfEach } from './find.ts';
import { distinctWords } from './words.ts';

onEveryDatabase((current) => {
	const db = () => current().db;

	async function planOf(statement: { getSQL(): SQL }): Promise<string> {
		const { rows } = await db().execute<{ 'QUERY PLAN': string }>(sql`explain ${statement.getSQL()}`);
		return rows.map((row) => row['QUERY PLAN']).join('\n');
	}

	let ann: string;
	beforeEach(async () => {
		ann = await addLargeMember(db(), 'ann@example.com');
		await addLargeMember(db(), 'bob@example.com', 0.02);
	}, 900_000);

	it('of a member with 2,000 runs and 500 calls, every search is answered by the index of words', async () => {
		for (const typed of Object.values(SEARCHES)) {
			const words = [...distinctWords(typed)];
			const narrowed = {
				limit: 20,
				below: { moment: new Date(), id: 'z' },
				kind: 'run',
				tool: 'dealmaker',
			} as const;
			for (const statement of [
				newest(db(), ann, words, { limit: 20 }),
				newest(db(), ann, words, narrowed),
				newestOfEach(db(), ann, words, { limit: 20, each: 5 }),
			]) {
				const plan = await planOf(statement);
				expect(plan).toContain('Bitmap Index Scan on search_entries_words');
				expect(plan).not.toContain('Seq Scan on search_entries');
				expect(plan).not.toContain('search_entries_user_id_kind_ref_id_pk');
			}
		}
		const common = await newest(db(), ann, ['the'], { limit: 10_000 });
		expect(common).toHaveLength(AMOUNTS.clients + AMOUNTS.runs + AMOUNTS.calls);
		const rare = await find(db(), ann, { words: SEARCHES['a rare word'], limit: 20 });
		expect(rare.hits).toMatchObject([{ kind: 'call', place: 'Ann: Our server is called Quetzalcoatl.' }]);
		expect((await find(db(), ann, { words: 'the', each: 5, limit: 20 })).hits).toHaveLength(15);
	}, 120_000);
});
