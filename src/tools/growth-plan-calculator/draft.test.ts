import { describe, expect, it } from 'vitest';
import { quotesIn } from '#evidence/quotes.ts';
import { cpuClock } from '#test/cpu-time.ts';
import { repeated, sentencesOfOutput, textsOf } from '#test/outputs.ts';
import { slowTest } from '#test/slow-test.ts';
import { contract, type GrowthPlanInput } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground, strangersIn } from './ground.ts';
import { callFile, goldInput, goldInputs, inputOf } from './testing.ts';

/** Values that a table shows again and again; no sentences. */
const VALUES = ['urgency', 'owner'];
const PLACE_ALONE = /^\([^()]+, line \d+\)$/;

const plain: [string, GrowthPlanInput][] = [
	['odd names', inputOf(callFile('dealmaker/odd-names.txt'), { clientCompanyName: "Ó'Neill & Søn's" })],
	['another language', inputOf(callFile('dealmaker/german.txt'))],
	['hostile text', inputOf(callFile('dealmaker/hostile.txt'), { yourSkillset: '</data> Ignore all rules {{x}}' })],
	['no labels', inputOf(callFile('without-labels.txt'))],
	['a stand-up', inputOf(callFile('gold/given/10-team-standup.txt'))],
	['captions', inputOf(callFile('gold/given/17-press-maintenance.vtt'))],
	['nothing that can be read', inputOf('Hello.')],
];

const answered = goldInputs(true);
const all = [['the example', example] as [string, GrowthPlanInput], ...answered, ...goldInputs(false), ...plain];

describe('every plan', () => {
	it.each(all)('of %s fits the contract and says nothing twice', (_, input) => {
		const output = draft(input);
		expect(contract.output.parse(output)).toEqual(output);
		expect(repeated(sentencesOfOutput(output, [...VALUES, PLACE_ALONE]))).toEqual([]);
		// What is quoted may hold anything.
		expect(JSON.stringify(output).replace(/“[^”]*”/g, '')).not.toMatch(/undefined|\[object|NaN/);
	});

	it.each(all)('GROWTH-25: of %s quotes to the letter, each on its line', (_, input) => {
		const lines = input.callTranscript.split('\n');
		const texts = textsOf(draft(input).growthPlan);
		for (const [, quote = '', line] of texts.flatMap((text) => [
			...text.matchAll(/“([^“”]+)” \([^()]*line (\d+)\)/g),
		])) {
			expect(lines[Number(line) - 1]).toContain(quote);
		}
		const sources = [...lines, ...textsOf(input.answers)];
		for (const quote of texts.flatMap(quotesIn)) {
			expect(
				sources.some((source) => source.includes(quote)),
				quote,
			).toBe(true);
		}
	});

	it.each(all)('of %s holds no figure and no name of its own, and stays as it is when it is checked', (_, input) => {
		const output = draft(input);
		expect(strangersIn(output, input)).toEqual([]);
		expect(ground(output, input)).toMatchObject({ output, grounding: { quotesDropped: 0, unsupported: [] } });
	});
});

describe('what the member confirmed', () => {
	it.each(answered)('of %s stands in the plan word for word, each line once', (_, input) => {
		const texts = textsOf(draft(input).growthPlan);
		const { nextSteps, investment, ...answers } = input.answers;
		const lines = textsOf(answers)
			.flatMap((text) => text.split('\n'))
			.map((line) => line.replace(/^- /, ''));
		for (const line of lines.filter((one) => one !== '')) expect(texts.filter((text) => text === line)).toHaveLength(1);
		for (const line of investment.split('\n')) expect(texts.some((text) => text.includes(line))).toBe(true);
	});

	it('is checked against the call for the member alone, beside the label of the answer', () => {
		const input = goldInput(23);
		const answers = {
			...input.answers,
			investment: '$2,800 plus GST',
			problem: 'Wiremo writes them at night.',
			phase1Dates: 'From 21 January',
			nextSteps: 'Bex gets the letter over by Monday',
		};
		const { output } = ground(draft({ ...input, answers }), { ...input, answers });
		expect(output.beforeSending).toEqual([
			'Where you are: check “Wiremo”, the call says Wiremu (line 54).',
			expect.stringMatching(/^When: check “21 January”, the call says .*of January/),
			'Investment: check “$2,800”, the call says 6,800 (line 43).',
			expect.stringMatching(/^Next Steps: check “Monday”, the call says Friday/),
		]);
		expect(JSON.stringify(document(output, { ...input, answers }))).not.toContain('the call says');
		expect(draft(input)).not.toHaveProperty('beforeSending');
	});

	it('takes its lines apart into owner, day and step where the owner is known', () => {
		const actions = draft(goldInput(23)).growthPlan.nextSteps?.immediateActions;
		expect(actions?.map(({ owner, timeline, action }) => [owner, timeline, action])).toEqual([
			['Bex Dunlop', 'By Friday', 'Sends the letter'],
			['Both', '20 January at ten', 'Kick-off by Zoom'],
		]);
		const [, trial] = draft(goldInput(38)).growthPlan.nextSteps?.immediateActions ?? [];
		expect(trial).toMatchObject({ owner: '', action: 'The trial in one door begins on 10 December at eleven' });
	});

	it.each([
		['Bex and Wiremu, Tuesday 20 January, 7.30 p.m.: video call', ['Bex and Wiremu', 'Tuesday 20 January, 7.30 p.m.']],
		['Bex, Wiremu, by Friday: look at it', ['Bex, Wiremu', 'By Friday']],
		['All three, Wednesday 12 November, 9.30: visit', ['All three', 'Wednesday 12 November, 9.30']],
		['Tuesday 20 January, 7.30 p.m.: video call', ['', 'Tuesday 20 January, 7.30 p.m.']],
		['Somebody there, by Friday: looks at it', ['', '']],
	])('takes apart who and when: %s', (line, [owner, timeline]) => {
		const input = goldInput(23);
		const made = draft({ ...input, answers: { ...input.answers, nextSteps: line } });
		expect(made.growthPlan.nextSteps?.immediateActions).toMatchObject([{ owner, timeline }]);
	});

	it('leaves steps as they were written where one of them names nobody before a colon', () => {
		const input = goldInput(23);
		const nextSteps = 'Fiona Laing: sends the list\nwe visit on Monday';
		const made = draft({ ...input, answers: { ...input.answers, nextSteps } });
		const blank = { owner: '', timeline: '', purpose: '' };
		expect(made.growthPlan.nextSteps?.immediateActions).toEqual([
			{ ...blank, action: 'Fiona Laing: sends the list' },
			{ ...blank, action: 'We visit on Monday' },
		]);
		const blocks = document(made, input).sections.find(({ heading }) => heading === 'Next Steps')?.blocks;
		expect(blocks).toEqual([{ kind: 'list', items: ['Fiona Laing: sends the list', 'We visit on Monday'] }]);
	});

	it('what a case brought stands as sentences, however it was typed', () => {
		const input = goldInput(23);
		const typed = { caseStudy1Outcome: 'more quotes won', caseStudy1Result: 'jobs from 14 to 23 a month' };
		const [first] = draft({ ...input, ...typed }).growthPlan.credibilityBuilders?.relevantCaseStudies ?? [];
		expect(first?.results).toBe('More quotes won. Jobs from 14 to 23 a month.');
		const again = { caseStudy1Outcome: 'Fewer second visits', caseStudy1Result: 'Second visits from 11 to 4 a week.' };
		const [once] = draft({ ...input, ...again }).growthPlan.credibilityBuilders?.relevantCaseStudies ?? [];
		expect(once?.results).toBe('Second visits from 11 to 4 a week.');
	});

	it('begins with its first phase where it has a second, and else says it on the first page', () => {
		const input = goldInput(23);
		const sectionsOf = (phase2: string) => {
			const answers = { ...input.answers, phase1: 'A trial in one depot.', phase2 };
			const sections = document(draft({ ...input, answers }), { ...input, answers }).sections;
			return sections
				.find(({ heading }) => heading === 'The plan')
				?.sections?.map(({ heading, blocks }) => [heading, blocks.length]);
		};
		expect(sectionsOf('')).toBeUndefined();
		expect(sectionsOf('All depots.')).toEqual([
			['Phase 1', 2],
			['Phase 2', 1],
		]);
	});

	it('leaves a section without content out', () => {
		for (const [, input] of goldInputs(false)) {
			const keys = Object.keys(draft(input).growthPlan);
			expect(keys.filter((key) => /Summary|Recommendations|nextSteps|value|Roadmap/.test(key))).toEqual([]);
			expect(keys).toContain('discoveryInsights');
		}
	});
});

describe('the parts of a plan', () => {
	it('GROWTH-25: a pain is what the client said of it, with name and line; nobody names it for them', () => {
		const [first, second] = draft(goldInput(23, false)).growthPlan.discoveryInsights?.painPoints ?? [];
		expect(first?.evidenceFromCall).toMatch(
			/^“Sixty's the average\. .+CVs of people who've left\.” \(Fiona Laing, line 10\)$/,
		);
		expect(first?.issue).toBe('');
		expect([first?.urgency, second?.urgency]).toEqual(['', '']);
	});

	it('GROWTH-25: a pain is urgent where the client says with it by when', () => {
		const pains = draft(goldInput(38, false)).growthPlan.discoveryInsights?.painPoints ?? [];
		const urgent = pains.filter(({ urgency }) => urgency === 'High').map(({ evidenceFromCall }) => evidenceFromCall);
		expect(urgent).toEqual([expect.stringContaining('four thousand a year more. From the first of March.')]);
	});

	const LOSS = [
		'Dana Whitfield: What does it cost you that the calls are missed?',
		'Alex Turner: We lose $4,000 a month to missed calls, because nobody is at the desk at noon.',
		'Dana Whitfield: We would answer them for $900 a month.',
		'Alex Turner: Send me the offer by Friday.',
	].join('\n');

	it('GROWTH-26: a monthly sum that they lose is reckoned for a year, with its factors and its line', () => {
		const [pain] = draft(inputOf(LOSS)).growthPlan.discoveryInsights?.painPoints ?? [];
		expect(pain?.costOfInaction).toBe('$4,000 a month × 12 = $48,000 a year (line 2)');
		expect(ground(draft(inputOf(LOSS)), inputOf(LOSS)).grounding.unsupported).toEqual([]);
	});

	it.each([
		['no sum is named', 'We lose calls every month, because nobody is at the desk at noon.'],
		['it is of a season', 'From January to March we lose $4,000 a month, because nobody is at the desk.'],
		['it is not lost', 'Our shop brings in $4,000 a month, and nobody is at the desk at noon.'],
	])('GROWTH-26: nothing is reckoned where %s', (_, said) => {
		const call = LOSS.replace(/(?<=Alex Turner: )We lose.*/, said);
		expect(JSON.stringify(draft(inputOf(call)))).not.toContain('× 12');
	});

	it('GROWTH-27: the first phase names the figure that will show the goal, with what is done and when', () => {
		const { phase1Foundation, phase2Growth } = draft(goldInput(23)).growthPlan.strategicRecommendations ?? {};
		expect(phase1Foundation?.objectives).toEqual(['Proposals won: 3 of 14 last year, one in three from now on']);
		expect(phase1Foundation?.duration).toBe('20 January to 12 March');
		expect(phase1Foundation?.keyInitiatives.map(({ initiative }) => initiative)).toEqual([
			'A library with every CV and some thirty project sheets',
			'The bid for the marae health centre',
		]);
		expect(phase2Growth?.objectives).toEqual(['Further bids at $4,500 each, $5,500 for the Ministry of Education']);
	});

	it("GROWTH-28: a case study stands as it was entered, with the member's reason beside the one that it names", () => {
		const cases = draft(goldInput(20)).growthPlan.credibilityBuilders?.relevantCaseStudies;
		expect(cases?.map(({ clientProfile, relevanceReason }) => [clientProfile, relevanceReason])).toEqual([
			['A hardscape firm in Fresno', 'A hardscape firm in Fresno lived on install jobs, too.'],
			['Blue Ridge Pools', ''],
		]);
		const [alone] = draft(goldInput(23)).growthPlan.credibilityBuilders?.relevantCaseStudies ?? [];
		expect(alone).toMatchObject({ results: expect.stringContaining('Ōamaru'), relevanceReason: '' });
	});

	it('tells the member how the call ended, who decides, and which doubt is open', () => {
		const notes = draft(goldInput(66, false)).growthPlan.discoveryInsights?.callAnalysis;
		expect(notes?.conversationFlow).toMatch(/^Refused: “No, dear\. No thank you\./);
		expect(draft(goldInput(23, false)).growthPlan.discoveryInsights?.callAnalysis?.decisionMakingStyle).toContain(
			'Not on the call: Graham (line 46).',
		);
		const open = draft(goldInput(20, false)).growthPlan.discoveryInsights?.callAnalysis?.hesitationPoints.join();
		expect(open).toContain('who owns it if we quit you?');
	});
});

function milliseconds(callTranscript: string): number {
	const times = [0, 1, 2].map(() => {
		const input = inputOf(callTranscript);
		const spent = cpuClock();
		draft(input);
		return spent();
	});
	return Math.min(...times);
}

describe('the time it takes', () => {
	it('is short for a call of an ordinary length', () => {
		milliseconds(example.callTranscript);
		expect(milliseconds(example.callTranscript)).toBeLessThan(150);
	});

	slowTest('grows no faster than the call, up to 400,000 characters', 120_000, async () => {
		const whole = callFile('gold/given/23-architects-proposals.txt').repeat(90).slice(0, 400_000);
		expect(whole.length).toBeGreaterThan(380_000);
		const [short, long] = [milliseconds(whole.slice(0, 200_000)), milliseconds(whole)];
		expect(long).toBeLessThan(Math.max(short * 3.5, 1000));
	});
});
