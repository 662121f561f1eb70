import type { Figure } from '#evidence/figures.ts';
import { brief, isReadable } from '#reading/brief.ts';
import type { Reading } from '#reading/reading.ts';
import { figureMoment, type Moment, type Remark } from '#reading/remark.ts';
import type { TroubleId } from '#reading/troubles.ts';
import type { Group } from './groups.ts';
import type { Rate, UnitCost } from './rates.ts';
import { sharedTerms, termsOf } from './terms.ts';

/** Which figures of the call belong to a problem. */

/** A share or a length of time, verbatim. */
export interface Measure {
	text: string;
	line: number;
}

/** Whether a remark is near enough to a problem to be about it. */
function near(moment: Moment, remark: Remark): boolean {
	return remark.turn === moment.remark.turn || Math.abs(remark.turn - moment.remark.turn) === 2;
}

export function rateFor(rates: readonly Rate[], group: Group, taken: ReadonlySet<Rate>): Rate | null {
	const [first] = group.pains;
	if (first === undefined) return null;
	const indexes = new Set(group.pains.map(({ moment }) => moment.remark.index));
	const turns = new Set(group.pains.map(({ moment }) => moment.remark.turn));
	const text = group.pains.map(({ moment }) => moment.remark.folded).join(' ');
	const open = rates.filter((rate) => !taken.has(rate));
	const beneath = ({ moment: { remark } }: Rate) => indexes.has(remark.index - 1) || indexes.has(remark.index + 1);
	const fits = (rate: Rate) => rate.kind !== 'count' || beneath(rate) || text.includes(rate.noun);
	const own = open.find(({ moment }) => indexes.has(moment.remark.index));
	const beside = open.find((rate) => turns.has(rate.moment.remark.turn) && fits(rate));
	const terms = termsOf(text);
	const alike = open.find(
		(rate) =>
			near(first.moment, rate.moment.remark) &&
			fits(rate) &&
			sharedTerms(termsOf(rate.moment.remark.text), terms).length > 0,
	);
	return own ?? beside ?? alike ?? null;
}

/** Turns between a problem and what somebody says it cost. */
const COST_NEAR = 4;

/** The group of the pain that was told last before a remark. */
function toldBefore(groups: readonly Group[], remark: Remark): Group | null {
	let nearest: { group: Group; away: number } | null = null;
	for (const group of groups) {
		for (const { moment } of group.pains) {
			const away = remark.index - moment.remark.index;
			const fits = away >= 0 && remark.turn - moment.remark.turn <= COST_NEAR;
			if (fits && (nearest === null || away < nearest.away)) nearest = { group, away };
		}
	}
	return nearest?.group ?? null;
}

/** A sum that was lost or paid once: told of the problem itself, or in answer to what it cost. */
export function onceFor(costs: readonly UnitCost[], group: Group, groups: readonly Group[]): UnitCost | null {
	return costs.find(({ moment, once }) => once && toldBefore(groups, moment.remark) === group) ?? null;
}

const FRACTION =
	'(?:half|(?:a|one|two|three) (?:quarters?|thirds?|fifths?|tenths?)|one in (?:two|three|four|five|ten))';
const SHARE = new RegExp(
	`\\b(?:about |around |roughly |nearly |almost |over |more than )?(?:${FRACTION} of (?:them|us|it)\\b|${FRACTION} of (?:(?:the|our|my|those|these|all) )?[a-z]+|half the [a-z]+|\\d+ ?%(?: of (?:(?:the|our|my) )?[a-z]+)?)`,
	'i',
);
/** Kinds whose measure is time. */
const TIMED = new Set<TroubleId>([
	'slow',
	'late',
	'leads',
	'unanswered',
	'followup',
	'stuck',
	'outage',
	'handwork',
	'knowhow',
]);

/** Behind these a length of time is a stretch of the calendar. */
const CALENDAR = /\b(?:last|past|next|every|over the|for the|in the|for)\s+$/i;

/** How long something takes, a range before a single length. */
function lengthIn({ figures, folded }: Remark): Figure | undefined {
	const lengths = figures.filter(
		({ kind, index, text }) =>
			kind === 'duration' &&
			!CALENDAR.test(folded.slice(0, index)) &&
			!AGO.test(folded.slice(index, index + text.length + 8)),
	);
	return lengths.findLast(({ low }) => low !== undefined) ?? lengths[0];
}

/** "half of the drivers", "two days": how bad it is, verbatim. */
export function measureIn({ kindId, pains }: Group): Measure | null {
	for (const { moment } of pains) {
		const { remark } = moment;
		const share = SHARE.exec(remark.folded);
		const long = TIMED.has(kindId) ? lengthIn(remark) : undefined;
		if (share !== null)
			return { text: remark.text.slice(share.index, share.index + share[0].length), line: remark.line };
		if (long !== undefined) return { text: long.text, line: remark.line };
	}
	return null;
}

const FOLLOW_UP = 4;
const LONGEST_MEASURE = 90;

/** A share or a range named a little later about the same, e.g. in answer to "how much". */
export function measureNear(
	{ facts }: Reading,
	{ remark }: Moment,
	terms: ReadonlyMap<string, string>,
): Measure | null {
	for (const said of facts.said.prospect) {
		if (said.turn <= remark.turn || said.turn > remark.turn + FOLLOW_UP || said.questions > 0) continue;
		const figure = said.figures.find(
			({ kind, low }) => kind === 'percent' || (kind === 'duration' && low !== undefined),
		);
		if (figure === undefined || sharedTerms(termsOf(said.text), terms).length === 0) continue;
		const text = brief(figureMoment(said, figure), LONGEST_MEASURE).replace(/(?<![.,;:])[.,;:]+$/, '');
		if (isReadable(text) && text.includes(figure.text)) return { text, line: said.line };
	}
	return null;
}

const AGO = /^[\w -]{2,20}(?: ago| (?:now|already)|old)\b/;
