import { describe, expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { CUES } from './cues.ts';
import { INTRODUCED, INTRODUCES } from './introduction-cues.ts';
import { PLAN_CUES } from './plan-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { DOUBLED, OPENER, SPOKEN_CUES } from './spoken-cues.ts';
import { STEP_CUES } from './step-cues.ts';

const ALL = [...CUES, ...PLAN_CUES, ...PRICE_CUES, ...SPOKEN_CUES, ...STEP_CUES, INTRODUCED, INTRODUCES];

describe('the cues of candidates', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(ALL)).toEqual([]);
		expect(sharedIds(ALL)).toEqual([]);
	});

	it.each(ALL.filter((cue) => cue !== OPENER && cue !== DOUBLED).map((cue) => [cue.id, cue] as const))(
		'%s: none of its alternatives can be taken out unnoticed',
		(_id, cue) => {
			expect(idleAlternatives(cue)).toEqual([]);
		},
	);

	it('an opener is trimmed at the start alone', () => {
		expect('And then, okay, it fell and broke.'.replace(OPENER.pattern, '')).toBe('it fell and broke.');
	});
});
