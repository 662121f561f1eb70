import { describe, expect, it } from 'vitest';
import { BACKGROUND, backgroundKind, NEWS, newsKind, OTHER_BACKGROUND, OTHER_NEWS } from './kinds.ts';

/** Per kind of news: the question it leads to, a note of that kind, and a near miss. */
const NEWS_NOTES: readonly [ask: string, finds: string, leaves: string][] = [
	[
		'Which part of that job would you rather not hand on?',
		'Hiring two clerks for the depot.',
		'Higher shelves in the depot.',
	],
	['Which way of working is going to stay?', 'Acquired a rival in Leeds.', 'A merry crowd in Leeds.'],
	['What has had to wait because of it?', 'A flood shut the press room.', 'Closer to the press room.'],
	[
		'Who looks after the people who get in touch because of it?',
		'Ranked third in the county.',
		'They have rank and file members.',
	],
	['What would you set up differently there?', 'A second clinic in Hull.', 'A second clinical lead.'],
	['Which step still happens outside the new system?', 'They went live in March.', 'A live show in March.'],
	['Which step would give out first?', 'Doubled within two years.', 'A double room for two.'],
	['Who decides where it gets used first?', 'Bought three vans.', 'Three vans stand in the yard.'],
	['Who answers those questions today?', 'A new menu for the summer.', 'A menu for the summer.'],
	[
		'What is being questioned now that nobody questioned before?',
		'The founder retired in June.',
		'A tired founder in June.',
	],
	['Who follows up with the people you meet?', 'They sponsor the festival.', 'A festive mood in town.'],
];

/** The same for each kind of background: what it gives to talk about. */
const BACKGROUND_NOTES: readonly [talk: string, finds: string, leaves: string][] = [
	['what you kept from the people before you, and what you dropped', 'Inherited the yard.', 'Inhabits the yard.'],
	['what you see now that your first job hid from you', 'Began as a clerk.', 'It all began with rain.'],
	['the point people still write to you about', 'Wrote on late freight.', 'A writ on late freight.'],
	['what you would build differently today', 'Co-founded it with a friend.', 'A foundation in the north.'],
	['what your work before this taught you for it', 'Trained as a nurse.', 'Trains arrive hourly.'],
	['what has changed in all that time, and what has not', 'At it since 1998.', 'Busy since the spring.'],
	['what you only see when you look after all of it', 'Oversees nine depots.', 'Overseas nine months a year.'],
];

describe('a note of news', () => {
	it.each(NEWS_NOTES)('asks “%s” after “%s”', (ask, finds) => expect(newsKind(finds).ask).toBe(ask));

	it.each(NEWS_NOTES)('does not ask “%s” after “%s” alone', (ask, _, leaves) => {
		expect(newsKind(leaves).ask).not.toBe(ask);
	});

	it('has an example for every kind, in order', () => {
		expect(NEWS_NOTES.map(([ask]) => ask)).toEqual(NEWS.map(({ ask }) => ask));
	});

	it('asks what has changed where it is of no kind', () => {
		expect(newsKind('The yard is blue.')).toBe(OTHER_NEWS);
	});
});

describe('a note on a background', () => {
	it.each(BACKGROUND_NOTES)('speaks of %s: “%s”', (talk, finds) => expect(backgroundKind(finds).talk).toBe(talk));

	it.each(BACKGROUND_NOTES)('does not speak of %s after a near miss of “%s”', (talk, _, leaves) => {
		expect(backgroundKind(leaves).talk).not.toBe(talk);
	});

	it('has an example for every kind, in order', () => {
		expect(BACKGROUND_NOTES.map(([talk]) => talk)).toEqual(BACKGROUND.map(({ talk }) => talk));
	});

	it('stays general where it is of no kind', () => {
		expect(backgroundKind('The yard is blue.')).toBe(OTHER_BACKGROUND);
	});
});
