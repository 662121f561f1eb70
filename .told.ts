import { readFileSync } from 'node:fs';
import { callText } from '#call-facts/call-text.ts';
import { ledgerOf } from '#call-facts/ledger.ts';
import { toldOf } from '#call-facts/told/told.ts';
import { yesToAPart } from '#call-facts/told/ending.ts';
const rows = JSON.parse(readFileSync('/tmp/oof.json', 'utf8'));
const verbose = process.argv[2];
for (const set of ['gold', 'ends']) {
  let read = 0, told = 0, near = 0, agreedNear = 0, agreedN = 0, n = 0, pt = 0, pf = 0, pn = 0; const conf: Record<string, Record<string, number>> = {};
  for (const r of rows.filter((x: any) => x.set === set)) {
    const speakerRoles = Object.entries(r.sides).map(([name, s]) => ({ name, role: s === 'seller' ? 'salesperson' : s === 'buyer' ? 'prospect' : 'other' }));
    const c = callText(ledgerOf({ transcript: r.text, hints: { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles } } as never, { facts: r.facts }), r.text);
    const f = toldOf(c).facts; const o = f.outcome; n++;
    if (r.facts.outcome.kind === r.kind) read++;
    if (o.kind === r.kind) told++;
    const hit = r.lines.some((l: number) => o.lines.some((x) => Math.abs(x - l) <= 2));
    if (o.kind === r.kind && hit) near++;
    if (r.kind === 'agreed') { agreedN++; if (o.kind === 'agreed' && hit) agreedNear++; }
    (conf[r.kind] ??= {})[o.kind] = ((conf[r.kind] ?? {})[o.kind] ?? 0) + 1;
    const part = o.kind !== 'refused' && yesToAPart({ ...c, facts: f }); if (r.part) pn++; if (part) { if (r.part) pt++; else pf++; }
    if (verbose && o.kind !== r.kind) console.log(set, r.name, 'is', r.kind, r.lines, 'read', r.facts.outcome.kind, r.facts.outcome.confidence.toFixed(2), r.facts.outcome.lines, 'told', o.kind, o.lines);
  }
  console.log(set, n, 'read', (read / n).toFixed(3), 'told', (told / n).toFixed(3), 'near', (near / told).toFixed(3), 'agreed&near', `${agreedNear}/${agreedN}`, 'part', pt, 'of', pn, 'wrong', pf, JSON.stringify(conf));
}
