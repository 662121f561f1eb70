import { describe, expect, it } from 'vitest';
import { industries } from '#content/industries.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { catalogueOf } from './catalogue.ts';
import { type ContentInput, type ContentOutput, type ContentPiece, contract } from './contract.ts';
import { draft } from './draft.ts';
import { every, rich } from './testing.ts';

const catalogueSentences = new Set(
	industries.flatMap(({ tasks }) => tasks.flatMap(({ hurts, selfTest, question }) => [hurts, selfTest, question])),
);

function piecesOf({ contentStrategy }: ContentOutput): ContentPiece[] {
	return contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
}

/** What the pieces on a platform say. The member's call to action is left out, since several pieces may repeat it. */
function sentencesOn(platform: string, output: ContentOutput, input: ContentInput): string[] {
	const own = piecesOf(output).filter((piece) => piece.platform === platform);
	const asked = own.map(({ callToAction }) => callToAction).filter((action) => !isGiven(action, input));
	return sentencesOfOutput([own.map(({ content }) => content), asked], [/^(?:Cards|Script|Shots|Rundown):$/]);
}

function isGiven(action: string, { callToActions }: ContentInput): boolean {
	return callToActions.includes(action.replace(/\.$/, ''));
}

describe.each(Object.entries(every))('the strategy for %s', (_name, input) => {
	const output = draft(input);

	it('CONTENT-24: CONTENT-26: CONTENT-28: keeps the contract, and leaves nothing empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input, ['hashtags'])).toEqual([]);
	});

	it('CONTENT-33: says nothing twice on a platform', () => {
		for (const platform of input.platforms)
			expect(repeated(sentencesOn(platform, output, input)), platform).toEqual([]);
		const { contentCalendar: _calendar, contentTemplates, ...others } = output.contentStrategy;
		expect(repeated(sentencesOfOutput([contentTemplates.map(({ example }) => example)]))).toEqual([]);
		expect(repeated(sentencesOfOutput(others.growthHacks, ['platform']))).toEqual([]);
	});

	it('invents no figure and no name', () => {
		expect(strangers(output, input, catalogueOf(input))).toEqual([]);
	});
});

describe('two brands of different trades', () => {
	const names = Object.keys(rich);
	const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
	const own = new Map(
		names.map((name) => [
			name,
			sentencesOfOutput(draft(rich[name] as ContentInput), [
				'platform',
				'contentType',
				'optimalPostTime',
				'hashtags',
				'structure',
				'useCases',
				'trackingFrequency',
				'postingFrequency',
			]).filter((sentence) => !catalogueSentences.has(sentence)),
		]),
	);

	it.each(sampled(pairs, 2))('%s and %s share little, with the words of both masked as well', (a, b) => {
		const [first, second] = [own.get(a) ?? [], own.get(b) ?? []];
		expect(sharedShare(first, second)).toBeLessThan(0.25);
		expect(maskedShare(first, second, rich[a], rich[b])).toBeLessThan(0.6);
	});
});

describe('what surrounds the calendar', () => {
	const input = rich.bicycles as ContentInput;
	const { strategyOverview, growthHacks, performanceTracking, hashtagStrategy } = draft(input).contentStrategy;

	it('CONTENT-24: rests the mission on the audience, its trouble and the values, in the member’s own words', () => {
		expect(strategyOverview.contentMission).toContain('people in Leeds who ride to work');
		expect(strategyOverview.contentMission).toContain('“Brakes squeal and nobody knows why”');
		expect(strategyOverview.contentPillars).toEqual(['Mend it yourself', 'Inside the workshop', 'Riding to work']);
		expect(strategyOverview.primaryGoals).toContain('Fill the Saturday repair class, 10 seats a month');
	});

	it('CONTENT-29: gives each platform a tactic of its own that names one of its pieces', () => {
		for (const platform of input.platforms) {
			const hack = growthHacks.find((item) => item.platform === platform);
			expect(hack?.implementation).toMatch(/‘.+’/);
		}
		expect(JSON.stringify(growthHacks)).toContain(
			'“The chain store posts discounts every day and never shows a mechanic”',
		);
	});

	it('CONTENT-30: takes targets from the goals, and asks for every other', () => {
		const targets = performanceTracking.kpis.map(({ target }) => target);
		expect(targets).toContain('10 seats a month (your goal)');
		expect(targets).toContain('5 photos a week (your goal)');
		for (const target of targets) expect(target).toMatch(/\(your goal\)$|^\[add /);
	});

	it('CONTENT-26: makes hashtags from brand, trade and themes, takes the given ones, and lists no trend', () => {
		expect(hashtagStrategy.brandedHashtags).toEqual(['#SpokeAndKettle', '#LeedsByBike']);
		expect(hashtagStrategy.industryHashtags).toContain('#BicycleRepair');
		expect(hashtagStrategy.communityHashtags).toContain('#WinterRiding');
		expect(hashtagStrategy.trendingHashtags.join()).not.toContain('#');
	});

	it('CONTENT-28: fills each template in with an idea that no piece uses', () => {
		const { contentCalendar, contentTemplates } = draft(input).contentStrategy;
		const asked = contentCalendar.flatMap(({ contentPieces }) => contentPieces.map(({ callToAction }) => callToAction));
		expect(contentTemplates.length).toBeGreaterThanOrEqual(3);
		for (const { example } of contentTemplates) expect(asked).not.toContain(example.split('\n').at(-1));
	});

	it('changes with each field that is filled', () => {
		const whole = JSON.stringify(draft(input));
		for (const field of [
			'contentThemes',
			'callToActions',
			'contentPillars',
			'seasonalContent',
			'visualStyle',
			'competitorAnalysis',
			'engagementGoals',
			'hashtagStrategy',
			'industryFocus',
			'brandVoice',
		] as const) {
			expect(JSON.stringify(draft({ ...input, [field]: '' })), field).not.toBe(whole);
		}
		for (const field of ['description', 'values'] as const) {
			expect(JSON.stringify(draft({ ...input, brandInfo: { ...input.brandInfo, [field]: '' } })), field).not.toBe(
				whole,
			);
		}
	});

	it('keeps the nouns of another language as they are written', () => {
		const text = JSON.stringify(draft(every.german as ContentInput));
		expect(text).toContain('Familien mit Altbauwohnung');
		expect(text).not.toContain('familien');
	});
});
