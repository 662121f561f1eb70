import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { lengthOf, MOST, PLACEMENT_FACTS } from '../placements.ts';
import { named, piecesOf } from './own-texts.ts';
import { NOTES } from './sentences/notes.ts';

/** What the member wrote for the ads and does not find there, and what does not agree. */

const MOST_QUOTED = 8;
const LONGEST_QUOTE = 160;

export function isQuotable(text: string): boolean {
	return text.length <= LONGEST_QUOTE && !/[“”[\]]/.test(text);
}

/** The texts that are in no ad, in one note; those with a reason of their own are told elsewhere. */
export function unusedNotes(input: AdInput, ads: readonly AdVariation[], told: readonly string[]): string[] {
	const written = plain(ads.map((ad) => [ad.hook, ad.primaryText, ad.headline, ad.description].join(' ')).join(' '));
	const isIn = (text: string) => written.includes(plain(text));
	const { point1, point2, point3, firstStep, objection } = input;
	const own = [point1, point2, point3, firstStep].map(({ text }) => text);
	const single = [...own, objection.answer, named(input.productService.price)].filter((text) => text.trim() !== '');
	const pieces = [input.valueProposition, input.benefits, input.promotions].flatMap(piecesOf);
	const facts = [input.painPoints, input.productService.description, input.businessInfo.description].map(piecesOf);
	const lost = [...single, ...pieces].filter((text) => !isIn(text));
	const silent = facts.filter((field) => field.length > 0 && !field.some(isIn)).flat();
	const texts = [...new Set([...lost, ...silent])].filter((text) => isQuotable(text) && !told.includes(text));
	if (texts.length === 0) return [];
	return [fill(NOTES.unused, { texts: texts.slice(0, MOST_QUOTED).map(quoted).join(' ') })];
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[.\s]+/g, ' ')
		.trim();
}

/** The lines for pictures and headlines that are too long for them. */
export function tooLongNotes({ point1, point2, point3, firstStep, objection }: AdInput): string[] {
	const own = [point1, point2, point3, firstStep];
	const lines = [
		...own.map(({ picture }) => [picture, MOST.hook] as const),
		...[...own, objection].map(({ headline }) => [headline, HEADLINE] as const),
	];
	return lines.flatMap(([text, most]) => {
		const line = text.replace(/\s+/g, ' ').trim();
		const length = lengthOf(line);
		if (length <= most || !isQuotable(line)) return [];
		return [fill(NOTES.shorten, { line, length: String(length), most: String(most) })];
	});
}

const HEADLINE = PLACEMENT_FACTS['Facebook Feed'].limits.headline.limit;

/** A promise to everybody beside a record of most: "in 8 days" and "45 of 47 in 8 days". */
export function differing(ads: readonly AdVariation[]): string[] {
	const texts = [...new Set(ads.map(({ primaryText }) => primaryText))].filter(isQuotable);
	const part = texts.find(isPartly);
	if (part === undefined) return [];
	const whole = texts.find(
		(text) => text !== part && !isPartly(text) && termsOf(text).some((term) => termsOf(part).includes(term)),
	);
	return whole === undefined
		? []
		: [fill(NOTES.differ, { texts: [whole, part].map((text) => quoted(text.replace(/\.$/, ''))).join(' ') })];
}

function termsOf(text: string): string[] {
	return amountsIn(text).flatMap(({ kind, value, unit }) => (kind === 'duration' ? [`${value} ${unit}`] : []));
}

/** Whether a text tells of so many, and then of fewer of them. */
function isPartly(text: string): boolean {
	const [all, some] = amountsIn(text).flatMap(({ kind, value }) =>
		(kind === 'count' || kind === 'number') && value !== null ? [value] : [],
	);
	return all !== undefined && some !== undefined && some < all;
}
