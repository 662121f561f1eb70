import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { CALLED_A_PRICE, CUES, LEAVE_ALONE, NO, PERSON, SELLER_TITLE } from './cues.ts';

it('the cues of facts find what they say, and leave near misses', () => {
	expect(wrongExamples(CUES)).toEqual([]);
	expect(sharedIds(CUES)).toEqual([]);
});

it.each([PERSON, CALLED_A_PRICE, SELLER_TITLE, LEAVE_ALONE, NO].map((cue) => [cue.id, cue] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_id, cue) => {
		expect(idleAlternatives(cue)).toEqual([]);
	},
);
