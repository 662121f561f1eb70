import { describe, expect, it } from 'vitest';
import { emptyOrUnfilled, repeated, sentencesOfOutput, strangers } from '#test/outputs.ts';
import { catalogueOf } from './catalogue.ts';
import { type ContentInput, type ContentOutput, type ContentPiece, contract } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { NO_ASK } from './piece-text.ts';
import { every, given } from './testing.ts';
import { isOpen } from './withheld.ts';

function piecesOf({ contentStrategy }: ContentOutput): ContentPiece[] {
	return contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
}

/** The heading between a mistake and its remedy stands in each such piece. */
const HEADINGS = [/^(?:Cards|Script|Photo|What to do instead):$/];

describe.each(Object.entries(every))('the strategy for %s', (_name, input) => {
	const output = draft(input);

	it('CONTENT-24: CONTENT-26: CONTENT-28: keeps the contract, and leaves nothing empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input, ['hashtags', 'useCases'])).toEqual([]);
	});

	it('CONTENT-33: says nothing twice in its pieces', () => {
		const pieces = piecesOf(output);
		expect(
			repeated(
				sentencesOfOutput(
					pieces.filter((piece) => !isOpen(piece)).map(({ content }) => content),
					HEADINGS,
				),
			),
		).toEqual([]);
		expect(repeated(pieces.map(({ callToAction }) => callToAction).filter((ask) => ask !== NO_ASK))).toEqual([]);
	});

	it('invents no figure and no name', () => {
		expect(strangers(output, input, catalogueOf(input))).toEqual([]);
	});

	it('takes nothing into a piece but whole lines of one answer', () => {
		const own = Object.values(input.answers).map((answer) => Object.values(answer).join('\n'));
		for (const piece of piecesOf(output).filter((each) => !isOpen(each))) {
			// Capitals and end marks may be added.
			const said = sentencesOfOutput([piece.content], HEADINGS).map((line) =>
				line.replace(/[“”]/g, '').replace(/[.?]$/, ''),
			);
			expect(
				own.some((answer) => said.every((line) => answer.toLowerCase().includes(line.toLowerCase()))),
				piece.content,
			).toBe(true);
		}
	});
});

describe('what surrounds the calendar', () => {
	const { strategyOverview, growthHacks, performanceTracking, hashtagStrategy, contentTemplates, platformStrategies } =
		draft(example).contentStrategy;
	const strategyOf = (changes: object) => draft({ ...example, ...changes }).contentStrategy;

	it('CONTENT-24: states what the brand does, its audience and goals as they were typed, and how much is written', () => {
		expect(strategyOverview.contentMission).toBe(
			'We mend commuter bikes in a former bakery with a coffee bar. For: People in Leeds who ride to work, mostly 25 to 45. Written from your answers: 12 of 36 pieces. Each of the others is an open slot with a question.',
		);
		expect(strategyOverview.contentPillars).toEqual(['Mend it yourself', 'Inside the workshop', 'Riding to work']);
		expect(strategyOverview.primaryGoals).toContain('Fill the Saturday repair class, 10 seats a month.');
	});

	it('CONTENT-24: names what the answers are about where no subject is named, and says when there is nothing', () => {
		const { contentPillars } = strategyOf({ contentPillars: '', contentThemes: '' }).strategyOverview;
		expect(contentPillars).toContain('Questions that customers ask');
		expect(draft(given.poor as ContentInput).contentStrategy.strategyOverview.contentPillars).toEqual(['None named']);
	});

	it('CONTENT-29: gives each piece of advice only where the calendar holds its reason', () => {
		const tactics = growthHacks.map(({ tactic }) => tactic);
		expect(tactics).toHaveLength(3);
		expect(tactics).toContain('Take the photos before the first day');
		const none = draft(given.poor as ContentInput).contentStrategy.growthHacks;
		expect(none.map(({ tactic }) => tactic)).toEqual(['Fill the open slots from your own mail']);
		const { growthHacks: onInstagram } = strategyOf({ platforms: ['Instagram'] });
		expect(onInstagram.find(({ tactic }) => tactic === 'Draw the cards in one sitting')?.description).toContain(
			'‘What we do with a bike that squeaks’',
		);
		const few = strategyOf({ answers: given.unchosen?.answers, postingFrequency: 'Weekly' }).growthHacks;
		expect(few.map(({ tactic }) => tactic)).toEqual(['Reply with the post']);
	});

	it('CONTENT-30: takes targets from the goals, and says where there is no figure', () => {
		const targetOf = (metric: string) => performanceTracking.kpis.find((kpi) => kpi.metric === metric)?.target;
		expect(targetOf('Fill the Saturday repair class, 10 seats a month.')).toBe('The figure in the goal');
		expect(targetOf('Get people to mend a bike before they replace it.')).toBeUndefined();
		const uncounted = strategyOf({ contentGoals: 'Be known; Be trusted', engagementGoals: '' }).performanceTracking;
		expect(uncounted.kpis.map(({ metric, target }) => [metric, target])).toEqual([['Be known', '[add the figure]']]);
		const { kpis } = strategyOf({ contentGoals: 'Three enquiries a month' }).performanceTracking;
		expect(kpis[0]?.target).toBe('The figure in the goal');
	});

	it('CONTENT-26: takes the given hashtags, makes others from brand and trade, and lists no trend', () => {
		expect(hashtagStrategy.brandedHashtags).toEqual(['#SpokeAndKettle']);
		expect(hashtagStrategy.industryHashtags).toEqual(['#BicycleRepair']);
		expect(hashtagStrategy.communityHashtags).toEqual(['#LeedsByBike']);
		expect(hashtagStrategy.trendingHashtags.join()).not.toContain('#');
		const given = strategyOf({ hashtagStrategy: '#spokeandkettle #LeedsByBike' }).hashtagStrategy;
		expect(given.brandedHashtags).toEqual(['#spokeandkettle']);
		const long = strategyOf({
			industryFocus: 'Repair of bicycles for commuters',
			brandInfo: { ...example.brandInfo, industry: 'Automotive' },
		}).hashtagStrategy;
		expect(long.industryHashtags).toEqual(['#Automotive']);
		const unnamed = strategyOf({ industryFocus: '', brandInfo: { ...example.brandInfo, industry: 'Home & Garden' } });
		expect(unnamed.hashtagStrategy.industryHashtags).toEqual(['#HomeAndGarden']);
	});

	it('puts no more hashtags below a piece than the member wants', () => {
		const mostOf = (hashtagStrategy: string) =>
			Math.max(...piecesOf(draft({ ...example, hashtagStrategy })).map(({ hashtags }) => hashtags.length));
		expect(mostOf('#a1 #b2 #c3 #d4')).toBe(5);
		expect(mostOf('#a1 #b2 #c3 #d4, max 4')).toBe(4);
		expect(mostOf('#a1 #b2 #c3 #d4, at most 3')).toBe(3);
		expect(mostOf('#a1 #b2 #c3, few')).toBe(2);
		expect(mostOf('no hashtags')).toBe(0);
		expect(mostOf('no tags')).toBe(0);
	});

	it('CONTENT-28: offers forms that the member has written in, with that piece as the example', () => {
		const titles = piecesOf(draft(example)).map(({ title }) => title);
		expect(contentTemplates).toHaveLength(3);
		for (const { example: text, platform, useCases } of contentTemplates) {
			expect(titles).toContain(text);
			for (const title of useCases) expect(titles).toContain(title);
			expect(example.platforms).toContain(platform);
		}
		const [first, ...others] = draft(given.poor as ContentInput).contentStrategy.contentTemplates;
		expect([first?.templateName, first?.useCases, others]).toEqual([
			'A question and its answer',
			['Open slot 1 of 40'],
			[],
		]);
	});

	it('CONTENT-25: names for each platform what is written and what is open', () => {
		expect(platformStrategies.map(({ postingFrequency }) => postingFrequency)).toEqual([
			'3 times per week: 12 pieces in four weeks, 4 written and 8 open',
			'3 times per week: 12 pieces in four weeks, 4 written and 8 open',
			'3 times per week: 12 pieces in four weeks, 4 written and 8 open',
		]);
		const frequencyOf = (postingFrequency: string) => strategyOf({ postingFrequency }).platformStrategies[0];
		expect(frequencyOf('Custom schedule')?.postingFrequency).toContain('[add your schedule]');
		expect(frequencyOf('')?.postingFrequency).toMatch(/^3 times per week, since none was chosen: 12 pieces/);
	});
});
