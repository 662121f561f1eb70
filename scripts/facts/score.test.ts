import { describe, expect, it } from 'vitest';
import { type Score, worseThan } from './score.ts';

const BEFORE: Score = { precision: 74, recall: 60, sides: 97, outcome: 80, bant: 75, mainPains: 88, traps: 40 };

describe('figures of the gold calls', () => {
	it('are no worse where they rose or moved by one', () => {
		expect(worseThan(BEFORE, { ...BEFORE, precision: 73, recall: 66, traps: 41 })).toEqual([]);
	});

	it('are named where they fell, or where more traps were stepped into', () => {
		expect(worseThan(BEFORE, { ...BEFORE, recall: 58, traps: 44 })).toEqual([
			'recall: 58 instead of 60',
			'traps: 44 instead of 40',
		]);
	});
});
