import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { CUES, DECIDES } from './cues.ts';
import { SUM_CUES } from './sum-cues.ts';

const ALL = [...CUES, ...SUM_CUES];

it('the cues of facts find what they say, and leave near misses', () => {
	expect(wrongExamples(ALL)).toEqual([]);
	expect(sharedIds(ALL)).toEqual([]);
});

it.each(ALL.filter((cue) => cue !== DECIDES).map((cue) => [cue.id, cue] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_id, cue) => {
		expect(idleAlternatives(cue)).toEqual([]);
	},
);
