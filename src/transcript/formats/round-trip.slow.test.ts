import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestTime } from '#test/best-time.ts';
import { cpuClock } from '#test/cpu-time.ts';
import { sampled } from '#test/tier.ts';
import type { Call } from '../call.ts';
import { readCall } from '../read.ts';

interface Said {
	name: string;
	text: string;
	start: number;
	end: number;
}

const word = fc.constantFrom(
	'yes',
	'well,',
	'price:',
	'$40k',
	'no?',
	'café',
	'👍',
	'[name]',
	'at',
	'"quoted"',
	'a,b;c',
	"it's",
	'50%',
);
const text = fc
	.tuple(
		fc.constantFrom('So', 'Right,', 'The'),
		fc.array(word, { maxLength: 10 }),
		fc.constantFrom('then.', 'ok?', 'and'),
	)
	.map(([first, rest, last]) => [first, ...rest, last].join(' '));
const person = fc.constantFrom(
	'Ann',
	'Bob Gray',
	'Dr. Müller',
	'SPEAKER_01',
	'me012',
	'李雷',
	'O’Neil, Pat',
	'Will Can',
);
const pieces = fc.array(
	fc.record({ name: person, text, pause: fc.nat(5000), length: fc.integer({ min: 1, max: 9000 }) }),
	{
		minLength: 1,
		maxLength: 20,
	},
);

/** One after the other, and written twice, so that every name recurs. */
const sayings = pieces.map((list) => {
	let clock = 0;
	return [...list, ...list].map(({ name, text: words, pause, length }): Said => {
		const start = clock + pause;
		clock = start + length;
		return { name, text: words, start: start / 1000, end: clock / 1000 };
	});
});

const clock = (seconds: number, mark = '.') => {
	const stamp = new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
	return stamp.replace('.', mark);
};
const short = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
const cell = (words: string) => `"${words.replaceAll('"', '""')}"`;
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Times = 'both' | 'seconds' | 'none';

const WRITERS: [string, string, Times, (list: readonly Said[]) => string][] = [
	[
		'WebVTT of Zoom',
		'webvtt',
		'both',
		(list) =>
			`WEBVTT\r\n\r\n${list.map((one, index) => `${index + 1}\r\n${clock(one.start)} --> ${clock(one.end)}\r\n${one.name}: ${one.text}\r\n`).join('\r\n')}`,
	],
	[
		'WebVTT of Teams',
		'webvtt',
		'both',
		(list) =>
			`\uFEFFWEBVTT\n\n${list.map((one) => `${clock(one.start)} --> ${clock(one.end)}\n<v ${one.name}>${escaped(one.text)}</v>\n`).join('\n')}`,
	],
	[
		'WebVTT with unclosed voices and settings',
		'webvtt',
		'both',
		(list) =>
			`WEBVTT\n\n${list.map((one) => `${clock(one.start)} --> ${clock(one.end)} align:start\n<v.loud ${one.name}>${escaped(one.text)}\n`).join('\n')}`,
	],
	[
		'WebVTT of a diarization script',
		'webvtt',
		'both',
		(list) =>
			`WEBVTT\n\n${list.map((one) => `${clock(one.start)} --> ${clock(one.end)}\n[${one.name}]: ${one.text}\n`).join('\n')}`,
	],
	[
		'SRT',
		'srt',
		'both',
		(list) =>
			list
				.map(
					(one, index) =>
						`${index + 1}\n${clock(one.start, ',')} --> ${clock(one.end, ',')}\n${one.name}: ${one.text}\n`,
				)
				.join('\n'),
	],
	[
		'CSV',
		'csv',
		'both',
		(list) =>
			`start,end,speaker,text\n${list.map((one) => [clock(one.start), clock(one.end), cell(one.name), cell(one.text)].join(',')).join('\r\n')}`,
	],
	[
		'a table between tabs',
		'csv',
		'both',
		(list) =>
			`Speaker\tText\tStart (ms)\tEnd (ms)\n${list.map((one) => [one.name, cell(one.text), Math.round(one.start * 1000), Math.round(one.end * 1000)].join('\t')).join('\n')}`,
	],
	[
		'spans in brackets',
		'labelled',
		'both',
		(list) => list.map((one) => `[${clock(one.start)} - ${clock(one.end)}] ${one.name}: ${one.text}`).join('\n'),
	],
	[
		'Otter',
		'labelled',
		'seconds',
		(list) =>
			`${list.map((one) => `${one.name}  ${short(one.start)}  \n${one.text}\n`).join('\n')}\nTranscribed by https://otter.ai\n`,
	],
	[
		'Otter in bold',
		'labelled',
		'seconds',
		(list) => list.map((one) => `**${one.name}** [${short(one.start)}] ${one.text}`).join('\n\n'),
	],
	[
		'Rev',
		'labelled',
		'seconds',
		(list) => list.map((one) => `${one.name} (${short(one.start)}):\n${one.text}\n`).join('\n'),
	],
	[
		'times in brackets',
		'labelled',
		'seconds',
		(list) => list.map((one) => `[${short(one.start)}] ${one.name}: ${one.text}`).join('\n'),
	],
	['bold labels', 'labelled', 'none', (list) => list.map((one) => `**${one.name}:** ${one.text}`).join('\n\n')],
	['plain labels', 'labelled', 'none', (list) => list.map((one) => `${one.name}: ${one.text}`).join('\n')],
];

/** Joins adjacent utterances of the same speaker into one turn. */
function turnsOf(list: readonly Said[], times: Times): Said[] {
	const turns: Said[] = [];
	for (const one of list) {
		const before = turns.at(-1);
		if (before?.name === one.name) Object.assign(before, { text: `${before.text} ${one.text}`, end: one.end });
		else turns.push({ ...one });
	}
	return turns.map(({ name, text: words, start, end }) => ({
		name,
		text: words,
		start: times === 'none' ? Number.NaN : times === 'seconds' ? Math.floor(start) : start,
		end: times === 'both' ? end : Number.NaN,
	}));
}

function readBack(call: Call): Said[] {
	return call.turns.map(({ speaker, text: words, start = Number.NaN, end = Number.NaN }) => ({
		name: call.speakers[speaker ?? -1]?.label ?? '',
		text: words,
		start,
		end,
	}));
}

describe('what is written in a format and read back is the same call', () => {
	it.each(WRITERS)('%s', (_, format, times, write) => {
		fc.assert(
			fc.property(sayings, (list) => {
				const call = readCall(write(list));
				expect(call.format).toBe(format);
				expect(readBack(call)).toEqual(turnsOf(list, times));
			}),
			{ numRuns: 60 },
		);
	});
});

const MEGABYTE = 1_000_000;
const SAYINGS: readonly Said[] = Array.from({ length: 12_000 }, (_, index) => ({
	name: ['Ann', 'Bob Gray', 'Dr. Müller'][Math.floor(index / 3) % 3] ?? 'Ann',
	text: `So the price of part ${index} is $40, and we need twelve of them by Friday, no later than noon then.`,
	start: index * 3,
	end: index * 3 + 2.5,
}));

describe('a megabyte', () => {
	it.each(sampled(WRITERS, 1))('of %s is read in 400 ms', async (_, __, ___, write) => {
		const whole = write(SAYINGS).slice(0, MEGABYTE);
		const read = () => expect(readCall(whole).turns.length).toBeGreaterThan(2000);
		expect(await bestTime(400, read)).toBeLessThan(400);
	});

	const HOSTILE = [
		'WEBVTT\n\n',
		'1\n00:00:01,000 --> 00:00:02,000\n',
		'00:01.000 --> 00:02.000 align:start ',
		'<?xml version="1.0"?>',
		'speaker,text\n',
		'a\tb\tc\n',
		'Ann: hi\nBob: ',
	];
	const UNITS = [
		'<v ',
		'<v a>',
		'<c><i>',
		'&amp;',
		'&#',
		'"',
		'""',
		'",\n"',
		',',
		'\t',
		'-->',
		'00:01.000 --> 00:02.000\n',
		'<text start="1">',
		'<p ',
		'</text>',
		'A. Bob: ',
		'Ann\nx\n\n',
		'00:01 Ann\n',
		'{"spokenText":',
		'align:a',
		'WEBVTT\n',
	];
	it.each(sampled(UNITS, 4))(
		'of %j behind any opening is read without an error, in time that grows with the length alone',
		(unit) => {
			const spent = cpuClock();
			for (const opening of HOSTILE) readCall(opening + unit.repeat(200_000 / unit.length));
			expect(spent()).toBeLessThan(6000);
		},
	);
});

describe('any bytes of markup', () => {
	it('never throw, and every line number lies in the text', () => {
		const fragment = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 8 }),
			fc.constantFrom(
				'\n',
				'\r\n',
				'\n\n',
				'WEBVTT',
				'00:01.000 --> 00:02.000',
				'-1:0:0.5 --> 0:0:1',
				'<v Ann>',
				'</v>',
				'<i>',
				'Bob: ',
				'[Unknown]: ',
			),
			fc.constantFrom(
				'speaker,text',
				',',
				'"',
				'\t',
				';',
				'<text start="1" dur="2">',
				'</text>',
				'&lt;',
				'&#39;',
				'NOTE',
				'{"spokenText":"x"}',
				'>> ',
				'1',
			),
		);
		fc.assert(
			fc.property(fc.array(fragment, { maxLength: 50 }), (parts) => {
				const source = parts.join('');
				const lines = source.split(/\r\n|\n|\r/).length;
				for (const segment of readCall(source).segments) {
					expect(segment.line).toBeGreaterThanOrEqual(1);
					expect(segment.pieces.every(({ line }) => line <= lines)).toBe(true);
					expect(segment.line).toBe(segment.pieces[0]?.line);
				}
			}),
			{ numRuns: 400 },
		);
	});
});
