import { describe, expect, it } from 'vitest';
import { combinations } from '#test/pairwise.ts';
import { ANSWER_KEYS } from './answers.ts';
import { CAPITALS } from './capitals.ts';
import type { ContentInput, ContentOutput, ContentPiece } from './contract.ts';
import { PARTS_OF_DAY, SPELLINGS } from './draft/named-hours.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { type ContentType, PLATFORMS, type Platform, POSTING_FREQUENCIES } from './options.ts';
import { lengthOn, NO_ASK, pieceText } from './piece-text.ts';
import { RULES } from './platforms.ts';
import { every, given, inputOf } from './testing.ts';
import { zoneIn } from './time-zone.ts';
import { isFurther, isOpen } from './withheld.ts';

const A_WEEK = {
	Daily: [7, 7, 7, 7],
	'5 times per week': [5, 5, 5, 5],
	'3 times per week': [3, 3, 3, 3],
	Weekly: [1, 1, 1, 1],
	'Bi-weekly': [1, 0, 1, 0],
	'Custom schedule': [3, 3, 3, 3],
	'': [3, 3, 3, 3],
} as const;
const FREQUENCIES = [...POSTING_FREQUENCIES, ''] as const;

function piecesOf({ contentStrategy }: ContentOutput): ContentPiece[] {
	return contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
}
const written = (input: ContentInput) => piecesOf(draft(input)).filter((piece) => !isOpen(piece));
const open = (input: ContentInput) => piecesOf(draft(input)).filter(isOpen);

/** An input with these answers alone. */
const withAnswers = (answers: object, changes: object = {}) =>
	inputOf({
		contentGoals: 'Be found',
		platforms: ['LinkedIn'],
		brandInfo: { name: 'Tern & Reed' },
		targetAudience: { demographics: 'People nearby' },
		answers,
		...changes,
	});

const TIME = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:\d{1,2} (?:January|February|March|December) )?\d\d:\d\d$/;

/** What is wrong with the pieces, one line each. */
function faults(output: ContentOutput): string[] {
	return piecesOf(output).flatMap((piece) => {
		const { most, mostTitle, mostHashtags } = RULES[piece.platform];
		return [
			lengthOn(piece.platform, pieceText(piece)) > most ? 'too long' : '',
			piece.title.length > mostTitle ? 'title too long' : '',
			piece.hashtags.length > mostHashtags ? 'too many hashtags' : '',
			piece.content.length < 20 ? 'not written out' : '',
			TIME.test(piece.optimalPostTime) ? '' : piece.optimalPostTime,
			piece.hashtags.every((tag) => /^#[\p{L}\p{N}\p{M}_]+$/u.test(tag)) ? '' : piece.hashtags.join(' '),
		].flatMap((fault) => (fault === '' ? [] : [`${piece.platform}, ${piece.title}: ${fault}`]));
	});
}

const ALL = combinations({ platform: PLATFORMS, postingFrequency: FREQUENCIES, name: Object.keys(every) });

describe.each(PLATFORMS)('a calendar for %s', (wanted) => {
	it('CONTENT-32: CONTENT-34: holds a piece for each slot, within the limits, at every pace', () => {
		for (const { platform, postingFrequency, name } of ALL.filter((row) => row.platform === wanted)) {
			const output = draft({ ...(every[name] as ContentInput), postingFrequency, platforms: [platform] });
			const counts = output.contentStrategy.contentCalendar.map(({ contentPieces }) => contentPieces.length);
			expect(counts, `${name}, ${postingFrequency}`).toEqual(A_WEEK[postingFrequency]);
			expect(faults(output), `${name}, ${postingFrequency}`).toEqual([]);
		}
	});
});

it('CONTENT-32: holds a piece for each platform and day at its largest', () => {
	const largest = { ...example, platforms: [...PLATFORMS], postingFrequency: 'Daily' as const };
	expect(piecesOf(draft(largest))).toHaveLength(224);
	expect(written(largest).length).toBe(12);
});

describe('the mix', () => {
	const PART: Readonly<Record<string, readonly ContentType[]>> = {
		promotional: ['Product Showcases'],
		inspirational: ['Case Studies', 'Inspirational Quotes'],
		entertaining: [
			'Polls & Questions',
			'User-Generated Content',
			'Live Videos',
			'Stories & Reels',
			'Behind-the-Scenes',
		],
	};

	it.each(FREQUENCIES)(
		'CONTENT-35: of a calendar "%s" adds to 100 and is counted from all slots',
		(postingFrequency) => {
			for (const input of Object.values(given)) {
				const output = draft({ ...input, postingFrequency });
				for (const { platform, contentMix } of output.contentStrategy.platformStrategies) {
					const all = piecesOf(output).filter((piece) => piece.platform === platform);
					expect(Object.values(contentMix).reduce((sum, share) => sum + share, 0)).toBe(100);
					for (const [part, types] of Object.entries(PART)) {
						const share = (all.filter(({ contentType }) => types.includes(contentType)).length * 100) / all.length;
						expect(Math.abs(contentMix[part as keyof typeof contentMix] - share)).toBeLessThan(1);
					}
				}
			}
		},
	);
});

describe('a slot', () => {
	it('CONTENT-33: without material shows its date, its theme and a question, and counts as a gap', () => {
		const output = draft(withAnswers({}, { firstDay: '7 December 2026', contentPillars: 'Reeds; Nests' }));
		const [first] = output.contentStrategy.contentCalendar;
		expect(first?.theme).toBe('Reeds');
		expect(first?.contentPieces[0]).toEqual({
			title: 'Open slot 1 of 12',
			platform: 'LinkedIn',
			contentType: 'Educational Posts',
			optimalPostTime: 'Monday 7 December 08:00',
			content: '[add your answer: Which question comes before nearly every order, and what do you reply?]',
			hashtags: [],
			callToAction: NO_ASK,
		});
		for (const { content } of piecesOf(output)) expect(content).toMatch(/^\[add .+\]$/);
	});

	it('asks no question twice, even in the largest calendar', () => {
		for (const base of [given.poor, example]) {
			const daily = { ...(base as ContentInput), platforms: [...PLATFORMS], postingFrequency: 'Daily' as const };
			const all = open(daily).filter((piece) => !isFurther(piece));
			expect(all.length).toBeGreaterThan(7);
			expect(new Set(all.map(({ content }) => content)).size).toBe(all.length);
		}
	});

	it('asks first for what is begun, and says what does not fit', () => {
		const questions = open(
			withAnswers(
				{
					question1: { first: 'How deep does a pond have to be?' },
					mistake1: { first: 'reeds cut in spring/summer with a knife', rest: 'it need <b>two</b> day' },
					opinion1: { first: 'A pond without mud is a bathtub.' },
					steps1: { rest: 'We dig.' },
				},
				{
					targetAudience: { demographics: 'x', challenges: 'The water turns green.; The heron eats the fish.' },
					seasonalContent: 'First frost: pumps out.',
				},
			),
		).map(({ content }) => content);
		expect(questions.slice(0, 7)).toEqual([
			'[add your reply to “How deep does a pond have to be?”]',
			'[add mistake 1 again, “reeds cut in spring/summer with a knife”: Leave out the HTML: write plain words]',
			'[add what belongs to this: “A pond without mud is a bathtub.”]',
			'[add steps 1 again, “We dig.”: Its first line is empty; Too short: 2 words, at least 3]',
			'[add what you tell people who have this trouble: “The water turns green.”]',
			'[add what you tell people who have this trouble: “The heron eats the fish.”]',
			'[add what your readers should do about this, and by which day: “First frost: pumps out.”]',
		]);
	});

	it('asks nothing that is answered, and no question that has no place in some trades', () => {
		const offer1 = { first: 'We build ponds for schools.', rest: 'It need two day.' };
		const asked = JSON.stringify(
			open(withAnswers({ offer1 }, { contentPillars: 'Schools; Frogs', postingFrequency: 'Daily' })),
		);
		expect(asked).not.toMatch(/of any kind|in figures|before they buy|next three months/);
		expect(asked).not.toContain('What is the first step with you');
	});

	it('asks nothing of readers for the member’s own goals, and nothing of a kind whose fields are full', () => {
		const goals = { contentGoals: '8 ponds a month. Be known in Hexham. Be liked', postingFrequency: 'Daily' };
		const of = (answers: object) => JSON.stringify(open(withAnswers(answers, goals)));
		expect(of({})).not.toMatch(/8 ponds a month|Be known in Hexham/);
		const check1 = { first: 'Count the frogs in your pond tonight.', rest: 'One is enough.' };
		expect(of({})).toContain('What can people check themselves');
		expect(of({ check1 })).not.toContain('What can people check themselves');
		const text = (key: string) => ({ first: `A pond needs reed number ${key.length}.`, rest: 'It lasts.' });
		const full = Object.fromEntries(ANSWER_KEYS.map((key) => [key, text(key)]));
		const { growthHacks } = draft(withAnswers(full, goals)).contentStrategy;
		expect(open(withAnswers(full, goals)).filter((piece) => !isFurther(piece) && !/again/.test(piece.content))).toEqual(
			[],
		);
		expect(growthHacks.map(({ tactic }) => tactic)).not.toContain('Fill the open slots from your own mail');
		const { check1: _, ...others } = full;
		expect(draft(withAnswers(others, goals)).contentStrategy.growthHacks.map(({ tactic }) => tactic)).toContain(
			'Fill the open slots from your own mail',
		);
	});

	it('does not ask about a trouble that a question names by a word', () => {
		const question1 = { first: 'Which is the minimum that I can buy?', rest: 'Two bags of 35 kg.' };
		const asked = (answers: object) =>
			JSON.stringify(
				open(withAnswers(answers, { targetAudience: { demographics: 'x', challenges: 'The minimum is too big.' } })),
			);
		expect(asked({})).toContain('The minimum is too big.');
		expect(asked({ question1 })).not.toContain('The minimum is too big.');
		const mistake1 = { first: 'They order the minimum of coffee.', rest: 'Order two bags.' };
		expect(asked({ mistake1 })).toContain('The minimum is too big.');
	});

	it('does not ask about a trouble that an answer speaks of', () => {
		const green = { question1: { first: 'Why does the water turn green in June?', rest: 'Because of the sun.' } };
		const asked = open(
			withAnswers(green, { targetAudience: { demographics: 'x', challenges: 'The water turns green.' } }),
		);
		expect(JSON.stringify(asked)).not.toContain('turns green');
	});

	it('CONTENT-27: takes the hour that the member named for its platform, or else a common recommendation', () => {
		const hoursOf = (platforms: string, platform: Platform = 'LinkedIn') => {
			const [strategy, ...pieces] = (() => {
				const { contentStrategy } = draft(
					withAnswers({}, { platforms: [platform], targetAudience: { demographics: 'x', platforms } }),
				);
				return [contentStrategy.platformStrategies[0]?.strategy, ...piecesOf({ contentStrategy })] as const;
			})();
			const hours = [pieces[0], pieces.at(-1)].map((piece) => piece?.optimalPostTime.slice(-5));
			return [strategy, ...hours];
		};
		for (const [words, odd, even] of PARTS_OF_DAY) {
			expect(hoursOf(`LinkedIn ${words}`).slice(1), words).toEqual([odd, even]);
		}
		for (const platform of PLATFORMS) {
			for (const name of SPELLINGS[platform]) expect(hoursOf(`${name} at lunch`, platform)[1], name).toBe('12:15');
		}
		expect(hoursOf('LinkedIn at 7.30, Instagram at night').slice(1)).toEqual(['07:30', '07:30']);
		expect(hoursOf('LinkedIn before 8am, Instagram after tea').slice(1)).toEqual(['07:30', '07:30']);
		expect(hoursOf('LinkedIn, evenings, Instagram at night').slice(1)).toEqual(['19:00', '20:00']);
		expect(hoursOf('after the lunch rush, about 3pm').slice(1)).toEqual(['15:00', '15:00']);
		expect(hoursOf('LinkedIn mornings and at lunch').slice(1)).toEqual(['08:00', '12:45']);
		expect(hoursOf('LinkedIn after 6 pm')).toEqual(['As you named it: “LinkedIn after 6 pm”.', '18:30', '18:30']);
		expect(hoursOf('LinkedIn after 6.30 pm.')[0]).toBe('As you named it: “LinkedIn after 6.30 pm”.');
		expect(hoursOf('LinkedIn, evening after 9')).toEqual(['As you named it: “evening after 9”.', '21:30', '21:30']);
		expect(hoursOf('LinkedIn in the evenings at 8').slice(1)).toEqual(['20:00', '20:00']);
		expect(hoursOf('in the evening').slice(1)).toEqual(['19:00', '20:00']);
		expect(hoursOf('Instagram in the evening').slice(1)).toEqual(['08:00', '12:00']);
		expect(hoursOf('')[0]).toContain('a common recommendation, to be tested: weekdays between 08:00 and 12:00.');
	});
});

describe('the days', () => {
	const timesOf = (changes: object) =>
		piecesOf(draft(withAnswers({}, changes))).map(({ optimalPostTime }) => optimalPostTime);

	it('of a single piece a week are those that were named', () => {
		const targetAudience = { demographics: 'x', platforms: 'LinkedIn, evenings and Sunday after lunch' };
		expect(timesOf({ postingFrequency: 'Weekly', targetAudience })).toEqual([
			'Tuesday 19:00',
			'Sunday 14:00',
			'Tuesday 19:00',
			'Sunday 14:00',
		]);
	});

	it.each([
		[
			'Instagram on Sunday mornings',
			'3 times per week',
			['Monday 19:00', 'Wednesday 19:00', 'Sunday 08:00'],
			'4 of 12',
		],
		['Instagram the tuesdays', '3 times per week', ['Tuesday 19:00', 'Wednesday 19:00', 'Friday 19:00'], '4 of 12'],
		['Tue and Thu at 9am', '3 times per week', ['Tuesday 09:00', 'Thursday 09:00', 'Friday 19:00'], '8 of 12'],
		['mornings and Sunday at 3pm', '3 times per week', ['Monday 08:00', 'Wednesday 08:00', 'Sunday 15:00'], null],
		['on Saturdays', 'Weekly', ['Saturday 19:00'], null],
	])('that are named are used where the calendar allows, and claimed for no other: %j', (words, pace, wanted, some) => {
		const changes = {
			platforms: ['Instagram'],
			postingFrequency: pace,
			targetAudience: { demographics: 'x', platforms: words },
		};
		expect(timesOf(changes).slice(0, wanted.length)).toEqual(wanted);
		const said = draft(withAnswers({}, changes)).contentStrategy.platformStrategies[0]?.strategy;
		expect(said).toContain(
			some === null
				? `As you named it: “${words}”.`
				: `As you named it, “${words}”: ${some} pieces; the others by a common`,
		);
	});

	it.each(['Weekly', '3 times per week', '5 times per week', 'Daily'])(
		'are never Christmas or New Year: %s',
		(pace) => {
			for (const firstDay of ['7 December 2026', '6 December 2027', '9 December 2024', '8 December 2025']) {
				const times = timesOf({ postingFrequency: pace, firstDay });
				expect(times.join()).not.toMatch(/\b(?:25 December|1 January) /);
				expect(new Set(times).size).toBe(times.length);
			}
		},
	);
});

describe('an answer', () => {
	it('goes into one slot of one platform, whole', () => {
		const input = { ...example, platforms: [...PLATFORMS] };
		const texts = written(input).map(({ title }) => title);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it('CONTENT-33: is written in the form of its platform: as text, as cards, as a script', () => {
		const steps1 = { first: 'How a nest box is hung', rest: 'We look for shade.\nWe hang it at three metres.' };
		const contentOn = (platform: Platform) => written(withAnswers({ steps1 }, { platforms: [platform] }))[0]?.content;
		expect(contentOn('LinkedIn')).toBe(
			'How a nest box is hung\n\n1. We look for shade.\n2. We hang it at three metres.',
		);
		expect(contentOn('Instagram')).toContain('\n\nCards:\n1. We look for shade.');
		expect(contentOn('YouTube')).toContain('\n\nTo say:\n1. We look for shade.');
		steps1.rest += '\nWe wait for a bird.';
		expect(contentOn('YouTube')).toContain('\n\nScript:\n1. We look for shade.');
	});

	it('about a mistake is announced as advice only where advice follows', () => {
		const contentOf = (rest: string) =>
			written(withAnswers({ mistake1: { first: 'The box is cleaned in spring every year.', rest } }))[0]?.content;
		expect(contentOf('Clean it in autumn.')).toContain('\n\nWhat to do instead:\n\nClean it in autumn.');
		expect(contentOf('By then the first eggs are in it.')).not.toContain('What to do instead');
		expect(contentOf('Clean it in autumn instead.')).not.toContain('What to do instead');
	});

	it('CONTENT-34: that is too long for every platform is left out, never cut', () => {
		const opinion1 = {
			first: 'A pond needs no pump if it has reeds.',
			rest: 'The reeds clean the water. '.repeat(5).trim(),
		};
		expect(written(withAnswers({ opinion1 }, { platforms: ['Twitter/X'] }))).toHaveLength(1);
		const long = {
			...opinion1,
			rest: 'The reeds clean the water while nobody looks at them at all. '.repeat(5).trim(),
		};
		expect(written(withAnswers({ opinion1: long }, { platforms: ['Twitter/X'] }))).toEqual([]);
		expect(written(withAnswers({ opinion1: long }))).toHaveLength(1);
	});

	it('may hold a short form among its sentences, and a slip, which is said', () => {
		const question1 = { first: 'Can I put the box on a tree?', rest: 'On an old one, yes.' };
		expect(written(withAnswers({ question1 }))).toHaveLength(1);
		const slipped = withAnswers({ question1: { ...question1, rest: 'It need two day. It grows 10,5 cm.' } });
		expect(written(slipped)[0]?.content).toContain('\n\nIt need two day. It grows 10,5 cm.');
		expect(
			draft(slipped).contentStrategy.growthHacks.find(({ tactic }) => tactic.startsWith('Correct'))?.description,
		).toBe(
			'They are printed as you typed them: question 1, ‘Can I put the box on a tree?’: Look at ‘two day’: write ‘two days’; Write ‘10.5’: in English a point stands before decimals',
		);
		expect(written(withAnswers({ question1: { ...question1, first: 'How much to hang a box?' } }))).toHaveLength(1);
		const opinion2 = { first: 'A box is no house.', rest: 'It holds.' };
		const opinion1 = { first: 'A tree is no wall.', rest: 'It need two day.' };
		const both = withAnswers({ opinion1, opinion2, opinion3: { ...opinion2, first: 'A bird is no guest.' } });
		const two = written({ ...both, postingFrequency: 'Bi-weekly' }).map(({ title }) => title);
		expect(two).toEqual(['A box is no house.', 'A bird is no guest.']);
		expect(written(withAnswers({ question1: { ...question1, first: 'How much costs a box?' } }))).toEqual([]);
	});

	it('for a date goes out two to fourteen days before it, and waits where the date is unknown or out of reach', () => {
		const slotFor = (date: string, firstDay: string, first = 'Empty the boxes in December.') =>
			written(
				withAnswers(
					{
						dated1: { date, first, rest: 'The birds sleep in them in January.' },
					},
					{ firstDay },
				),
			)[0]?.optimalPostTime;
		expect(slotFor('31 December', '7 December 2026')).toBe('Monday 28 December 12:00');
		expect(slotFor('22 March', '7 December 2026')).toBeUndefined();
		expect(slotFor('8 December', '7 December 2026')).toBeUndefined();
		expect(slotFor('31 December', '')).toBeUndefined();
		expect(slotFor('', '')).toBe('Monday 08:00');
		const by = (first: string) => slotFor('31 December', '7 December 2026', first);
		expect(by('Order the boxes by 20 December from us.')).toBe('Friday 18 December 12:00');
		expect(by('Order the boxes before 20 December from us.')).toBe('Friday 18 December 12:00');
		expect(by('Order the boxes by Friday from us.')).toBe('Monday 28 December 12:00');
	});

	it('for a date goes out on a weekday morning rather than late on a Saturday', () => {
		const dated1 = { date: '7 March', first: 'Order a box by the end of February.', rest: 'We hang it in March.' };
		const [piece] = written(
			withAnswers({ dated1 }, { firstDay: '1 February 2027', platforms: ['Pinterest', 'Facebook'] }),
		);
		expect(piece?.optimalPostTime).toBe('Thursday 18 February 09:30');
	});

	it.each([
		['Bleach on marble', true],
		['Keeping one key for all doors of the house.', true],
		['They keep one key for all doors.', true],
		['People keep one key for all doors.', false],
	])('about the mistake %j is announced as one where it does not read as one: %s', (first, isAnnounced) => {
		const [piece] = written(withAnswers({ mistake1: { first, rest: 'Use a soft brush.' } }));
		expect(piece?.title).toBe(first);
		expect(piece?.content.startsWith('A mistake many people make:\n\n')).toBe(isAnnounced);
	});

	it('about a mistake is announced as one in every video, where nothing says what to do instead', () => {
		const mistake1 = { first: 'People keep one key for all doors.', rest: 'Cut two keys. Mark one of them.' };
		const [piece] = written(withAnswers({ mistake1 }, { platforms: ['YouTube'] }));
		expect(piece?.content).toMatch(/^A mistake many people make:\n\nPeople keep/);
	});

	it.each([
		['How much is it?', true],
		['Does it work with our till?', true],
		['How much does it cost?', true],
		['What does it cost?', true],
		['How long does it take?', true],
		['Is it cheaper to mend a box?', false],
		['How often does it need paint?', false],
		['Can the box stay where it is?', false],
		['What about rain?', false],
	])('to the question %j names what it is about where the question does not: %s', (first, isNamed) => {
		const contentFor = (name: string) =>
			written(withAnswers({ question1: { first, rest: 'It holds.' } }, { brandInfo: { name } }))[0]?.content;
		expect(contentFor('Tern & Reed')?.startsWith('A question about Tern & Reed:\n\n“')).toBe(isNamed);
		expect(contentFor('<b>Tern</b>')).not.toContain('A question about');
	});

	it.each([
		['opinion1', 'Boxes are fine.', 'Boxes are fine.'],
		['offer1', 'nest boxes from £60', 'Nest boxes from £60'],
		['mistake1', 'bleach on oak', 'Bleach on oak'],
	])('may begin with a headline, typed with or without its capital and full stop: %s, %j', (key, first, title) => {
		const [piece] = written(withAnswers({ [key]: { first, rest: 'The wood lasts for ten years.' } }));
		expect(piece?.title).toBe(title);
	});

	it('with a result may leave out its “We”, and may be a longer headline', () => {
		const firstOf = (first: string) => written(withAnswers({ result1: { first } }))[0]?.title;
		expect(firstOf('Got a home page from 9 seconds to 2.')).toBe('Got a home page from 9 seconds to 2.');
		expect(firstOf('14 new patients in the first month at a practice in Stockport')).toBeDefined();
		expect(firstOf('It need two day.')).toBeDefined();
	});

	it('has a line for each part between strokes', () => {
		const steps1 = { first: 'How a box is hung', rest: 'We look for shade / we hang it at three metres.' };
		expect(written(withAnswers({ steps1 }))[0]?.content).toContain('1. We look for shade.\n2. We hang it at');
	});

	it('goes to the week whose theme it speaks of, or else to one whose word it holds', () => {
		const weekOf = (contentPillars: string) =>
			draft(
				withAnswers(
					{ check1: { first: 'Count the holes in each nest box you own.', rest: 'One is enough.' } },
					{ contentPillars },
				),
			).contentStrategy.contentCalendar.findIndex(({ contentPieces }) => contentPieces.some((piece) => !isOpen(piece)));
		expect(weekOf('Ponds; Water; Nest boxes')).toBe(2);
		expect(weekOf('Ponds; Water; Nest building in winter')).toBe(2);
		expect(weekOf('Nest rain; Water; Nest boxes')).toBe(2);
		expect(weekOf('Ponds; Water; Holes')).toBe(2);
		expect(weekOf('Ponds; Water; Enough')).toBe(0);
	});

	it('is not followed by one of its kind on the same platform while there are others', () => {
		const kinds = written({ ...(given.rich as ContentInput), platforms: ['LinkedIn'], postingFrequency: 'Daily' }).map(
			({ content }) =>
				Object.entries((given.rich as ContentInput).answers).find(
					([, { first }]) => first !== '' && content.includes(first),
				)?.[0],
		);
		const follow = kinds.filter((kind, index) => index > 0 && kind?.slice(0, -1) === kinds[index - 1]?.slice(0, -1));
		expect(follow).toEqual([]);
	});

	it('is parted by another from one of its kind, even where both belong to the week', () => {
		const mistake = (first: string) => ({ first, rest: 'Clean the pond in autumn.' });
		const texts = written(
			withAnswers(
				{
					mistake1: mistake('The pond is cleaned out while the frogs are in it.'),
					mistake2: mistake('The pond gets tap water on a hot day in July.'),
					check1: { first: 'Look under the roof tiles for droppings.', rest: 'Bats leave them.' },
				},
				{ contentPillars: 'Pond' },
			),
		).map(({ title }) => title.split(' ')[0]);
		expect(texts).toEqual(['The', 'Look', 'The']);
	});

	it.each([
		['opinion2', 'the box is cleaned in spring every year', 'The box is cleaned in spring every year.'],
		['question1', 'can i put the box on a tree', '“Can i put the box on a tree?”'],
		['opinion1', '24/7 feeding is silly', '24/7 feeding is silly.'],
		['result1', '38 boxes in one day', '38 boxes in one day'],
		['question1', 'Is the box made of oak / larch?', '“Is the box made of oak / larch?”'],
	])('is written with its capital and end mark, and with a stroke between words: %s, %j', (key, first, wanted) => {
		const [piece] = written(withAnswers({ [key]: { first, rest: 'It needs no paint' } }));
		expect(piece?.content).toBe(`${wanted}\n\nIt needs no paint.`);
	});

	it('is in a piece, in an open slot or, with more answers than slots, on the list of those to keep', () => {
		const answers = {
			...example.answers,
			mistake2: { first: 'They paint it green in the first year.', rest: 'Leave it.' },
			dated1: { date: '24 March', first: 'Take the box down before March.', rest: 'Then the birds come.' },
			dated2: { date: '5 May', first: 'Listen for the first brood.', rest: 'It is early.' },
		};
		const firstLines = Object.values(answers).flatMap(({ first }) => (first === '' ? [] : [first]));
		for (const postingFrequency of ['3 times per week', 'Bi-weekly'] as const) {
			for (const platforms of [['Facebook'], ['TikTok', 'LinkedIn']] as const) {
				const output = draft({ ...example, answers, postingFrequency, platforms: [...platforms] });
				const said = JSON.stringify([output.contentStrategy.contentCalendar, output.contentStrategy.growthHacks]);
				const lost = firstLines.filter((first) => !said.includes(first.replace(/[.?]$/, '')));
				expect(lost, `${postingFrequency}, ${platforms}`).toEqual([]);
			}
		}
	});

	it('that asks for something tomorrow is not placed before a holiday', () => {
		const check1 = { first: 'Count the holes in your box tomorrow morning.', rest: 'Do it three days in a row.' };
		const timeFrom = (firstDay: string) => written(withAnswers({ check1 }, { firstDay }))[0]?.optimalPostTime;
		expect(timeFrom('21.12.2026')).toBe('Monday 4 January 08:00');
		expect(timeFrom('7.12.2026')).toBe('Monday 7 December 08:00');
	});

	it('is in the week with the fewest pieces', () => {
		const { contentCalendar } = draft({ ...example, contentPillars: '', contentThemes: '' }).contentStrategy;
		const counts = contentCalendar.map(({ contentPieces }) => contentPieces.filter((piece) => !isOpen(piece)).length);
		expect(counts).toEqual([3, 3, 3, 3]);
	});

	it('CONTENT-7: is of the chosen type that suits it', () => {
		const question1 = { first: 'How high does the box have to hang?', rest: 'Three metres are enough.' };
		const typeFor = (contentTypes: string[]) => written(withAnswers({ question1 }, { contentTypes }))[0]?.contentType;
		expect(typeFor(['Tips & Tutorials'])).toBe('Tips & Tutorials');
		expect(typeFor(['Live Videos'])).toBe('Educational Posts');
	});
});

it('CONTENT-16: asks for something with the offer and in at most one other of six, in the words of the member', () => {
	const asks = (input: ContentInput) => written(input).filter(({ callToAction }) => callToAction !== NO_ASK);
	for (const input of Object.values(given)) {
		expect(asks(input).length).toBeLessThanOrEqual(1 + Math.floor((written(input).length - 1) / 6));
	}
	expect(asks(example).map(({ callToAction }) => callToAction)).toEqual([
		'Send us a photo of the part that worries you.',
		'Book a seat in the Saturday class: https://spokeandkettle.example/class',
	]);
	const average = { ...(given.average as ContentInput), callToActions: 'Book a first hour; Ask for the sheet' };
	expect([written(average).length, asks(average).length]).toEqual([7, 1]);
	const few = {
		...average,
		answers: { ...average.answers, question1: { first: '', rest: '' }, question2: { first: '', rest: '' } },
	};
	expect([written(few).length, asks(few).length]).toEqual([5, 0]);
	const withAsks = (callToActions: string) =>
		asks({ ...example, callToActions }).map(({ callToAction }) => callToAction);
	expect(withAsks('ring us; send us a photo').sort()).toEqual(['Ring us. [add the number]', 'Send us a photo.']);
	expect(withAsks('Ring 0113 496 0123')).toEqual(['Ring 0113 496 0123.']);
	expect(withAsks('Book a seat')).toEqual(['Book a seat. [add the link]']);
	expect(withAsks('Write to us, Visit our website').sort()).toEqual([
		'Visit our website. [add the link]',
		'Write to us.',
	]);
	expect(asks({ ...example, callToActions: 'click; <b>Buy our bikes</b>' })).toEqual([]);
});

it('CONTENT-16: asks with the offer what speaks of it, or else the first, also in a short calendar', () => {
	const askFor = (callToActions: string) => {
		const offer1 = { first: 'We hang nest boxes for schools.', rest: 'First we check one box free of charge.' };
		const question1 = { first: 'Can I hang a box on an oak?', rest: 'On an old one.' };
		const pieces = written(withAnswers({ question1, offer1 }, { callToActions }));
		return pieces.map(({ title, callToAction }) => [title, callToAction]);
	};
	const question = ['Can I hang a box on an oak?', NO_ASK];
	expect(askFor('Read our letter; Write to us for the free check')).toEqual([
		['We hang nest boxes for schools.', 'Write to us for the free check.'],
		question,
	]);
	expect(askFor('Read our letter; Send us a photo')).toEqual([
		['We hang nest boxes for schools.', 'Read our letter.'],
		question,
	]);
});

describe('the first day and the time zone', () => {
	const strategyFor = (changes: object) => draft(withAnswers({}, changes)).contentStrategy;
	const firstTime = (firstDay: string) =>
		strategyFor({ firstDay }).contentCalendar[0]?.contentPieces[0]?.optimalPostTime;

	it('are read as people write them', () => {
		for (const day of ['30 November 2026', '2026-11-30', '30.11.2026', '30/11/2026', '11/30/2026', '29-11-2026']) {
			expect(firstTime(day), day).toBe('Monday 30 November 08:00');
		}
		for (const zone of ['Europe/Warsaw', 'Warsaw', 'warsaw, Poland', 'Warsaw (CET)']) {
			expect(strategyFor({ timeZone: zone }).platformStrategies[0]?.strategy, zone).toContain(
				'Time zone: Europe/Warsaw.',
			);
		}
		for (const zone of ['Pacific', 'Pacific time', 'pacific standard time'])
			expect(strategyFor({ timeZone: zone }).platformStrategies[0]?.strategy).toContain('America/Los_Angeles');
		for (const [zone, city] of [
			['Eastern', 'New_York'],
			['Central Time', 'Chicago'],
			['Mountain', 'Denver'],
		])
			expect(strategyFor({ timeZone: zone }).platformStrategies[0]?.strategy).toContain(`America/${city}`);
		for (const [city, zone] of [
			['Wellington', 'Pacific/Auckland'],
			['bogotá', 'America/Bogota'],
			['Lisbon', 'Europe/Lisbon'],
			['Nairobi', 'Africa/Nairobi'],
			['Brasília', 'America/Sao_Paulo'],
			['WASHINGTON, D.C.', 'America/New_York'],
			['Port au Prince', 'America/Port-au-Prince'],
		])
			expect(strategyFor({ timeZone: city }).platformStrategies[0]?.strategy, city).toContain(`Time zone: ${zone}.`);
		for (const zone of CAPITALS.values()) expect(zoneIn(zone), zone).not.toBeNull();
		expect(strategyFor({ timeZone: 'New York' }).platformStrategies[0]?.strategy).toContain('America/New_York');
	});

	it('are named once where they are not understood', () => {
		for (const day of ['7/12/2026', '31.2.2026', 'after Easter']) {
			const { platformStrategies } = strategyFor({
				firstDay: day,
				timeZone: 'GMT-ish',
				platforms: ['LinkedIn', 'Facebook'],
			});
			const [one = '', other = ''] = platformStrategies.map(({ strategy }) => strategy);
			expect(one).toContain(`The first day “${day}” was not understood`);
			expect(one).toContain('The time zone “GMT-ish” was not understood');
			expect(other).not.toContain('understood');
			const inPounds = strategyFor({ timeZone: 'Shrewsbury', contentGoals: 'Sales of £400' }).platformStrategies[0];
			expect(inPounds?.strategy).toContain('Time zone: Europe/London, since your sums are in pounds.');
			expect(firstTime(day)).toBe('Monday 08:00');
		}
	});
});
