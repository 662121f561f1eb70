import { learnedCalls, learnedEndings } from './scripts/facts/out-of-fold.ts';
import { train, type Example } from './scripts/learning/regression.ts';
import { ask } from '#language/linear-models/linear.ts';
import { utterancesOf } from '#call-facts/utterances.ts';
import { turnFeatures } from '#call-facts/learned/features.ts';
const calls = learnedCalls(); const ends = learnedEndings();
const agreed = [...calls.filter((c) => c.gold.outcome.kind === 'agreed').map((c, i) => ({ name: c.name, fold: `g${i % 8}`, turns: utterancesOf(c.call), sides: c.gold.sides as Record<string, string>, lines: c.gold.outcome.lines, set: 'gold' })), ...ends.filter((e) => e.kind === 'agreed').map((e) => ({ name: e.name, fold: e.writer, turns: utterancesOf(e.call), sides: e.sides as Record<string, string>, lines: [e.turn], set: e.isPart ? 'part' : 'ends' }))];
type A = (typeof agreed)[number];
function f(o: A, i: number, v: string): Map<string, number> {
  const sideOf = (s: string) => (o.sides[s] ?? 'other') as never;
  const m = v.includes('T') ? turnFeatures(o.turns, i, sideOf) : new Map<string, number>();
  const t = o.turns[i]!;
  if (v.includes('C')) {
    const W = 3;
    const money = o.turns.map((x) => x.amounts.some((a) => a.kind === 'money' || (a.kind === 'number' && (a.value ?? 0) >= 100)));
    const lastMoney = money.lastIndexOf(true);
    const d = i - lastMoney;
    m.set(`since ${d < -6 ? 'far-' : d > 6 ? 'far+' : d}`, W);
    const before = money.slice(Math.max(0, i - 3), i).some(Boolean);
    m.set(`before ${before}`, W); m.set(`own ${money[i]}`, W);
    const after = money.slice(i + 1, i + 8).filter(Boolean).length; m.set(`after ${Math.min(3, after)}`, W);
    const dates = o.turns.slice(i + 1, i + 7).filter((x) => x.dates.length > 0).length; m.set(`dates after ${Math.min(3, dates)}`, W);
    m.set(`left ${Math.min(8, Math.floor((o.turns.length - i) / 4))}`, W);
    // repeats a sum said before by the other side
    const own = t.amounts.map((a) => a.value).filter((x) => x !== null && x !== undefined);
    const earlier = new Set(o.turns.slice(Math.max(0, i - 8), i).flatMap((x) => x.amounts.map((a) => a.value)));
    m.set(`repeats ${own.some((x) => earlier.has(x))}`, W);
    const next = o.turns[i + 1]; if (next) { m.set(`next side ${sideOf(next.speaker)}`, 1); for (const w of next.words.slice(0, 4)) m.set(`nx ${w}`, 1.5); for (let k = 0; k + 1 < Math.min(5, next.words.length); k++) m.set(`nxb ${next.words[k]} ${next.words[k+1]}`, 1); }
    for (const w of t.words.slice(0, 3)) m.set(`first ${w}`, 1.5);
    const asks = o.turns.slice(i + 1, i + 5).some((x) => sideOf(x.speaker) === ('seller' as never) && /\bI(?:'ll| will) (?:send|get|put|bring|draw|write)/.test(x.text)); m.set(`promise after ${asks}`, W);
    m.set(`qe ${t.text.trimEnd().endsWith('?')}`, W);
  }
  return m;
}
for (const v of (process.argv[2] ?? 'T,TC,C').split(',')) for (const c of [2, 10]) {
  const res: Record<string, number[]> = {};
  const folds = [...new Set(agreed.map((a) => a.fold))];
  const exs = agreed.map((o, k) => o.turns.map((t, i): Example => ({ call: k, features: f(o, i, v), answers: { yes: o.lines.includes(t.number) ? 1 : 0 } })));
  for (const g of folds) {
    const m = train(agreed.flatMap((o, k) => (o.fold === g ? [] : exs[k]!.filter((_, i) => i > o.turns.length * .3))), ['yes'], { c, calls: 2 });
    for (const [k, o] of agreed.entries()) if (o.fold === g) {
      const s = o.turns.map((t, i) => ({ n: t.number, i, p: o.sides[t.speaker] === 'buyer' ? ask(m, exs[k]![i]!.features).yes! : 0 })).filter((x) => x.i >= o.turns.length * (o.set === 'gold' ? .5 : 0)).sort((a, b) => b.p - a.p).slice(0, 2);
      const r = (res[o.set] ??= [0, 0, 0, 0]);
      r[0]!++; if (o.lines.includes(s[0]!.n)) r[1]!++; if (o.lines.some((l) => Math.abs(l - s[0]!.n) <= 2)) r[2]!++; if (o.lines.some((l) => s.some((x) => Math.abs(l - x.n) <= 2))) r[3]!++;
    }
  }
  console.log(v, c, Object.entries(res).map(([k, r]) => `${k} ${r[0]}: exact ${(r[1]! / r[0]!).toFixed(2)} near1 ${(r[2]! / r[0]!).toFixed(2)} near2 ${(r[3]! / r[0]!).toFixed(2)}`).join(' | '));
}
