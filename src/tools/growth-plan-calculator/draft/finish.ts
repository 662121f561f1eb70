import { splitSentences } from '#language/sentences.ts';
import { ended } from '#prose/sentences.ts';
import type { GrowthPlan } from '../contract.ts';

/** The last look at a plan: each sentence once, a full stop where a sentence ends, no list with an empty item. */

/** Headings and values, which carry no full stop. */
const BARE = new Set([
	'issue',
	'urgency',
	'objective',
	'initiative',
	'clientProfile',
	'owner',
	'concern',
	'action',
	'challenge',
	'solution',
	'results',
	'timeline',
	'duration',
	'deliverables',
]);
/** May stand more than once: they are values and not sentences. */
const VALUES = new Set(['urgency', 'owner']);

function item(text: string, key: string): string {
	const plain = text.trim();
	if (VALUES.has(key)) return plain;
	const sentences = /[.!?] \p{Lu}/u.test(plain);
	return BARE.has(key) && !sentences ? plain.replace(/(?<![.…])\.$/, '') : ended(plain);
}

function once(text: string, seen: Set<string>): string {
	const kept = splitSentences(text).filter((sentence) => {
		const fresh = !seen.has(sentence);
		seen.add(sentence);
		return fresh;
	});
	return kept.length === 0 ? '' : kept.join(' ');
}

function cleaned(value: unknown, key: string, seen: Set<string>, inList = false): unknown {
	if (typeof value === 'string') {
		const text = item(value, key);
		if (VALUES.has(key)) return text;
		return once(text, seen) || (inList ? '' : text);
	}
	if (Array.isArray(value)) {
		const items = value.map((one) => cleaned(one, key, seen, true));
		return items.filter((one) => one !== '');
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner, name, seen)]));
}

export function finished(plan: GrowthPlan): GrowthPlan {
	return cleaned(plan, '', new Set()) as GrowthPlan;
}
