import { describe, expect, it } from 'vitest';
import { industries } from '#content/industries.ts';
import {
	emptyOrUnfilled,
	maskedShare,
	repeated,
	sentencesOfOutput,
	sharedShare,
	strangers,
	textsOf,
} from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { contract, type IdeatorInput, type Toolkit } from './contract.ts';
import { draft } from './draft.ts';
import { inputs, rich } from './test-inputs.ts';

function toolkitOf(input: IdeatorInput): Toolkit {
	return draft(contract.input.parse(input)).discoveryCallToolkit;
}

/** Sentences of the catalogue, which are not the engine's own. */
const CATALOGUE = new Set(sentencesOfOutput(industries));

function ownSentences(input: IdeatorInput): string[] {
	return sentencesOfOutput(toolkitOf(input)).filter((sentence) => !CATALOGUE.has(sentence));
}

const everyInput = Object.entries(inputs);
const pairs = Object.entries(rich).flatMap(([nameA, a], index) =>
	Object.entries(rich)
		.slice(index + 1)
		.map(([nameB, b]) => ({ name: `${nameA} and ${nameB}`, a, b })),
);

/** Counts that belong to the method, whatever the input: "two real quotes", "add one that asks". */
const METHOD =
	'one two three four five six seven eight nine ten 1 2 3 4 5 6 7 8 9 10 11 12 same day hour month week second';

describe.each(everyInput)('the toolkit for %s', (_, input) => {
	const toolkit = toolkitOf(input);

	it('parses, and leaves nothing empty, unfilled or said twice', () => {
		contract.output.parse({ discoveryCallToolkit: toolkit });
		expect(emptyOrUnfilled(toolkit, input)).toEqual([]);
		expect(repeated(sentencesOfOutput(toolkit))).toEqual([]);
	});

	it('names nobody and no figure that neither the answers nor the catalogue hold', () => {
		expect(strangers(toolkit, input, [textsOf(industries), METHOD])).toEqual([]);
	});

	it('IDEATOR-14: asks at least six questions about the work and six that test the points', () => {
		const { workflowAndProcess, painPointValidation } = toolkit.callFramework.discoveryQuestions;
		expect(workflowAndProcess.length).toBeGreaterThanOrEqual(6);
		expect(painPointValidation.length).toBeGreaterThanOrEqual(6);
		expect(new Set([...workflowAndProcess, ...painPointValidation]).size).toBe(
			workflowAndProcess.length + painPointValidation.length,
		);
	});

	it('IDEATOR-15: asks open questions that lead nowhere', () => {
		const { workflowAndProcess, painPointValidation } = toolkit.callFramework.discoveryQuestions;
		for (const question of [...workflowAndProcess, ...painPointValidation]) {
			expect(question, question).toMatch(/\?$/);
			expect(question, question).toMatch(/\b(?:how|what|which|who|whom|where|when|why|at which point)\b/i);
			expect(question, question).not.toMatch(
				/^(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|isn't|don't|wouldn't)\b|would it help|don't you|wouldn't/i,
			);
		}
	});
});

describe('two toolkits of different trades', () => {
	it.each(sampled(pairs, 2))('$name share few sentences, also with the inputs’ own words masked', ({ a, b }) => {
		const [first, second] = [ownSentences(a), ownSentences(b)];
		expect(sharedShare(first, second)).toBeLessThan(0.25);
		expect(maskedShare(first, second, a, b, industries)).toBeLessThan(0.6);
	});
});

describe('the toolkit', () => {
	const input = inputs.roofing as IdeatorInput;

	it('IDEATOR-13: changes its questions with the niche, the goal and each point', () => {
		const { callFramework, callPrep } = toolkitOf(input);
		const other = (change: Partial<IdeatorInput>) => toolkitOf({ ...input, ...change });
		expect(
			other({ niche: 'Shift planning for home-care agencies' }).callFramework.discoveryQuestions.workflowAndProcess,
		).not.toEqual(callFramework.discoveryQuestions.workflowAndProcess);
		expect(other({ primaryGoal: 'Learn what they pay' }).callFramework.closing).not.toEqual(callFramework.closing);
		const points = input.assumedPainPoints.split('\n');
		for (const [index] of points.entries()) {
			const changed = points.with(index, 'New colleagues need months until they work alone').join('\n');
			expect(other({ assumedPainPoints: changed }).callFramework.discoveryQuestions.painPointValidation).not.toEqual(
				callFramework.discoveryQuestions.painPointValidation,
			);
		}
		expect(callPrep.mindsetAndGoals).toContain('Find out how many quotes stay unanswered in spring');
	});

	it('keeps the service ideas out of the questions', () => {
		const { workflowAndProcess, painPointValidation } = toolkitOf(input).callFramework.discoveryQuestions;
		expect([...workflowAndProcess, ...painPointValidation].join(' ')).not.toMatch(
			/reminder|weekly list|measuring form/i,
		);
	});

	it('says which idea answers which point, and which point has none', () => {
		const steps = toolkitOf(input).postCall.nextSteps.join('\n');
		expect(steps).toContain(
			'“a measuring form for the phone” if point 4 held; “a weekly list of open quotes” if point 1 held',
		);
		expect(steps).toContain('No idea of yours answers point 2;');
	});

	it('brings every uncertainty back, as a question of ours or in its own words', () => {
		const toolkit = toolkitOf({ ...input, uncertainties: 'Who agrees to a new tool? Is the moon a good logo?' });
		const { discoveryQuestions } = toolkit.callFramework;
		expect(discoveryQuestions.workflowAndProcess.join(' ')).toContain('who had a say?');
		expect(toolkit.callFramework.closing.join(' ')).toContain('“Is the moon a good logo?”');
	});

	it('calls unknown what the catalogue does not hold, and never takes the wrong trade', () => {
		const insights = toolkitOf(inputs.short as IdeatorInput).callPrep.keyIndustryInsights;
		expect(insights.every((insight) => insight.startsWith('Unknown: '))).toBe(true);
	});

	it('shows what the catalogue knows beside the uncertainty that asks for it, and no rule of something else', () => {
		const about = (uncertainties: string) =>
			toolkitOf({ ...(inputs.freight as IdeatorInput), uncertainties }).callPrep.keyIndustryInsights.join('\n');
		expect(about('Which software holds the papers?')).toContain('no answer for this fleet yet');
		expect(about('Do they like dogs?')).not.toContain('answers your uncertainty');
		const roofing = { ...input, uncertainties: 'Is recording a conversation permitted?' };
		expect(toolkitOf(roofing).callPrep.keyIndustryInsights.join('\n')).toContain(
			'Unknown: “Is recording a conversation permitted?”',
		);
	});

	it('tests two different points with the two questions that are shown first', () => {
		const { painPointValidation } = toolkitOf(input).callFramework.discoveryQuestions;
		expect(painPointValidation[0]).toBe('Of the quotes of last month, what became of each?');
		expect(painPointValidation[1]).toBe('How does a week in your busiest month differ from one in a quiet month?');
	});

	it('asks of what a point names where no topic of ours fits', () => {
		const { painPointValidation } = toolkitOf({
			...input,
			assumedPainPoints: 'Ladders wander off\nForemen argue with homeowners\nIt rains',
		}).callFramework.discoveryQuestions;
		expect(painPointValidation).toContain('What happened with the last two or three ladders?');
		expect(toolkitOf({ ...input, assumedPainPoints: 'It rains\nIt snows' }).callPrep.mindsetAndGoals).toContain(
			'For points 1 and 2 the questions only look for trouble in general',
		);
	});

	it('says what would confirm a point, once for each kind', () => {
		const { likelyFrustrations } = toolkitOf(input).callPrep.targetAudienceProfile;
		expect(likelyFrustrations[1]).toBe(
			'“In the storm season the owner is overloaded” (your point 2): holds if they name what was left undone, and not only that it was busy',
		);
	});

	it('reads what the call is for from the goal, in the plural as well', () => {
		const purpose = (primaryGoal: string) => toolkitOf({ ...input, primaryGoal }).callPrep.mindsetAndGoals;
		expect(purpose('Book two paid pilots')).toContain('what it would have to show');
		expect(purpose('Get one shop to share its inbox')).toContain('ask to see one thing');
		expect(purpose('Understand the week')).toContain('even if the answer ends the idea');
	});
});
