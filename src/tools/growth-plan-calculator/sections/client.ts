/** The plan as its client reads it, section by section: one page first, then what does not stand on it. */

import type { Block, Section } from '#shared/document.ts';
import type { Partially } from '#tools/define.ts';
import { STATE } from '../phrases.ts';
import type { ClientPlan } from './parts.ts';
import { type Entry, facts, list, paragraph, part, table, together, words } from './pieces.ts';
import { LABEL, type Missing } from './words.ts';

type Plan = Partially<ClientPlan>;

export interface Shown {
	missing: Missing;
	/** Whether troubles and goals that only their words show stand in it, too. */
	quotes: boolean;
	/** Labels that are kept without content: they can still be filled in. */
	open: ReadonlySet<string>;
}

export function clientSections(plan: Plan, shown: Shown): Section[] {
	return [
		...onePage(plan, shown),
		...insights(plan.discoveryInsights, shown),
		...strategy(plan, shown),
		...value(plan.valueProposition),
		...nextSteps(plan.nextSteps, shown),
		...proof(plan.credibilityBuilders, shown.missing),
		...roadmap(plan.implementationRoadmap, shown.missing),
	];
}

/** Where a plan has no approach of its own, its first phase is what the page says of how and when. */
function firstPhaseOf({ executiveSummary, strategicRecommendations }: Plan) {
	const isOnPage = executiveSummary !== undefined && !executiveSummary.proposedApproach;
	return isOnPage ? strategicRecommendations?.phase1Foundation : undefined;
}

type FirstPhase = NonNullable<Plan['strategicRecommendations']>['phase1Foundation'];

/** What is done first; several lines stand as a list in the plan, one on the page. */
function namesOf(first: FirstPhase): string[] {
	return (first?.keyInitiatives ?? []).flatMap(({ initiative }) => initiative || []);
}

/** Whether there is a second phase: then the dates of the first are not those of the whole. */
function goesOn({ strategicRecommendations }: Plan): boolean {
	return (strategicRecommendations?.phase2Growth?.objectives ?? []).length > 0;
}

/** A plan that goes on after its first phase begins with it. */
function standsInPlan(plan: Plan): boolean {
	return namesOf(firstPhaseOf(plan)).length > 1 || goesOn(plan);
}

/** What can be filled in on the first page. */
const PAGE = [LABEL.problem, LABEL.goal, LABEL.measure, LABEL.figures, LABEL.phase1, LABEL.dates];

function onePage(plan: Plan, { missing, open }: Shown): Section[] {
	const { executiveSummary: page } = plan;
	const first = firstPhaseOf(plan);
	if (page === undefined && !PAGE.some((label) => open.has(label))) return [];
	const { expectedImpact: impact } = page ?? {};
	return part(
		'Executive Summary',
		facts(
			[
				[LABEL.problem, page?.prospectOverview || missing.overview],
				[LABEL.goal, page?.primaryOpportunity || missing.opportunity],
				[LABEL.measure, together(first?.objectives)],
				[LABEL.figures, together(page?.keyInsights)],
				[LABEL.approach, page?.proposedApproach],
				[
					goesOn(plan) || open.has(LABEL.phase1) ? LABEL.phase1 : LABEL.approach,
					standsInPlan(plan) ? '' : together(namesOf(first)),
				],
				[LABEL.dates, impact?.timeline || (goesOn(plan) ? '' : first?.duration)],
				[LABEL.money, impact?.revenueImpact],
				[LABEL.competition, impact?.competitiveAdvantage],
			],
			open,
		),
	);
}

/** What nobody has named yet is for the member; a client may see its words. */
function insights(found: Plan['discoveryInsights'], { missing, quotes }: Shown): Section[] {
	const unnamed = (quote: string | undefined) => (quotes ? words(quote) : []);
	const pains = (found?.painPoints ?? []).map((pain, index): Entry => {
		const heading = pain.issue || missing.numbered('Pain Point', index);
		const about = facts([
			['Impact', pain.impact],
			['Cost of inaction', pain.costOfInaction],
			['Root cause', pain.rootCause],
			['Who is affected', pain.stakeholderImpact],
		]);
		const quote = pain.evidenceFromCall;
		return { heading, blocks: heading === '' ? unnamed(quote) : [...words(quote), ...about] };
	});
	const goals = (found?.goals ?? []).map((goal, index): Entry => {
		const heading = goal.objective || missing.numbered('Goal', index);
		const about = facts([
			['By when', goal.timeline],
			['Measured by', goal.successMetrics],
			['Who', goal.stakeholders],
		]);
		const why = goal.businessJustification;
		return { heading, blocks: heading === '' ? unnamed(why) : [...about, ...words(why)] };
	});
	const state = Object.entries(found?.currentState ?? {}).filter(
		([label, text]) => missing.urgency !== '' || !FROM_CALL.has(label) || (quotes && text?.startsWith('“')),
	);
	return part(
		'Discovery Insights',
		[],
		[...part('Pain points', [], pains), ...part('Goals', [], goals), ...part('Current state', facts(state))],
	);
}

/** What the built-in engine found of their situation: nobody has confirmed it. */
const FROM_CALL: ReadonlySet<string> = new Set(Object.values(STATE));

function strategy(plan: Plan, { missing, open }: Shown): Section[] {
	const { phase1Foundation: first, phase2Growth: second, phase3Scale: third } = plan.strategicRecommendations ?? {};
	const onPage = firstPhaseOf(plan) !== undefined;
	const initiatives = (first?.keyInitiatives ?? []).map((one, index): Entry => {
		const blocks = [
			...paragraph(one.description),
			...facts([
				['What it serves', one.businessJustification],
				['Timing', one.timeline],
				['Deliverables', together(one.deliverables)],
			]),
		];
		const heading = one.initiative || missing.numbered('Initiative', index);
		return onPage && blocks.length === 0 && one.initiative ? { heading: '', blocks } : { heading, blocks };
	});
	const names = namesOf(first);
	const duration = onPage && !goesOn(plan) ? '' : first?.duration;
	const begun =
		!onPage || standsInPlan(plan) ? [...paragraph(duration), ...list(onPage ? names : first?.objectives)] : [];
	return part(
		'Strategic Recommendations',
		[],
		[
			...part('Phase 1', begun, [...initiatives, ...part('Milestones', list(first?.milestones))]),
			...part(LABEL.phase2, [...paragraph(second?.duration), ...list(second?.objectives)], [], open.has(LABEL.phase2)),
			...part('Phase 3', [...paragraph(third?.duration), ...list(third?.objectives)]),
		],
	);
}

function value(found: Plan['valueProposition']): Section[] {
	const business = found?.businessCase;
	return part(
		'Value Proposition',
		facts([
			['Problem', business?.problemStatement],
			['Solution', business?.proposedSolution],
			['Expected return', business?.expectedROI],
			['Payback', business?.paybackPeriod],
			['What limits the risk', business?.riskReduction],
		]),
	);
}

function nextSteps(found: Plan['nextSteps'], { open }: Shown): Section[] {
	const outline = found?.proposalOutline;
	const rows = (found?.immediateActions ?? []).map((one) => [one.action, one.owner, one.timeline, one.purpose]);
	const isAlone = !outline?.scopeOfWork && !open.has(LABEL.investment);
	const offer = part(isAlone ? LABEL.investment : 'Scope of Work', [
		...paragraph(outline?.scopeOfWork),
		...investment(outline?.investmentRange, isAlone, open),
		...list(outline?.deliverables),
	]);
	const steps = table(['What', 'Who', 'When', 'What for'], rows);
	const isKept = open.has(LABEL.nextSteps);
	// A client looks for what it costs among the headings.
	return isAlone
		? [...offer, ...part(LABEL.nextSteps, steps, [], isKept)]
		: part(LABEL.nextSteps, steps, offer, isKept);
}

/** Under its own heading each line of it; beside a scope, and while it is open, with its name. */
function investment(range: string | undefined, isAlone: boolean, open: ReadonlySet<string>): Block[] {
	if (isAlone) return (range ?? '').split('\n').flatMap(paragraph);
	return facts([[LABEL.investment, range?.replaceAll('\n', '; ')]], open);
}

function proof(found: Plan['credibilityBuilders'], missing: Missing): Section[] {
	const cases = (found?.relevantCaseStudies ?? []).map(
		(one): Entry => ({
			heading: one.clientProfile || missing.caseStudy,
			blocks: facts([
				['Challenge', one.challenge],
				['Solution', one.solution],
				[one.clientProfile || one.challenge ? 'Result' : 'What we have done', one.results],
				['Time', one.timeline],
				['Why it fits', one.relevanceReason],
			]),
		}),
	);
	// Without work for others, what we know stands on the member's screen alone: a client hired us for it.
	if (cases.length === 0 && missing.caseStudy === '') return [];
	const { skillsMatchToNeeds, uniqueValueProposition } = found?.expertiseAlignment ?? {};
	return part(
		'Credibility Builders',
		[],
		[
			...part('Case studies', [], cases),
			...part(
				'Expertise',
				facts([
					['Skills', skillsMatchToNeeds],
					['Experience', uniqueValueProposition],
				]),
			),
		],
	);
}

function roadmap(found: Plan['implementationRoadmap'], missing: Missing): Section[] {
	const wins = (found?.quickWins ?? []).map(
		(win, index): Entry => ({
			heading: win.action || missing.numbered('Quick Win', index),
			blocks: facts([
				['Timing', win.timeline],
				['Effort', win.effort],
				['What it changes', win.impact],
			]),
		}),
	);
	return part(
		'Implementation Roadmap',
		[],
		[...part('Quick wins', [], wins), ...part('What has to be true', list(found?.successFactors))],
	);
}
