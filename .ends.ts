import { existsSync, readFileSync } from 'node:fs';
import { callText } from '#call-facts/call-text.ts';
import { ledgerOf } from '#call-facts/ledger.ts';
import { normalise } from '#transcript/normalise.ts';
import { readCall } from '#transcript/read.ts';
import { toldOf } from '#call-facts/told/told.ts';
import { yesToAPart } from '#call-facts/told/ending.ts';
const rows: string[][] = [];
for (const d of [1,2,3,4,5,6]) {
  if (!existsSync(`/tmp/ends/${d}/labels.tsv`)) continue;
  for (const l of readFileSync(`/tmp/ends/${d}/labels.tsv`, 'utf8').trim().split('\n')) {
    const [n, kind, line, sellers, buyers] = l.split('\t');
    const text = normalise(readCall(readFileSync(`/tmp/ends/${d}/${n}.txt`, 'utf8')));
    const speakerRoles = [...sellers!.split(',').map((name) => ({ name: name.trim(), role: 'salesperson' as const })), ...buyers!.split(',').map((name) => ({ name: name.trim(), role: 'prospect' as const }))];
    const c = callText(ledgerOf({ transcript: text, hints: { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles } }), text);
    const told = toldOf(c).facts.outcome;
    const part = told.kind !== 'refused' && yesToAPart({ ...c, facts: toldOf(c).facts });
    rows.push([`${d}/${n}`, kind!, line!, c.facts.outcome.kind, told.kind, part ? 'part' : '', told.lines.join(',')]);
  }
}
const k = (x: string) => (x === 'part' ? 'agreed' : x);
const acc = (i: number) => rows.filter((r) => k(r[1]!) === r[i]).length / rows.length;
console.log(rows.length, 'read', acc(3).toFixed(3), 'told', acc(4).toFixed(3));
const conf: Record<string, Record<string, number>> = {};
for (const r of rows) { (conf[r[1]!] ??= {})[r[4]!] = ((conf[r[1]!] ?? {})[r[4]!] ?? 0) + 1; }
console.log(conf);
console.log('part said', rows.filter((r) => r[1] === 'part' && r[5] === 'part').length, 'of', rows.filter((r) => r[1] === 'part').length, 'wrongly', rows.filter((r) => r[1] !== 'part' && r[5] === 'part').length);
console.log('line near (right kind)', rows.filter((r) => k(r[1]!) === r[4] && r[6]!.split(',').some((l) => Math.abs(Number(l) - Number(r[2])) <= 2)).length);
if (process.argv[2]) for (const r of rows) console.log(r.join('\t'));
