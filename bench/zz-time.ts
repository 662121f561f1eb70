import { openDatabase } from '#server/database/open.ts';
import { matching } from '#server/search/find.ts';
import { callsOf, newestRunsOf, runsOf } from '#server/search/details.ts';
import { findPassage } from '#server/search/place.ts';
import { folded } from '#server/search/words.ts';
import { sql } from 'drizzle-orm';
const database = await openDatabase({ dataDir: '/tmp/large-pglite' });
const { db } = database;
const id = (await db.execute<{id: string}>(sql`select id from users limit 1`)).rows[0]!.id;
for (const words of [['invoice','march'],['the']]) for (let i = 0; i < 6; i++) {
 let t = (process.cpuUsage().user + process.cpuUsage().system) / 1000; const lap = () => { const n = (process.cpuUsage().user + process.cpuUsage().system) / 1000; const d = (n - t).toFixed(1); t = n; return d; };
 const rows = (await matching(db, id, words, { limit: 20 })).slice(0, 20); const a = lap();
 const ids = (k: string) => rows.filter(r => r.kind === k).map(r => r.refId);
 await runsOf(db, id, ids('run')); const b = lap();
 const c = await callsOf(db, id, ids('call')); const cc = lap();
 await newestRunsOf(db, id, ids('call')); const d = lap();
 for (const call of c.values()) folded(call.transcript ?? ''); const f = lap();
 for (const call of c.values()) findPassage(call.transcript ?? '', words); for (const r of rows) findPassage(r.body, words); const e = lap();
 console.log(words.join(), 'match', a, 'runs', b, 'calls', cc, ids('call').length, 'newest', d, 'fold', f, 'places', e);
}
await database.close();
