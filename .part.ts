import { learnedEndings, learnedCalls } from './scripts/facts/out-of-fold.ts';
import { train, type Example } from './scripts/learning/regression.ts';
import { ask } from '#language/linear-models/linear.ts';
import { utterancesOf } from '#call-facts/utterances.ts';
import { turnFeatures } from '#call-facts/learned/features.ts';
import { shownFeatures } from '#call-facts/learned/shown.ts';
const ends = learnedEndings().filter((e) => e.kind === 'agreed').map((e) => ({ ...e, turns: utterancesOf(e.call) }));
const auc = (rows: { y: boolean; s: number }[]) => { const p = rows.filter((r) => r.y), n = rows.filter((r) => !r.y); let a = 0; for (const x of p) for (const z of n) a += x.s > z.s ? 1 : x.s === z.s ? .5 : 0; return a / p.length / n.length; };
console.log(ends.length, ends.filter((e) => e.isPart).length);
const close: Record<string, number> = {}, turnMax: Record<string, number> = {}, turnSum: Record<string, number> = {}; let exact = 0, np = 0;
for (const c of [3]) {
for (const w of new Set(ends.map((e) => e.writer))) {
  const rest = ends.filter((e) => e.writer !== w);
  const m = train(rest.map((e, k): Example => ({ call: k, features: e.examples.close[0]!.features, answers: { part: Number(e.isPart) } })), ['part'], { c: 10, calls: 2 });
  const t = train(rest.flatMap((e, k) => e.turns.map((u, i): Example => ({ call: k, features: turnFeatures(e.turns, i, (s) => e.sides[s] ?? 'other'), answers: { left: Number(e.left.includes(u.number)) } }))), ['left'], { c, calls: 2 });
  for (const e of ends.filter((x) => x.writer === w)) {
    close[e.name] = ask(m, e.examples.close[0]!.features).part!;
    const s = e.turns.map((u, i) => ({ n: u.number, p: e.sides[u.speaker] === 'buyer' ? ask(t, turnFeatures(e.turns, i, (x) => e.sides[x] ?? 'other')).left! : 0 })).sort((a, b) => b.p - a.p);
    turnMax[e.name] = s[0]!.p; turnSum[e.name] = s.slice(0, 3).reduce((a, x) => a + x.p, 0);
    if (e.isPart) { np++; if (e.left.some((l) => Math.abs(l - s[0]!.n) <= 2)) exact++; }
  }
}
const lg = (p: number) => Math.log((p + .001) / (1.001 - p));
for (const [n, f] of Object.entries({ close: (x: string) => close[x]!, max: (x: string) => turnMax[x]!, sum: (x: string) => turnSum[x]!, both: (x: string) => lg(close[x]!) + lg(turnMax[x]!), b2: (x: string) => .5 * lg(close[x]!) + lg(turnSum[x]! / 3) })) {
  const rows = ends.map((e) => ({ y: e.isPart, s: f(e.name) }));
  const th = rows.map((r) => r.s).sort((a, b) => a - b); const acc = Math.max(...th.map((t) => rows.filter((r) => (r.s >= t) === r.y).length / rows.length));
  console.log('c', c, n, 'auc', auc(rows).toFixed(3), 'best acc', acc.toFixed(3));
}
console.log('left shown near', exact, np);
}
