import { readFacts } from '#call-facts/read.ts'; import { readCall } from '#transcript/read.ts';
import { readFileSync } from 'node:fs';
const s = readFileSync('src/call-facts/read.test.ts','utf8'); const B = eval(s.slice(s.indexOf('const BOATYARD = [')+17, s.indexOf("].join('\\n');", s.indexOf('const BOATYARD'))+1)).join('\n') as string;
for (const r of ['And so on.', 'Good.', 'And it is wet.', 'And Barry knows.', 'Right.']) for (const x of [[/ Plus GST\./, ''], [/Eleven\. Hm\./, 'Hm.'], [/a^/, '']] as const) { const t = B.replace("And what's the damage?", r).replace(x[0], x[1]); const a = B.replace(x[0], x[1]); console.log(r, String(x[0]), readFacts(readCall(t)).sides['Speaker 1'], readFacts(readCall(a)).sides['Speaker 1']); }
