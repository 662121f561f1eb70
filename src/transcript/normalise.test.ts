import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { decodeEntities } from './formats/entities.ts';
import { normalise } from './normalise.ts';
import { readCall } from './read.ts';

const folder = join(import.meta.dirname, '../../test/calls');
const samples = readdirSync(folder, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && /\.(?:txt|md|vtt|srt|xml|csv|json)$/.test(entry.name))
	.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const turnsOf = (call: Call) =>
	call.turns.map(({ speaker, start, end, text }) => ({
		name: speaker === null ? null : call.speakers[speaker]?.name,
		start,
		end,
		text: decodeEntities(text).trim(),
	}));
const peopleOf = (call: Call) =>
	call.speakers.map(({ name, title, company, words, turns }) => ({ name, title, company, words, turns }));

describe('normalise', () => {
	it('writes one turn a line, with times only where they are known', () => {
		const call = readCall('[00:01.500 - 00:03] Ann: Hello,\nyou.\n[61:04] Bob: Hi.\nBob: How?\n[62:00] Ann: Well.');
		expect(normalise(call)).toBe(
			'[00:00:01.500 - 00:00:03.000] Ann: Hello, you.\n[01:01:04.000] Bob: Hi. How?\n[01:02:00.000] Ann: Well.',
		);
	});

	it('carries title, day, length and people above the turns', () => {
		const call = readCall(readFileSync(join(folder, 'three-people-header.md'), 'utf8'));
		expect(normalise(call).split('\n').slice(0, 9)).toEqual([
			'Title: Kestrel Freight and Palisade: first demo',
			'Date: 2024-05-06',
			'Duration: 18 minutes',
			'Participants:',
			'- Ines Faber (Account Executive, Palisade)',
			'- Rolf Adeyemi (Head of Operations, Kestrel Freight)',
			'- Sunniva Brandt (Finance Manager, Kestrel Freight)',
			'',
			expect.stringMatching(/^Ines Faber: /),
		]);
		const again = readCall(normalise(call));
		expect(again.header).toEqual(call.header);
	});

	it('starts another line after a pause inside a turn, so that the pause is not talk', () => {
		const source = [
			'[00:00:00.000 - 00:00:02.000] Ann: Hello.',
			'[00:00:09.000 - 00:00:10.000] Ann: Are you there?',
			'[00:00:11.000 - 00:00:12.000] Bob: Yes.',
		].join('\n');
		const call = readCall(source);
		expect(call.turns).toHaveLength(2);
		expect(normalise(call)).toBe(source);
	});

	it('decodes what HTML had encoded', () => {
		expect(normalise(readCall('Ann: isn&#39;t it?\nBob: R&amp;D.\nAnn: So.\nBob: Yes.'))).toContain(
			"Ann: isn't it?\nBob: R&D.",
		);
	});

	it('keeps an opening that names nobody, and two people under one name', () => {
		const call = readCall(
			'Hello, I am Sarah. Do you have a minute?\n\nMrs. Gray: Yes.\nRep: Good.\nMrs. Gray: So?\nRep: Well.',
		);
		expect(turnsOf(readCall(normalise(call)))).toEqual(turnsOf(call));
		const two = readCall(
			'Host: Hi.\nGuest (Ann?): Yes.\nGuest (Bo?): No.\nHost: Why?\nGuest (Ann?): So.\nGuest (Bo?): Well.',
		);
		expect(readCall(normalise(two)).speakers).toHaveLength(3);
	});

	it('writes nothing for what is no call', () => {
		expect(normalise(readCall('00:03:48\tAnn:\tHello\n00:03:58\tBob:\tHi'))).toBe('');
	});

	it.each(samples)('reads back the same turns, people and times: %s', (file) => {
		const call = readCall(readFileSync(join(folder, file), 'utf8'));
		const again = readCall(normalise(call));
		expect(turnsOf(again)).toEqual(turnsOf(call));
		expect(peopleOf(again)).toEqual(peopleOf(call));
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
	'10:30:',
	'Note:',
	'Bob:',
	'(maybe)',
	'-->',
);
const text = fc
	.tuple(
		fc.constantFrom('So', 'Right,', 'The', '10:30'),
		fc.array(word, { maxLength: 12 }),
		fc.constantFrom('it', 'then.', 'ok?'),
	)
	.map(([first, rest, last]) => [first, ...rest, last].join(' '));
const people = [
	{ name: 'Ann' },
	{ name: 'Will Can', title: 'AE' },
	{ name: 'Dr. Müller', company: 'Sales Partners' },
	{ name: 'SPEAKER_01' },
	{ name: '李雷', title: 'Owner', company: 'Acme' },
	{ name: 'O’Neil, Pat' },
	{ name: 'Notes' },
];
const turn = fc.record({ who: fc.nat(people.length - 1), text, start: fc.nat(9_000_000), length: fc.nat(90_000) });

/** A call as a format would return it, with adjacent turns by different people. */
function callOf(list: readonly { who: number; text: string; start: number; length: number }[], times: 0 | 1 | 2): Call {
	const order = [...new Set(list.map(({ who }) => who))];
	const speakers = order.map((who) => {
		const turns = list.filter((one) => one.who === who).length;
		return { ...people[who], name: people[who]?.name ?? '', label: people[who]?.name ?? '', words: 0, turns };
	});
	const turns = list.map((one) => ({
		speaker: order.indexOf(one.who),
		line: 1,
		text: one.text,
		words: 0,
		segments: [],
		...(times > 0 ? { start: one.start / 1000 } : {}),
		...(times > 1 ? { end: (one.start + one.length) / 1000 } : {}),
	}));
	return {
		format: 'json',
		lines: 1,
		speakers,
		segments: [],
		turns,
		events: [],
		header: {},
		head: [],
		warnings: [],
		words: 1,
	};
}

describe('any call', () => {
	it('comes back as it was written', () => {
		fc.assert(
			fc.property(fc.array(turn, { minLength: 2, maxLength: 30 }), fc.constantFrom(0, 1, 2), (list, times) => {
				const apart = list.filter(({ who }, index) => who !== list[index - 1]?.who);
				const call = callOf(apart, times);
				const again = readCall(normalise(call));
				expect(turnsOf(again)).toEqual(turnsOf(call));
				const details = ({ speakers }: Call) => speakers.map(({ name, title, company }) => ({ name, title, company }));
				expect(details(again)).toEqual(details(call));
			}),
		);
	});

	it('that names nobody comes back as it was written', () => {
		fc.assert(
			fc.property(fc.array(turn, { minLength: 1, maxLength: 30 }), fc.boolean(), (list, timed) => {
				const call = callOf(list, timed ? 2 : 0);
				const unnamed = { ...call, speakers: [], turns: call.turns.map((one) => ({ ...one, speaker: null })) };
				expect(turnsOf(readCall(normalise(unnamed)))).toEqual(turnsOf(unnamed));
			}),
		);
	});
});
