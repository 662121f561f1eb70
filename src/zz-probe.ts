import { readFileSync, readdirSync } from 'node:fs';
import { materialOf } from './tools/growth-plan-calculator/draft/material.ts';
import { contract } from './tools/growth-plan-calculator/contract.ts';
import { example } from './tools/growth-plan-calculator/example.ts';
const show = (name: string, input: typeof example) => {
 const m = materialOf(input);
 console.log('##', name, m.reading.facts.verdict.kind, 'refused', m.refused?.quote);
 for (const p of m.problems) console.log(p.number, p.kindId, p.urgency, `[${p.moment.line}] ${p.moment.quote}`, '| others', p.others.map(o=>o.line).join(), '| cost', p.cost.text, '| goal', p.goal?.quote, '| gain', p.gain?.sum, '| cause', p.cause?.quote, '| effect', p.effect?.quote, '| task', p.task?.name);
 console.log('goals', m.goals.map(g=>`[${g.line}] ${g.quote}`)); console.log('prices', m.prices.map(p=>p.words), m.firstYear?.sum, 'smaller', m.smaller?.title, m.smaller?.price?.words);
 console.log('matches', m.matches.map(x=>[x.case.client,x.pain.kindId,x.shared,x.sameKind])); console.log('offers', m.offers.map(o=>`${o.kind}: ${o.text}`)); console.log('concerns', m.concerns.map(c=>`${c.category} ${c.moment.quote}`));
};
show('example', example);
const d='test/calls/dealmaker/';
for (const f of readdirSync(d)) if (!/hostile|german/.test(f)) show(f, contract.input.parse({...example, callTranscript: readFileSync(d+f,'utf8'), clientIndustry: f.replace('.txt','')}));
