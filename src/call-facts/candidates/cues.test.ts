import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { CUES } from './cues.ts';
import { DEED_CUES, FILLS, POINTS_ELSEWHERE } from './deed-cues.ts';
import { ASKS_FOR, DOER_CUES, HAS_FOR_YOU, IS_WITH_YOU, WILL_DO, YOU_GET } from './doer-cues.ts';
import { INTRODUCED, INTRODUCES } from './introduction-cues.ts';
import { PLAN_CUES } from './plan-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { DOUBLED, OPENER, SPOKEN_CUES } from './spoken-cues.ts';
import { STEP_CUES } from './step-cues.ts';

const ALL = [
	...CUES,
	...PLAN_CUES,
	...PRICE_CUES,
	...SPOKEN_CUES,
	...STEP_CUES,
	...DEED_CUES,
	...DOER_CUES,
	INTRODUCED,
	INTRODUCES,
];

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

	it.each([
		[WILL_DO, "(?:i|we)(?:'ll"],
		[WILL_DO, "'ll| will"],
		[HAS_FOR_YOU, 'the|an'],
		[HAS_FOR_YOU, 'with|to'],
		[FILLS, 'just'],
		[YOU_GET, 'the|a'],
		[IS_WITH_YOU, 'the|your'],
		[IS_WITH_YOU, 'with you'],
		[ASKS_FOR, 'could|can'],
		[POINTS_ELSEWHERE, '\\b(?:it'],
		[POINTS_ELSEWHERE, 'that|this'],
	] as [Pattern, string][])('%o, %s: neither can any of an inner group', (cue, begins) => {
		expect(idleAlternatives(cue, begins)).toEqual([]);
	});

	it('an opener is trimmed at the start alone', () => {
		expect('And then, okay, it fell and broke.'.replace(OPENER.pattern, '')).toBe('it fell and broke.');
	});
});
