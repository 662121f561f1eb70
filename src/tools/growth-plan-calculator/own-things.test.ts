import { describe, expect, it } from 'vitest';
import type { GrowthPlanInput } from './contract.ts';
import { draft } from './draft.ts';
import { callFile, inputOf } from './testing.ts';

/** A plan speaks of what the client counts and in the client's words, not of kinds of trouble. */

const SIDES: GrowthPlanInput['speakerRoles'] = [
	{ name: 'Ruben Castell', role: 'salesperson' },
	{ name: 'Tilda Wray', role: 'salesperson' },
	{ name: 'Hedda Lunt', role: 'prospect' },
	{ name: 'Mirko Adler', role: 'prospect' },
];
const CALL = callFile('growth-plan/window-estimates.txt');

function planOf(call = CALL, form: Parameters<typeof inputOf>[1] = {}) {
	return draft(
		inputOf(call, {
			fullName: 'R. J. Castell',
			companyName: 'Glaswerk',
			prospectsName: 'Hedda Lunt',
			clientCompanyName: 'Lunt Windows',
			speakerRoles: SIDES,
			caseStudy1ClientName: 'Orme Roofing',
			caseStudy1Challenge: 'Prices were typed by hand and site notes got lost',
			caseStudy1Solution: 'Notes by voice',
			caseStudy1Result: 'Lost notes from 9 to 1 a week',
			...form,
		}),
	).growthPlan;
}

const plan = planOf();
const pains = plan.discoveryInsights?.painPoints ?? [];
const goals = plan.discoveryInsights?.goals ?? [];

function painNamed(words: string) {
	const found = pains.find(({ issue }) => issue?.includes(words));
	if (found === undefined) throw new Error(pains.map(({ issue }) => issue).join(' | '));
	return found;
}

describe('the names of the problems', () => {
	it('are short pieces of what the client said', () => {
		expect(pains.map(({ issue }) => issue)).toEqual(
			expect.arrayContaining([
				'A time to answer of “11-13 days”',
				'“more estimates piling up on my desk”',
				'“site notes and manual price lists”',
				'“The builder has gone dark”',
			]),
		);
	});

	it('stand in the summary, the value, the scope and the skills', () => {
		const name = '“site notes and manual price lists”';
		expect(plan.executiveSummary?.prospectOverview).toContain(name);
		expect(plan.valueProposition?.businessCase.problemStatement).toContain(name);
		expect(plan.nextSteps?.proposalOutline.scopeOfWork).toContain(name);
		expect(plan.credibilityBuilders?.expertiseAlignment.skillsMatchToNeeds).toContain('“The builder has gone dark”');
	});

	it('fall back to the kind where nothing that was said can stand alone', () => {
		const vague = CALL.replace('They lose whole mornings with site notes and manual price lists.', 'It is a lot.')
			.replace('The estimators are drowning.', 'They type it all by hand.')
			.replace('the rest is price lists and paper', 'the rest is that');
		const [issue] = (planOf(vague).discoveryInsights?.painPoints ?? []).flatMap((pain) =>
			/by hand/.test(pain.issue ?? '') ? [pain.issue] : [],
		);
		expect(issue).toMatch(/^Hours go into work by hand/);
	});
});

describe('what is counted', () => {
	it('is what the trade counts, in measures and in formulas', () => {
		const measures = goals.map(({ successMetrics }) => successMetrics).join('\n');
		expect(measures).toContain('Estimates that stand still, and how long the oldest has stood');
		expect(painNamed('piling up').costOfInaction).toContain('[add estimates lost a quarter]');
		expect(JSON.stringify(goals)).not.toMatch(/\bcases\b/i);
	});

	it('stays a case where nobody named what is counted', () => {
		const unnamed = CALL.replaceAll('estimates', 'papers')
			.replaceAll('estimators', 'colleagues')
			.replace('drawings', 'sketches');
		const texts = JSON.stringify(planOf(unnamed).discoveryInsights?.goals);
		expect(texts).toMatch(/\bcases\b/i);
	});
});

describe('the goals', () => {
	it('name the better figure of before as the direction', () => {
		expect(goals.map(({ objective }) => objective)).toContain(
			'Bring the time to answer back from “11-13 days” towards “4-6 days” (line 2)',
		);
		expect(plan.executiveSummary?.primaryOpportunity).toContain('towards “4-6 days” (line 2)');
		const never = planOf(
			CALL.replace('We used to answer estimates within 4-6 days.', 'We answer estimates ourselves.'),
		);
		expect(JSON.stringify(never.discoveryInsights?.goals)).not.toContain('towards');
	});

	it('are shortened where phases name them', () => {
		const first = plan.strategicRecommendations?.phase1Foundation.objectives[0] ?? '';
		expect(first).toMatch(/^Bring the time to answer back: /);
	});
});

describe('the cost of inaction', () => {
	it('GROWTH-26: takes a stated share and a head count as factors', () => {
		const { costOfInaction } = painNamed('price lists');
		expect(costOfInaction).toContain('100 − 40 = 60 % of the time goes elsewhere');
		expect(costOfInaction).toContain('14 estimators × [add hours a week on this] × 52 weeks');
	});
});

describe('urgency', () => {
	it('is high for what is said to grow', () => {
		expect(painNamed('piling up').urgency).toBe('High');
		const steady = planOf(CALL.replace('more estimates piling up on my desk', 'some backlog on my desk'));
		const pain = steady.discoveryInsights?.painPoints.find(({ evidenceFromCall }) =>
			/backlog/.test(evidenceFromCall ?? ''),
		);
		expect(pain?.urgency).not.toBe('High');
	});
});

describe('a case study', () => {
	it('GROWTH-28: gives its reason in the words of both sides', () => {
		expect(plan.credibilityBuilders?.relevantCaseStudies[0]?.relevanceReason).toMatch(
			/“site notes and manual price lists” \(line 6\); there “[^”]+”, here “[^”]+”/,
		);
	});
});

describe('promises of the seller', () => {
	const owners = (form: Parameters<typeof inputOf>[1]) =>
		planOf(CALL, form)
			.nextSteps?.immediateActions.slice(0, 2)
			.map(({ owner }) => owner);

	it("are the member's by the name in the form, and a colleague's by the name in the call", () => {
		expect(owners({ fullName: 'Ruben Castell' })).toEqual(['Tilda Wray', 'Ruben Castell']);
		expect(owners({ fullName: 'R. J. Castell' })).toEqual(['Tilda Wray', 'R. J. Castell']);
	});

	it("are all the member's where one person spoke for the seller", () => {
		const alone = CALL.replaceAll('Tilda Wray', 'Ruben Castell');
		const actions = planOf(alone, { fullName: 'Nora Beck', speakerRoles: [] }).nextSteps?.immediateActions ?? [];
		expect(actions.slice(0, 2).map(({ owner }) => owner)).toEqual(['Nora Beck', 'Nora Beck']);
	});
});
