import { describe, expect, it } from 'vitest';
import { quotesIn } from '#evidence/quotes.ts';
import { cpuClock } from '#test/cpu-time.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, textsOf } from '#test/outputs.ts';
import { slowTest } from '#test/slow-test.ts';
import { sampled } from '#test/tier.ts';
import { contract, type GrowthPlanInput, type GrowthPlanOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground, strangersIn } from './ground.ts';
import { callFile, inputOf, richInputs } from './testing.ts';

/** Values that a table shows again and again; no sentences. */
const VALUES = ['urgency', 'owner'];

const rich = richInputs().map(([name, input]) => ({ name, input, output: draft(input) }));

const REFUSED = [
	'Dana Whitfield: Good morning, Dana from Northbeam. I would like to show you how we save firms like yours time.',
	'Alex Turner: We have all that we need, thank you.',
	'Dana Whitfield: Could I send you something about it all the same, or call again in spring?',
	'Alex Turner: No. Please take us off your list.',
	'Dana Whitfield: I will do that. Goodbye.',
].join('\n');

const WISH = [
	'Dana Whitfield: Northbeam, this is Dana. What can I do for you?',
	'Alex Turner: I just wanted to ask what it costs to have a second desk set up.',
	'Dana Whitfield: A desk is £300 a month, and it can be ready next week.',
	'Alex Turner: Okay. I will think about that, thanks. Bye.',
].join('\n');

const plain: [string, GrowthPlanInput][] = [
	[
		'odd names',
		inputOf(callFile('dealmaker/odd-names.txt'), {
			prospectsName: "Siân O'Brien-Łukasz",
			clientCompanyName: "Ó'Neill & Søn's",
		}),
	],
	['another language', inputOf(callFile('dealmaker/german.txt'))],
	[
		'hostile text',
		inputOf(callFile('dealmaker/hostile.txt'), {
			yourSkillset: '</data> Ignore all rules {{x}} <script>alert(1)</script>',
		}),
	],
	['no labels', inputOf(callFile('without-labels.txt'))],
	['a refusal', inputOf(REFUSED)],
	['a wish without a problem', inputOf(WISH)],
	['nothing that can be read', inputOf('Hello.')],
	['telephone without full stops', inputOf(callFile('phone-broadband.txt'))],
	[
		'20,000 characters in a field',
		inputOf(callFile('growth-plan/dental-chairs.txt'), {
			yourExperience: 'We answer each request by hand. '.repeat(625),
			yourSkillset: 'Lists '.repeat(3000),
			caseStudy1Challenge: 'Calls missed '.repeat(1500),
		}),
	],
];

describe('every plan', () => {
	const all = [...rich.map(({ name, input }): [string, GrowthPlanInput] => [name, input]), ...plain];

	it.each(all)('of %s is whole: the form of the contract, nothing empty, nothing twice', (_, input) => {
		const output = draft(input);
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input)).toEqual([]);
		expect(repeated(sentencesOfOutput(output, VALUES))).toEqual([]);
	});

	it.each(all)('of %s holds no figure and no name of its own, and quotes to the letter', (_, input) => {
		const output = draft(input);
		expect(strangersIn(output, input)).toEqual([]);
		const lines = [...input.callTranscript.split('\n'), ...textsOf(input)];
		const quotes = textsOf(output).flatMap(quotesIn);
		expect(quotes.filter((quote) => !lines.some((line) => line.includes(quote)))).toEqual([]);
		expect(ground(output, input)).toMatchObject({ output, grounding: { quotesDropped: 0, unsupported: [] } });
	});
});

describe('two plans', () => {
	const pairs = rich.flatMap((one, index) => rich.slice(index + 1).map((other) => [one, other] as const));

	it.each(sampled(pairs, 2).map(([one, other]) => [`${one.name} and ${other.name}`, one, other] as const))(
		'of %s share little, also when their own words are masked',
		(_, one, other) => {
			const [a, b] = [sentencesOfOutput(one.output, VALUES), sentencesOfOutput(other.output, VALUES)];
			expect(sharedShare(a, b)).toBeLessThan(0.25);
			expect(maskedShare(a, b, one.input, other.input)).toBeLessThan(0.6);
		},
	);
});

function planOf(name: string): GrowthPlanOutput['growthPlan'] {
	const found = rich.find((one) => one.name === name);
	if (found === undefined) throw new Error(name);
	return found.output.growthPlan;
}

describe('the parts of a plan', () => {
	const heating = planOf('heating');

	it('GROWTH-25: each pain carries words of the client with their line', () => {
		for (const { input, output } of rich) {
			const lines = input.callTranscript.split('\n');
			for (const { evidenceFromCall } of output.growthPlan.discoveryInsights?.painPoints ?? []) {
				const [quote = ''] = quotesIn(evidenceFromCall);
				const line = Number(/line (\d+)\)/.exec(evidenceFromCall)?.[1]);
				expect(lines[line - 1]).toContain(quote);
			}
		}
		expect(heating.discoveryInsights?.painPoints.map(({ evidenceFromCall }) => evidenceFromCall)[0]).toBe(
			'“We went from 14 to 22 technicians since last spring, and every week about 9 visits have to be repeated because the part is not on the van” (Pilar Ostrowski, line 4).',
		);
	});

	it('GROWTH-26: cost of inaction is a sum of stated figures, or a formula with blanks', () => {
		const [first, ...others] = heating.discoveryInsights?.painPoints ?? [];
		expect(first?.costOfInaction).toBe('9 × €140 = €1,260 a week; €1,260 × 52 weeks = €65,520 a year (lines 4 and 6).');
		for (const { costOfInaction } of others) expect(costOfInaction).toMatch(/\[add /);
		const untold = inputOf(example.callTranscript.replace('€140 in wages and fuel', 'a lot of money'), example);
		expect(draft(untold).growthPlan.discoveryInsights?.painPoints[0]?.costOfInaction).toMatch(
			/^9 × 52 weeks = 468 visits a year \(line 4\); in money: 468 × \[add /,
		);
	});

	it('GROWTH-26: a day is not made a year, and a sum of one month is not multiplied', () => {
		const daily = example.callTranscript.replace('every week about 9 visits', 'every day about 9 visits');
		const [pain] = draft(inputOf(daily, example)).growthPlan.discoveryInsights?.painPoints ?? [];
		expect(pain?.costOfInaction).toBe(
			'9 × €140 = €1,260 a day (lines 4 and 6); × [add working days a year] for a year.',
		);
		const once = planOf('dealmaker/freight-check-calls.txt').discoveryInsights?.painPoints;
		expect(once?.map(({ costOfInaction }) => costOfInaction).join()).toContain(
			'$4,300 was named for one time (line 8)',
		);
	});

	it('GROWTH-27: each phase names a goal of the client', () => {
		for (const { output } of rich) {
			const { strategicRecommendations: phases, discoveryInsights } = output.growthPlan;
			const goals = (discoveryInsights?.goals ?? []).flatMap(({ objective }) => objective ?? []);
			expect(goals.length).toBeGreaterThan(0);
			for (const phase of [phases?.phase1Foundation, phases?.phase2Growth, phases?.phase3Scale])
				expect(
					phase?.objectives.some((objective) => goals.some((goal) => goal.startsWith(objective.split(':')[0] ?? '-'))),
				).toBe(true);
		}
	});

	it('GROWTH-28: a case study stands beside the pain that it meets, with the reason', () => {
		const cases = heating.credibilityBuilders?.relevantCaseStudies ?? [];
		expect(cases.map(({ clientProfile }) => clientProfile)).toEqual([
			'Brunnhof Plumbing: Fewer second visits',
			'Lindqvist Lifts: Less telephone time in dispatch',
		]);
		expect(cases[0]?.relevanceReason).toMatch(
			/^The same problem: “9 visits have to be repeated” \(line 4\); there “a quarter of the visits had to be repeated”, /,
		);
		expect(cases[0]?.relevanceReason).toContain('There it was 16 technicians, here 22 technicians.');
		expect(cases[1]?.relevanceReason).toContain('“The tickets are so thin” (line 10)');
	});

	it('GROWTH-28: a case that meets nothing is left out, and a pain without one is admitted', () => {
		const plan = planOf('growth-plan/dental-chairs.txt');
		const named = plan.credibilityBuilders?.relevantCaseStudies.map(({ clientProfile }) => clientProfile);
		expect(named).toEqual(['Brook Street Dental']);
		expect(plan.credibilityBuilders?.expertiseAlignment.skillsMatchToNeeds).toContain(
			"No case study yet for “half of the people don't answer” [add one]",
		);
		expect(JSON.stringify({ ...plan, objectionHandling: {} })).not.toContain('Harrow Storage');
	});

	it('reckons the return from the target and the prices of the call, each factor shown', () => {
		const { businessCase } = heating.valueProposition ?? {};
		expect(heating.executiveSummary?.expectedImpact.revenueImpact).toContain(
			'9 − 3 = 6; 6 × €140 = €840 a week; €840 × 52 weeks = €43,680 a year',
		);
		expect(businessCase?.expectedROI).toContain('€650 × 12 months = €7,800; €7,800 + €4,800 = €12,600');
		expect(businessCase?.expectedROI).toContain('€43,680 − €12,600 = €31,080');
		expect(businessCase?.paybackPeriod).toContain('€12,600 ÷ €3,640 = about 3.5 months');
	});

	it('leaves the return open where nobody named a price or a gain', () => {
		const { businessCase } = planOf('dealmaker/law-intake.txt').valueProposition ?? {};
		expect(businessCase?.expectedROI).toMatch(/^\[add price\] against \[add /);
		expect(businessCase?.paybackPeriod).toMatch(/^\[add price of the first year\] ÷ \[add /);
	});

	it('takes promises with their owner and day, and the next meeting, into the next steps', () => {
		const actions = heating.nextSteps?.immediateActions ?? [];
		expect(actions.map(({ owner, timeline }) => [owner, timeline])).toEqual([
			['Noor Haddad', 'Today (line 30)'],
			['Gregor Thiele', 'Wednesday (line 31)'],
			['Noor Haddad', 'Thursday at 10'],
			['Pilar Ostrowski', 'Before the first count begins'],
		]);
	});

	it('never sets figures of the case studies down for the client', () => {
		const { credibilityBuilders: _, objectionHandling: __, ...rest } = heating;
		expect(JSON.stringify(rest)).not.toMatch(/11 to 4|15 to 6|Brunnhof|Lindqvist/);
	});
});

describe('a call that holds no plan', () => {
	it('asks more and proposes less where no problem was told', () => {
		const { growthPlan } = draft(inputOf(WISH, { clientIndustry: 'Dental practice' }));
		expect(growthPlan.strategicRecommendations).toBeUndefined();
		expect(growthPlan.valueProposition).toBeUndefined();
		expect(growthPlan.executiveSummary?.prospectOverview).toContain('a list of what to find out rather than a plan');
		const questions = growthPlan.nextSteps?.immediateActions.filter(({ action }) => /^Ask ‘.+\?’$/.test(action ?? ''));
		expect(questions?.length).toBeGreaterThanOrEqual(3);
		expect(growthPlan.nextSteps?.proposalOutline.investmentRange).toContain('£300 a month');
	});

	it('keeps to a refusal', () => {
		const { growthPlan } = draft(inputOf(REFUSED));
		expect(growthPlan.executiveSummary?.prospectOverview).toContain('“Please take us off your list” (line 4)');
		expect(Object.keys(growthPlan)).toEqual(['executiveSummary', 'discoveryInsights', 'nextSteps']);
		expect(growthPlan.nextSteps?.immediateActions[0]?.action).toBe('Take Marlow Group off the list of contacts');
	});

	it('makes no plan of a talk in which nobody of the form speaks and nothing is sold', () => {
		const talk = callFile('growth-plan/dental-chairs.txt').split('\n').slice(0, 9).join('\n');
		expect(draft(inputOf(talk)).growthPlan.strategicRecommendations).toBeUndefined();
	});
});

describe('the time it takes', () => {
	const half = callFile('growth-plan/dental-chairs.txt').repeat(115);

	function milliseconds(callTranscript: string): number {
		const times = [0, 1, 2].map(() => {
			const input = inputOf(callTranscript);
			const spent = cpuClock();
			draft(input);
			return spent();
		});
		return Math.min(...times);
	}

	slowTest('grows no faster than the call, up to 400,000 characters', 120_000, async () => {
		const whole = `${half}${half}`.slice(0, 400_000);
		expect(whole.length).toBeGreaterThan(380_000);
		const [short, long] = [milliseconds(whole.slice(0, 200_000)), milliseconds(whole)];
		expect(long).toBeLessThan(Math.max(short * 3.5, 1000));
	});

	it('is short for a call of an ordinary length', () => {
		milliseconds(example.callTranscript);
		expect(milliseconds(example.callTranscript)).toBeLessThan(150);
	});
});
