import { describe, expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import {
	BEGINS,
	BROKEN,
	COUNTED,
	CUES,
	DESCRIBES,
	GIVES,
	HEDGED,
	OPENER,
	PROOF,
	SCOPE,
	SMALLER,
	TAX,
	TERMS,
} from './cues.ts';

describe('the cues of candidates', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(CUES)).toEqual([]);
		expect(sharedIds(CUES)).toEqual([]);
	});

	it.each(
		[SCOPE, TERMS, BEGINS, TAX, SMALLER, HEDGED, BROKEN, COUNTED, DESCRIBES, GIVES, PROOF].map(
			(cue) => [cue.id, cue] as const,
		),
	)('%s: none of its alternatives can be taken out unnoticed', (_id, cue) => {
		expect(idleAlternatives(cue)).toEqual([]);
	});

	it('an opener is trimmed at the start alone', () => {
		expect('And then, okay, it fell and broke.'.replace(OPENER.pattern, '')).toBe('it fell and broke.');
	});
});
