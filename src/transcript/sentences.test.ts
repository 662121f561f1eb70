import { describe, expect, it } from 'vitest';
import { readCall } from './read.ts';
import { sentencesOf } from './sentences.ts';

describe('sentences of a call', () => {
	it('gives each its line, turn, speaker and start', () => {
		const call = readCall('[00:05] Ann: One. Two.\nThree.\n[00:09] Bob: Four.');
		expect(sentencesOf(call)).toEqual([
			{ text: 'One.', line: 1, turn: 0, speaker: 0, start: 5 },
			{ text: 'Two.', line: 1, turn: 0, speaker: 0, start: 5 },
			{ text: 'Three.', line: 2, turn: 0, speaker: 0, start: 5 },
			{ text: 'Four.', line: 3, turn: 1, speaker: 1, start: 9 },
		]);
	});
});
