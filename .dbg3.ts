import { readFacts } from '#call-facts/read.ts'; import { readCall } from '#transcript/read.ts';
import { example } from '#tools/dealmaker/example.ts';
import { callOf } from '#tools/dealmaker/call.ts';
import { readFileSync } from 'node:fs';
const c = callOf(example as never); console.log(JSON.stringify(c.facts.outcome), JSON.stringify(c.facts.timing));
const s = readFileSync('src/call-facts/read.test.ts','utf8'); const B = eval(s.slice(s.indexOf('const BOATYARD = [')+17, s.indexOf("].join('\\n');", s.indexOf('const BOATYARD'))+1)).join('\n') as string;
for (const t of [B, B.replace("And what's the damage?", 'And so on.')]) { const f = readFacts(readCall(t)); console.log(f.sides, f.prices.length, f.objections.length); }
const f2 = readFacts(readCall(B), {'Speaker 1':'seller','Speaker 2':'buyer'}); console.log(f2.prices, f2.objections);
