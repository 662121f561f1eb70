import { expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { TOLD_CUES } from './cues.ts';
import { PROMISE_CUES } from './promise-cues.ts';

const ALL = [...TOLD_CUES, ...PROMISE_CUES];

it('the cues of what is told find what they say, and leave near misses', () => {
	expect(wrongExamples(ALL)).toEqual([]);
	expect(sharedIds(ALL)).toEqual([]);
});
