import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import type { Call } from './call.ts';
import { readCall } from './read.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../test/calls', name), 'utf8');
const names = (call: Call) => call.speakers.map((speaker) => speaker.name);
const said = (call: Call) =>
	call.turns.map(({ speaker, text }) => [speaker === null ? null : call.speakers[speaker]?.name, text]);

describe('labels', () => {
	it.each([
		['plain', 'Ann: Hello.\nBob: Hi.'],
		['bold', '**Ann:** Hello.\n\n**Bob:** Hi.'],
		['bold with the colon outside', '**Ann**: Hello.\n**Bob**: Hi.'],
		['a bracketed time', '[00:01:02] Ann: Hello.\n[00:01:04] Bob: Hi.'],
		['a bare time', '00:01:02 Ann: Hello.\n00:01:04 Bob: Hi.'],
		['a span of times', '[00:01:02.000 - 00:01:03.250] Ann: Hello.\n[00:01:04.000 - 00:01:05.000] Bob: Hi.'],
		['a time before a bold name', '[61:02] **Ann**: Hello.\n[61:04] **Bob**: Hi.'],
		['a time in parentheses behind the name', 'Ann (01:02): Hello.\nBob (01:04): Hi.'],
		['a time behind the name', 'Ann 01:02: Hello.\nBob 01:04: Hi.'],
		['a bold name with a time and no colon', '**Ann** [01:02] Hello.\n**Bob** [01:04] Hi.'],
		['a name and a time over the words', 'Ann  1:02  \nHello.\n\nBob  1:04  \nHi.'],
		['a slanted name', '*Ann:* Hello.\n*Bob:* Hi.'],
		['a bracketed name over the words', '[Ann] 00:01\nHello.\n[Bob] 00:02\nHi.'],
		['a company behind a bar', 'Ann | Fix It: Hello.\nBob | Of Acme: Hi.'],
		['a bracketed name', '[Ann]: Hello.\n[Bob]: Hi.'],
		['a wide colon', 'Ann： Hello.\nBob： Hi.'],
	])('reads %s', (_, text) => {
		expect(said(readCall(text))).toEqual([
			['Ann', 'Hello.'],
			['Bob', 'Hi.'],
		]);
	});

	it('keeps the times, in seconds', () => {
		const call = readCall('[00:01:02.000 - 00:01:03.250] Ann: Hello.\n[61:04] Bob: Hi.');
		expect(call.segments.map(({ start, end }) => [start, end])).toEqual([
			[62, 63.25],
			[3664, undefined],
		]);
		expect(call.duration).toBe(3602);
	});

	it('reads a time of day where AM or PM is given', () => {
		const call = readCall('10:30 AM Ann: Hello.\n[12:15 PM] Bob: Hi.\n1:00:05 PM Ann: Bye.');
		expect(call.segments.map(({ start }) => start)).toEqual([37_800, 44_100, 46_805]);
	});

	it('is not thrown off by entities, invisible marks and NUL in a label', () => {
		const call = readCall('D&#39;Angelo: One &amp; two.\n\u200fعلي: مرحبا\nD&#39;Angelo: Three.\nعلي\u0000: جيد');
		expect(names(call)).toEqual(["D'Angelo", 'علي']);
		expect(call.turns[0]?.text).toBe('One &amp; two.');
	});

	it('takes nothing for a speaker that only looks like one', () => {
		const call = readCall(
			[
				'Ann: Let us meet at 10:30: we can talk then.',
				'https://example.com: that is the page.',
				'Note: the price is net.',
				'So my question is: what does it cost?',
				'- Seats: 120',
				'• Price: 40',
				'## Bob Gray: notes',
				'10:30: too early',
				'Bob: It depends.',
				'Ann: On what?',
				'Next steps: I send the offer.',
				'Bob: Good.',
			].join('\n'),
		);
		expect(names(call)).toEqual(['Ann', 'Bob']);
	});

	it.each([
		[
			'once behind a time',
			Array.from(
				{ length: 40 },
				(_, at) => `00:0${at % 10} ${at === 9 ? 'Pandas: they are great' : 'and so we went on'}`,
			),
		],
		[
			'twice in a long text',
			Array.from({ length: 300 }, (_, at) => (at % 200 === 9 ? 'Big Idea: it works' : 'and so we went on')),
		],
		['once over the words', ['We had lunch.', 'Lunch 12:30', 'It was good.']],
	])('takes nothing for a label that stands there %s', (_, lines) => {
		expect(readCall(lines.join('\n'))).toMatchObject({ format: 'unlabelled', speakers: [] });
	});

	it('reads a label that occurs once as speech where most lines have none', () => {
		const call = readCall(
			'Ann: One.\nmore\nmore\nmore\nGrand Total: it is 40.\nmore\nBob: Two.\nmore\nAnn: Three.\nmore\nBob: Four.',
		);
		expect(names(call)).toEqual(['Ann', 'Bob']);
		expect(call.turns[0]?.text).toBe('One. more more more Grand Total: it is 40. more');
	});

	it('reads a role or a name that occurs once as a speaker where every line has a label', () => {
		const call = readCall(
			'Operator: Welcome.\nAnn: Hello.\nBob: Hi.\nAnn: Shall we?\nCarla Ruiz: I am here too.\nBob: Yes.',
		);
		expect(names(call)).toEqual(['Operator', 'Ann', 'Bob', 'Carla Ruiz']);
	});

	it('tells speakers apart that a recorder named by letters', () => {
		const call = readCall(
			'[00:03] Speaker A: hey is this ray\n[00:07] Speaker B: yeah this is ray\n[00:15] Speaker A: hi',
		);
		expect(call.speakers.map(({ label }) => label)).toEqual(['Speaker A', 'Speaker B']);
		expect(call.turns).toHaveLength(3);
	});

	it('reads one person under two labels as one, and two people under one role as two', () => {
		const call = readCall(
			'AE (Jordan): Hello.\nProspect (Neha – Procurement): Hi.\nProspect (Raj – IT): Hi.\nAE: Shall we?\nProspect (Raj – IT): Yes.',
		);
		expect(call.speakers).toMatchObject([
			{ name: 'Jordan', label: 'AE (Jordan)', title: 'AE', turns: 2 },
			{ name: 'Neha', title: 'Procurement' },
			{ name: 'Raj', title: 'IT' },
		]);
	});

	it('keeps people whom nobody knows as they are called', () => {
		const call = readCall('Unknown: Hello.\nSpeaker 2: Hi.\nUnknown: Bye.\nSpeaker 2: Bye.');
		expect(names(call)).toEqual(['Unknown', 'Speaker 2']);
	});
});

it('reads a first line that is nothing but a date', () => {
	const dateOf = (line: string) => readCall(`${line}\nKev: Yeah, gidday.\nSam: Kev, hi.\nKev: Hello.`).header.date;
	expect(['Thursday 20 August 2026', '12.08.2026', '2026-08-12'].map(dateOf)).toEqual([
		'2026-08-20',
		'2026-08-12',
		'2026-08-12',
	]);
	expect(dateOf('Recorded on a phone in the van on the 20 August 2026, with some noise')).toBeUndefined();
	expect(dateOf('08/12/2026')).toBeUndefined();
});

describe('lines', () => {
	it('gives lines without a label to whoever spoke before, over blank lines too', () => {
		const call = readCall('Ann: One.\nTwo.\n\nThree.\nBob: Four.\nAnn: Five.\nAnn: Six.\nBob: Seven.');
		expect(said(call)).toEqual([
			['Ann', 'One. Two. Three.'],
			['Bob', 'Four.'],
			['Ann', 'Five. Six.'],
			['Bob', 'Seven.'],
		]);
		expect(call.segments[0]?.pieces).toEqual([
			{ line: 1, text: 'One.' },
			{ line: 2, text: 'Two.' },
			{ line: 4, text: 'Three.' },
		]);
		expect(call.turns[2]?.segments).toHaveLength(2);
	});

	it('counts the lines of LF, CRLF and CR alike', () => {
		for (const end of ['\n', '\r\n', '\r']) {
			const call = readCall(['\uFEFFAnn: One.', '', 'Bob: Two.', 'Ann: Three.', 'Bob: Four.'].join(end));
			expect(call.turns.map((turn) => turn.line)).toEqual([1, 3, 4, 5]);
			expect(call.lines).toBe(5);
		}
	});

	it('keeps events out of the talk', () => {
		const call = readCall(
			'Ann: Hello.\n[Ann shares her screen]\n(laughs)\nCarla Ruiz joined the meeting\nBob: [inaudible]\nBob: [name] here.\nAnn: *hangs up*\nMeeting ended after 00:57:27 👋',
		);
		expect(call.events.map(({ line }) => line)).toEqual([2, 3, 4, 5, 7, 8]);
		expect(said(call)).toEqual([
			['Ann', 'Hello.'],
			['Bob', '[name] here.'],
		]);
		expect(call.words).toBe(2);
		expect(call.duration).toBe(3447);
	});

	it('says what it left out behind a heading in the middle', () => {
		const call = readCall('Ann: One.\nBob: Two.\n## Break\nThe recording paused here.\nAnn: Three.\nBob: Four.');
		expect(call.words).toBe(4);
		expect(call.warnings).toEqual([{ line: 4, text: expect.stringContaining('line 4') }]);
	});
});

describe('our sample calls', () => {
	it('reads a timed discovery call', () => {
		const call = readCall(sample('discovery-dental.txt'));
		expect(call).toMatchObject({ format: 'labelled', lines: 146, warnings: [] });
		expect(call.turns).toHaveLength(145);
		expect(names(call)).toEqual(['Tom Reyes', 'Maya Lindqvist']);
		expect(call.turns.every((turn) => turn.start !== undefined && turn.end !== undefined)).toBe(true);
	});

	it('reads a markdown call between its header and its notes', () => {
		const call = readCall(sample('three-people-header.md'));
		expect(call.header).toEqual({
			title: 'Kestrel Freight and Palisade: first demo',
			date: '2024-05-06',
			duration: '18 minutes',
		});
		expect(call.speakers).toMatchObject([
			{ name: 'Ines Faber', label: 'Ines', title: 'Account Executive', company: 'Palisade' },
			{ name: 'Rolf Adeyemi', label: 'Rolf', title: 'Head of Operations', company: 'Kestrel Freight' },
			{ name: 'Sunniva Brandt', label: 'Sunniva', title: 'Finance Manager', company: 'Kestrel Freight' },
		]);
		expect(call.head.map(({ line }) => line)).toEqual([1, 4, 5, 7, 8, 9]);
		expect(call.turns.at(-1)?.line).toBe(73);
		expect(call.turns.some((turn) => turn.text.includes('not an issue'))).toBe(false);
		expect(call.turns[4]?.text).toBe(
			'On average 50 minutes a stop. It should be twenty. We have 38 trucks, four stops a day each. So it adds up.',
		);
	});

	it('reads CRLF, a BOM, accents, right-to-left text, tags and emoji as they are', () => {
		const call = readCall(sample('odd-names-crlf.txt'));
		expect(call.speakers).toMatchObject([
			{ name: 'João', title: 'AE' },
			{ name: 'Renée O’Dell', company: 'Blue Kettle Café' },
			{ name: 'علي حسن' },
		]);
		expect(call.turns[3]?.text).toContain('<b>40 seconds</b>');
	});

	it('reads a text without labels as nobody’s, and says so', () => {
		const call = readCall(sample('without-labels.txt'));
		expect(call.speakers).toEqual([]);
		expect(call.segments.map(({ speaker }) => speaker)).toEqual(Array(7).fill(null));
		expect(call.warnings).toEqual([{ text: expect.stringContaining('No line names a speaker') }]);
		expect(call.words).toBe(89);
	});

	it('reads the refusal and the phone call', () => {
		expect(readCall(sample('refusal.txt'))).toMatchObject({ duration: 44, events: [{ line: 13, text: '*hangs up*' }] });
		expect(readCall(sample('phone-broadband.txt')).speakers).toMatchObject([
			{ name: 'Agent', turns: 16 },
			{ name: 'Caller', turns: 16 },
		]);
	});
});

describe('which format a text has', () => {
	it.each([
		['webvtt', 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nAnn: Hello'],
		['webvtt', '00:01.000 --> 00:02.000\nHello'],
		['srt', '1\n00:00:01,000 --> 00:00:02,000\nHello'],
		['json', '[\n  {"speaker": "A", "text": "Hello: you"}\n]'],
		['timedtext', '<?xml version="1.0"?><transcript><text start="1" dur="1">Hello</text></transcript>'],
		['chat-log', '00:03:48\tAnn Gray:\tHello\n00:03:58\tBob:\tHi'],
		['csv', 'id,language,transcript\n1,en,"Hello: you"'],
		['annotation', 'SPEAKER call 1 5.1 4.9 <NA> <NA> 0 <NA> <NA>'],
		['labelled', '[00:01] Ann: Hello.\n[00:02] Bob: Hi.'],
		['unlabelled', 'We met, and it was good.'],
	])('is found by content: %s', (format, text) => {
		expect(readCall(text).format).toBe(format);
	});
});

const word = fc.constantFrom(
	'yes',
	'well,',
	'price:',
	'$40k',
	'no?',
	'café',
	'👍',
	'[name]',
	'(maybe)',
	'at 10:30:',
	'Note:',
	'x',
);
const words = fc
	.tuple(fc.constantFrom('So', 'Right,', 'The'), fc.array(word, { maxLength: 12 }))
	.map(([first, rest]) => [first, ...rest].join(' '));
const person = fc.constantFrom(
	'Ann',
	'Bob Gray',
	'Dr. Müller',
	'Prof. Quaye',
	'SPEAKER_01',
	'me012',
	'李雷',
	'O’Neil, Pat',
);
const turns = fc.array(fc.record({ name: person, text: words, start: fc.nat(9000), length: fc.nat(90) }), {
	minLength: 2,
	maxLength: 40,
});
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

describe('any text', () => {
	it('reads back what was written as `Name: words`', () => {
		fc.assert(
			fc.property(turns, (list) => {
				const twice = [...list, ...list];
				const call = readCall(twice.map(({ name, text }) => `${name}: ${text}`).join('\n'));
				expect(call.segments.map(({ speaker, text }) => [call.speakers[speaker ?? -1]?.label, text])).toEqual(
					twice.map(({ name, text }) => [name, text]),
				);
			}),
		);
	});

	it('reads back what was written in our normalised form', () => {
		fc.assert(
			fc.property(turns, (list) => {
				const call = readCall(
					list
						.map(({ name, text, start, length }) => `[${clock(start)} - ${clock(start + length)}] ${name}: ${text}`)
						.join('\n'),
				);
				expect(
					call.segments.map(({ speaker, text, start, end }) => [call.speakers[speaker ?? -1]?.label, text, start, end]),
				).toEqual(list.map(({ name, text, start, length }) => [name, text, start, start + length]));
			}),
		);
	});

	it('never throws, and every piece is verbatim in its line', () => {
		const fragment = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 12 }),
			fc.constantFrom('\n', '\r\n', 'Ann: ', '**Bob:** ', '[00:01] ', '---', '# ', '{', '-->', '\u0000', 'WEBVTT'),
		);
		fc.assert(
			fc.property(fc.array(fragment, { maxLength: 60 }), (parts) => {
				const text = parts.join('');
				const lines = text.split(/\r\n|\n|\r/);
				for (const { pieces } of readCall(text).segments) {
					for (const piece of pieces) expect(lines[piece.line - 1]).toContain(piece.text);
				}
			}),
			{ numRuns: 200 },
		);
	});

	it.each([
		':',
		' ',
		'[',
		'[]',
		'(',
		'*',
		'**',
		'-',
		'\n',
		'a:',
		'a: ',
		'1:',
		'1 ',
		'<',
		'<a ',
		'{',
		'"',
		'.',
		'?',
		'\u00a0',
		'A: b\n',
		'- a\n',
		'[x] ',
		'Ann joined ',
		'中',
	])('reads 200,000 characters of %j in time that grows with the length alone', (unit) => {
		const spent = cpuClock();
		for (const opening of ['', 'Ann: hi\nBob: ']) readCall(opening + unit.repeat(200_000 / unit.length));
		expect(spent()).toBeLessThan(4000);
	});
});
