import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { FURTHER_DEED_CUES } from './further-deed-cues.ts';
import { NO_PROMISE_CUES } from './no-promise-cues.ts';
import { POINTING_CUES } from './pointing-cues.ts';
import { START_CUES } from './start-cues.ts';
import { THING_CUES } from './thing-cues.ts';
import { ZONE_CUES } from './zone-cues.ts';

const ALL: readonly Pattern[] = [
	...THING_CUES,
	...POINTING_CUES,
	...NO_PROMISE_CUES,
	...FURTHER_DEED_CUES,
	...START_CUES,
	...ZONE_CUES,
];

describe('the cues of what a promise is about', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(ALL)).toEqual([]);
		expect(sharedIds(ALL)).toEqual([]);
	});

	it.each(ALL.map((cue): [string, Pattern] => [cue.id, cue]))(
		'%s: none of its alternatives can be taken out unnoticed',
		(_id, cue) => {
			expect(idleInAnyGroup(cue)).toEqual([]);
		},
	);
});
