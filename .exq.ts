import { judgedItems, usedFrom } from './scripts/worth/judged.ts';
import { likelyUsed } from '#tools/sales-call-analyzer/worth/used.ts';
const items = judgedItems(); const calls = [...new Set(items.map((i) => i.call))]; let a = 0, b = 0, c = 0, d = 0;
for (let part = 0; part < 8; part++) { const w = usedFrom(items.filter((i) => calls.indexOf(i.call) % 8 !== part)); for (const i of items) if (calls.indexOf(i.call) % 8 === part && i.label === 'From the call') { const p = likelyUsed(i, w); if (p < .66) { a++; if (i.judged !== 'use') b++; } else { c++; if (i.judged !== 'use') d++; } } }
console.log('below', a, b, 'above', c, d);
