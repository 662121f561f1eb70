import { quoted } from '#prose/sentences.ts';
import { brief, isReadable } from '#reading/brief.ts';
import { coreAround } from '#reading/clause.ts';
import { type Concern, concernsOf } from '#reading/concerns.ts';
import { content } from '#reading/content.ts';
import { OWN_LIMIT } from '#reading/cues/money.ts';
import { DAY } from '#reading/cues/time.ts';
import { type Offered, offersOf, standingAlone } from '#reading/offers.ts';
import { painsOf } from '#reading/pains.ts';
import { speakerName } from '#reading/party.ts';
import { type Price, pricesOf } from '#reading/quoted-prices.ts';
import type { Reading } from '#reading/reading.ts';
import { firstOf, type Moment, type Remark } from '#reading/remark.ts';
import { type Smaller, smallerOf } from '#reading/smaller.ts';
import { telling } from '#reading/telling.ts';
import type { DealInput } from '../contract.ts';
import { type Notes, notesOf } from '../notes.ts';
import { readingOf } from '../reading.ts';
import { type Kind, kindNamed } from './kinds.ts';

/** A trouble of the client with what a proposal says to it. */
export interface Pain {
	moment: Moment;
	kind: Kind;
	figure: Moment | null;
}

/** What the options are made of; each piece of the call is used once. */
export interface Material {
	reading: Reading;
	notes: Notes;
	/** Whether more than one person spoke for the client, so that words need a name. */
	several: boolean;
	/** Whether it is known who spoke. */
	labelled: boolean;
	/** The weightiest first. */
	pains: Pain[];
	/** What else the client told of itself. */
	told: readonly Moment[];
	/** What the offer is said to do; pieces are taken out as they are used. */
	offers: Offered[];
	prices: readonly Price[];
	/** By when it is wanted, and why then. */
	wanted: Moment | null;
	reason: Moment | null;
	/** What the client can spend, in its own words. */
	limit: Moment | null;
	smaller: Smaller | null;
	/** What was held against the offer; each is taken out as it is used. */
	concerns: Concern[];
	/** The kinds of which a sentence already stands in an option. */
	kindsUsed: Set<Kind>;
	spent: Set<number>;
}

const LONGEST_QUOTE = 160;
const OF_THEMSELVES = /\b(?:we|our|us|i've|i|my|we've|we're|i'm|it's been)\b/i;
const NOT_TOLD =
	/\b(?:meaning to|busy|note|i'd|i would|we'd|i'll|we'll|thank|thanks|sorry|bye|sounds|okay|agree|interested|i (?:think|guess|know|mean|see|understand|suppose|like|can)|send|call me|speak|let me|let's|offer|price|cost|cash|willing|your|you|i could|in mind|talk|i'm (?:on|in|calling|speaking)|ask (?:her|him|them)|half an hour|minutes)\b/i;
const LEAST_TOLD = 6;

function toldOf(reading: Reading): Moment[] {
	const against = new Set(reading.objections.map(({ moment }) => moment.remark.index));
	const { wanted, reason } = reading.times;
	const placed = [...reading.needs.pains.map(({ moment }) => moment), ...reading.people.said, wanted, reason];
	const known = new Set(placed.flatMap((moment) => moment?.remark.index ?? []));
	return reading.facts.said.prospect
		.filter(
			(remark) =>
				remark.questions === 0 &&
				remark.words >= LEAST_TOLD &&
				remark.text.length < 180 &&
				!against.has(remark.index) &&
				!known.has(remark.index) &&
				OF_THEMSELVES.test(remark.folded) &&
				!NOT_TOLD.test(remark.folded) &&
				!DAY.test(remark.folded) &&
				!OWN_LIMIT.test(remark.folded) &&
				isReadable(remark.text),
		)
		.map((remark) => ({ remark, line: remark.line, quote: remark.text, from: 0, to: remark.text.length }))
		.sort((a, b) => b.remark.figures.length - a.remark.figures.length || a.line - b.line);
}

function several(reading: Reading): boolean {
	const { buyer, call } = reading.facts;
	return buyer.speakers.filter((speaker) => (call.speakers[speaker]?.words ?? 0) > 12).length > 1;
}

const LIMITS =
	/\b(?:budget(?:ed)?|up to|to spend|can spend|afford|set aside|in mind|at most|maximum|no more than|not more than|under|below|thinking of|is fine|only got|got about|stretch|ceiling)\b/i;

/** A time at which something goes wrong is no wish. */
function wantedIn({ times, needs }: Reading): Pick<Material, 'wanted' | 'reason'> {
	const trouble = needs.pains.some(({ moment }) => moment.remark === times.wanted?.remark);
	if (trouble) return { wanted: times.reason, reason: null };
	return { wanted: times.wanted, reason: times.reason?.remark === times.wanted?.remark ? null : times.reason };
}

export function materialOf(input: DealInput): Material {
	const reading = readingOf(input);
	const limit = firstOf(
		reading.facts.said.prospect.filter(({ questions, folded }) => questions === 0 && LIMITS.test(folded)),
		OWN_LIMIT,
	);
	const small = smallerOf(reading);
	const offers = offersOf(reading.facts).filter(({ remark }) => remark.index !== small?.moment.remark.index);
	const { wanted, reason } = wantedIn(reading);
	return {
		reading,
		wanted,
		reason,
		notes: notesOf(input.additionalContext),
		several: several(reading),
		labelled: reading.facts.verdict.kind !== 'unlabelled',
		pains: painsOf(reading).map((pain) => ({ ...pain, kind: kindNamed(pain.kind) })),
		told: toldOf(reading),
		offers,
		prices: pricesOf(reading),
		limit: limit === null || limit.remark.figures.length === 0 || !isReadable(limit.quote) ? null : limit,
		smaller: small,
		concerns: concernsOf(reading, offers),
		kindsUsed: new Set(),
		spent: new Set(),
	};
}

/** The words between “ and ”, without the mark that would end the sentence around them; they count as used. */
export function quoteOf(material: Material, moment: Moment, most = LONGEST_QUOTE): string {
	const told = telling(material.reading.facts, moment, { most, spent: material.spent });
	for (const index of told.remarks) material.spent.add(index);
	return told.question === '' ? quoted(told.words) : `${quoted(told.words)} (asked: ${quoted(told.question)})`;
}

export function isSpent(material: Material, moment: { remark: Remark }): boolean {
	return material.spent.has(moment.remark.index);
}

/** " (Owen Marsh)", where several people spoke for the client. */
export function byWhom(material: Material, moment: { remark: Remark }): string {
	if (!material.several || !material.labelled) return '';
	const name = speakerName(material.reading.facts.call, moment.remark.speaker);
	return name.startsWith('the ') ? '' : ` (${fullName(material, moment.remark.speaker, name)})`;
}

function fullName(material: Material, speaker: number | null, label: string): string {
	const found = speaker === null ? undefined : material.reading.facts.call.speakers[speaker];
	return found?.name.startsWith(label) ? found.name : label;
}

/** Who does something: a name, "You" for a client without one, "We" for the seller. */
export function owner(material: Material, remark: Remark): string {
	const name = speakerName(material.reading.facts.call, remark.speaker);
	if (!name.startsWith('the ') && name !== 'somebody') return fullName(material, remark.speaker, name);
	return remark.side === 'salesperson' ? 'We' : 'You';
}

/** Takes an offer out of the material, so that it is said once. */
export function takeOffer(material: Material, offered: Offered): void {
	material.offers = material.offers.filter((other) => other !== offered);
	material.spent.add(offered.remark.index);
}

/** Takes up to `most` offers that pass out of the material, as sentences of one running text. */
export function takeOffers(material: Material, most: number, fits: (offered: Offered) => boolean): string[] {
	const taken = material.offers
		.filter(
			(offered) =>
				!offered.bound &&
				!isSpent(material, offered) &&
				!material.concerns.some((concern) => concern.offered === offered) &&
				fits(offered),
		)
		.slice(0, most);
	for (const offered of taken) takeOffer(material, offered);
	return taken.map((offered, index) => {
		const before = taken[index - 1];
		const follows = before !== undefined && before.remark.index === offered.remark.index - 1;
		return follows ? offered.text : standingAlone(offered);
	});
}

/** The same as items of a list, each of which stands alone. */
export function takeOfferItems(material: Material, most: number, fits: (offered: Offered) => boolean): string[] {
	const items: string[] = [];
	for (let count = 0; count < most; count += 1) items.push(...takeOffers(material, 1, fits));
	return items;
}

/** Whether a sentence of the offer takes up words of what the client said, or does what its kind of trouble needs. */
export function meets(offered: Offered, moment: Moment, kind: Kind): boolean {
	if (kind.remedy?.test(offered.remark.folded) === true) return true;
	const words = content(offered.text);
	return [...content(moment.remark.text)].some((word) => words.has(word));
}

/** The heart of a moment in a few words, to point at it again. */
export function core(moment: Moment): string {
	const whole = brief(moment, 80);
	const words = whole.length <= 72 ? whole : coreAround(moment.remark.text, moment.from, moment.to, 52);
	return quoted((isReadable(words) && words.length > 6 ? words : whole).replace(/(?<![.,;:])[.,;:]+$/, ''));
}
