import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#server/export/table.ts';
import type { TableFormat } from '#shared/export-formats.ts';
import { printed } from '#shared/printed.ts';
import { catalog } from '#tools/catalog.ts';
import { missingFields } from '#tools/input-paths.ts';
import { calendarText } from './calendar-text.ts';
import { type ContentInput, contract } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { BRAND_VOICES, INDUSTRIES, PLATFORMS, POSTING_FREQUENCIES } from './options.ts';
import { NO_ASK } from './piece-text.ts';
import { table, tasks } from './schedule-files.ts';
import { given } from './testing.ts';
import { isFurther, isOpen, withheld } from './withheld.ts';

const output = draft(example);
const pieces = output.contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
const MONDAY = '2026-12-07';

/** The rows of the file as another program reads them, by its columns. */
function read(format: TableFormat, input = example, of = draft(input), start = MONDAY): Record<string, string>[] {
	const rows = table(format, of, input, start);
	if (rows === null) throw new Error(`${format} has no rows`);
	return parse(toCsv(rows), { columns: true });
}

const everywhere: ContentInput = { ...example, platforms: [...PLATFORMS] };

describe('the spreadsheet', () => {
	it('gives each piece its date, its hour with the zone, and its state', () => {
		const rows = read('csv');
		expect(rows).toHaveLength(pieces.length);
		for (const [index, row] of rows.entries()) {
			const weekday = new Date(`${row.Date}T00:00:00Z`).toLocaleDateString('en-GB', {
				weekday: 'long',
				timeZone: 'UTC',
			});
			expect(pieces[index]?.optimalPostTime).toMatch(new RegExp(`^${weekday} .*${row.Time}$`));
			expect(row['Time zone']).toBe('Europe/London');
			const finished = row['Call to action']?.includes('[add') ? 'To be completed' : 'Written';
			expect(row.State).toBe(row.Title?.startsWith('Open slot') ? 'Open' : finished);
		}
		expect(rows[0]?.Date).toBe('2026-12-07');
		const zoneFor = (timeZone: string, callToActions = '') =>
			read('csv', { ...example, timeZone, callToActions })[0]?.['Time zone'];
		expect(zoneFor('Atlantis')).toBe('');
		expect(zoneFor('Shrewsbury', 'Book a look for £35')).toBe('Europe/London');
		expect(zoneFor('', 'Book a look for £35')).toBe('');
	});
});

/** The columns that the programs document, and what stands in each. */
const LISTS = {
	'csv-ayrshare': {
		post: /\S/,
		platforms: /^(?:linkedin|twitter|facebook)$/,
		mediaUrls: /^$/,
		scheduleDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/,
	},
	'csv-buffer': {
		Text: /\S/,
		'Image URL': /^$/,
		Tags: /^(?:LinkedIn|Instagram|Twitter\/X|Facebook|Pinterest)$/,
		'Posting Time': /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
	},
	'csv-hootsuite': { Date: /^\d{4}-\d\d-\d\d \d\d:\d[05]$/, Message: /\S/, Link: /^(?:https?:\S+)?$/ },
} as const;

describe.each(Object.entries(LISTS))('the list for %s', (name, columns) => {
	const format = name as keyof typeof LISTS;

	it('is read by a parser, with the columns that the program documents', () => {
		const rows = read(format, everywhere);
		expect(rows.length).toBeGreaterThan(0);
		for (const row of rows) {
			expect(Object.keys(row)).toEqual(Object.keys(columns));
			for (const [column, shape] of Object.entries(columns)) expect(row[column], column).toMatch(shape);
		}
	});

	it('CONTENT-33: holds neither an open slot nor a gap', () => {
		const unfinished = structuredClone(draft(everywhere));
		const all = unfinished.contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
		const [first] = all.filter((piece) => piece.platform === 'LinkedIn' && !isOpen(piece));
		if (first) first.content += ' [add the price]';
		expect(JSON.stringify(read(format, everywhere))).toContain(first?.title);
		const rows = JSON.stringify(read(format, everywhere, unfinished));
		expect(rows).not.toContain('[add');
		expect(rows).not.toContain(first?.title);
		expect(rows).not.toContain(NO_ASK);
		expect(withheld(all).slice(0, 2)).toEqual([
			`Open slots: ${all.filter(isOpen).length}`,
			`‘${first?.title}’ (LinkedIn, ${first?.optimalPostTime})`,
		]);
	});

	it('keeps the rows of a channel together', () => {
		const text = Object.keys(columns)[format === 'csv-hootsuite' ? 1 : 0] as string;
		const channels = read(format, everywhere).map((row) => {
			return draft(everywhere)
				.contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces)
				.find((piece) => row[text]?.startsWith(piece.content.split('\n')[0] as string))?.platform;
		});
		const changes = channels.filter((channel, index) => channel !== channels[index - 1]);
		expect(changes).toEqual([...new Set(channels)]);
	});
});

it.each([
	['csv-buffer', true],
	['csv-hootsuite', true],
	['csv-ayrshare', false],
	['csv', false],
] as const)('%s: one file for each channel is %s', (format, isApart) => {
	const { rows = [], channels } = table(format, draft(everywhere), everywhere, MONDAY) ?? {};
	expect(channels?.length).toBe(isApart ? rows.length : undefined);
	if (format === 'csv-buffer') expect(channels).toEqual(rows.map((row) => row[2]));
});

describe('a list for a program', () => {
	it('keeps the cards of a carousel as lines, and leaves out what is for the maker', () => {
		const [carousel] = read('csv-buffer', { ...example, platforms: ['Instagram'] }).filter(({ Text }) =>
			Text?.startsWith('What we do with a bike that squeaks'),
		);
		expect(carousel?.Text).toContain('\n\n1. We ride it round the block and listen.\n2. ');
		const all = JSON.stringify(read('csv-buffer', everywhere));
		expect(all).not.toMatch(/(?:Cards|Script|To say|Photo):/);
		expect(all).not.toContain('a handwritten label');
	});

	it('counts in UTC where the program does, from the zone of the member', () => {
		const hourOf = (timeZone: string, start = MONDAY) => {
			const input = { ...example, platforms: ['Facebook' as const], timeZone };
			return read('csv-ayrshare', input, draft(input), start)[0]?.scheduleDate;
		};
		expect(hourOf('Europe/London')).toBe('2026-12-07T12:15:00Z');
		expect(hourOf('Europe/Berlin')).toBe('2026-12-07T11:15:00Z');
		expect(hourOf('Europe/Berlin', '2026-06-01')).toBe('2026-06-01T10:15:00Z');
		expect(hourOf('Pacific/Auckland')).toBe('2026-12-06T23:15:00Z');
		expect(hourOf('')).toBe('2026-12-07T12:15:00Z');
	});

	it('is named where it leaves something out, such as videos', () => {
		expect(withheld(pieces)).toEqual(['Open slots: 24', 'Videos for YouTube, which you make and upload yourself']);
		expect(read('csv-ayrshare').map(({ platforms }) => platforms)).toEqual(Array(4).fill('facebook'));
	});

	it('is not made for Meta, whose lists hold ads', () => {
		expect(table('csv-meta', output, example, MONDAY)).toBeNull();
	});

	it('holds at most 350 rows of a channel for Hootsuite', () => {
		const many = structuredClone(output);
		const [week] = many.contentStrategy.contentCalendar;
		const [piece] = week?.contentPieces ?? [];
		if (week && piece) week.contentPieces = Array.from({ length: 400 }, () => piece);
		const { channels } = table('csv-hootsuite', many, example, MONDAY) ?? {};
		expect(channels?.filter((channel) => channel === piece?.platform)).toHaveLength(350);
	});
});

it('puts each piece on its day at its hour', () => {
	const [first] = tasks(output, MONDAY);
	expect(tasks(output, MONDAY)).toHaveLength(pieces.length);
	expect(first).toMatchObject({ day: 1, time: pieces[0]?.optimalPostTime.split(' ').at(-1) });
	for (const { day } of tasks(output, MONDAY)) expect(day).toBeLessThanOrEqual(28);
});

it('keeps to the days of the week that the strategy names, whatever day it begins on', () => {
	const thursday = '2026-11-05';
	expect(table('csv', output, example, thursday)?.rows[0]?.[0]).toBe('2026-11-09');
	expect(tasks(output, thursday)[0]?.day).toBe(5);
});

it('CONTENT-22: the calendar as text holds every week and piece', () => {
	const text = calendarText(output);
	for (const { week, theme, contentPieces } of output.contentStrategy.contentCalendar) {
		expect(text).toContain(`WEEK ${week}: ${theme}`);
		for (const { content, callToAction } of contentPieces) {
			expect(text).toContain(content);
			if (callToAction !== NO_ASK) expect(text).toContain(callToAction);
		}
	}
});

it('writes every piece, template and figure into the document', () => {
	const text = JSON.stringify(document(output, example));
	for (const { title, callToAction } of pieces.filter((piece) => !isFurther(piece))) {
		expect(text).toContain(JSON.stringify(title).slice(1, -1));
		if (callToAction !== NO_ASK) expect(text).toContain(JSON.stringify(callToAction).slice(1, -1));
	}
	for (const { templateName } of output.contentStrategy.contentTemplates) expect(text).toContain(templateName);
});

it('keeps the lines of a post as they are, and makes lists of its points and of what is for the maker', () => {
	const content = 'One line\nand the next\n\n- A point\n- Another\n\nPhoto:\nA label on a handlebar';
	const contentCalendar = [{ week: 1, contentPieces: [{ content }] }];
	const { sections } = printed(document({ contentStrategy: { contentCalendar } }, example));
	expect(sections[0]?.sections?.[0]?.blocks).toEqual([
		{ kind: 'paragraph', text: 'One line\nand the next' },
		{ kind: 'list', items: ['A point', 'Another'] },
		{ kind: 'paragraph', text: 'Photo:' },
		{ kind: 'list', items: ['A label on a handlebar'] },
	]);
});

it('CONTENT-33: lists open slots without a question of their own together, each with its week, theme, day and hour', () => {
	const poor = given.poor as ContentInput;
	const input = { ...poor, contentPillars: 'Locks; Keys', platforms: ['LinkedIn' as const, 'Facebook' as const] };
	const { sections } = document(draft({ ...input, postingFrequency: 'Daily' }), input);
	const listed = sections.find(({ heading }) => heading === 'Further open slots');
	const text = JSON.stringify(sections);
	expect(text.split('What did a customer ask you this week')).toHaveLength(2);
	expect(JSON.stringify(listed)).toContain('"label":"Week 4: Keys"');
	expect(JSON.stringify(listed)).toMatch(/LinkedIn Tuesday (?:.+ )?12:00; /);
	expect(JSON.stringify(document(draft({ ...example, postingFrequency: 'Weekly' }), example))).not.toContain(
		'Further open slots',
	);
});

describe('the request', () => {
	it('CONTENT-9: takes texts as they were typed, so that a space counts as given', () => {
		const input = contract.input.parse({
			contentGoals: ' ',
			platforms: ['LinkedIn'],
			brandInfo: { name: '  Tern ' },
			targetAudience: { demographics: '\n' },
		});
		expect(input.brandInfo.name).toBe('  Tern ');
		expect(missingFields(catalog['ai-content-creator'], input)).toEqual([]);
		expect(missingFields(contract, contract.input.parse({}))).toEqual([
			'contentGoals',
			'platforms',
			'brandInfo.name',
			'targetAudience.demographics',
		]);
	});

	it('CONTENT-4: CONTENT-5: CONTENT-6: takes one of the listed texts for frequency, industry and voice, or none', () => {
		expect(contract.input.parse({})).toMatchObject({
			postingFrequency: '',
			brandVoice: '',
			brandInfo: { industry: '' },
		});
		for (const postingFrequency of POSTING_FREQUENCIES) contract.input.parse({ postingFrequency });
		for (const industry of INDUSTRIES) contract.input.parse({ brandInfo: { industry } });
		for (const brandVoice of BRAND_VOICES) contract.input.parse({ brandVoice });
		expect([POSTING_FREQUENCIES.length, INDUSTRIES.length, BRAND_VOICES.length]).toEqual([6, 17, 10]);
		for (const wrong of [
			{ postingFrequency: 'Hourly' },
			{ brandVoice: 'Loud' },
			{ brandInfo: { industry: 'Mining' } },
		]) {
			expect(contract.input.safeParse(wrong).success).toBe(false);
		}
	});

	it('CONTENT-3: CONTENT-7: CONTENT-8: takes each listed option once, and nothing else', () => {
		const { platforms } = contract.input.parse({ platforms: ['YouTube', 'LinkedIn', 'YouTube'] });
		expect(platforms).toEqual(['YouTube', 'LinkedIn']);
		const refused = contract.input.safeParse({ contentTypes: ['Skywriting'] });
		expect(refused.error?.issues[0]?.message).toMatch(/^must be among: Educational Posts; /);
	});
});
