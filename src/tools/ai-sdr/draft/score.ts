import { fits } from '#business/fit/fit.ts';
import { withoutEnd } from '#language/clean.ts';
import { MONTHS } from '#language/dates/date-words.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { joined } from '#prose/lists.ts';
import { listOf } from '#prose/sentences.ts';
import type { Criterion, LeadScore, SdrCampaign } from '../contract.ts';
import { RAISES } from '../options.ts';
import { CRITERIA, type CriterionName, scored, type Verdict, verdictOf } from '../scoring.ts';
import { isAmong, signs, sizeFit, tradeFit } from './fit.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { quote } from './overview.ts';
import type { Plan } from './plan.ts';
import { APPROACH, AUTHORITY, BUDGET, INDUSTRY, NEED, PROOF, SIZE, SOURCE, TIMING } from './sentences/score.ts';

/** Each criterion with its verdict and reason. What is not known counts as not known. */
export function scoreOf(lead: Lead, material: Material, plan: Plan): SdrCampaign['leadScoring'] {
	const assessments: Readonly<Record<CriterionName, string>> = {
		'Industry fit': industryFit(lead),
		Authority: fill(AUTHORITY[signs(lead.role)], lead),
		Need: need(lead, material, plan),
		Timing: timing(lead),
		Source: source(lead, material),
		Proof: proof(lead, material),
		Budget: budget(lead, material, plan),
		'Company size': companySize(lead),
	};
	const criteria = CRITERIA.map(([name, weight]) => ({ criteria: name, weight, assessment: assessments[name] }));
	const { letter, isOpen, calculation } = scored(criteria);
	return {
		overallScore: letter,
		priorityLevel: isOpen ? 'Medium' : priorityOf(lead, letter),
		qualificationCriteria: criteria,
		recommendedApproach: approach(criteria),
		calculation,
	};
}

/** A and B deserve the most effort. A near date raises the priority by one level; a need that somebody who connects the two knows of is never last. */
function priorityOf({ urgency, input, isReferred }: Lead, letter: LeadScore): string {
	const level = { A: 0, B: 0, C: 1, D: 2 }[letter];
	const raised = RAISES.has(urgency) ? Math.max(0, level - 1) : level;
	const isWarm = isReferred && input.answers.need !== '';
	return ['High', 'Medium', 'Low'][isWarm ? Math.min(1, raised) : raised] ?? 'Low';
}

function approach(criteria: readonly Criterion[]): string {
	const told = (sentence: `${string}{list}${string}`, verdict: Verdict) => {
		const names = criteria.filter((one) => verdictOf(one) === verdict).map((one) => one.criteria.toLowerCase());
		return fillIfKnown(sentence, { list: listOf(names) });
	};
	const begin = told(APPROACH.open, 'Unknown') || told(APPROACH.partly, 'Partly') || APPROACH.known;
	return joined(' ', begin, told(APPROACH.against, 'Not met'));
}

/** How the lead's trade fits those the member serves; null where it is not known. */
function fitOf({ input }: Lead) {
	const { leadInfo, answers, industryFocus, yourCompanyInfo, valueProposition } = input;
	if (leadInfo.industry === '' || leadInfo.industry === 'Other') return null;
	const offered = [yourCompanyInfo.serviceOffering, valueProposition];
	return tradeFit(leadInfo.industry, answers.audienceTrade, [industryFocus, answers.audience], offered);
}

function industryFit(lead: Lead): string {
	const { industry } = lead.input.leadInfo;
	const { audience, audienceTrade } = lead.input.answers;
	const found = fitOf(lead);
	if (found === null) {
		if (isAmong(lead.company, audience)) return fill(INDUSTRY.among, { people: quote(audience) });
		return industry === '' ? INDUSTRY.notGiven : INDUSTRY.notListed;
	}
	const isEntry = found.fit === 'other' && found.trade === audienceTrade;
	return fill(INDUSTRY[found.fit], { industry, trade: isEntry ? audienceTrade : quote(found.trade) });
}

function need({ input }: Lead, { need: said, isSaid }: Material, { opening }: Plan): string {
	if (said !== '') return fill(isSaid ? NEED.met : NEED.partly, { need: withoutEnd(said) });
	if (input.answers.need !== '') return fill(NEED.given, { quote: quote(input.answers.need) });
	return opening.asks ? NEED.asked : NEED.unknown;
}

function timing({ input, wantedBy }: Lead): string {
	if (wantedBy !== '') return fill(TIMING.met, { date: wantedBy });
	const by = withoutEnd(input.answers.wantedBy);
	if (by === '') return TIMING.unknown;
	const hasDate = /\d/.test(by) || (by.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => MONTHS.has(word));
	return fill(hasDate ? TIMING.quoted : TIMING.vague, { quote: quote(by) });
}

function source({ input, isReferred, hasSpoken }: Lead, { referrer }: Material): string {
	const from = input.leadInfo.leadSource;
	if (from === '' || from === 'Other') return SOURCE.unknown;
	if (isReferred) return fill(referrer === '' ? SOURCE.met : SOURCE.named, { source: from, referrer });
	if (from === 'Industry Event') return fill(hasSpoken ? SOURCE.spoke : SOURCE.partly, { source: from });
	return fill(SOURCE.notMet, { source: from });
}

function proof(lead: Lead, { results }: Material): string {
	const { answers, socialProof } = lead.input;
	const isEntered = [answers.result1, answers.result2, answers.result3, socialProof].some((text) => text !== '');
	if (results.length === 0) return isEntered ? PROOF.leftOut : PROOF.unknown;
	return ['listed', 'named'].includes(fitOf(lead)?.fit ?? '') ? PROOF.met : PROOF.partly;
}

function budget({ input }: Lead, { isSaid }: Material, { touches }: Plan): string {
	const sum = withoutEnd(input.answers.budget);
	if (sum !== '') return fill(fits('price', sum) === null ? BUDGET.met : BUDGET.noSum, { sum, quote: quote(sum) });
	const begin = isSaid ? BUDGET.today : BUDGET.unknown;
	const number = touches.findIndex(({ isPriced }) => isPriced) + 1;
	return number === 0 ? begin : `${begin} ${fill(BUDGET.priced, { number: String(number) })}`;
}

function companySize({ input }: Lead): string {
	const size = input.leadInfo.companySize;
	const own = input.answers.audienceSize;
	if (size === '') return SIZE.notGiven;
	if (own === '') return fill(SIZE.ownNotGiven, { size });
	const fit = sizeFit(size, own);
	return fill(SIZE[fit], { size, own: fit === 'unknown' ? quote(own) : own });
}
