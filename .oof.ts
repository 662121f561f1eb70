import { writeFileSync } from 'node:fs';
import { learnedCalls, learnedEndings, weightsFrom } from './scripts/facts/out-of-fold.ts';
import { readFacts } from '#call-facts/read.ts';
import { normalise } from '#transcript/normalise.ts';
const calls = learnedCalls(); const ends = learnedEndings();
const rows: object[] = [];
const put = (one: any, set: string, w: any) => { const sides = one.sides ?? {}; rows.push({ set, name: one.name, kind: one.kind ?? one.gold.outcome.kind, part: one.isPart ?? false, lines: one.gold?.outcome.lines ?? [one.turn], sides: one.sides ?? one.gold.sides, text: normalise(one.call), facts: readFacts(one.call, sides, w) }); };
for (let f = 0; f < 8; f++) { const w = weightsFrom([...calls.filter((_, i) => i % 8 !== f), ...ends]); for (const c of calls.filter((_, i) => i % 8 === f)) put(c, 'gold', w); }
for (const wr of new Set(ends.map((e) => e.writer))) { const w = weightsFrom([...calls, ...ends.filter((e) => e.writer !== wr)]); for (const e of ends.filter((x) => x.writer === wr)) put(e, 'ends', w); }
writeFileSync('/tmp/oof.json', JSON.stringify(rows));
