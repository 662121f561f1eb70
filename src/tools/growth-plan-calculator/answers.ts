import { amountsIn } from '#language/amounts/amounts.ts';
import { capital, sentenceCapital } from '#language/capitals.ts';
import { listLines } from '#language/clean.ts';
import { datesIn } from '#language/dates/dates.ts';
import { ended } from '#prose/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import { callOf } from './call.ts';
import { casesOf } from './cases.ts';
import type { GrowthPlan, GrowthPlanInput } from './contract.ts';

/** Its lines as one text. */
function paragraphOf(lines: readonly string[]): string {
	return lines.length < 2 ? lines.join('') : lines.map(ended).join(' ');
}

type AnswerName = keyof GrowthPlanInput['answers'];

/**
 * The plan with each answer of the member in its place, word for word; an answer that its section already holds stays
 * where it is. What is not answered is left as it was.
 */
export function withAnswers(plan: GrowthPlan, input: GrowthPlanInput): GrowthPlan {
	return {
		...plan,
		...kept('executiveSummary', summary(plan.executiveSummary, input)),
		...kept('strategicRecommendations', phases(plan.strategicRecommendations, input)),
		...kept('nextSteps', nextSteps(plan.nextSteps, input)),
		...kept('credibilityBuilders', proof(plan.credibilityBuilders, input)),
	};
}

type Section<Key extends keyof GrowthPlan> = NonNullable<GrowthPlan[Key]>;

function kept<Key extends keyof GrowthPlan>(key: Key, section: GrowthPlan[Key]): Partial<GrowthPlan> {
	return section === undefined ? {} : { [key]: section };
}

/** The lines of an answer, if the section lacks one of them; each begins with a capital letter. */
function newIn(section: unknown, { answers }: GrowthPlanInput): (name: AnswerName) => string[] {
	const held = JSON.stringify(section ?? '');
	return (name) => {
		const lines = listLines(answers[name]).map(sentenceCapital);
		return lines.every((line) => held.includes(JSON.stringify(line).slice(1, -1))) ? [] : lines;
	};
}

/** What stands on the first page besides problem, goal and cost. */
const ON_PAGE = ['measure', 'phase1', 'phase1Dates'] as const;

function summary(before: GrowthPlan['executiveSummary'], input: GrowthPlanInput): GrowthPlan['executiveSummary'] {
	const lines = newIn(before, input);
	const [problem, goal, costs] = [paragraphOf(lines('problem')), paragraphOf(lines('goal')), lines('cost')];
	const isNew = problem !== '' || goal !== '' || costs.length > 0;
	const needsPage = before === undefined && ON_PAGE.some((name) => input.answers[name] !== '');
	if (!isNew && !needsPage) return before;
	const summary: Section<'executiveSummary'> = before ?? {
		prospectOverview: '',
		primaryOpportunity: '',
		keyInsights: [],
		proposedApproach: '',
		expectedImpact: { revenueImpact: '', timeline: '', competitiveAdvantage: '' },
	};
	const { revenueImpact, ...impact } = summary.expectedImpact;
	return {
		...summary,
		...(problem === '' ? {} : { prospectOverview: problem }),
		...(goal === '' ? {} : { primaryOpportunity: goal }),
		keyInsights: ahead(
			costs.filter((cost) => !isMoney(cost)),
			summary.keyInsights,
		),
		expectedImpact: { ...impact, revenueImpact: paragraphOf(costs.filter(isMoney)) || revenueImpact },
	};
}

function isMoney(text: string): boolean {
	return amountsIn(text).some(({ kind, currency }) => kind === 'money' && currency !== undefined);
}

function phases(
	before: GrowthPlan['strategicRecommendations'],
	input: GrowthPlanInput,
): GrowthPlan['strategicRecommendations'] {
	const lines = newIn(before, input);
	const [measures, first, dates] = [lines('measure'), lines('phase1'), paragraphOf(lines('phase1Dates'))];
	const later = lines('phase2');
	const [second, third] = [later.filter((line) => !THIRD.test(line)), later.filter((line) => THIRD.test(line))];
	if (measures.length + first.length + later.length === 0 && dates === '') return before;
	const blank = { duration: '', objectives: [] };
	const { phase1Foundation, phase2Growth, phase3Scale }: Section<'strategicRecommendations'> = before ?? {
		phase1Foundation: { ...blank, keyInitiatives: [], milestones: [] },
		phase2Growth: blank,
		phase3Scale: blank,
	};
	return {
		phase1Foundation: {
			...phase1Foundation,
			duration: dates || phase1Foundation.duration,
			objectives: ahead(measures, phase1Foundation.objectives),
			keyInitiatives: first.length === 0 ? phase1Foundation.keyInitiatives : first.map(initiativeOf),
		},
		phase2Growth: second.length === 0 ? phase2Growth : { ...phase2Growth, objectives: second },
		phase3Scale: third.length === 0 ? phase3Scale : { ...phase3Scale, objectives: third },
	};
}

/** A line of what comes after that is about a third phase. */
const THIRD = /^(?:in )?phase (?:3|three)\b/i;

function initiativeOf(initiative: string) {
	return { initiative, description: '', businessJustification: '', timeline: '', deliverables: [] };
}

/** New texts, then those from before that are not among them. */
function ahead(added: readonly string[], before: readonly string[]): string[] {
	return [...added, ...before.filter((text) => !added.includes(text))];
}

function nextSteps(before: GrowthPlan['nextSteps'], input: GrowthPlanInput): GrowthPlan['nextSteps'] {
	const investment = newIn(before, input)('investment').join('\n');
	const steps = actionsOf(listLines(input.answers.nextSteps), input);
	const held = JSON.stringify(before?.immediateActions ?? []);
	const areNew = !steps.every(({ action }) => held.includes(JSON.stringify(action)));
	if (investment === '' && !areNew) return before;
	const { immediateActions, proposalOutline }: Section<'nextSteps'> = before ?? {
		immediateActions: [],
		proposalOutline: { scopeOfWork: '', investmentRange: '', deliverables: [] },
	};
	return {
		immediateActions: areNew ? steps : immediateActions,
		proposalOutline: { ...proposalOutline, investmentRange: investment || proposalOutline.investmentRange },
	};
}

const TOGETHER = ['both', 'both sides', 'both of us', 'all', 'all three', 'all of us', 'we', 'you'];
const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;

type Action = Section<'nextSteps'>['immediateActions'][number];

/** Each with its doer and its day apart or, where one of them has no day, all as they were written. */
function actionsOf(steps: readonly string[], input: GrowthPlanInput): Action[] {
	const actions = steps.map((step) => actionOf(step, input));
	if (actions.every(({ timeline }) => timeline !== '')) return actions;
	return steps.map((step) => ({ action: sentenceCapital(step), owner: '', timeline: '', purpose: '' }));
}

/** "Noor Haddad, by 24 July: sends the agreement", "Ann and Bo, Tuesday, 7.30 p.m.: video call": who, when, and what. */
function actionOf(step: string, input: GrowthPlanInput): Action {
	const colon = step.indexOf(': ');
	const pieces = step.slice(0, Math.max(0, colon)).split(', ');
	const dated = pieces.findIndex((piece) => datesIn(piece).length > 0);
	const from = dated === -1 ? pieces.length : dated;
	const owners = pieces.slice(0, from);
	const areKnown = owners.every((some) => some.split(' and ').every((owner) => isKnown(owner, input)));
	if (!areKnown || colon === -1) return { action: step, owner: '', timeline: '', purpose: '' };
	const timeline = capital(pieces.slice(from).join(', '));
	return { action: capital(step.slice(colon + 2)), owner: owners.join(', '), timeline, purpose: '' };
}

function isKnown(owner: string, input: GrowthPlanInput): boolean {
	return knownIn(input).has(owner.toLowerCase()) || NAME.test(owner);
}

/** Whoever may do a step, in lower case. */
const knownIn = oncePer((input: GrowthPlanInput): ReadonlySet<string> => {
	const { fullName, companyName, clientCompanyName, prospectsName } = input;
	const speakers = callOf(input).call.speakers.map(({ name }) => name);
	const people = [fullName, prospectsName, ...speakers].flatMap((name) => [name, name.split(' ')[0] ?? '']);
	return new Set([...people, companyName, clientCompanyName, ...TOGETHER].map((name) => name.toLowerCase()));
});

/** Each line stands with the case study that it names, with the only one, or alone. */
function proof(before: GrowthPlan['credibilityBuilders'], input: GrowthPlanInput): GrowthPlan['credibilityBuilders'] {
	const reasons = newIn(before, input)('caseReason');
	if (reasons.length === 0) return before;
	const { relevantCaseStudies: cases, expertiseAlignment }: Section<'credibilityBuilders'> = before ?? {
		relevantCaseStudies: [],
		expertiseAlignment: { skillsMatchToNeeds: '', uniqueValueProposition: '' },
	};
	const clients = casesOf(input).map(({ client }) => client);
	const placeOf = (reason: string) => {
		const alone = cases.length === 1 ? clients[0] : '';
		const named = clients.find((client) => client !== '' && reason.includes(client)) ?? alone;
		return cases.findIndex(({ clientProfile = '' }) => named && clientProfile.startsWith(named));
	};
	const byPlace = Map.groupBy(reasons, placeOf);
	const reasonOf = (place: number) => paragraphOf(byPlace.get(place) ?? []);
	const blank = { clientProfile: '', challenge: '', solution: '', timeline: '', relevanceReason: '' };
	return {
		expertiseAlignment,
		relevantCaseStudies: [
			...cases.map((one, place) => (byPlace.has(place) ? { ...one, relevanceReason: reasonOf(place) } : one)),
			...(byPlace.has(-1) ? [{ ...blank, results: reasonOf(-1) }] : []),
		],
	};
}
