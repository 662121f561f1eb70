import { likelyUsed } from '#tools/sales-call-analyzer/worth/used.ts';
import { judgedItems, usedFrom } from './scripts/worth/judged.ts';

const items = judgedItems();
const calls = [...new Set(items.map((i) => i.call))];
const passageCalls = new Set(items.filter((i) => i.label.startsWith('From the call')).map((i) => i.call));
const rows: { label: string; p: number; used: boolean; len: number; judged: string; text: string; call: string }[] = [];
for (let part = 0; part < 8; part++) {
	const w = usedFrom(items.filter((i) => calls.indexOf(i.call) % 8 !== part));
	for (const i of items)
		if (calls.indexOf(i.call) % 8 === part && passageCalls.has(i.call))
			rows.push({
				label: i.label,
				p: likelyUsed(i, w),
				used: i.judged === 'use',
				len: (i.text.match(/\S+/g) ?? []).length,
				judged: i.judged,
				text: i.text,
				call: i.call,
			});
}
for (const label of [
	'From the call',
	'Your price',
	'Outcome',
	'Next',
	'Questions and doubts',
	'Doubt',
	'Further next steps',
	'Next steps',
]) {
	const of = rows.filter((r) => r.label === label);
	const s = of.toSorted((a, b) => b.p - a.p);
	const q = (f: number) => {
		const k = s.slice(0, Math.round(s.length * f));
		return `${Math.round((100 * k.filter((r) => !r.used).length) / k.length)}% (p>=${k.at(-1)?.p.toFixed(2)})`;
	};
	console.log(label, of.length, 'all', q(1), '80%', q(0.8), '60%', q(0.6), '40%', q(0.4));
}
const f = rows.filter((r) => r.label === 'From the call');
for (const [a, b] of [
	[0, 40],
	[40, 60],
	[60, 80],
	[80, 110],
	[110, 150],
	[150, 400],
]) {
	const k = f.filter((r) => r.len >= a! && r.len < b!);
	console.log('len', a, b, k.length, Math.round((100 * k.filter((r) => !r.used).length) / Math.max(1, k.length)));
}
const byCall = Map.groupBy(f, (r) => r.call);
const byN = new Map<number, number[]>();
for (const v of byCall.values()) {
	const k = byN.get(v.length) ?? [0, 0];
	k[0] += v.length;
	k[1] += v.filter((r) => !r.used).length;
	byN.set(v.length, k);
}
console.log([...byN].sort());
for (const r of f.filter((r) => !r.used).slice(0, 40))
	console.log('---', r.judged, r.call, r.p.toFixed(2), r.text.slice(0, 500));
