import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { NAME_CUES } from './learned/name-cues.ts';
import { SPEAKING_CUES } from './speaking-cues.ts';

const ALL = [...SPEAKING_CUES, ...NAME_CUES];

it('the small words and names of a turn are found, near misses left', () => {
	expect(wrongExamples(ALL)).toEqual([]);
	expect(sharedIds(ALL)).toEqual([]);
});

it.each(ALL.map((cue) => [cue.id, cue] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_, cue) => {
		expect(idleAlternatives(cue)).toEqual([]);
	},
);
