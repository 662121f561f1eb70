import { writeFileSync } from 'node:fs';
import { learnedCalls, learnedEndings } from './scripts/facts/out-of-fold.ts';
import { train } from './scripts/learning/regression.ts';
import { ask } from '#language/linear-models/linear.ts';
import { QUESTIONS } from '#call-facts/learned/stored.ts';
import { utterancesOf } from '#call-facts/utterances.ts';
const calls = learnedCalls(); const ends = learnedEndings();
const SHOWN = ['agreed', 'next-step', 'refused'];
const rows: object[] = [];
const fold = (test: any[], rest: any[], set: string) => {
  const turn = train(rest.flatMap((x) => x.examples.ends), SHOWN, { c: 2, calls: 3 });
  const close = train(rest.flatMap((x) => x.examples.close), QUESTIONS.close, { c: 10, calls: 2 });
  for (const one of test) {
    const w = ask(close, one.examples.close[0].features);
    const n = one.examples.ends.length;
    const t = one.examples.ends.map((e: any) => ask(turn, e.features));
    const turns = utterancesOf(one.call);
    const sides = one.sides ?? one.gold.sides;
    rows.push({ set, name: one.name, kind: one.kind ?? one.gold.outcome.kind, lines: one.gold?.outcome.lines ?? [one.turn], part: one.isPart, w, late: t.map((x: any, i: number) => [turns[i]!.number, sides[turns[i]!.speaker] ?? 'other', x.agreed, x['next-step'], x.refused]).slice(Math.floor(n * .4)), n });
  }
};
for (let f = 0; f < 8; f++) fold(calls.filter((_, i) => i % 8 === f), [...calls.filter((_, i) => i % 8 !== f), ...ends], 'gold');
for (const w of new Set(ends.map((e) => e.writer))) fold(ends.filter((e) => e.writer === w), [...calls, ...ends.filter((e) => e.writer !== w)], 'ends');
writeFileSync('/tmp/fit.json', JSON.stringify(rows));
