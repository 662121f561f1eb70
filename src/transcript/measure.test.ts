import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SalesCallOutput } from '#tools/sales-call-analyzer/contract.ts';
import { countFillers } from './measure/fillers.ts';
import { type Measurements, measure } from './measure.ts';
import { readCall } from './read.ts';
import { assignRoles } from './roles.ts';

const NOBODY = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };

function measured(text: string, salesPerson = ''): Measurements {
	const call = readCall(text);
	return measure(call, assignRoles(call, { ...NOBODY, salesPerson }));
}

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../test/calls', name), 'utf8');

const TIMED = [
	'[00:00:00.000 - 00:00:10.000] Ann: One two three four five.',
	'[00:00:10.500 - 00:00:40.500] Bob: What is it? Six, um, seven.',
	'[00:00:42.000 - 00:00:52.000] Ann: Eight nine.',
	'[00:00:53.000 - 00:01:03.000] Bob: Ten.',
	'[00:01:02.000 - 00:01:12.000] Ann: Why?',
].join('\n');

describe('measurements', () => {
	it('fits the contract of the analyzer', () => {
		const fits: SalesCallOutput['callAnalysis']['measurements'] = measured(TIMED, 'Ann');
		expect(fits.turns).toBe(5);
	});

	it('CALL-28: measures talk share by time, questions, monologue, switches and patience where every turn has both times', () => {
		const { basis, basisNote, sides, speakerSwitches, switchRate, patience } = measured(TIMED, 'Ann');
		expect([basis, basisNote]).toEqual(['time', 'Talk share is by time: every turn has a start and an end.']);
		expect(sides).toEqual([
			{
				role: 'salesperson',
				names: ['Ann'],
				words: 8,
				share: 42.9,
				questions: 1,
				longestMonologue: { words: 5, seconds: 10, line: 1 },
				fillerWords: 0,
				fillerWordsPer100: 0,
				wordsPerMinute: 16,
				interruptions: 0,
			},
			{
				role: 'prospect',
				names: ['Bob'],
				words: 7,
				share: 57.1,
				questions: 1,
				longestMonologue: { words: 6, seconds: 30, line: 2 },
				fillerWords: 1,
				fillerWordsPer100: 14.3,
				wordsPerMinute: 11,
				interruptions: 0,
			},
		]);
		expect(speakerSwitches.value).toBe(4);
		expect(switchRate).toMatchObject({ value: 3.3, unit: 'per minute' });
		expect(patience).toMatchObject({ value: 0.8, unit: 'seconds', how: expect.stringContaining('2 gaps') });
	});

	it('counts a turn that cuts into another speaker’s, but no short word of assent and no late time mark', () => {
		const text = [
			'[00:00:00.000 - 00:00:10.000] Ann: We would begin with the front desk and then',
			'[00:00:08.000 - 00:00:12.000] Bob: But who would train them?',
			'[00:00:11.000 - 00:00:11.500] Ann: Yes, right.',
			'[00:00:12.000 - 00:00:20.000] Bob: And for how long?',
			'[00:00:19.900 - 00:00:24.000] Ann: Two days at the most.',
		];
		const counted = measured(text.join('\n'), 'Ann').sides.map(({ role, interruptions }) => [role, interruptions]);
		expect(counted).toEqual([
			['salesperson', 0],
			['prospect', 1],
		]);
		const untimed = measured(text.map((line) => line.slice(line.indexOf('] ') + 2)).join('\n'), 'Ann');
		expect(untimed.sides.map(({ interruptions }) => interruptions)).toEqual([null, null]);
	});

	it('measures by words, and says so, as soon as one turn lacks its end', () => {
		const { basis, basisNote, sides, patience } = measured(TIMED.replace(' - 00:00:52.000', ''), 'Ann');
		expect([basis, basisNote]).toEqual([
			'words',
			'Talk share is by words: not every turn has both a start and an end.',
		]);
		expect(sides.map((side) => side.share)).toEqual([53.3, 46.7]);
		expect(sides.map((side) => side.wordsPerMinute)).toEqual([null, null]);
		expect(patience.value).not.toBeNull();
	});

	it('says what cannot be measured without times', () => {
		const { basisNote, switchRate, patience } = measured('Ann: One two.\nBob: Three.\nAnn: Four.\nBob: Five.', 'Ann');
		expect(basisNote).toBe('Talk share is by words: the transcript has no times.');
		expect(switchRate).toMatchObject({ value: 60, unit: 'per 100 words' });
		expect(patience).toMatchObject({
			value: null,
			how: 'Not measurable: it needs the start and the end of the turns.',
		});
	});

	it('measures nothing by side where nobody is named', () => {
		const { basis, basisNote, sides, turns, words, speakerSwitches, switchRate, patience } = measured(
			sample('without-labels.txt'),
		);
		expect([basis, basisNote]).toEqual(['none', 'Talk share cannot be measured: the transcript names no speakers.']);
		expect([sides, turns, words]).toEqual([[], 0, 89]);
		for (const figure of [speakerSwitches, switchRate, patience])
			expect(figure).toMatchObject({ value: null, how: expect.stringContaining('names no speakers') });
	});

	it('joins neighbouring segments of one speaker to one monologue', () => {
		const { sides } = measured(
			'Ann: One two three.\nAnn: Four five.\nBob: Six seven eight nine.\nAnn: Ten.\nBob: Yes.',
			'Ann',
		);
		expect(sides[0]?.longestMonologue).toEqual({ words: 5, seconds: null, line: 1 });
	});

	it('leaves words without a speaker out of the shares, and says so', () => {
		const { sides, basisNote, words } = measured(
			'Hello, I would like to ask you something.\nAnn: One.\nBob: Two.\nAnn: Three.\nBob: Four.',
			'Ann',
		);
		expect(sides.map((side) => side.share)).toEqual([50, 50]);
		expect(basisNote).toContain('One turn names no speaker and is left out.');
		expect(words).toBe(12);
	});
});

describe('filler words', () => {
	it.each([
		['Um, so, uh, it works, you know, mostly.', 3],
		['Do you know what it costs? You know what, I mean it.', 0],
		['I mean, it is sort of slow and basically done.', 3],
		['What kind of price do you like? I like it, like, a lot.', 1],
		['Hmm. The erm thing.', 2],
		['The museum is an emblem.', 0],
	])('are counted in %j: %i', (text, count) => expect(countFillers(text)).toBe(count));
});
