import type { Industry } from './industry.ts';
import { industries } from './industry-list.ts';
import { matchIndustry } from './industry-match.ts';

export { industries };

/**
 * The trade that a free text names, such as "We sell to dentists in Ohio". Null when it names none or several: a
 * neighbouring trade would make every sentence wrong.
 */
export function findIndustry(text: string): Industry | null {
	return industryOfOption(text.trim()) ?? matchIndustry(industries, text);
}

/** The industry behind an entry of the option lists, matched exactly; null for "Other". */
export function industryOfOption(option: string): Industry | null {
	return industries.find((industry) => industry.options?.includes(option)) ?? null;
}
