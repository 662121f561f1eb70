import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { utterancesOf, wordsOf } from './utterances.ts';

describe('the turns that facts refer to', () => {
	it('are the lines of a labelled call, also where one speaks twice', () => {
		const turns = utterancesOf(readCall('Ann: Hello.\nBob: Hi.\nBob: Who is it?\nAnn: Ann.\n'));
		expect(turns.map(({ number, speaker, text }) => [number, speaker, text])).toEqual([
			[1, 'Ann', 'Hello.'],
			[2, 'Bob', 'Hi.'],
			[3, 'Bob', 'Who is it?'],
			[4, 'Ann', 'Ann.'],
		]);
	});

	it('are what one says until another speaks, in captions', () => {
		const cue = (second: number, text: string) => `00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n`;
		const cues = [cue(0, '<v Ann>Hello?</v>'), cue(1, '<v Ann>Bob?</v>'), cue(2, '<v Bob>Yes.</v>')];
		const turns = utterancesOf(readCall(`WEBVTT\n\n${cues.join('\n')}`));
		expect(turns.map(({ number, speaker, text }) => [number, speaker, text])).toEqual([
			[1, 'Ann', 'Hello? Bob?'],
			[2, 'Bob', 'Yes.'],
		]);
	});

	it('are told by their words, with figures by their length', () => {
		expect(wordsOf('It’s $2,400 – or 95?')).toEqual(["it's", '$', '#4', 'or', '#2', '?']);
	});
});
