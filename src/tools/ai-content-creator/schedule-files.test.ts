import { describe, expect, it } from 'vitest';
import { catalog } from '#tools/catalog.ts';
import { missingFields } from '#tools/input-paths.ts';
import { calendarText } from './calendar-text.ts';
import { contract } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { BRAND_VOICES, INDUSTRIES, PLATFORMS, POSTING_FREQUENCIES } from './options.ts';
import { table, tasks } from './schedule-files.ts';

const output = draft(example);
const pieces = output.contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
const MONDAY = '2026-11-02';

describe('the calendar as rows', () => {
	it('gives each piece its date, counted from the first day', () => {
		const { head, rows } = table('csv', output, MONDAY) ?? { head: [], rows: [] };
		expect(rows).toHaveLength(pieces.length);
		expect(head.slice(0, 2)).toEqual(['Date', 'Time']);
		for (const row of rows) expect(row).toHaveLength(head.length);
		for (const [index, [date = '', time = '']] of rows.entries()) {
			const weekday = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
			expect(`${weekday} ${time}`).toBe(pieces[index]?.optimalPostTime);
		}
		expect(rows[0]?.[0]).toBe('2026-11-02');
		expect(rows.at(-1)?.[0]).toBe('2026-11-28');
	});

	it('names its columns as each program does, and leaves out what the program does not carry', () => {
		const every = draft({ ...example, platforms: [...PLATFORMS] });
		const ayrshare = table('csv-ayrshare', every, MONDAY);
		expect(ayrshare?.head).toEqual(['post', 'platforms', 'mediaUrls', 'scheduleDate']);
		expect(new Set(ayrshare?.rows.map(([, platform]) => platform))).toEqual(
			new Set(['linkedin', 'instagram', 'twitter', 'tiktok', 'youtube', 'facebook', 'pinterest']),
		);
		for (const row of ayrshare?.rows ?? []) expect(row[3]).toMatch(/^2026-11-\d\dT\d\d:\d\d:00Z$/);
		const buffer = table('csv-buffer', every, MONDAY);
		expect(buffer?.head).toEqual(['Text', 'Image URL', 'Tags', 'Posting Time']);
		expect(buffer?.rows.map(([, , tag]) => tag)).not.toContain('Snapchat');
		const hootsuite = table(
			'csv-hootsuite',
			draft({ ...example, platforms: [...PLATFORMS], postingFrequency: 'Daily' }),
			MONDAY,
		);
		expect(hootsuite?.head).toEqual(['Date', 'Message', 'Link']);
		expect(hootsuite?.rows.length).toBeLessThanOrEqual(350);
		expect(table('csv-meta', every, MONDAY)).toBeNull();
	});

	it('posts the text without the cards and scripts that are for the maker', () => {
		const posts = (table('csv-ayrshare', output, MONDAY)?.rows ?? []).map(([post]) => post).join('\n');
		expect(JSON.stringify(output)).toContain('Cards:');
		expect(posts).not.toMatch(/^(?:Cards|Script|Shots|Rundown):$/m);
	});
});

it('puts each piece on its day at its hour', () => {
	const [first] = tasks(output, MONDAY);
	expect(tasks(output, MONDAY)).toHaveLength(pieces.length);
	expect(first).toMatchObject({ day: 1, time: pieces[0]?.optimalPostTime.split(' ')[1] });
	for (const { day } of tasks(output, MONDAY)) expect(day).toBeLessThanOrEqual(28);
});

it('keeps to the days of the week that the strategy names, whatever day it begins on', () => {
	const thursday = '2026-11-05';
	expect(table('csv', output, thursday)?.rows[0]?.[0]).toBe('2026-11-09');
	expect(tasks(output, thursday)[0]?.day).toBe(5);
});

it('CONTENT-22: the calendar as text holds every week and piece', () => {
	const text = calendarText(output);
	for (const { week, theme, contentPieces } of output.contentStrategy.contentCalendar) {
		expect(text).toContain(`WEEK ${week}: ${theme}`);
		for (const { content, callToAction } of contentPieces) {
			expect(text).toContain(content);
			expect(text).toContain(callToAction);
		}
	}
});

it('writes every piece, template and figure into the document', () => {
	const text = JSON.stringify(document(output, example));
	for (const { title, callToAction } of pieces) {
		expect(text).toContain(JSON.stringify(title).slice(1, -1));
		expect(text).toContain(JSON.stringify(callToAction).slice(1, -1));
	}
	for (const { templateName } of output.contentStrategy.contentTemplates) expect(text).toContain(templateName);
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
