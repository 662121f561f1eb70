import { openDatabase } from '#server/database/open.ts';
import { addLargeMember, SEARCHES } from '#test/large-member.ts';
import { find, newest } from '#server/search/find.ts';
import { sql } from 'drizzle-orm';
import { mkdtempSync, existsSync } from 'node:fs';
const dataDir = process.argv[2] ?? mkdtempSync('/tmp/large-');
const databaseUrl = process.argv[3];
const had = existsSync(dataDir + '/database');
const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
const { db } = database;
let t = performance.now();
if (!had) await addLargeMember(db, 'ann@example.com');
console.log(dataDir, 'filled', Math.round(performance.now() - t));
const id = (await db.execute<{id: string}>(sql`select id from users limit 1`)).rows[0]!.id;
for (const [name, words] of Object.entries(SEARCHES)) {
  const times: number[] = []; const raw: number[] = [];
  let count = 0;
  for (let i = 0; i < 30; i++) {
    t = performance.now(); await newest(db, id, words.split(" "), { limit: 20 }); raw.push(performance.now() - t);
    t = performance.now(); count = (await find(db, id, { words, limit: 20 })).hits.length; times.push(performance.now() - t);
  }
  const q = (v: number[], s: number) => v.toSorted((a,b)=>a-b)[Math.floor(v.length*s)]!.toFixed(1);
  const m = (await newest(db, id, words.split(' '), { limit: 1e6 })).length;
  console.log(name, m, count, 'match p50', q(raw,.5), 'p95', q(raw,.95), 'whole p50', q(times,.5), 'p95', q(times,.95));
  console.log((await db.execute<any>(sql`explain (analyze, buffers) ${newest(db, id, words.split(" "), { limit: 20 }).getSQL()}`)).rows.map(r => r['QUERY PLAN']).join('\n'));
}
console.log((await db.execute<any>(sql`select pg_total_relation_size('search_entries') total, pg_relation_size('search_entries') heap, pg_relation_size('search_entries_words') gin`)).rows);
await database.close();
