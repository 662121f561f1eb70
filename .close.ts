import { existsSync, readFileSync } from 'node:fs';
import { ask } from '#language/linear-models/linear.ts';
import { closeFeatures } from '#call-facts/learned/close.ts';
import { turnFeatures } from '#call-facts/learned/features.ts';
import { type Utterance, utterancesOf } from '#call-facts/utterances.ts';
import { readCall } from '#transcript/read.ts';
import { train, type Example } from './scripts/learning/regression.ts';
import { goldCalls, GOLD } from './scripts/facts/gold.ts';
import { join } from 'node:path';
type One = { name: string; group: string; kind: string; part: number | undefined; lines: number[]; turns: Utterance[]; sideOf: (s: string) => 'seller' | 'buyer' | 'other' };
const all: One[] = [];
for (const f of ['given', 'own', 'everyday']) for (const { name, call, gold } of goldCalls(join(GOLD, f))) all.push({ name, group: `g${all.length % 8}`, kind: gold.outcome.kind, part: gold.outcome.kind === 'agreed' ? undefined : 0, lines: gold.outcome.lines, turns: utterancesOf(call), sideOf: (s) => gold.sides[s] ?? 'other' });
for (const d of [1,2,3,4,5,6]) {
  if (!existsSync(`/tmp/ends/${d}/labels.tsv`)) continue;
  for (const l of readFileSync(`/tmp/ends/${d}/labels.tsv`, 'utf8').trim().split('\n')) {
    const [n, kind, line, sellers, buyers] = l.split('\t');
    const call = readCall(readFileSync(`/tmp/ends/${d}/${n}.txt`, 'utf8'));
    const s = new Set(sellers!.split(',').map((x) => x.trim())); const b = new Set(buyers!.split(',').map((x) => x.trim()));
    const turns = utterancesOf(call);
    const odd = call.speakers.filter((x) => !s.has(x.name) && !b.has(x.name) && !s.has(x.label) && !b.has(x.label));
    if (odd.length) console.log(d, n, 'unknown speakers', odd.map((x) => x.label), sellers, buyers);
    const sideBy = new Map(call.speakers.map((x) => [x.label, s.has(x.name) || s.has(x.label) ? 'seller' : b.has(x.name) || b.has(x.label) ? 'buyer' : 'other'] as const));
    all.push({ name: `${d}/${n}`, group: `e${d}`, kind: kind === 'part' ? 'agreed' : kind!, part: kind === 'part' ? 1 : 0, lines: [Number(line)], turns, sideOf: (x) => sideBy.get(x) ?? 'other' });
  }
}
const KINDS = ['agreed', 'next-step', 'open', 'refused'];
export { all, KINDS };
// variants of close features
function grams(words: readonly string[], n: number) { const r: string[] = []; for (let i = 0; i + n <= words.length; i++) r.push(words.slice(i, i + n).join(' ')); return r; }
function feat(o: One, v: string): Map<string, number> {
  if (v === 'now') return closeFeatures(o.turns, o.sideOf);
  const f = new Map<string, number>();
  const last = v.includes('36') ? 36 : v.includes('30') ? 30 : 24;
  const from = Math.max(0, o.turns.length - last);
  for (const [at, t] of o.turns.slice(from).entries()) {
    const w = v.includes('flat') ? 1 : 0.25 + 0.75 * (at + 1) / last;
    const side = o.sideOf(t.speaker);
    const add = (k: string, x = w) => f.set(k, Math.max(f.get(k) ?? 0, x));
    for (const [i, word] of t.words.entries()) { add(`w ${word}`); add(`w${side} ${word}`); if (i > 0) { add(`b ${t.words[i-1]} ${word}`); add(`b${side} ${t.words[i-1]} ${word}`); } if (v.includes('tri') && i > 1) add(`t ${t.words[i-2]} ${t.words[i-1]} ${word}`); }
  }
  return f;
}
const variants = (process.argv[2] ?? "now").split(",");
const cs = (process.argv[3] ?? '10').split(',').map(Number);
const groups = [...new Set(all.map((o) => o.group))];
for (const v of variants) for (const c of cs) {
  const ex: Example[] = all.map((o, i) => ({ call: i, features: feat(o, v), answers: { ...Object.fromEntries(KINDS.map((k) => [k, Number(k === o.kind)])), part: o.part } }));
  let right = 0, rightE = 0, nE = 0, n = 0; let partTP = 0, partFP = 0;
  const conf: Record<string, Record<string, number>> = {};
  for (const g of groups) {
    const m = train(ex.filter((_, i) => all[i]!.group !== g), [...KINDS, 'part'], { c, calls: 2 });
    for (const [i, o] of all.entries()) if (o.group === g) {
      const a = ask(m, ex[i]!.features);
      const best = KINDS.reduce((x, y) => (a[y]! > a[x]! ? y : x));
      if (g.startsWith('e')) { nE++; if (best === o.kind) rightE++; (conf[o.kind] ??= {})[best] = ((conf[o.kind] ?? {})[best] ?? 0) + 1; if (a.part! > .4) { if (o.part) partTP++; else partFP++; } } else { n++; if (best === o.kind) right++; }
    }
  }
  console.log(v, 'c', c, 'gold', (right / n).toFixed(3), n, 'ends', (rightE / nE).toFixed(3), nE, 'part', partTP, partFP, JSON.stringify(conf));
}
// ablation: gold without the endings; AUC of part
{
  const ex: Example[] = all.map((o, i) => ({ call: i, features: feat(o, 'now'), answers: { ...Object.fromEntries(KINDS.map((k) => [k, Number(k === o.kind)])), part: o.part } }));
  let right = 0, n = 0;
  for (const g of groups.filter((x) => x.startsWith('g'))) {
    const m = train(ex.filter((_, i) => all[i]!.group !== g && all[i]!.group.startsWith('g')), KINDS, { c: 10, calls: 2 });
    for (const [i, o] of all.entries()) if (o.group === g) { const a = ask(m, ex[i]!.features); n++; if (KINDS.reduce((x, y) => (a[y]! > a[x]! ? y : x)) === o.kind) right++; }
  }
  console.log('gold from gold alone', (right / n).toFixed(3));
  for (const c of [10, 100]) {
    const pos: number[] = [], neg: number[] = [];
    for (const g of groups.filter((x) => x.startsWith('e'))) {
      const m = train(ex.filter((_, i) => all[i]!.group !== g && all[i]!.kind === 'agreed' && all[i]!.part !== undefined), ['part'], { c, calls: 2 });
      for (const [i, o] of all.entries()) if (o.group === g && o.kind === 'agreed') (o.part ? pos : neg).push(ask(m, ex[i]!.features).part!);
    }
    let auc = 0; for (const p of pos) for (const q of neg) auc += p > q ? 1 : p === q ? .5 : 0;
    console.log('part AUC among agreed', c, (auc / pos.length / neg.length).toFixed(3), pos.length, neg.length);
  }
}
