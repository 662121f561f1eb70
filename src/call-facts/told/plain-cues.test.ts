import { describe, expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { PLAIN_CUES } from './plain-cues.ts';

describe('the words of plain readings', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(PLAIN_CUES)).toEqual([]);
		expect(sharedIds(PLAIN_CUES)).toEqual([]);
	});

	it.each(PLAIN_CUES.map((cue) => [cue.id, cue] as const))(
		'%s: none of its alternatives can be taken out unnoticed',
		(_id, cue) => {
			expect(idleAlternatives(cue)).toEqual([]);
		},
	);
});
