import { learnedCalls, learnedEndings } from './scripts/facts/out-of-fold.ts';
import { train, type Example } from './scripts/learning/regression.ts';
import { ask } from '#language/linear-models/linear.ts';
import { utterancesOf } from '#call-facts/utterances.ts';
import { yesFeatures } from '#call-facts/learned/yes.ts';
const calls = learnedCalls(); const ends = learnedEndings();
for (const kind of ['agreed', 'next-step', 'open', 'refused']) {
const all = [...calls.filter((c) => c.gold.outcome.kind === kind).map((c, i) => ({ fold: `g${i % 8}`, turns: utterancesOf(c.call), sides: c.gold.sides as Record<string, string>, lines: c.gold.outcome.lines, set: 'gold' })), ...ends.filter((e) => e.kind === kind).map((e) => ({ fold: e.writer, turns: utterancesOf(e.call), sides: e.sides as Record<string, string>, lines: [e.turn], set: 'ends' }))];
const exs = all.map((o, k) => o.turns.map((t, i): Example => ({ call: k, features: yesFeatures(o.turns, i, (s) => (o.sides[s] ?? 'other') as never), answers: { yes: o.lines.includes(t.number) ? 1 : 0 } })));
for (const c of [10]) for (const buyer of [true, false]) {
  const res: Record<string, number[]> = {};
  for (const g of new Set(all.map((a) => a.fold))) {
    const m = train(all.flatMap((o, k) => (o.fold === g ? [] : exs[k]!.filter((_, i) => i > o.turns.length * .3))), ['yes'], { c, calls: 2 });
    for (const [k, o] of all.entries()) if (o.fold === g) {
      const from = Math.min(o.turns.length * .5, o.turns.length - 40);
      const s = o.turns.map((t, i) => ({ n: t.number, i, p: !buyer || o.sides[t.speaker] === 'buyer' ? ask(m, exs[k]![i]!.features).yes! : 0 })).filter((x) => x.i >= from).sort((a, b) => b.p - a.p).slice(0, 2);
      const r = (res[o.set] ??= [0, 0, 0, 0]);
      r[0]!++; if (o.lines.includes(s[0]!.n)) r[1]!++; if (o.lines.some((l) => Math.abs(l - s[0]!.n) <= 2)) r[2]!++; if (o.lines.some((l) => s.some((x) => Math.abs(l - x.n) <= 2))) r[3]!++;
    }
  }
  console.log(kind, c, buyer ? 'buyer' : 'any', Object.entries(res).map(([k, r]) => `${k} ${r[0]}: exact ${(r[1]! / r[0]!).toFixed(2)} near1 ${(r[2]! / r[0]!).toFixed(2)} near2 ${(r[3]! / r[0]!).toFixed(2)}`).join(' | '));
}
}
