import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { readCall } from '../read.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../../test/calls/formats', name), 'utf8');
const said = (call: Call) =>
	call.turns.map(({ speaker, text }) => [speaker === null ? null : call.speakers[speaker]?.name, text]);
const starts = (call: Call) => call.turns.map(({ start }) => start);

const CALL = (first: string, second: string) => [
	[first, 'Thanks for making time, Walter. How do you book patients today?'],
	[second, 'On paper, mostly. We lose about 12 slots a week.'],
	[first, 'That is roughly $1,800 a month, is it not?'],
	[second, 'Yes. Send me the offer by Friday.'],
];

describe('text of meeting tools', () => {
	it.each([
		['otter.txt', 'Priya Nair', 'Unknown Speaker', [65, 72, 80, 87]],
		['rev.txt', 'Speaker 1', 'Speaker 2', [5, 12, 20, 27]],
		['clock-times.txt', 'Priya Nair', 'Walter Greene', [43_380, 43_440, 43_500, 43_560]],
		['time-then-name.txt', 'Priya Nair', 'Walter Greene', [5, 12, 20, 27]],
		['one-line.txt', 'Priya', 'Walter', Array(4).fill(undefined)],
	])('reads %s', (file, first, second, times) => {
		const call = readCall(sample(file));
		expect(call).toMatchObject({ format: 'labelled', warnings: [] });
		expect(said(call)).toEqual(CALL(first, second));
		expect(starts(call)).toEqual(times);
	});

	it('reads a bold name with a bracketed time, and leaves HTML as it stands in the line', () => {
		const call = readCall(sample('otter-styled.md'));
		expect(starts(call)).toEqual([65, 72, 80, 87]);
		expect(call.turns[2]?.text).toBe('That&#39;s roughly $1,800 a month, isn&#39;t it?');
	});

	it('reads questions and answers', () => {
		expect(said(readCall(sample('questions-answers.txt')))[1]).toEqual([
			'A',
			'On paper, mostly. We lose about 12 slots a week.',
		]);
		const spelt = readCall('Question: Why?\nAnswer: It pays.\nQuestion: How?\nAnswer: By the hour.');
		expect(spelt.speakers.map(({ label }) => label)).toEqual(['Question', 'Answer']);
	});

	it('reads a Meet transcript behind its notes: mixed labels, marks alone, a lost label, the footer', () => {
		const call = readCall(sample('meet.md'));
		expect(call.header.title).toBe('Greene Dental: first call');
		expect(said(call)).toEqual([
			['Priya Nair', 'Thanks for making time, Walter. How do you book patients today?'],
			['Walter Greene', 'On paper,…'],
			['Priya Nair', 'Right.'],
			['Walter Greene', 'mostly. We lose about 12 slots a week. It adds up.'],
			['Priya Nair', 'That is roughly $1,800 a month, is it not?'],
			['Walter Greene', 'Yes. Send me the offer by Friday.'],
		]);
		expect(call.duration).toBe(450);
	});

	it('joins a sentence that time marks cut, where nobody is named', () => {
		const call = readCall(sample('timed-lines.txt'));
		expect(said(call).map(([, text]) => text)).toEqual([
			'Thanks for making time, Walter. How do you book patients today?',
			'On paper, mostly.',
			'We lose about 12 slots a week.',
		]);
		expect(starts(call)).toEqual([5, 12, 13]);
	});
});

describe('what Whisper prints', () => {
	it('is joined until the sentence ends', () => {
		const call = readCall(
			'[00:00.000 --> 00:04.000]  Well, you are\n[00:04.000 --> 00:06.500]  a bold one.\n[00:07.000 --> 00:08.000]  Yes.\n',
		);
		expect(call.turns).toMatchObject([
			{ text: 'Well, you are a bold one.', start: 0, end: 6.5 },
			{ text: 'Yes.', start: 7, end: 8 },
		]);
	});
});

describe('further ways of writing a name and a time', () => {
	it.each([
		['a time behind the colon', 'Ann: (00:03)\nHello.\n\nBob: (00:07)\nHi.\n\nAnn: (00:09)\nBye.'],
		['many blanks before the time', 'Ann     0:03\nHello.\n\nBob     0:07\nHi.\n\nAnn     0:09\nBye.'],
		['a time alone over the name', '00:00:03\nAnn\nHello.\n\n00:00:07\nBob\nHi.\n\n00:00:09\nAnn\nBye.'],
		['a time and a name over the words', '[00:00:03] Ann\nHello.\n[00:00:07] Bob\nHi.\n[00:00:09] Ann\nBye.'],
		['a bar between time and name', '0:03 | Ann\nHello.\n\n0:07 | Bob\nHi.\n\n0:09 | Ann\nBye.'],
		['a dash between name and time', 'Ann - 00:03\nHello.\nBob - 00:07\nHi.\nAnn - 00:09\nBye.'],
		['brackets behind the time', '00:03 [Ann] Hello.\n00:07 [Bob] Hi.\n00:09 [Ann] Bye.'],
		['tabs', '00:03\tAnn\tHello.\n00:07\tBob\tHi.\n00:09\tAnn\tBye.'],
	])('reads %s', (_, text) => {
		const call = readCall(text);
		expect(said(call)).toEqual([
			['Ann', 'Hello.'],
			['Bob', 'Hi.'],
			['Ann', 'Bye.'],
		]);
		expect(starts(call)).toEqual([3, 7, 9]);
	});

	it('reads names that stand alone over their paragraphs', () => {
		const call = readCall('Ann Gray\nHello.\n\nBob Ray\nHi.\n\nAnn Gray\nWell.\n\nBob Ray\nBye.');
		expect(said(call).map(([name]) => name)).toEqual(['Ann Gray', 'Bob Ray', 'Ann Gray', 'Bob Ray']);
	});

	it('takes headings and short answers for no names', () => {
		expect(
			readCall('00:03 Thank you.\nIt went on.\n00:07 Yes\nIt did.\n00:09 Good morning all of you\nand so on.').speakers,
		).toEqual([]);
		expect(
			readCall('Our Prices\nThey are low.\n\nOur People\nThey are kind.\n\nOur Prices\nStill low.').speakers,
		).toEqual([]);
	});

	it('reads first names that are words as well', () => {
		const call = readCall('Will White: Hello.\nAn Nguyen: Hi.\nWill White: Shall we?\nAn Nguyen: Yes.');
		expect(call.speakers.map(({ name }) => name)).toEqual(['Will White', 'An Nguyen']);
	});

	it('takes a day with a time for no speaker', () => {
		const call = readCall('January 15, 2024, 3:00PM\n\nAnn   0:03\nHello.\n\nBob   0:07\nHi.\n\nAnn   0:09\nBye.');
		expect(call.speakers.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
	});

	it('parts turns on one line only where the names recur', () => {
		const call = readCall('Ann: I told him. Remember: it is late. The point: we go.\nBob: Yes.\nAnn: Good.\nBob: Bye.');
		expect(call.turns).toHaveLength(4);
		expect(call.turns[0]?.text).toBe('I told him. Remember: it is late. The point: we go.');
	});

	it('leaves a line whole that quotes somebody, where most turns have a line of their own', () => {
		const call = readCall(
			'Ann: He wrote. Bob: it is late. And then? Bob: we go.\nBob: Yes.\nAnn: Good.\nBob: Bye.\nAnn: So.\nBob: Well.',
		);
		expect(call.turns[0]?.text).toBe('He wrote. Bob: it is late. And then? Bob: we go.');
	});

	it('takes a word that stands alone behind a time for speech, not for a name', () => {
		const words = ['Absolutely', 'Absolutely', 'Yes, it is.', 'Absolutely', 'Totally', 'Absolutely', 'Totally'];
		const call = readCall(words.map((text, index) => `00:0${index} ${text}`).join('\n\n'));
		expect(call).toMatchObject({ format: 'unlabelled', speakers: [], words: 9 });
	});

	it('keeps a stage direction behind a time out of the talk', () => {
		const call = readCall('[00:01] Ann: Hello.\n[00:02] Bob: Hi.\n[08:34] *Call ends.*');
		expect(call.events).toEqual([{ line: 3, text: '*Call ends.*' }]);
		expect(call.words).toBe(2);
	});
});
