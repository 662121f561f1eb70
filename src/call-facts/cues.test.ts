import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { CUES, DECIDES } from './cues.ts';

it('the cues of facts find what they say, and leave near misses', () => {
	expect(wrongExamples(CUES)).toEqual([]);
	expect(sharedIds(CUES)).toEqual([]);
});

it.each(CUES.filter((cue) => cue !== DECIDES).map((cue) => [cue.id, cue] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_id, cue) => {
		expect(idleAlternatives(cue)).toEqual([]);
	},
);
