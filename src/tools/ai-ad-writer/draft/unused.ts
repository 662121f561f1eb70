import { fits } from '#business/fit/fit.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { lengthOf, MOST, PLACEMENT_FACTS } from '../placements.ts';
import { isWhole, linesOf, named, type OwnText, written } from './own-texts.ts';
import { NOTES } from './sentences/notes.ts';

/** What the member wrote for the ads and does not find there, and what does not agree. */

const MOST_QUOTED = 8;
const LONGEST_QUOTE = 160;

export function isQuotable(text: string): boolean {
	return text.length <= LONGEST_QUOTE && !/[“”[\]]/.test(text);
}

/** The texts that are in no ad, in a note for each reason; those with a reason of their own are told elsewhere. */
export function unusedNotes(input: AdInput, ads: readonly AdVariation[], told: readonly string[]): string[] {
	const inAds = plain(ads.map((ad) => [ad.hook, ad.primaryText, ad.headline, ad.description].join(' ')).join(' '));
	const isLost = ({ raw }: OwnText) => isQuotable(raw) && !told.includes(raw) && !inAds.includes(plain(raw));
	const { valueProposition, promotions, benefits, productService, businessInfo, objection } = input;
	const fields = [valueProposition, promotions, benefits, productService.description, businessInfo.description];
	const lost = fields.flatMap((field) => linesOf(field, '')).filter(isLost);
	const pains = linesOf(input.painPoints, '');
	const answer = written(objection.answer, '', 'answer').filter(isLost);
	const isAsked = answer.length === 0 || told.some((raw) => raw === objection.question.replace(/\s+/g, ' ').trim());
	return [
		...noteOf(NOTES.unused, lost.filter(isSentence)),
		...noteOf(
			NOTES.fragments,
			lost.filter((one) => !isSentence(one)),
		),
		...noteOf(NOTES.unanswered, pains.every(isLost) ? pains : []),
		...priceNote(input, inAds),
		...noteOf(NOTES.pair, isAsked ? [] : answer),
	];
}

/** A price that is short enough, and in no ad. */
function priceNote({ productService }: AdInput, inAds: string): string[] {
	const price = named(productService.price);
	const isLost = /\d/.test(price) && lengthOf(price) <= HEADLINE && !inAds.includes(plain(price));
	return isLost && isQuotable(price) ? [fill(NOTES.price, { price })] : [];
}

/** Whether it could be an own line as it stands. */
function isSentence(one: OwnText): boolean {
	return isWhole(one) && fits('sentence', one.text) === null;
}

function noteOf(note: string, texts: readonly OwnText[]): string[] {
	const quotes = [...new Set(texts.map(({ raw }) => raw))].slice(0, MOST_QUOTED).map(quoted);
	return quotes.length === 0 ? [] : [fill(note, { texts: quotes.join(' ') })];
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[.\s]+/g, ' ')
		.trim();
}

/** The offers and the lines for pictures and headlines that are too long for them. */
export function tooLongNotes({
	point1,
	point2,
	point3,
	firstStep,
	objection,
	promotions,
	productService,
}: AdInput): string[] {
	const own = [point1, point2, point3, firstStep];
	const offers = linesOf(promotions, '').filter(({ problem }) => problem === null);
	const lines = [
		...own.map(({ picture }) => [picture, MOST.hook] as const),
		...[...own, objection].map(({ headline }) => [headline, HEADLINE] as const),
		[named(productService.price), HEADLINE] as const,
		...offers.map(({ line }) => [line, MOST.hook] as const),
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
