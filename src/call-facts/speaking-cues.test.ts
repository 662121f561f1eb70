import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives, idleInAnyGroup } from '#test/idle-alternatives.ts';
import { NAME_CUES, POSSESSIVE } from './learned/name-cues.ts';
import { NAME, SPEAKING_CUES } from './speaking-cues.ts';

const ALL = [...SPEAKING_CUES, ...NAME_CUES];

it('the small words and names of a turn are found, near misses left', () => {
	expect(wrongExamples(ALL)).toEqual([]);
	expect(sharedIds(ALL)).toEqual([]);
});

it.each(SPEAKING_CUES.filter((cue) => cue !== NAME).map((cue) => [cue.id, cue] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_, cue) => {
		expect(idleInAnyGroup(cue)).toEqual([]);
	},
);

it.each(NAME_CUES.filter((cue) => cue !== POSSESSIVE).map((cue) => [cue.id, cue] as const))(
	'%s: none of its first alternatives can be taken out unnoticed',
	(_, cue) => {
		expect(idleAlternatives(cue)).toEqual([]);
	},
);

it('no title is a name of its own', () => {
	expect(idleAlternatives(NAME, 'Mr|Mrs|Ms|Miss|Dr)\\b')).toEqual([]);
});

it.each(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Dr.'])('a name is read with its %s', (title) => {
	expect(NAME.pattern.exec(`ask ${title} Gray`)?.[0]).toBe(`${title} Gray`);
});
