import { quoted } from '#prose/sentences.ts';
import { brief, isReadable, withoutOpener } from '#reading/brief.ts';
import { coreAround } from '#reading/clause.ts';
import { content } from '#reading/content.ts';
import { OWN_LIMIT } from '#reading/cues/money.ts';
import { DAY } from '#reading/cues/time.ts';
import { type Offered, offersOf, standingAlone } from '#reading/offers.ts';
import { speakerName } from '#reading/party.ts';
import type { Reading } from '#reading/reading.ts';
import { firstOf, type Moment, type Remark } from '#reading/remark.ts';
import type { DealInput } from '../contract.ts';
import { type Notes, notesOf } from '../notes.ts';
import { readingOf } from '../reading.ts';
import { type Concern, concernsOf } from './concerns.ts';
import type { Kind } from './kinds.ts';
import { type Price, pricesOf } from './money.ts';
import { type Pain, painsOf } from './pains.ts';
import { type Smaller, smallerOf } from './smaller.ts';

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
		pains: painsOf(reading),
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
export function inWords(material: Material, moment: Moment, most = LONGEST_QUOTE): string {
	material.spent.add(moment.remark.index);
	const { remark } = moment;
	const own = bare(withItsFigure(moment, most));
	if (!BACK.test(straight(own)) && !ANSWER.test(own)) return quoted(own);
	const before = BACK.test(straight(own)) ? said(material, remark) : null;
	if (before !== null) material.spent.add(before.index);
	const words = before === null ? own : bare(`${withoutOpener(before.text)} ${remark.text}`);
	const question = before === null || ANSWER.test(words) ? askedBefore(material, before ?? remark) : '';
	return question === '' ? quoted(words) : `${quoted(words)} (asked: ${quoted(question)})`;
}

function bare(words: string): string {
	const whole = words.replace(/[.,;:]+("?)$/, '$1');
	return (whole.match(/"/g) ?? []).length === 1 ? whole.replace(/^"|"$/, '').replace(/[.,;:]+$/, '') : whole;
}

function straight(words: string): string {
	return words.replaceAll('’', "'");
}

/** The clause; the whole sentence where the clause would leave out a figure of it. */
function withItsFigure(moment: Moment, most: number): string {
	const words = brief(moment, most);
	const { text, figures } = moment.remark;
	const whole = text.length <= most && /[.!]$/.test(text) && isReadable(text);
	return whole && figures.some((figure) => !words.includes(figure.text)) ? withoutOpener(text) : words;
}

const BACK =
	/^(?:[\w ]{1,24}, )?(?:they|that|this|those|these|he|she|them|it|some|one of (?:them|those|these)|nobody tells|not before)\b|^.{0,24}\b(?:that's|it's|makes them|see them|sees them|of those|of them|of it)\b/i;
/** An answer without a noun of its own: "About 140", "Since March". */
const ANSWER =
	/^(?:about|around|roughly|maybe|probably|once|twice|since|for|from|over|under|nearly|almost|on average|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b|most of|half of)/i;
const LONGEST_PAIR = 230;

/** What the same person said right before, on the same line, where the two are short enough to be read together. */
function said({ reading, spent }: Material, remark: Remark): Remark | null {
	const before = reading.facts.remarks[remark.index - 1];
	if (before === undefined || before.turn !== remark.turn || before.line !== remark.line || spent.has(before.index))
		return null;
	const fits = before.text.length + remark.text.length <= LONGEST_PAIR && before.words > 3 && before.questions === 0;
	const inOne = reading.facts.turns[remark.turn]?.text.includes(`${before.text} ${remark.text}`) === true;
	return fits && inOne && isReadable(before.text) && isReadable(remark.text) && /[.!]$/.test(before.text)
		? before
		: null;
}

const LONGEST_QUESTION = 90;

/** The question of the other side that a remark opens the answer to. */
function askedBefore({ reading, labelled }: Material, remark: Remark): string {
	const turn = reading.facts.turns[remark.turn];
	const question = reading.facts.turns[remark.turn - 1]?.remarks.at(-1);
	if (!labelled || turn?.remarks[0]?.index !== remark.index || question === undefined) return '';
	if (question.side === remark.side || question.questions !== 1 || question.text.length > LONGEST_QUESTION) return '';
	const words = question.text.trim();
	return isReadable(words) && words.endsWith('?') ? words : '';
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
	return quoted((isReadable(words) && words.length > 6 ? words : whole).replace(/[.,;:]+$/, ''));
}
