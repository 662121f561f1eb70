import { fits } from '#business/fit/fit.ts';
import { amountsIn, measuresIn } from '#language/amounts/amounts.ts';
import { oneLine, spaced } from '#language/clean.ts';
import { overlap, stems } from '#language/stems.ts';
import { fill } from '#prose/fill.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { codeOf, lengthOf, MOST, PLACEMENT_FACTS } from '../placements.ts';
import type { Material } from './angles.ts';
import { isWhole, linesOf, named, type OwnText, wordsBeside, written } from './own-texts.ts';
import { namesEnd } from './rules.ts';
import { NOTES } from './sentences/notes.ts';
import { isLimited } from './special-categories.ts';

/** What to write, prove, confirm or leave out before publishing; each note rests on something that was entered. */
export function complianceNotes(input: AdInput, { leftOut }: Material, ads: readonly AdVariation[]): string[] {
	const open = ads.filter((ad) => !isFinished(ad)).map(({ name }) => codeOf(name));
	return [
		...(open.length === 0 ? [] : [fill(NOTES.open, { codes: listOf(open) })]),
		...leftOutNotes(leftOut),
		...unusedNotes(input, ads, new Set(leftOut.map(({ raw }) => raw))),
		...tooLongNotes(input),
		...differing(ads),
		...recordsIn(ads),
		...offersIn(input, ads),
		...competitorsIn(input, ads),
		...(input.campaignObjective === 'Lead Generation' ? [NOTES.leadForm] : []),
		...(isLimited(input) ? [NOTES.declare] : []),
	];
}

const LONGEST_QUOTE = 160;
const MOST_QUOTED = 8;
const MOST_LEFT_OUT = 6;
const HEADLINE = PLACEMENT_FACTS['Facebook Feed'].limits.headline.limit;

function isQuotable(text: string): boolean {
	return text.length <= LONGEST_QUOTE && !/[“”[\]]/.test(text);
}

function quotesOf(texts: readonly OwnText[]): string {
	return [...new Set(texts.map(({ raw }) => quoted(raw)))].slice(0, MOST_QUOTED).join(' ');
}

/** One note for each reason. */
function leftOutNotes(leftOut: Material['leftOut']): string[] {
	const told = leftOut.slice(0, MOST_LEFT_OUT).filter(({ raw }) => isQuotable(raw));
	const byReason = Map.groupBy(told, ({ problem }) => problem ?? '');
	return Array.from(byReason, ([problem, texts]) => fill(NOTES.leftOut, { texts: quotesOf(texts), problem }));
}

/** The texts that are in no ad, in a note for each reason; those with a reason of their own are told elsewhere. */
function unusedNotes(input: AdInput, ads: readonly AdVariation[], told: ReadonlySet<string>): string[] {
	const { valueProposition, promotions, benefits, productService, businessInfo, objection } = input;
	const inAds = plain(ads.map((ad) => [ad.hook, ad.primaryText, ad.headline, ad.description].join(' ')).join(' '));
	const said = ads.map((ad) => stems([ad.hook, ad.primaryText, ad.headline].join(' ')));
	const isLost = (text: string) => isQuotable(text) && !inAds.includes(plain(text)) && !isToldIn(said, text);
	const isUntold = ({ raw }: OwnText) => isLost(raw) && !told.has(raw);
	const fields = [valueProposition, promotions, benefits, productService.description, businessInfo.description];
	const lost = fields.flatMap((field) => linesOf(field)).filter(isUntold);
	const { sentences = [], fragments = [] } = Object.groupBy(lost, (one) =>
		isWhole(one) && fits('sentence', one.text) === null ? 'sentences' : 'fragments',
	);
	const pains = linesOf(input.painPoints);
	const price = named(productService.price);
	const isPriceLost = /\d/.test(price) && lengthOf(price) <= HEADLINE && isLost(price);
	const isAsked = told.has(spaced(objection.question));
	return [
		...noteOf(NOTES.unused, sentences),
		...noteOf(NOTES.fragments, fragments),
		...noteOf(NOTES.unanswered, pains.every(isUntold) ? pains : []),
		...(isPriceLost ? [fill(NOTES.price, { price })] : []),
		...noteOf(NOTES.pair, isAsked ? [] : written(objection.answer, '', 'answer').filter(isUntold)),
	];
}

/** "Six-month warranty on every part", where an ad says that every part is under warranty for six months. */
function isToldIn(ads: readonly ReadonlySet<string>[], text: string): boolean {
	const own = stems(text);
	return own.size > 1 && ads.some((ad) => overlap(ad, own) === own.size);
}

function noteOf(note: string, texts: readonly OwnText[]): string[] {
	return texts.length === 0 ? [] : [fill(note, { texts: quotesOf(texts) })];
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[.\s]+/g, ' ')
		.trim();
}

/** The offers and the lines for pictures and headlines that are too long for them. */
function tooLongNotes({ point1, point2, point3, firstStep, ...input }: AdInput): string[] {
	const own = [point1, point2, point3, firstStep];
	const offers = linesOf(input.promotions).filter(({ problem }) => problem === null);
	const lines = [
		...own.map(({ picture }) => [picture, MOST.hook] as const),
		...[...own, input.objection].map(({ headline }) => [headline, HEADLINE] as const),
		[named(input.productService.price), HEADLINE] as const,
		...offers.map(({ line }) => [line, MOST.hook] as const),
	];
	return lines.flatMap(([text, most]) => {
		const line = spaced(text);
		const length = lengthOf(line);
		if (length <= most || !isQuotable(line)) return [];
		return [fill(NOTES.shorten, { line, length: String(length), most: String(most) })];
	});
}

/** A promise to everybody beside a record of most: "in 8 days" and "45 of 47 in 8 days". */
function differing(ads: readonly AdVariation[]): string[] {
	const texts = [...new Set(ads.map(({ primaryText }) => primaryText))].filter(isQuotable);
	const part = texts.find(isPartly) ?? '';
	const terms = measuresIn(part, 'duration');
	const hasTerm = (text: string) => measuresIn(text, 'duration').some((term) => terms.includes(term));
	const whole = texts.find((text) => !isPartly(text) && hasTerm(text));
	if (whole === undefined) return [];
	return [fill(NOTES.differ, { texts: [whole, part].map((text) => quoted(text.replace(/\.$/, ''))).join(' ') })];
}

/** Whether a text tells of so many, and then of fewer of them. */
function isPartly(text: string): boolean {
	const counts = amountsIn(text).filter(({ kind }) => kind === 'count' || kind === 'number');
	const [all, some] = counts.flatMap(({ value }) => value ?? []);
	return all !== undefined && some !== undefined && some < all;
}

function recordsIn(ads: readonly AdVariation[]): string[] {
	return ads
		.filter(({ angle, primaryText }) => angle.startsWith('Proof') && /\d/.test(primaryText) && isQuotable(primaryText))
		.map(({ name, primaryText }) => fill(NOTES.record, { text: primaryText, code: codeOf(name) }));
}

function offersIn({ promotions }: AdInput, ads: readonly AdVariation[]): string[] {
	return linesOf(promotions).flatMap(({ raw, line, problem }) => {
		const ad = ads.find(({ hook, primaryText }) => hook === line.replace(/\.$/, '') || primaryText.startsWith(line));
		if (problem !== null || ad === undefined || !isQuotable(raw)) return [];
		return [fill(namesEnd(raw) ? NOTES.offerEnds : NOTES.offerEndless, { code: codeOf(ad.name), offer: raw })];
	});
}

/** The words that an ad shares with what competitors do; fewer are chance. */
const FEWEST_SHARED = 2;

function competitorsIn(input: AdInput, ads: readonly AdVariation[]): string[] {
	const text = oneLine(input.competitorInfo);
	if (text === '') return [];
	const theirs = wordsBeside(input, text);
	const ad = ads.find(({ hook, primaryText }) => overlap(stems(`${hook} ${primaryText}`), theirs) >= FEWEST_SHARED);
	if (ad !== undefined) return [fill(NOTES.compares, { code: codeOf(ad.name) })];
	const isQuoted = isQuotable(text) && input.competitorInfo.includes(text);
	return [isQuoted ? fill(NOTES.competitors, { text }) : NOTES.competitorsLong];
}
