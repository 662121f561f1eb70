import { Session } from 'node:inspector/promises';
import { serverTools } from './src/tools/server.ts';
import { hostileInputs } from './test/hostile-inputs.ts';
const [id, name, share='1', only='draft'] = process.argv.slice(2);
const tool = (serverTools as any)[id!];
const found = [...hostileInputs(tool.contract, { share: Number(share) })].find((c) => c.name === name);
if (!found) throw new Error('no such case');
const s = new Session(); s.connect();
await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 1000 });
const input = tool.contract.input.parse(found.input);
let out:any; const make = () => tool.contract.output.parse(tool.ground(tool.draft(input), input).output);
if (only !== 'draft' && only!=='title' && only!=='prompt') out = make();
await s.post('Profiler.start');
const t = process.cpuUsage();
try {
if (only === 'draft') make(); else if (only==='title') tool.title(input); else if (only==='prompt') tool.prompt(input); else tool.document(out, structuredClone(input));
} catch (e) { console.log('FAILED', String((e as any).stack).slice(0,600)); }
const u = process.cpuUsage(t);
const { profile } = await s.post('Profiler.stop');
console.log('cpu ms', Math.round((u.user+u.system)/1000));
const nodes = new Map(profile.nodes.map((n: any) => [n.id, n]));
const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
const self = new Map<string, number>(); const total = new Map<string, number>();
const label = (n: any) => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.replace(/.*wt-hostile\//, '')}:${n.callFrame.lineNumber + 1}`.slice(0, 170);
profile.samples.forEach((sid: number, i: number) => { const dt = profile.timeDeltas[i]! / 1000; const n = nodes.get(sid); self.set(label(n), (self.get(label(n)) ?? 0) + dt); const seen = new Set(); for (let p = sid; p; p = parent.get(p)) { const l = label(nodes.get(p)); if (!seen.has(l)) { seen.add(l); total.set(l, (total.get(l) ?? 0) + dt); } } });
const top = (m: Map<string, number>, k: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, k).filter(([,v])=>v>15).map(([l, v]) => `${Math.round(v).toString().padStart(7)} ${l}`).join('\n');
console.log('SELF\n' + top(self, 14)); console.log('TOTAL\n' + top(total, 40));
