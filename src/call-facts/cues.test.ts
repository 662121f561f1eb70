import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { CUES } from './cues.ts';
import { PEOPLE_CUES, PERSON } from './people-cues.ts';
import { REPLY_CUES } from './reply-cues.ts';
import { RIVAL_CUES } from './rival-cues.ts';
import { SUM_CUES } from './sum-cues.ts';

const ALL = [...CUES, ...PEOPLE_CUES, ...REPLY_CUES, ...SUM_CUES, ...RIVAL_CUES];

it('the cues of facts find what they say, and leave near misses', () => {
	expect(wrongExamples(ALL)).toEqual([]);
	expect(sharedIds(ALL)).toEqual([]);
});

it.each(ALL.filter((cue) => cue !== PERSON).map((cue) => [cue.id, cue] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_id, cue) => {
		expect(idleInAnyGroup(cue)).toEqual([]);
	},
);

/** Found without whose they are, too. */
const BARE = ['husband', 'wife', 'board', 'committee', 'cfo', 'ceo', 'trustees', 'council'];

it('of the words for a person, none can be taken out unnoticed', () => {
	expect(idleInAnyGroup(PERSON)).toEqual(BARE.map((word) => `${PERSON.id}: ${word}`));
});

it.each(BARE)('a person is read with whose %s it is', (word) => {
	expect(PERSON.pattern.exec(`Ask our ${word}.`)?.[0]).toBe(`our ${word}`);
});
