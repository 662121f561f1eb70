import { describe, expect, it } from 'vitest';
import { combinations } from '#test/pairwise.ts';
import type { ContentInput, ContentOutput, ContentPiece } from './contract.ts';
import { PARTS_OF_DAY, SPELLINGS } from './draft/named-hours.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { type ContentType, PLATFORMS, type Platform, POSTING_FREQUENCIES } from './options.ts';
import { lengthOn, NO_ASK, pieceText } from './piece-text.ts';
import { RULES } from './platforms.ts';
import { every, given, inputOf } from './testing.ts';
import { isOpen } from './withheld.ts';

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
		promotional: ['Product Showcases', 'Case Studies'],
		inspirational: ['Behind-the-Scenes', 'Inspirational Quotes'],
		entertaining: ['Polls & Questions', 'User-Generated Content', 'Live Videos', 'Stories & Reels'],
	};

	it.each(FREQUENCIES)(
		'CONTENT-35: of a calendar "%s" adds to 100 and is counted from the pieces',
		(postingFrequency) => {
			for (const input of Object.values(given)) {
				const output = draft({ ...input, postingFrequency });
				for (const { platform, contentMix } of output.contentStrategy.platformStrategies) {
					const own = piecesOf(output).filter((piece) => piece.platform === platform);
					expect(Object.values(contentMix).reduce((sum, share) => sum + share, 0)).toBe(100);
					for (const [part, types] of Object.entries(PART)) {
						const share = (own.filter(({ contentType }) => types.includes(contentType)).length * 100) / own.length;
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
			optimalPostTime: 'Tuesday 8 December 08:00',
			content: '[add what a customer asked you about “Reeds”, and your reply]',
			hashtags: [],
			callToAction: NO_ASK,
		});
		for (const { content } of piecesOf(output)) expect(content).toMatch(/^\[add .+\]$/);
	});

	it('asks no question twice, even in the largest calendar', () => {
		for (const base of [given.poor, example]) {
			const all = open({ ...(base as ContentInput), platforms: [...PLATFORMS], postingFrequency: 'Daily' });
			expect(new Set(all.map(({ content }) => content)).size).toBe(all.length);
		}
	});

	it('asks first for what is begun, and says what does not fit', () => {
		const questions = open(
			withAnswers(
				{
					question1: { first: 'How deep does a pond have to be?' },
					mistake1: { first: 'the reeds are cut in spring', rest: 'Cut them in winter.' },
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
			'[add mistake 1 again: Begin with a capital letter]',
			'[add what belongs to this: “A pond without mud is a bathtub.”]',
			'[add steps 1 again: Its first line is empty]',
			'[add what you tell people who have this trouble: “The water turns green.”]',
			'[add what you tell people who have this trouble: “The heron eats the fish.”]',
			'[add what your readers should do about this, and by which day: “First frost: pumps out.”]',
		]);
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
		expect(hoursOf('in the evening').slice(1)).toEqual(['19:00', '20:00']);
		expect(hoursOf('Instagram in the evening').slice(1)).toEqual(['08:00', '12:00']);
		expect(hoursOf('')[0]).toContain('a common recommendation: weekdays between 08:00 and 12:00.');
	});
});

describe('an answer', () => {
	it('goes into one slot of one platform, whole', () => {
		const input = { ...example, platforms: [...PLATFORMS] };
		const texts = written(input).map(({ content }) => content.split('\n')[0]);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it('CONTENT-33: is written in the form of its platform: as text, as cards, as a script', () => {
		const steps1 = { first: 'How a nest box is hung', rest: 'We look for shade.\nWe hang it at three metres.' };
		const contentOn = (platform: Platform) => written(withAnswers({ steps1 }, { platforms: [platform] }))[0]?.content;
		expect(contentOn('LinkedIn')).toBe(
			'How a nest box is hung\n\n1. We look for shade.\n2. We hang it at three metres.',
		);
		expect(contentOn('Instagram')).toContain('\n\nCards:\n1. We look for shade.');
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

	it('may hold a short form among its sentences, but no faulty English', () => {
		const question1 = { first: 'Can I put the box on a tree?', rest: 'On an old one, yes.' };
		expect(written(withAnswers({ question1 }))).toHaveLength(1);
		expect(written(withAnswers({ question1: { ...question1, rest: 'It need two day.' } }))).toEqual([]);
		expect(written(withAnswers({ question1: { ...question1, first: 'How much costs a box?' } }))).toEqual([]);
	});

	it('for a date goes out two to fourteen days before it, and waits where the date is unknown or out of reach', () => {
		const slotFor = (date: string, firstDay: string) =>
			written(
				withAnswers(
					{
						dated1: { date, first: 'Empty the boxes before 31 December.', rest: 'The birds sleep in them in January.' },
					},
					{ firstDay },
				),
			)[0]?.optimalPostTime;
		expect(slotFor('31 December', '7 December 2026')).toBe('Tuesday 29 December 12:00');
		expect(slotFor('22 March', '7 December 2026')).toBeUndefined();
		expect(slotFor('8 December', '7 December 2026')).toBeUndefined();
		expect(slotFor('31 December', '')).toBeUndefined();
		expect(slotFor('', '')).toBe('Tuesday 08:00');
	});

	it('goes to the week whose theme it speaks of', () => {
		const weekOf = (contentPillars: string) =>
			draft(
				withAnswers(
					{ check1: { first: 'Count the holes in each nest box you own.', rest: 'One is enough.' } },
					{ contentPillars },
				),
			).contentStrategy.contentCalendar.findIndex(({ contentPieces }) => contentPieces.some((piece) => !isOpen(piece)));
		expect(weekOf('Ponds; Water; Nest boxes')).toBe(2);
		expect(weekOf('Ponds; Water; Nest building in winter')).toBe(0);
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

	it('CONTENT-7: is of the chosen type that suits it', () => {
		const question1 = { first: 'How high does the box have to hang?', rest: 'Three metres are enough.' };
		const typeFor = (contentTypes: string[]) => written(withAnswers({ question1 }, { contentTypes }))[0]?.contentType;
		expect(typeFor(['Tips & Tutorials'])).toBe('Tips & Tutorials');
		expect(typeFor(['Live Videos'])).toBe('Educational Posts');
	});
});

it('CONTENT-16: asks readers for something in at most one written piece of six, in the words of the member', () => {
	const asks = (input: ContentInput) => written(input).filter(({ callToAction }) => callToAction !== NO_ASK);
	for (const input of Object.values(given)) {
		expect(asks(input).length).toBeLessThanOrEqual(Math.floor(written(input).length / 6));
	}
	expect(asks(example).map(({ callToAction }) => callToAction)).toEqual([
		'Book a seat in the Saturday class.',
		'Send us a photo of the part that worries you.',
	]);
	const average = { ...(given.average as ContentInput), callToActions: 'Book a first hour; Ask for the sheet' };
	expect([written(average).length, asks(average).length]).toEqual([7, 1]);
	const few = {
		...average,
		answers: { ...average.answers, question1: { first: '', rest: '' }, question2: { first: '', rest: '' } },
	};
	expect([written(few).length, asks(few).length]).toEqual([5, 0]);
	expect(asks({ ...example, callToActions: 'click; <b>Buy our bikes</b>; come in' })).toEqual([]);
});
