import type { Reading } from '../../reading.ts';
import { CLOSING_RULES, TONE_RULES } from './answering.ts';
import { ASKING_RULES } from './asking.ts';
import type { Improvement, Rule } from './improvement.ts';

const RULES: readonly Rule[] = [...TONE_RULES, ...ASKING_RULES, ...CLOSING_RULES];
const MOST = 6;
const ORDER = ['High', 'Medium', 'Low'];

/** What to do better, worst first, each only where the call shows it. */
export function improvementsOf(reading: Reading): Improvement[] {
	const found = RULES.flatMap((rule) => rule(reading) ?? []);
	return found.sort((a, b) => ORDER.indexOf(a.impact) - ORDER.indexOf(b.impact)).slice(0, MOST);
}
