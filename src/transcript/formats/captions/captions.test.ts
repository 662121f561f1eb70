import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../call.ts';
import { readCall } from '../../read.ts';

const sample = (name: string) =>
	readFileSync(join(import.meta.dirname, '../../../../test/calls/formats', name), 'utf8');
const said = (call: Call) =>
	call.turns.map(({ speaker, text }) => [speaker === null ? null : call.speakers[speaker]?.name, text]);
const times = (call: Call) => call.turns.map(({ start, end }) => [start, end]);

const CALL = (first: string, second: string) => [
	[first, 'Thanks for making time, Walter. How do you book patients today?'],
	[second, 'On paper, mostly. We lose about 12 slots a week.'],
	[first, 'That is roughly $1,800 a month, is it not?'],
	[second, 'Yes. Send me the offer by Friday.'],
];
const TIMES = [
	[65.1, 70],
	[72, 76],
	[80, 83],
	[87, 90.5],
];

describe('captions with names', () => {
	it.each([
		['zoom.vtt', 'Priya Nair', 'Walter'],
		['zoom-names-left-out.vtt', 'Priya Nair', 'Walter Greene'],
		['teams-client.vtt', 'Nair, Priya', 'Greene, Walter'],
		['teams-metadata.vtt', 'Priya Nair', 'Walter Greene'],
		['whisper-diarized.vtt', 'Priya', 'Walter'],
		['marked-up.vtt', 'Priya Nair', 'Walter Greene'],
		['named.srt', 'Priya', 'Walter'],
	])('reads %s: a sentence over several cues is one sentence', (file, first, second) => {
		const call = readCall(sample(file));
		expect(call.format).toBe(file.endsWith('.srt') ? 'srt' : 'webvtt');
		expect(said(call)).toEqual(CALL(first, second));
		expect(times(call)).toEqual(TIMES);
		expect(call.duration).toBe(25.4);
	});

	it('takes the company from a name in parentheses and from one behind a bar', () => {
		expect(readCall(sample('zoom.vtt')).speakers).toMatchObject([
			{ name: 'Priya Nair', label: 'Priya Nair (Northbeam)', company: 'Northbeam', turns: 2 },
			{ name: 'Walter', label: 'Walter | Greene Dental', company: 'Greene Dental', turns: 2 },
		]);
	});

	it('moves times below zero, as Teams writes them, so that the first is 0', () => {
		const call = readCall(sample('teams-graph.vtt'));
		expect(said(call)).toEqual(CALL('Priya Nair', 'Walter Greene'));
		expect(times(call)).toEqual([
			[0, 4.9],
			[6.9, 10.9],
			[14.9, 17.9],
			[21.9, 25.4],
		]);
		expect(call.warnings[0]?.text).toContain('begin before 0');
	});

	it('leaves out comments and styles, sorts by time, and keeps laughter apart from the talk', () => {
		const call = readCall(sample('marked-up.vtt'));
		expect(call.header).toEqual({ title: 'Call with Greene Dental' });
		expect(call.events).toEqual([{ line: 20, text: 'Laughter' }]);
		expect(call.turns.map(({ line }) => line)).toEqual([12, 18, 15, 23]);
		expect(call.warnings.map(({ text }) => text)).toEqual([expect.stringContaining('out of order')]);
	});

	it('gives every line of a cue as a piece with its own line of the source', () => {
		const call = readCall(sample('teams-client.vtt'));
		expect(call.segments[1]?.pieces).toEqual([
			{ line: 13, text: 'On paper, mostly.' },
			{ line: 14, text: 'We lose about 12 slots a week.' },
		]);
	});

	it('keeps a pause of two seconds out of the talk, inside one turn', () => {
		const call = readCall(
			'1\n00:01,000 --> 00:03,000\nAnn: Hm.\n\n2\n00:09,000 --> 00:10,000\nAnn: Yes.\n\n3\n00:11,000 --> 00:12,000\nBob: So?\n',
		);
		expect(call.turns).toHaveLength(2);
		expect(call.turns[0]?.segments.map(({ start, end }) => [start, end])).toEqual([
			[1, 3],
			[9, 10],
		]);
	});

	it('takes no speaker from what is said', () => {
		const call = readCall(
			'WEBVTT\n\n00:01.000 --> 00:02.000\nAnn: Note: it is at 10:30: be there.\n\n00:02.000 --> 00:03.000\nSo my question is: why?\n\n00:03.000 --> 00:04.000\nBob: See https://example.com: there.\n\n00:04.000 --> 00:05.000\nAnn: Good.\n\n00:05.000 --> 00:06.000\nBob: Bye.\n',
		);
		expect(said(call)).toEqual([
			['Ann', 'Note: it is at 10:30: be there. So my question is: why?'],
			['Bob', 'See https://example.com: there.'],
			['Ann', 'Good.'],
			['Bob', 'Bye.'],
		]);
	});

	it('reads names that stand in the ids, as Webex writes, and names in brackets without a colon', () => {
		const webex = readCall(
			'WEBVTT\n\n1 "Ann Gray" (2034564352)\n00:01.000 --> 00:02.000\nHello.\n\n2 "Bob" (77)\n00:02.000 --> 00:03.000\nHi.\n',
		);
		const brackets = readCall(
			'1\n00:01,000 --> 00:02,000\n[Ann Gray] Hello.\n\n2\n00:02,000 --> 00:03,000\n[Bob] Hi.\n\n3\n00:03,000 --> 00:04,000\n[Ann Gray] Well.\n\n4\n00:04,000 --> 00:05,000\n[Bob] [laughs] Bye.\n',
		);
		expect(said(webex)).toEqual([
			['Ann Gray', 'Hello.'],
			['Bob', 'Hi.'],
		]);
		expect(said(brackets).map(([name]) => name)).toEqual(['Ann Gray', 'Bob', 'Ann Gray', 'Bob']);
		const sound = readCall(
			'1\n00:01,000 --> 00:02,000\n[Foreign] la la.\n\n2\n00:02,000 --> 00:03,000\nyes.\n\n3\n00:03,000 --> 00:04,000\nno.\n\n4\n00:04,000 --> 00:05,000\nso.\n\n5\n00:05,000 --> 00:06,000\nwell.\n\n6\n00:06,000 --> 00:07,000\n[Foreign] lo lo.\n\n7\n00:07,000 --> 00:08,000\nbye.\n',
		);
		expect(sound.speakers).toEqual([]);
	});

	it('accepts a name that occurs once where every cue has one', () => {
		const cue = (start: number, text: string) => `00:0${start}.000 --> 00:0${start + 1}.000\n${text}\n`;
		const cues = ['kev: Hello.', 'stokes: yes', 'kev: So, what: next?', 'kev: Well.'];
		const call = readCall(`WEBVTT\n\n${cues.map((text, index) => cue(index, text)).join('\n')}`);
		expect(said(call)).toEqual([
			['kev', 'Hello.'],
			['stokes', 'yes'],
			['kev', 'So, what: next? Well.'],
		]);
	});

	it('names those Unknown who speak before anybody is named', () => {
		const call = readCall(
			'WEBVTT\n\n00:01.000 --> 00:02.000\nis it on\n\n00:02.000 --> 00:03.000\nAnn: Hello.\n\n00:03.000 --> 00:04.000\nBob: Hi.\n\n00:04.000 --> 00:05.000\nAnn: Well.\n\n00:05.000 --> 00:06.000\nBob: Bye.\n',
		);
		expect(said(call)[0]).toEqual(['Unknown', 'is it on']);
	});
});

describe('captions without names', () => {
	it('joins cues until the sentence ends', () => {
		const call = readCall(sample('without-names.srt'));
		expect(said(call)).toEqual([
			[null, 'Thanks for making time, Walter.'],
			[null, 'How do you book patients today?'],
			[null, 'On paper, mostly.'],
		]);
		expect(call.duration).toBe(8.5);
		expect(call.warnings[0]?.text).toContain('No line names a speaker');
	});

	it('counts a line that rolls through three cues once', () => {
		const call = readCall(sample('youtube-rolling.vtt'));
		expect(call.words).toBe(13);
		expect(said(call)).toEqual([[null, 'thanks for making time how do you book patients today on paper mostly']]);
	});

	it('keeps a word that somebody says twice where captions do not roll', () => {
		const call = readCall('1\n00:01,000 --> 00:02,000\nYes.\n\n2\n00:02,000 --> 00:03,000\nYes.\n');
		expect(call.words).toBe(2);
	});

	it('reads the captions that YouTube lets its users download', () => {
		const call = readCall('0:00:01.000,0:00:03.000\nHello\nthere.\n\n0:00:03.500,0:00:05.000\nBye.\n');
		expect(call).toMatchObject({ format: 'sbv', duration: 4 });
		expect(said(call).map(([, words]) => words)).toEqual(['Hello there.', 'Bye.']);
	});

	it('keeps what is sung out of the talk', () => {
		const call = readCall('1\n00:01,000 --> 00:02,000\n♪ la la ♪\n\n2\n00:02,000 --> 00:03,000\nWell.\n');
		expect(call).toMatchObject({ words: 1, events: [{ line: 3, text: '♪ la la ♪' }] });
	});

	it('parts the speakers of broadcast captions', () => {
		const call = readCall('1\n00:01,000 --> 00:02,000\n>> well then\n\n2\n00:02,000 --> 00:03,000\n>> quite so\n');
		expect(said(call)).toEqual([
			[null, 'well then'],
			[null, 'quite so'],
		]);
	});

	it('reads timedtext, its escaped markup and its doubly escaped signs', () => {
		const call = readCall(sample('timedtext.xml'));
		expect(call).toMatchObject({ format: 'timedtext', duration: 11 });
		expect(said(call)).toEqual([
			[null, 'Thanks for making time, Walter.'],
			[null, 'How do you book patients today?'],
			[null, "It's on paper."],
		]);
		expect(call.turns.map(({ line }) => line)).toEqual([3, 4, 7]);
	});

	it('reads the thousandths of newer timedtext and the clock times of TTML', () => {
		const newer = readCall(
			'<?xml version="1.0"?><timedtext format="3"><body>\n<p t="1500" d="2000"><s>well</s><s t="9"> then.</s></p>\n</body></timedtext>',
		);
		expect(newer.turns).toMatchObject([{ text: 'well then.', start: 1.5, end: 3.5 }]);
		const ttml = readCall(
			'<tt xmlns="http://www.w3.org/ns/ttml"><body><div>\n<p begin="00:00:01.000" end="00:00:03.500">Well<br/>then.</p></div></body></tt>',
		);
		expect(ttml.turns).toMatchObject([{ text: 'Well then.', start: 1, end: 3.5 }]);
	});

	it('looks up no entity that an XML defines, and says where it holds no captions', () => {
		const hostile =
			'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><transcript><text start="0" dur="1">&a;</text></transcript>';
		expect(readCall(hostile).turns[0]?.text).toBe('&a;');
		expect(readCall('<?xml version="1.0"?><svg/>')).toMatchObject({
			words: 0,
			warnings: [{ text: expect.stringContaining('no captions') }],
		});
	});
});

describe('captions with mistakes', () => {
	const read = (text: string) => said(readCall(text)).map(([, words]) => words);

	it('keeps the words where the times cannot be read, and says so', () => {
		const call = readCall('WEBVTT\n\n00.00.000 --> 00:02.000\nText\n');
		expect(call.turns).toMatchObject([{ text: 'Text' }]);
		expect(call.turns[0]?.start).toBeUndefined();
		expect(call.warnings[0]).toEqual({ line: 3, text: expect.stringContaining('line 3') });
	});

	it('needs no blank line between cues or behind the header', () => {
		expect(read('WEBVTT\n00:01.000 --> 00:02.000\nOne.\n2\n00:02.000 --> 00:03.000\nTwo.\n')).toEqual(['One.', 'Two.']);
	});

	it('lets a blank line stand inside a cue', () => {
		expect(read('1\n00:01,000 --> 00:02,000\nOne\n\nand more.\n\n2\n00:03,000 --> 00:04,000\nTwo.\n')).toEqual([
			'One and more.',
			'Two.',
		]);
	});

	it('reads words on the line of the times', () => {
		expect(read('00:00:01 --> 00:00:04 Hello there.\n00:00:05 --> 00:00:06 Bye.\n')).toEqual(['Hello there.', 'Bye.']);
	});

	it('lets a second file that was pasted behind the first go on where that ended', () => {
		const call = readCall('WEBVTT\n\n00:01.000 --> 00:05.000\nOne.\n\nWEBVTT\n\n00:01.000 --> 00:02.000\nTwo.\n');
		expect(times(call)).toEqual([
			[1, 5],
			[6, 7],
		]);
	});
});
