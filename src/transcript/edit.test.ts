import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { mergeSpeakers, renameSpeaker } from './edit.ts';
import { normalise } from './normalise.ts';
import { readCall } from './read.ts';

const CALL = readCall(
	[
		'[00:00:01.000 - 00:00:03.000] Dana (Northbeam): Thanks for making time.',
		'[00:00:04.000 - 00:00:06.000] Speaker 2: Happy to.',
		'[00:00:06.500 - 00:00:08.000] Speaker 3: We lose twelve slots a week.',
		'[00:00:09.000 - 00:00:11.000] Dana (Northbeam): What does that cost?',
		'[00:00:12.000 - 00:00:14.000] Speaker 2: About 900 dollars.',
	].join('\n'),
);

const names = (call: Call) => call.speakers.map(({ name }) => name);
const said = (call: Call) =>
	call.turns.map(({ speaker, text }) => [speaker === null ? null : call.speakers[speaker]?.name, text]);

describe('a renamed speaker', () => {
	it('has the new name everywhere, and everything else stays', () => {
		const renamed = renameSpeaker(CALL, 1, '  Walter   Greene ');
		expect(names(renamed)).toEqual(['Dana', 'Walter Greene', 'Speaker 3']);
		expect(renamed.turns).toEqual(CALL.turns);
		expect(names(CALL)).toEqual(['Dana', 'Speaker 2', 'Speaker 3']);
		expect(names(readCall(normalise(renamed)))).toEqual(['Dana', 'Walter Greene', 'Speaker 3']);
	});

	it('keeps the company, or takes the one in parentheses', () => {
		expect(renameSpeaker(CALL, 0, 'Dana Okafor').speakers[0]).toMatchObject({
			name: 'Dana Okafor',
			company: 'Northbeam',
		});
		expect(renameSpeaker(CALL, 1, 'Walter (Greene Dental)').speakers[1]).toMatchObject({
			name: 'Walter',
			company: 'Greene Dental',
		});
	});

	it('leaves the call unchanged where the name is empty or the index does not exist', () => {
		expect(renameSpeaker(CALL, 0, ' \n')).toBe(CALL);
		expect(renameSpeaker(CALL, 7, 'Walter')).toBe(CALL);
	});
});

describe('merged speakers', () => {
	it('are one person, whose neighbouring turns are one', () => {
		const merged = mergeSpeakers(CALL, 2, 1);
		expect(said(merged)).toEqual([
			['Dana', 'Thanks for making time.'],
			['Speaker 2', 'Happy to. We lose twelve slots a week.'],
			['Dana', 'What does that cost?'],
			['Speaker 2', 'About 900 dollars.'],
		]);
		expect(merged.turns[1]).toMatchObject({ start: 4, end: 8, words: 8, line: 2 });
		expect(merged.speakers[1]).toMatchObject({ name: 'Speaker 2', words: 11, turns: 2 });
	});

	it('move those behind them up', () => {
		const merged = mergeSpeakers(CALL, 0, 2);
		expect(names(merged)).toEqual(['Speaker 2', 'Speaker 3']);
		expect(said(merged).map(([name]) => name)).toEqual(['Speaker 3', 'Speaker 2', 'Speaker 3', 'Speaker 2']);
		expect(merged.speakers[1]).toMatchObject({ company: 'Northbeam' });
	});

	it('are the same call where there is nobody to merge', () => {
		expect(mergeSpeakers(CALL, 1, 1)).toBe(CALL);
		expect(mergeSpeakers(CALL, 1, 9)).toBe(CALL);
	});
});

const people = ['Dana', 'Priya Raman', 'Tom', 'Ines Faber'];
const calls = fc
	.array(
		fc.record({
			who: fc.nat({ max: people.length - 1 }),
			words: fc.array(fc.constantFrom('we', 'lose', 'twelve', 'slots', 'monday', 'really', 'so'), {
				minLength: 1,
				maxLength: 9,
			}),
		}),
		{ minLength: 4, maxLength: 30 },
	)
	.map((turns) => {
		const all = [...people.flatMap((_, who) => [{ who, words: ['yes'] }]), ...turns, ...turns];
		return readCall(all.map(({ who, words }) => `${people[who]}: ${words.join(' ')}.`).join('\n'));
	});

describe('any call', () => {
	it('keeps its words and its turns when somebody is renamed', () => {
		fc.assert(
			fc.property(calls, fc.nat({ max: 3 }), (call, index) => {
				const renamed = renameSpeaker(call, index, 'Marcus Lind');
				expect(renamed.words).toBe(call.words);
				expect(renamed.turns).toEqual(call.turns);
				const back = readCall(normalise(renamed));
				expect(said(back)).toEqual(said(renamed));
			}),
		);
	});

	it('keeps every word in its order when two are merged, and counts each once', () => {
		fc.assert(
			fc.property(calls, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (call, from, into) => {
				const merged = mergeSpeakers(call, from, into);
				const text = (of: Call) => of.turns.map((turn) => turn.text).join(' ');
				expect(text(merged)).toBe(text(call));
				expect(merged.segments.map((segment) => segment.text)).toEqual(call.segments.map((segment) => segment.text));
				expect(merged.words).toBe(call.words);
				expect(merged.speakers.reduce((sum, speaker) => sum + speaker.words, 0)).toBe(call.words);
				expect(merged.speakers.reduce((sum, speaker) => sum + speaker.turns, 0)).toBe(merged.turns.length);
				expect(merged.turns.flatMap((turn) => turn.segments)).toEqual(merged.segments);
				for (const [index, turn] of merged.turns.entries()) {
					expect(turn.speaker).not.toBe(merged.turns[index - 1]?.speaker);
				}
				expect(said(readCall(normalise(merged)))).toEqual(said(merged));
			}),
		);
	});
});
