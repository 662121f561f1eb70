import { checkSync } from 'recheck';
import { patternsIn } from './scripts/regular-expressions.ts';
import { writeFileSync } from 'node:fs';
const t0=performance.now();
const ps = await patternsIn([import.meta.dirname+'/src']);
console.log(ps.length, ps.filter(p=>p.file===null).length, performance.now()-t0);
const out:any[]=[]; 
for (const p of ps) { const t=performance.now(); const r=checkSync(p.source,p.flags,{timeout:3000}); const ms=performance.now()-t; out.push({ms,status:r.status,file:p.file,source:p.source,flags:p.flags,cx:(r as any).complexity?.summary,attack:(r as any).attack?.pattern}); }
console.log('total', performance.now()-t0, process.cpuUsage());
writeFileSync('/tmp/recheck.json', JSON.stringify(out,null,1));
