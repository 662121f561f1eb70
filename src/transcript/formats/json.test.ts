import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestTime } from '#test/best-time.ts';
import { sampled } from '#test/tier.ts';
import type { Call } from '../call.ts';
import { readCall } from '../read.ts';

const sample = (name: string) =>
	readFileSync(join(import.meta.dirname, '../../../test/calls/formats', `${name}.json`), 'utf8');
const named = (call: Call, speaker: number | null) =>
	speaker === null ? null : (call.speakers[speaker]?.name ?? null);
const said = (call: Call) => call.turns.map(({ speaker, text }) => [named(call, speaker), text]);
const written = (...values: unknown[]) => readCall(values.map((value) => JSON.stringify(value)).join('\n'));

const WORDS = [
	'Good afternoon. Shall we start with the figures?',
	'Please do. We stood at 38 trucks on Monday.',
	'Then I send the offer today.',
	'Good.',
];
const PEOPLE = ['Ines Faber', 'Rolf Adeyemi'] as const;

describe('the same call as each producer writes it', () => {
	it.each<[sample: string, format: string, speakers: readonly [string, string], duration: number | undefined]>([
		['fireflies', 'fireflies', PEOPLE, 9.3],
		['gong', 'gong', ['Speaker 1', 'Speaker 2'], 9.3],
		['gong-with-parties', 'gong', PEOPLE, 9.3],
		['whisperx', 'whisper', ['SPEAKER_00', 'SPEAKER_01'], 9.3],
		['whisperx-list', 'whisper', ['SPEAKER_00', 'SPEAKER_01'], 9.3],
		['assemblyai', 'assemblyai', ['Speaker A', 'Speaker B'], 10],
		['assemblyai-words', 'assemblyai', ['Speaker A', 'Speaker B'], 10],
		['deepgram', 'deepgram', ['Speaker 0', 'Speaker 1'], 10.2],
		['deepgram-words', 'deepgram', ['Speaker 0', 'Speaker 1'], 10.2],
		['deepgram-channels', 'deepgram', ['Channel 0', 'Channel 1'], 10.2],
		['rev-ai', 'rev-ai', ['Speaker 0', 'Speaker 1'], 9.3],
		['aws-transcribe', 'aws-transcribe', ['spk_0', 'spk_1'], 9.3],
		['aws-transcribe-by-time', 'aws-transcribe', ['spk_0', 'spk_1'], 9.3],
		['aws-call-analytics', 'aws-call-analytics', ['Agent', 'Customer'], 10.2],
		['azure', 'azure', ['Agent', 'Customer'], undefined],
		['azure-batch', 'azure', ['Speaker 1', 'Speaker 2'], 10.2],
		['sembly', 'sembly', PEOPLE, 9.3],
		['otter-json', 'otter-json', PEOPLE, 9.3],
		['fathom', 'fathom', PEOPLE, 9],
		['google-speech', 'google-speech', ['Speaker 1', 'Speaker 2'], 9.3],
		['watson', 'watson', ['Speaker 0', 'Speaker 1'], 9.3],
		['speechmatics', 'speechmatics', ['S1', 'S2'], 9.3],
		['negotiation', 'negotiation', ['Seller', 'Buyer'], 11.5],
		['meeting-corpus', 'json', ['Project Manager', 'Marketing'], undefined],
		['chat-list', 'json', PEOPLE, 8.8],
		['pairs', 'json', ['agent', 'customer'], undefined],
	])('reads %s', (name, format, [first, second], duration) => {
		const source = sample(name);
		const call = readCall(source);
		expect(call.format).toBe(format);
		expect(said(call)).toEqual(WORDS.map((text, index) => [index % 2 === 0 ? first : second, text]));
		expect(call.duration).toBe(duration);
		const lines = source.split('\n');
		for (const { line, text } of call.segments) expect(lines[line - 1]).toMatch(new RegExp(text.slice(0, 4), 'i'));
		if (name !== 'gong') expect(call.warnings).toEqual([]);
	});

	it.each(['whisper', 'whisper-timestamped', 'whisper-cpp'])('reads %s as nobody’s, and says so', (name) => {
		const call = readCall(sample(name));
		expect(call.format).toBe('whisper');
		expect(said(call)).toEqual(WORDS.map((text) => [null, text]));
		expect(call.segments.map(({ start, end }) => [start, end])[1]).toEqual([3.6, 6.9]);
		expect(call.warnings).toEqual([{ text: expect.stringContaining('names no speakers') }]);
	});

	it('reads one line as it reads many', () => {
		for (const name of ['fireflies', 'deepgram-words', 'rev-ai', 'pairs', 'watson']) {
			const [many, one] = [sample(name), JSON.stringify(JSON.parse(sample(name)))].map(readCall);
			expect(one && said(one)).toEqual(many && said(many));
			expect(one?.segments.every(({ line }) => line === 1)).toBe(true);
		}
	});

	it('reads times in milliseconds, and joins Gong’s speakers with the parties', () => {
		const call = readCall(sample('gong-with-parties'));
		expect(call.speakers).toMatchObject([{ title: 'Account Executive' }, { title: 'Head of Operations' }]);
		expect(call.header).toEqual({ title: 'Weekly review', date: '2024-01-22' });
		expect(call.segments[0]).toMatchObject({ start: 0.5, end: 1.5 });
		expect(readCall(sample('gong')).warnings[0]?.text).toMatch(/as numbers/);
		expect(readCall(sample('assemblyai')).segments[1]).toMatchObject({ start: 3.6, end: 6.9 });
	});

	it('takes offers and system rows for events', () => {
		expect(readCall(sample('negotiation')).events.map(({ text }) => text)).toEqual(['offer', 'accept']);
		expect(readCall(sample('pairs')).events.map(({ text }) => text)).toEqual(['The offer has been sent.']);
	});
});

describe('any list of objects', () => {
	it.each<[string, unknown]>([
		[
			'other keys',
			[
				{ who: 'Ann', utterance: 'Hello you.' },
				{ who: 'Bob', utterance: 'Hi.' },
			],
		],
		[
			'a list inside',
			{
				meta: { id: 7 },
				result: {
					chat: [
						{ from: { name: 'Ann' }, body: 'Hello you.' },
						{ from: { name: 'Bob' }, body: 'Hi.' },
					],
				},
			},
		],
		[
			'ids that a list explains',
			{
				users: [
					{ id: 'u1', name: 'Ann' },
					{ id: 'u2', name: 'Bob' },
				],
				rows: [
					{ user_id: 'u1', text: 'Hello you.' },
					{ user_id: 'u2', text: 'Hi.' },
				],
			},
		],
		[
			'a map of names',
			{
				speakers: { 0: 'Ann', 1: 'Bob' },
				segments: [
					{ speaker: 0, text: 'Hello you.' },
					{ speaker: 1, text: 'Hi.' },
				],
			},
		],
		['rows by number', { 0: { speaker: 'Ann', text: 'Hello you.' }, 1: { speaker: 'Bob', text: 'Hi.' } }],
		[
			'words in a list',
			[
				{ participant: { name: 'Ann' }, words: [{ text: 'Hello' }, { text: 'you.' }] },
				{ participant: { name: 'Bob' }, words: [{ text: 'Hi.' }] },
			],
		],
		[
			'parts of a message',
			[
				{ author: 'Ann', content: [{ type: 'text', text: 'Hello you.' }] },
				{ author: 'Bob', content: 'Hi.' },
			],
		],
		[
			'an extra column',
			[
				{ Speaker: 'Ann', 'Start Time': '00:00:01', Text: 'Hello you.', Notes: '' },
				{ Speaker: 'Bob', 'Start Time': '00:00:03', Text: 'Hi.', Notes: '' },
			],
		],
	])('reads %s', (_, value) => {
		expect(said(written(value))).toEqual([
			['Ann', 'Hello you.'],
			['Bob', 'Hi.'],
		]);
	});

	it.each<[string, unknown, unknown[][]]>([
		[
			'names as keys',
			[{ Ann: 'Hello you.' }, { Bob: 'Hi.' }, { Ann: 'Bye.' }],
			[
				['Ann', undefined],
				['Bob', undefined],
				['Ann', undefined],
			],
		],
		[
			'names that are paths',
			{
				entries: [
					{ name: 'a/1/b/3', participant: 'a/1/p/11', text: 'Hello you.' },
					{ name: 'a/1/b/4', participant: 'a/1/p/12', text: 'Hi.' },
				],
			},
			[
				['Speaker 11', undefined],
				['Speaker 12', undefined],
			],
		],
		[
			'channels',
			{
				sentences: [
					{ media_channel: 1, transcript: 'Hello you.', start_time: '0.5' },
					{ media_channel: 2, transcript: 'Hi.', start_time: '2.0' },
				],
			},
			[
				['Channel 1', 0.5],
				['Channel 2', 2],
			],
		],
		[
			'times inside the rows',
			{
				turns: [
					{
						speaker: 'Ann',
						sentences: [
							{ text: 'Hello.', start: 1, end: 2 },
							{ text: 'You.', start: 2, end: 3 },
						],
					},
					{ speaker: 'Bob', sentences: [{ text: 'Hi.', start: 4, end: 5 }] },
				],
			},
			[
				['Ann', 1],
				['Bob', 4],
			],
		],
		[
			'words beside the spans of their speakers',
			{
				retval: {
					words: [
						{ start: 1, end: 1.3, word: 'hello', punct: 'Hello' },
						{ start: 3, end: 3.6, word: 'hi', punct: 'Hi.' },
					],
					segmentation: {
						segments: [
							{ start: 0, duration: 2, speaker: { '@id': 'S0' } },
							{ start: 2, duration: 2, speaker: { '@id': 'S1' } },
						],
					},
				},
			},
			[
				['S0', 1],
				['S1', 3],
			],
		],
		[
			'a whole transcript in one text',
			{ id: 4, transcript: 'Ann: Hello to all of you out there.\nBob: Hi.' },
			[
				['Ann', undefined],
				['Bob', undefined],
			],
		],
		['a text of nobody', { text: 'We spoke about the price. It was 40 dollars in the end.' }, [[null, undefined]]],
	])('reads %s', (_, value, turns) => {
		const call = written(value);
		expect(call.turns.map(({ speaker, start }) => [named(call, speaker), start])).toEqual(turns);
	});

	it('reads rows whose keys are the roles', () => {
		const rows = [
			{ '[SPEAKER 1]': 'Hello you.', '[SPEAKER 2]': 'Hi.', intent: 'greeting' },
			{ '[SPEAKER 1]': 'Bye.', '[SPEAKER 2]': '', intent: 'close' },
		];
		expect(said(written(rows))).toEqual([
			['SPEAKER 1', 'Hello you.'],
			['SPEAKER 2', 'Hi.'],
			['SPEAKER 1', 'Bye.'],
		]);
	});

	it('reads JSON Lines, a fenced block, NaN and a byte order mark', () => {
		const rows = [
			{ speaker: 'Ann', text: 'Hello.', start: 1 },
			{ speaker: 'Bob', text: 'Hi.', start: 2 },
		];
		const expected = [
			['Ann', 'Hello.'],
			['Bob', 'Hi.'],
		];
		expect(said(written(...rows))).toEqual(expected);
		expect(written(...rows).turns.map(({ line }) => line)).toEqual([1, 2]);
		expect(said(readCall(`\`\`\`json\n${JSON.stringify(rows, null, 2)}\n\`\`\``))).toEqual(expected);
		expect(
			said(readCall('\uFEFF[{"speaker":"Ann","text":"Hello.","score":NaN},{"speaker":"Bob","text":"Hi."}]')),
		).toEqual(expected);
	});

	it('keeps speaker 0, ids too long for a number, and no speaker for unnamed rows', () => {
		const rows =
			'[{"speaker":0,"text":"One."},{"speaker":null,"text":"Two."},{"speaker":"","text":"Three."},{"speaker":0,"text":"Four."}]';
		expect(said(readCall(rows))).toEqual([
			['Speaker 0', 'One.'],
			[null, 'Two.'],
			[null, 'Three.'],
			['Speaker 0', 'Four.'],
		]);
		const ids = '[{"speaker_id":6234572765843340001,"text":"One."},{"speaker_id":6234572765843340002,"text":"Two."}]';
		expect(readCall(ids).speakers).toHaveLength(2);
	});

	it.each<[string, object[], number[]]>([
		[
			'milliseconds by their size',
			[
				{ start: 500, end: 2400 },
				{ start: 62_000, end: 64_000 },
			],
			[0.5, 62],
		],
		['milliseconds by their name', [{ start_ms: 500 }, { start_ms: 900 }], [0.5, 0.9]],
		['seconds as text', [{ start: '0.50' }, { start: '62.25' }], [0.5, 62.25]],
		['seconds with a unit', [{ startTime: '0.500s' }, { startTime: '62s' }], [0.5, 62]],
		['clocks', [{ time: '00:01' }, { time: '61:02' }], [1, 3662]],
		['days and hours', [{ timestamp: '2024-01-22T15:00:00Z' }, { timestamp: '2024-01-22T15:01:02Z' }], [0, 62]],
		['seconds since 1970', [{ ts: 1705935600 }, { ts: 1705935662 }], [0, 62]],
		['pairs', [{ timestamp: [0.5, 1] }, { timestamp: [62, 63] }], [0.5, 62]],
		['ISO durations', [{ offset: 'PT0.5S' }, { offset: 'PT1M2S' }], [0.5, 62]],
	])('reads %s', (_, times, starts) => {
		const rows = times.map((time, index) => ({
			speaker: index === 0 ? 'Ann' : 'Bob',
			text: 'Hello to all of you.',
			...time,
		}));
		expect(written(rows).segments.map(({ start }) => start)).toEqual(starts);
	});

	it('puts channels that stand one after the other into the order of their times', () => {
		const row = (channel: number, start: number, text: string) => ({ channel, start, end: start + 1, text });
		const call = written([row(1, 0, 'One.'), row(1, 4, 'Three.'), row(2, 2, 'Two.'), row(2, 6, 'Four.')]);
		expect(said(call).map(([, text]) => text)).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
	});

	it('marks sounds and system messages, and counts no words of them', () => {
		const rows = [
			{ speaker: 'Ann', text: 'Hello.' },
			{ speaker: 'Bob', text: '[laughter]' },
			{ speaker: 'system', text: 'Bob joined' },
			{ speaker: 'Bob', text: 'Hi.' },
			{ speaker: 'Ann', type: 'leave', text: 'Ann left' },
		];
		const call = written(rows);
		expect(call.words).toBe(2);
		expect(call.events).toHaveLength(3);
	});
});

describe('JSON that is not one call', () => {
	it.each<[string, string, RegExp]>([
		['an error answer', sample('error-answer'), /an error .*No calls found for these filters/],
		['several calls', sample('several'), /holds 3 conversations/],
		['a table of annotations', sample('annotation-table'), /table of annotations/],
		[
			'texts with their labels',
			'[["Hello there", "greeting"], ["Hi", "greeting"], ["Yes", "greeting"]]',
			/table of annotations/,
		],
		[
			'several calls of Gong',
			JSON.stringify({ callTranscripts: [{ transcript: [] }, { transcript: [] }] }),
			/2 conversations/,
		],
		['an error with a message', '{"error": {"message": "Invalid API key", "code": 401}}', /an error .*Invalid API key/],
		['a status that failed', '{"statusCode": 404, "message": "Not here"}', /an error .*Not here/],
		[
			'an unfinished job',
			'{"id": "1", "status": "processing", "text": null, "utterances": null, "audio_url": "x", "speech_model": "y"}',
			/not finished.*processing/,
		],
		['a transcript without words', '{"results": {"utterances": []}}', /no words/],
		['other JSON', '{"name": "growth", "version": "1.0", "private": true}', /not recognised/],
		[
			'a list of settings',
			'[{"name": "colour", "value": "red"}, {"name": "size", "value": "small"}]',
			/not recognised/,
		],
		['an empty list', '[]', /not recognised/],
		['half a file', '{\n"results": {\n"utterances": [{"transcript": "Hel', /breaks off .*line 3/],
		['nesting without end', `{"a":${'['.repeat(5000)}`, /breaks off/],
	])('names %s and analyses nothing of it', (_, source, reason) => {
		const call = readCall(source);
		expect(call).toMatchObject({ segments: [], turns: [], speakers: [], words: 0 });
		expect(call.warnings).toEqual([{ line: 1, text: expect.stringMatching(reason) }]);
	});

	it.each(['[00:01] Ann: Hello.\n[00:02] Bob: Hi.', '{inaudible} Ann: Hello.', '[Music]\nAnn: Hello.\nBob: Hi.'])(
		'does not take %j for JSON',
		(text) => {
			expect(readCall(text).format).toMatch(/^(?:un)?labelled$/);
		},
	);
});

const text = fc
	.tuple(
		fc.constantFrom('So', 'Well,', 'Äh'),
		fc.array(fc.constantFrom('price:', '"yes"', '\\', '40 €', '👍 ok', '[name]', '<b>', 'x'), { maxLength: 9 }),
	)
	.map(([first, rest]) => [first, ...rest].join(' '));
const rows = fc.array(
	fc.record({
		speaker: fc.constantFrom('Ann', 'Bob Gray', '李雷', 'O’Neil, Pat'),
		start: fc.nat(9000),
		// Rows without any length would be as slow as milliseconds are.
		length: fc.integer({ min: 1, max: 90 }),
		text,
	}),
	{ minLength: 2, maxLength: 30 },
);

describe('any JSON', () => {
	it('reads back what was written as a list', () => {
		fc.assert(
			fc.property(rows, fc.constantFrom(undefined, 2, '\t'), (list, space) => {
				const ordered = [...list].sort((one, other) => one.start - other.start);
				const source = ordered.map(({ length, ...row }) => ({ ...row, end: row.start + length }));
				const call = readCall(JSON.stringify(source, null, space));
				expect(
					call.segments.map(({ speaker, text, start, end }) => ({ speaker: named(call, speaker), start, text, end })),
				).toEqual(source);
			}),
		);
	});

	it('never throws, whatever the values', () => {
		fc.assert(
			fc.property(fc.json({ maxDepth: 6 }), (source) => void readCall(source)),
			{ numRuns: 300 },
		);
		const piece = fc.constantFrom(
			'{',
			'}',
			'[',
			']',
			'"',
			':',
			',',
			'\\',
			'\n',
			'"text":"a b"',
			'"speaker":0',
			'"results":',
			'null',
			'"start":1',
			'"words":',
			'__proto__',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 80 }), (parts) => void readCall(`[{"${parts.join('')}`)),
			{ numRuns: 500 },
		);
	});

	const MEGABYTE = 1_000_000;
	const LARGE: readonly [string, string][] = [
		[
			'rows',
			`[${'{"speaker":"Ann","start":1.5,"text":"Hello to all of you."},'.repeat(MEGABYTE / 59)}{"speaker":"Bob","text":"x"}]`,
		],
		[
			'rows with every key different',
			`[${Array.from({ length: 40_000 }, (_, at) => `{"speaker${at}":"A","k":1}`).join(',')}]`,
		],
		[
			'words',
			`{"results":{"channels":[{"alternatives":[{"words":[${Array.from({ length: 14_000 }, (_, at) => `{"word":"hello","start":${at},"end":${at}.4,"speaker":${at % 3}}`).join(',')}]}]}]}}`,
		],
		['numbers', `{"a":[${'1,'.repeat(MEGABYTE / 2)}1]}`],
		['quotes', `{"a":"${'\\"'.repeat(MEGABYTE / 2)}"}`],
		['backslashes', `{"a":"${'\\'.repeat(MEGABYTE)}`],
		['an open text', `{"a":"${'a'.repeat(MEGABYTE)}`],
		['brackets', '['.repeat(MEGABYTE)],
		['pairs of brackets', `[${'[],'.repeat(MEGABYTE / 3)}[]]`],
		['objects', `[${'{},'.repeat(MEGABYTE / 3)}{}]`],
		['lists in lists', `{"a":[${'[{"speaker":"A","text":"b c"}],'.repeat(MEGABYTE / 32)}[]]}`],
		['one text', JSON.stringify([{ speaker: 'A', text: 'word '.repeat(MEGABYTE / 5) }])],
		['blanks', `[${' '.repeat(MEGABYTE)}]`],
		['a number without end', `{"a":${'9'.repeat(MEGABYTE)}}`],
	];

	it.each(sampled(LARGE, 1))('reads 1 MB of %s in under 400 ms', async (_, source) => {
		expect(await bestTime(400, () => readCall(source))).toBeLessThan(400);
	});
});
