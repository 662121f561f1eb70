import { findIndustry } from '#content/industries.ts';
import { oneLine } from '#language/clean.ts';
import { decapitalize } from '#language/decapitalize.ts';
import type { Criterion, SdrCampaign } from '../contract.ts';
import { CRITERIA, type CriterionName, scored, verdictOf } from '../scoring.ts';
import { cut, type Lead } from './lead.ts';
import { belongs, speaksOfOption } from './trade.ts';

/** Each criterion with its verdict, the reason, and what to ask if it is unknown. */
export function scoreOf(lead: Lead): SdrCampaign['leadScoring'] {
	const assess: Readonly<Record<CriterionName, (lead: Lead) => string>> = {
		'Industry fit': industryFit,
		Authority: authority,
		Need: need,
		Timing: timing,
		Source: source,
		Proof: proof,
		Budget: budget,
		'Company size': size,
	};
	const criteria = CRITERIA.map(
		([name, weight]): Criterion => ({ criteria: name, weight, assessment: assess[name](lead) }),
	);
	const score = scored(criteria);
	return {
		overallScore: score.letter,
		priorityLevel: priorityOf(lead, score.letter),
		qualificationCriteria: criteria,
		recommendedApproach: approach(lead, criteria, score.capped),
		calculation: score.calculation,
	};
}

/** A and B deserve the most effort. A near date raises the priority by one level. */
function priorityOf({ urgency }: Lead, letter: string): string {
	const level = { A: 0, B: 0, C: 1, D: 2 }[letter] ?? 2;
	const raised = urgency === 'High' || urgency === 'Critical' ? Math.max(0, level - 1) : level;
	return ['High', 'Medium', 'Low'][raised] ?? 'Low';
}

/** What to find out, most telling first; money comes last. */
const TO_LEARN: readonly CriterionName[] = [
	'Need',
	'Authority',
	'Timing',
	'Industry fit',
	'Company size',
	'Proof',
	'Budget',
];

function approach(lead: Lead, criteria: readonly Criterion[], capped: boolean): string {
	const gaps = TO_LEARN.filter((name) => {
		const criterion = criteria.find(({ criteria: one }) => one === name);
		const verdict = criterion === undefined ? 'Unknown' : verdictOf(criterion);
		return verdict === 'Unknown' || (verdict === 'Partly' && (name === 'Need' || name === 'Authority'));
	});
	const [first, ...rest] = gaps.map((name) => name.toLowerCase());
	const begin =
		first === undefined
			? `Nothing is open, so spend the effort on a good first conversation with ${lead.company}.`
			: first === 'need'
				? `Learn the need of ${lead.company} first, with a figure${capped ? ': the rest would make an A' : ''}.`
				: `Ask ${lead.who} about ${first} before you invest more.`;
	const then = rest.length > 0 ? `Then, in this order: ${rest.join(', ')}.` : '';
	const weak = criteria
		.filter((criterion) => verdictOf(criterion) === 'Not met')
		.map(({ criteria: name }) => name.toLowerCase());
	const against =
		weak.length === 0
			? ''
			: `Against this lead speaks ${weak.join(' and ')}; better answers elsewhere have to outweigh it.`;
	return [begin, then, against].filter((part) => part !== '').join(' ');
}

function industryFit({ input, trade }: Lead): string {
	const { industry } = input.leadInfo;
	const focus = cut(oneLine(input.industryFocus), 80);
	if (industry === '' || industry === 'Other') {
		return `Unknown. The industry of the lead is not given${focus === '' ? ', nor is your focus' : ''}. Ask: what kind of work makes up most of your year?`;
	}
	if (focus === '')
		return `Unknown. ${industry} is given; whom you serve best is not. To settle it yourself: [add your industry focus].`;
	const meant = findIndustry(input.industryFocus);
	if (meant !== null && belongs(meant, industry)) return `Met. ${industry}, and your focus names ${meant.many}.`;
	if (speaksOfOption(focus, industry)) return `Met. ${industry}, as in your focus.`;
	if (meant !== null && !meant.general)
		return `Not met. ${industry}, while your focus names ${meant.many}. What would be different for ${trade}?`;
	return `Unknown. ${industry} and your focus cannot be compared by their words. Ask: how does your work differ from that of others in the trade?`;
}

function authority({ level, role, who, input, company }: Lead): string {
	switch (level) {
		case 'signs':
			return `Met. ${role} usually signs. To confirm with ${who}: does anybody else have to agree?`;
		case 'leads':
			return `Partly. ${role} can open a door and need not sign. Ask: who at ${company} would be asked before a yes?`;
		case 'works':
			return `Not met. ${role} seldom decides alone. Ask: whose budget would it come from?`;
		default:
			return `Unknown. “${cut(oneLine(input.leadInfo.contactRole), 60).replace(/[“”]/g, '')}” does not tell who decides. Ask: how was the last tool of this kind chosen?`;
	}
}

function need({ strategy, tasks, industry, about, company }: Lead): string {
	if (strategy.need !== null)
		return `Partly. It stands in your notes, without a figure: ${strategy.need.note}. Ask: what does it cost you today?`;
	const question = tasks[0]?.question ?? 'What takes longer than it should?';
	const asked = decapitalize(question);
	if (about.told)
		return `Unknown. That ${company} has trouble with ${tasks[0]?.name ?? 'it'} is your assumption. Ask: ${asked}`;
	return `Unknown. Nothing you entered comes from the lead${industry === null ? '' : `, so this rests on what is typical of ${industry.many}`}. Ask: ${asked}`;
}

function timing({ strategy, urgency, company }: Lead): string {
	if (strategy.event !== null) return `Met. There is a date to work towards: ${strategy.event.what}.`;
	const recent = strategy.need ?? strategy.news[0];
	if (recent !== undefined && HAPPENED.test(recent.note)) {
		return `Partly. Something has happened there: ${recent.note}. Ask: by when does it have to be settled?`;
	}
	if (urgency === 'High' || urgency === 'Critical') {
		return 'Unknown. The urgency is yours; no date of theirs is known. Ask: by when would this have to be better, and why then?';
	}
	return `Unknown. No date of theirs is known. Ask: what would make this more urgent at ${company} than now?`;
}

/** Events that the member noted. */
const HAPPENED =
	/\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|last|this|next|recent\w*|just|today|yesterday|week|month|year|20\d\d|left|opened|hired|moved|won|raised|hiring|opening|moving)\b/i;

function source({ input, strategy }: Lead): string {
	const from = input.leadInfo.leadSource;
	switch (from) {
		case 'Referral':
		case 'Mutual Connection':
		case 'Industry Event':
			return strategy.acquaintance.length > 0
				? `Met. ${from}, and your notes say how.`
				: `Partly. ${from}, without a name or an occasion: [add who or where].`;
		case 'LinkedIn Search':
		case 'Company Website':
		case 'Social Media':
			return `Partly. ${from}: you know of them, they do not know of you.`;
		case 'Cold Research':
		case 'Lead List/Database':
			return `Not met. ${from}: nothing connects you yet.`;
		default:
			return 'Unknown. Where the lead comes from is not given, and the EU asks you to be able to say it: [add the source].';
	}
}

function proof({ offer }: Lead): string {
	const [best] = [...offer.proof].sort((a, b) => Number(b.measured) - Number(a.measured));
	if (best === undefined)
		return 'Unknown. No result of yours is given. Ask a client: may I name you, with one figure before and after?';
	if (best.measured) return `Met. There is a figure to show: ${cut(best.told, 110)}.`;
	return 'Partly. Others can vouch for you, though no change is told: [add one figure before and after].';
}

function budget({ input, tasks }: Lead): string {
	const told = /\bbudget\b[^.\n]{0,60}/i.exec(input.messagingStrategy)?.[0];
	if (told !== undefined) return 'Partly. Your notes mention a budget. Ask: for which year is it, and who releases it?';
	return `Unknown. Ask last, when the need is clear: is money set aside for ${tasks[0]?.name ?? 'this'}, or would it have to be found?`;
}

const SIZE_WORDS: readonly [RegExp, readonly string[]][] = [
	[/\bstart-?ups?\b/i, ['Startup']],
	[/\bsmall\b|\bsmb\b|\bsme\b|\blocal\b/i, ['Startup', 'Small']],
	[/\bmid-?(?:size[d]?|market)?\b|\bmedium\b|\bsme\b/i, ['Medium', 'Large']],
	[/\benterprises?\b|\blarge\b|\bnational\b/i, ['Large', 'Enterprise']],
];

function size({ input }: Lead): string {
	const given = input.leadInfo.companySize;
	const text = `${input.industryFocus} ${input.yourCompanyInfo.serviceOffering}`;
	const wanted = SIZE_WORDS.filter(([signs]) => signs.test(text)).flatMap(([, sizes]) => sizes);
	if (given === '') return 'Unknown. Their size is not given. Ask: how many people would be touched by this?';
	if (wanted.length === 0)
		return 'Unknown. You give the size of the lead but not the one that you serve best: [add your best size].';
	const [word = ''] = given.split(' ');
	if (wanted.includes(word)) return `Met. ${given}, a size that you name.`;
	return `Not met. ${given}; you name another size. Ask: is there a part of the company that works like a smaller one?`;
}
