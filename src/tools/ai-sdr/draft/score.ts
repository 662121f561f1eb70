import { fits } from '#business/fit/fit.ts';
import { withoutEnd } from '#language/clean.ts';
import { MONTHS } from '#language/dates/date-words.ts';
import { fill } from '#prose/fill.ts';
import { listOf } from '#prose/sentences.ts';
import type { Criterion, SdrCampaign } from '../contract.ts';
import { CRITERIA, type CriterionName, scored, verdictOf } from '../scoring.ts';
import { isAmong, signs, sizeFit, tradeFit } from './fit.ts';
import type { Lead } from './lead.ts';
import { quote } from './left-out.ts';
import type { Material } from './material.ts';
import type { Plan } from './plan.ts';
import { APPROACH, AUTHORITY, BUDGET, INDUSTRY, NEED, PROOF, SIZE, SOURCE, TIMING } from './sentences/score.ts';

/** Each criterion with its verdict and reason. What is not known counts as not known. */
export function scoreOf(lead: Lead, material: Material, plan: Plan): SdrCampaign['leadScoring'] {
	const assessments: Readonly<Record<CriterionName, string>> = {
		'Industry fit': industryFit(lead),
		Authority: authority(lead),
		Need: need(lead, material, plan),
		Timing: timing(lead),
		Source: source(lead, material),
		Proof: proof(lead, material),
		Budget: budget(lead, material, plan),
		'Company size': companySize(lead),
	};
	const criteria = CRITERIA.map(
		([name, weight]): Criterion => ({ criteria: name, weight, assessment: assessments[name] }),
	);
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
function priorityOf({ urgency, input }: Lead, letter: string): string {
	const level = { A: 0, B: 0, C: 1, D: 2 }[letter] ?? 2;
	const raised = urgency === 'High' || urgency === 'Critical' ? Math.max(0, level - 1) : level;
	const isWarm = /^(?:Referral|Mutual Connection)$/.test(input.leadInfo.leadSource) && input.answers.need !== '';
	return ['High', 'Medium', 'Low'][isWarm ? Math.min(1, raised) : raised] ?? 'Low';
}

function approach(criteria: readonly Criterion[]): string {
	const those = (verdict: string) =>
		listOf(criteria.filter((one) => verdictOf(one) === verdict).map(({ criteria: name }) => name.toLowerCase()));
	const [open, against] = [those('Unknown'), those('Not met')];
	const begin = open === '' ? settled(those('Partly')) : fill(APPROACH.open, { list: open });
	return against === '' ? begin : `${begin} ${fill(APPROACH.against, { list: against })}`;
}

function settled(partly: string): string {
	return partly === '' ? APPROACH.known : fill(APPROACH.partly, { list: partly });
}

function fitOf({ input }: Lead) {
	const { leadInfo, answers, industryFocus, yourCompanyInfo, valueProposition } = input;
	const offered = [yourCompanyInfo.serviceOffering, valueProposition];
	return tradeFit(leadInfo.industry, answers.audienceTrade, [industryFocus, answers.audience], offered);
}

function isKnown(industry: string): boolean {
	return industry !== '' && industry !== 'Other';
}

function industryFit(lead: Lead): string {
	const { industry } = lead.input.leadInfo;
	const { audience, audienceTrade } = lead.input.answers;
	if (!isKnown(industry) && isAmong(lead.company, audience)) return fill(INDUSTRY.among, { people: quote(audience) });
	if (!isKnown(industry)) return industry === '' ? INDUSTRY.lead : INDUSTRY.other;
	const { fit, trade } = fitOf(lead);
	switch (fit) {
		case 'listed':
			return fill(INDUSTRY.met, { industry });
		case 'named':
			return fill(INDUSTRY.named, { industry, trade: quote(trade) });
		case 'other':
			return fill(INDUSTRY.notMet, { industry, trade: trade === audienceTrade ? trade : quote(trade) });
		default:
			return fill(INDUSTRY.own, { industry });
	}
}

function authority({ role }: Lead): string {
	const verdict = signs(role);
	return fill(AUTHORITY[verdict === 'yes' ? 'met' : verdict === 'perhaps' ? 'partly' : 'unknown'], { role });
}

function need({ input }: Lead, { need: said, isSaid }: Material, { opening }: Plan): string {
	if (said !== '') return fill(isSaid ? NEED.met : NEED.partly, { need: withoutEnd(said) });
	if (input.answers.need !== '') return fill(NEED.given, { quote: quote(input.answers.need) });
	return opening.asks ? NEED.asked : NEED.unknown;
}

function timing({ input }: Lead): string {
	const by = withoutEnd(input.answers.wantedBy);
	if (by === '') return TIMING.unknown;
	if (isDay(by)) return fill(TIMING.met, { date: by });
	const hasDate = /\d/.test(by) || (by.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => MONTHS.has(word));
	return fill(hasDate ? TIMING.quoted : TIMING.vague, { quote: quote(by) });
}

/** Whether a time can be said after "by"; any other is quoted. */
export function isDay(text: string): boolean {
	return fits('date', text) === null && text.length < 60;
}

function source({ input }: Lead, { referrer }: Material): string {
	const from = input.leadInfo.leadSource;
	switch (from) {
		case 'Referral':
		case 'Mutual Connection':
			return referrer === '' ? fill(SOURCE.met, { source: from }) : fill(SOURCE.named, { source: from, referrer });
		case 'Industry Event':
			return fill(input.answers.spoke === 'Yes' ? SOURCE.spoke : SOURCE.partly, { source: from });
		case '':
		case 'Other':
			return SOURCE.unknown;
		default:
			return fill(SOURCE.notMet, { source: from });
	}
}

function proof(lead: Lead, { results }: Material): string {
	const { answers, socialProof } = lead.input;
	const isEntered = [answers.result1, answers.result2, answers.result3, socialProof].some((text) => text !== '');
	if (results.length === 0) return isEntered ? PROOF.leftOut : PROOF.unknown;
	const { industry } = lead.input.leadInfo;
	return isKnown(industry) && /listed|named/.test(fitOf(lead).fit) ? PROOF.met : PROOF.partly;
}

function budget({ input }: Lead, { isSaid }: Material, { touches }: Plan): string {
	const sum = withoutEnd(input.answers.budget);
	if (sum !== '' && fits('price', sum) === null) return fill(BUDGET.met, { sum });
	if (sum !== '') return fill(BUDGET.noSum, { quote: quote(sum) });
	const number = touches.findIndex(({ isPriced }) => isPriced) + 1;
	const priced = number === 0 ? [] : [fill(BUDGET.priced, { number: String(number) })];
	return [isSaid ? BUDGET.today : BUDGET.unknown, ...priced].join(' ');
}

function companySize({ input }: Lead): string {
	const size = input.leadInfo.companySize;
	const own = input.answers.audienceSize;
	if (size === '') return SIZE.lead;
	switch (sizeFit(size, own)) {
		case 'within':
			return fill(SIZE.met, { size });
		case 'overlaps':
			return fill(SIZE.partly, { size, own });
		case 'apart':
			return fill(SIZE.notMet, { size, own });
		default:
			return own.trim() === '' ? fill(SIZE.own, { size }) : fill(SIZE.unread, { size, own: quote(own) });
	}
}
