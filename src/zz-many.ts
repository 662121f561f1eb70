import { readFileSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs';
import { draft } from './tools/growth-plan-calculator/draft.ts';
import { document, clientDocument } from './tools/growth-plan-calculator/document.ts';
import { ground } from './tools/growth-plan-calculator/ground.ts';
import { contract } from './tools/growth-plan-calculator/contract.ts';
import { example } from './tools/growth-plan-calculator/example.ts';
import { normalise } from '#transcript/normalise.ts'; import { readCall } from '#transcript/read.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput } from '#test/outputs.ts';
const KEYS=['urgency','owner'];
function render(doc: any): string { const out: string[] = [`# ${doc.title}`]; const walk=(s:any,l:number)=>{ out.push(`${'#'.repeat(l)} ${s.heading}`); for(const b of s.blocks){ if(b.kind==='paragraph') out.push(b.text); if(b.kind==='list') out.push(...b.items.map((i:string)=>`- ${i}`)); if(b.kind==='facts') out.push(...b.facts.map((f:any)=>`* ${f.label}: ${f.value}`)); if(b.kind==='table') out.push(...b.rows.map((r:any)=>`| ${r.join(' | ')} |`)); } for(const x of s.sections??[]) walk(x,l+1); }; for(const s of doc.sections) walk(s,2); return out.join('\n'); }
mkdirSync('/tmp/g1/out',{recursive:true});
const jobs: [string, string, Record<string,string>][] = JSON.parse(readFileSync('/tmp/g1/jobs.json','utf8'));
for (const [name, file, form] of jobs) {
  const raw = readFileSync(file,'utf8'); const text = form.raw ? raw : normalise(readCall(raw)); const { raw: _r, ...rest } = form;
  const input = contract.input.parse({ ...example, ...rest, callTranscript: text.slice(0,400000) });
  const t0 = performance.now(); const output = draft(input); const ms = Math.round(performance.now()-t0);
  const parsed = contract.output.safeParse(output);
  const g = ground(output, input); const p = output.growthPlan;
  console.log(name.padEnd(28), `${ms}ms`, parsed.success?'ok':'BAD', 'pains', p.discoveryInsights?.painPoints.length, 'goals', p.discoveryInsights?.goals.length, 'q', g.grounding.quotesKept, g.grounding.quotesDropped, JSON.stringify(g.grounding.unsupported), 'empty', JSON.stringify(emptyOrUnfilled(output, input, ['buyingSignals'])), 'rep', JSON.stringify(repeated(sentencesOfOutput(output, KEYS))), JSON.stringify(g.output)===JSON.stringify(output)?'':'CHANGED');
  writeFileSync(`/tmp/g1/out/${name}.md`, render(document(output,input)) + '\n\n\n=====CLIENT=====\n' + render(clientDocument(output,input,[])));
}
