import type { AdInput } from '../contract.ts';
import { readBudget } from '../draft/budget.ts';
import { areaOf, countriesIn } from '../draft/places.ts';
import { LACKS } from '../draft/sentences/notes.ts';
import { isLimited } from '../draft/special-categories.ts';
import { delivery } from './delivery.ts';

/** Whether anything was filled in for the file. */
export function isImportAsked({ metaImport: { link, page, pixel } }: AdInput): boolean {
	return link + page + pixel !== '';
}

/** What the file for Meta's bulk import still lacks; empty if it would be complete. */
export function importLacks(input: AdInput): string[] {
	const { link, page, pixel } = input.metaImport;
	const { needsPixel, isPossible } = delivery(input.campaignObjective);
	const checks: readonly (readonly [boolean, string])[] = [
		[!isPossible, LACKS.objective],
		[isLimited(input), LACKS.category],
		[addressOf(link) === null, LACKS.link],
		[!isId(page), LACKS.page],
		[needsPixel && !isId(pixel), LACKS.pixel],
		[dailyCents(input) === null, LACKS.budget],
		[countriesIn(areaOf(input)) === '', LACKS.country],
	];
	return checks.flatMap(([isMissing, what]) => (isMissing ? [what] : []));
}

/** Page and pixel IDs are long numbers. */
export function isId(text: string): boolean {
	return /^\d{5,20}$/.test(text);
}

/** A whole address that a button can open; null if the text is none. */
export function addressOf(text: string): string | null {
	const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
	if (/[\s[\]]/.test(text) || !URL.canParse(whole)) return null;
	const { hostname, href } = new URL(whole);
	return /^[^.].*\.[^.]{2,}$/.test(hostname) ? href : null;
}

/** What all ad sets spend in a day, in cents; null if that cannot be told. */
export function dailyCents({ budget: field }: AdInput): number | null {
	const { daily, total, days } = readBudget(field);
	if (daily !== undefined) return daily;
	return total === undefined || days === undefined ? null : Math.floor(total / days);
}
