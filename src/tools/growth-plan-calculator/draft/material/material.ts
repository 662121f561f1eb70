import { findIndustry } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import { possessive } from '#prose/sentences.ts';
import { type Concern, concernsOf } from '#reading/concerns.ts';
import { goalsOf } from '#reading/goals.ts';
import { type Offered, offersOf } from '#reading/offers.ts';
import { type Price, pricesOf } from '#reading/quoted-prices.ts';
import type { Reading } from '#reading/reading.ts';
import type { Moment } from '#reading/remark.ts';
import { type Smaller, smallerOf } from '#reading/smaller.ts';
import type { GrowthPlanInput } from '../../contract.ts';
import { readingOf } from '../../reading.ts';
import { type CaseStudy, casesOf, type Match, matched, shortLine, skillsOf } from './cases.ts';
import { type FirstYear, firstYearOf } from './prices.ts';
import { type Problem, problemsOf } from './problems.ts';
import type { Quoting } from './quoting.ts';

/** What a plan is made of. */
export interface Material extends Quoting {
	input: GrowthPlanInput;
	/** Names as the form gives them, on one line. */
	client: string;
	seller: string;
	me: string;
	prospect: string;
	industry: Industry | null;
	labelled: boolean;
	/** The client does not want it, or wants no more contact. */
	refused: Moment | null;
	problems: readonly Problem[];
	goals: readonly Moment[];
	/** Sentences of the offer; taken out as they are used. */
	offers: Offered[];
	prices: readonly Price[];
	firstYear: FirstYear | null;
	smaller: Smaller | null;
	concerns: readonly Concern[];
	cases: readonly CaseStudy[];
	matches: readonly Match<Problem>[];
	skills: readonly string[];
}

function severalSpoke({ facts }: Reading): boolean {
	if (facts.verdict.kind === 'unlabelled') return false;
	return facts.buyer.speakers.filter((speaker) => (facts.call.speakers[speaker]?.words ?? 0) > 12).length > 1;
}

function refusalOf({ leftAlone, step, objections }: Reading): Moment | null {
	if (leftAlone !== null) return leftAlone;
	const last = objections.findLast(({ category }) => category === 'Not interested');
	return step.kind === 'none' ? (last?.moment ?? null) : null;
}

/** Where nothing is sold, only the names of the form tell that a client speaks in it. */
function isTalkWithClient({ facts }: Reading): boolean {
	const { verdict, roles } = facts;
	if (verdict.kind === 'no-sale') return roles.given;
	return verdict.kind === 'judged' || verdict.kind === 'unlabelled';
}

export function materialOf(input: GrowthPlanInput): Material {
	const reading = readingOf(input);
	const goals = goalsOf(reading.facts, new Set(reading.objections.map(({ moment }) => moment.remark.index)));
	const refused = refusalOf(reading);
	const problems = refused === null && isTalkWithClient(reading) ? problemsOf(input, reading, goals) : [];
	const small = smallerOf(reading);
	const offers = offersOf(reading.facts);
	const cases = casesOf(input);
	return {
		input,
		reading,
		several: severalSpoke(reading),
		spent: new Set(),
		client: shortLine(input.clientCompanyName, 120),
		seller: shortLine(input.companyName, 120),
		me: shortLine(input.fullName, 120),
		prospect: shortLine(input.prospectsName, 120),
		industry: findIndustry(input.clientIndustry),
		labelled: reading.facts.verdict.kind !== 'unlabelled',
		refused,
		problems,
		goals,
		offers: offers.filter(({ remark }) => remark.index !== small?.moment.remark.index),
		prices: pricesOf(reading),
		firstYear: firstYearOf(reading),
		smaller: small,
		concerns: concernsOf(reading, offers),
		cases,
		matches: matched(cases, problems),
		skills: skillsOf(input),
	};
}

/** The cases that meet no problem of this call. */
export function unmatched({ cases, matches }: Material): CaseStudy[] {
	return cases.filter((one) => !matches.some((match) => match.case === one));
}

/** Who has to agree besides those on the call; empty where nobody was named. */
export function decider({ reading, prospect }: Material): string {
	const { decider: where, named } = reading.people;
	if (where === 'present' || named === '') return '';
	const name = /^(?:my|our|the) (?:[\p{Ll}-]+ )+(\p{Lu}.*)$/u.exec(named)?.[1];
	return name ?? named.replace(/^(?:my|our) (?=\S)/i, `${possessive(prospect)} `);
}

/** Remarks that answered a doubt; they stand where the risk is spoken of. */
export function answersOf({ concerns }: Material): ReadonlySet<number> {
	return new Set(concerns.flatMap(({ offered }) => (offered === null ? [] : [offered.remark.index])));
}
