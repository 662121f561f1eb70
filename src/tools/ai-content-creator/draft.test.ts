import { describe, expect, it } from 'vitest';
import { emptyOrUnfilled, repeated, sentencesOfOutput, strangers } from '#test/outputs.ts';
import { catalogueOf } from './catalogue.ts';
import { type ContentOutput, type ContentPiece, contract } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { NO_ASK } from './piece-text.ts';
import { every, inputOf, odd } from './testing.ts';
import { isOpen } from './withheld.ts';

function piecesOf({ contentStrategy }: ContentOutput): ContentPiece[] {
	return contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
}

/** Fixed lines that stand in each piece of their kind. */
const HEADINGS = [/^(?:Cards|Script|To say|Photo|What to do instead|A mistake many people make|A question about .+):$/];

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
	const strategyOf = (changes: object) => draft(inputOf({ ...example, ...changes })).contentStrategy;

	it('CONTENT-24: states what the brand does, its audience and goals as they were typed', () => {
		expect(strategyOverview.contentMission).toBe(
			'We mend commuter bikes in a former bakery with a coffee bar. For: People in Leeds who ride to work, mostly 25 to 45.',
		);
		expect(strategyOverview.contentPillars).toEqual(['Mend it yourself', 'Inside the workshop', 'Riding to work']);
		expect(strategyOverview.primaryGoals).toContain('Fill the Saturday repair class, 10 seats a month.');
	});

	it('CONTENT-24: takes pillars from the themes where none are named, and has none where nothing is', () => {
		const pillarsOf = (changes: object) =>
			strategyOf({ contentPillars: '', ...changes }).strategyOverview.contentPillars;
		expect(pillarsOf({ contentThemes: 'Punctures, brakes' })).toEqual(['Punctures', 'brakes']);
		expect(pillarsOf({ contentThemes: '' })).toEqual([]);
	});

	it('CONTENT-24: states what is done in the first sentence that stands alone, of the description or the offer', () => {
		const missionOf = (description: string, offer: string) =>
			strategyOf({ brandInfo: { name: 'Spokes', description }, answers: { offer1: { first: offer } } }).strategyOverview
				.contentMission;
		expect(missionOf('Bike repair in Leeds', 'We mend bikes for people who ride to work')).toMatch(
			/^We mend bikes for people who ride to work\. For: /,
		);
		expect(missionOf('Bike repair in Leeds', '')).toMatch(/^Spokes: Bike repair in Leeds\. For: /);
		expect(missionOf('', '')).toMatch(/^For: /);
	});

	it('CONTENT-29: gives each piece of advice only where the calendar holds its reason', () => {
		const tacticsFor = (changes: object) => strategyOf(changes).growthHacks.map(({ tactic }) => tactic);
		const clients = growthHacks.find(({ tactic }) => tactic === 'Ask before you post');
		expect(clients?.description).toContain(
			'‘In the Saturday class 38 of 41 people mended their own puncture in under 20 minutes.’',
		);
		expect(clients?.platform.split(', ').length).toBeLessThan(example.platforms.length);
		expect(tacticsFor({})).toEqual(['Fill the open slots from your own mail', 'Ask before you post']);
		expect(tacticsFor({ answers: {} })).toEqual(['Fill the open slots from your own mail']);
		const { question1, question2 } = example.answers;
		const few = { platforms: ['LinkedIn'], postingFrequency: 'Bi-weekly' };
		expect(tacticsFor({ ...few, answers: { question1, question2 } })).toEqual([]);
	});

	it('keeps what is whole for the next calendar, and says of the rest why it is in no slot', () => {
		const descriptionsOf = (answers: object) =>
			strategyOf({ platforms: ['LinkedIn'], postingFrequency: 'Bi-weekly', answers }).growthHacks.map(
				({ description }) => description,
			);
		const answer = (first: string, rest = 'It holds for a year.') => ({ first, rest });
		const two = { opinion1: answer('A chain is cheap.'), opinion2: answer('A bell is not loud.') };
		expect(descriptionsOf({ ...two, opinion3: answer('A lock is heavy.') })).toEqual([
			'These four weeks have no slot left for them: ‘A lock is heavy.’',
		]);
		expect(descriptionsOf({ ...two, opinion3: answer('A lock is heavy.', 'It lasts <b>long</b>.') })).toEqual([
			'They are in no slot yet: opinion 3, ‘A lock is heavy.’: Leave out the HTML: write plain words',
		]);
		expect(descriptionsOf({ ...two, opinion3: answer('A lock is heavy.', '') })).toEqual([
			'They are in no slot yet: opinion 3, ‘A lock is heavy.’',
		]);
	});

	it('CONTENT-30: takes targets from the goals, and says where there is no figure', () => {
		const targetOf = (metric: string) => performanceTracking.kpis.find((kpi) => kpi.metric === metric)?.target;
		expect(targetOf('Fill the Saturday repair class, 10 seats a month.')).toBe('10');
		expect(targetOf('Get people to mend a bike before they replace it.')).toBeUndefined();
		const uncounted = strategyOf({ contentGoals: 'Be known; Be trusted', engagementGoals: '' }).performanceTracking;
		expect(uncounted.kpis.map(({ metric, target }) => [metric, target])).toEqual([['Be known', '[add the figure]']]);
		const { kpis } = strategyOf({ contentGoals: 'Three enquiries a month' }).performanceTracking;
		expect(kpis[0]).toMatchObject({ target: 'Three', trackingFrequency: 'Monthly' });
		const both = strategyOf({
			contentGoals: '10 comments a month, 5 replies',
			engagementGoals: 'From 180 to 400, by June',
		});
		expect(both.performanceTracking.kpis.map(({ metric, target }) => [metric, target])).toEqual([
			['10 comments a month', '10'],
			['5 replies', '5'],
			['From 180 to 400, by June', 'As you state it'],
		]);
	});

	it.each([
		['8 repair jobs a month from bars', '8'],
		['15 more a month', '15'],
		['Fill the vans in May, 6 out of 9 on the road instead of 3', 'As you state it'],
		['Only 2 vans free instead of 6', 'As you state it'],
		['Sell 10 training days before winter, $890 each.', 'As you state it'],
		['Sell 40 bags of 35 kg', 'As you state it'],
		['Hires of more than 3 nights', 'As you state it'],
		['Vans on the road instead of 3', 'As you state it'],
		['Grow from 180', 'As you state it'],
		['We have 200 followers and want more', 'As you state it'],
		['We had only 5 enquiries in May', 'As you state it'],
		['More bookings, now 12 a month', 'As you state it'],
	])(
		'CONTENT-30: takes the one figure of a goal as its target, unless it is that of today or a limit: %j',
		(goal, target) => {
			const { kpis } = strategyOf({ contentGoals: goal, engagementGoals: '' }).performanceTracking;
			expect(kpis.map((kpi) => [kpi.metric, kpi.target])).toEqual([[goal, target]]);
		},
	);

	it('CONTENT-26: takes the given hashtags, makes others from brand and niche, and lists no trend', () => {
		expect(hashtagStrategy.brandedHashtags).toEqual(['#SpokeAndKettle']);
		expect(hashtagStrategy.industryHashtags).toEqual(['#BicycleRepair']);
		expect(hashtagStrategy.communityHashtags).toEqual(['#LeedsByBike']);
		expect(hashtagStrategy.trendingHashtags).toEqual([]);
		const given = strategyOf({ hashtagStrategy: '#spokeandkettle #LeedsByBike' }).hashtagStrategy;
		expect(given.brandedHashtags).toEqual(['#spokeandkettle']);
		const long = strategyOf({
			industryFocus: 'Repair of all bicycles for commuters',
			brandInfo: { ...example.brandInfo, industry: 'Automotive' },
		}).hashtagStrategy;
		expect(long.industryHashtags).toEqual([]);
		expect(strategyOf({ industryFocus: 'Bicycles for small hotels' }).hashtagStrategy.industryHashtags).toEqual([]);
		const unnamed = strategyOf({ industryFocus: '', brandInfo: { ...example.brandInfo, industry: 'Home & Garden' } });
		expect(unnamed.hashtagStrategy.industryHashtags).toEqual([]);
	});

	it('makes no hashtag of the brand beside one of the member, and none at all where the member names the only ones', () => {
		const tagsFor = (hashtagStrategy: string) => {
			const strategy = strategyOf({ hashtagStrategy });
			const { brandedHashtags, industryHashtags, communityHashtags } = strategy.hashtagStrategy;
			const below = strategy.contentCalendar.flatMap((week) => week.contentPieces.flatMap(({ hashtags }) => hashtags));
			return { all: [...brandedHashtags, ...industryHashtags, ...communityHashtags], below: [...new Set(below)] };
		};
		expect(tagsFor('#spokeand #leeds')).toEqual({
			all: ['#spokeand', '#BicycleRepair', '#leeds'],
			below: ['#leeds', '#spokeand'],
		});
		expect(tagsFor('#spo').all).toContain('#SpokeAndKettle');
		expect(tagsFor('#realbikes only')).toEqual({ all: ['#realbikes'], below: ['#realbikes'] });
		expect(tagsFor('only few tags').all).toEqual(['#SpokeAndKettle', '#BicycleRepair']);
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

	it('CONTENT-28: offers one form, with a piece of the calendar as its example and no trade of others', () => {
		expect(contentTemplates).toHaveLength(1);
		expect(contentTemplates[0]).toMatchObject({
			templateName: 'A question and its answer',
			platform: 'Instagram',
			contentType: 'Tips & Tutorials',
			useCases: [],
		});
		const [, name] = /^Your piece ‘(.+)’ is in this form\.$/.exec(contentTemplates[0]?.example ?? '') ?? [];
		expect(Object.values(example.answers).map(({ first }) => first)).toContain(name);
		expect(strategyOf({ answers: {} }).contentTemplates).toEqual([]);
		expect(strategyOf({ platforms: ['YouTube'] }).contentTemplates).toEqual([]);
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

it('CONTENT-26: keeps the contract with a name of spaces and a description that is no sentence', () => {
	const output = draft(inputOf({ ...odd.least, brandInfo: { name: ' ', description: 'Tiles' } }));
	expect(contract.output.parse(output)).toEqual(output);
});
