import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives, idleInAnyGroup } from '#test/idle-alternatives.ts';
import { ACTION_CUES } from './action-cues.ts';
import { CUES } from './cues.ts';
import { DEED_CUES, FILLS, POINTS_ELSEWHERE } from './deed-cues.ts';
import { ASKS_FOR, DOER_CUES, HAS_FOR_YOU, IS_WITH_YOU, WILL_DO, YOU_GET } from './doer-cues.ts';
import { ANSWERED_AS, FIRM, INTRODUCED, INTRODUCTION_CUES } from './introduction-cues.ts';
import { OFFER_CUES } from './offer-cues.ts';
import { PLAN_CUES } from './plan-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { PRONOUN_CUES } from './pronoun-cues.ts';
import { QUESTION_CUES } from './question-cues.ts';
import { ASIDE, OPENER, SPOKEN_CUES } from './spoken-cues.ts';
import { STEP_CUES } from './step-cues.ts';
import { TIMING_CUES } from './timing-cues.ts';

const ALL = [
	...ACTION_CUES,
	...CUES,
	...INTRODUCTION_CUES,
	...OFFER_CUES,
	...PLAN_CUES,
	...PRICE_CUES,
	...PRONOUN_CUES,
	...QUESTION_CUES,
	...SPOKEN_CUES,
	...STEP_CUES,
	...TIMING_CUES,
];

/** Of these the first group, and those named below. */
const OF_DEEDS = [...DEED_CUES, ...DOER_CUES];

/** Taken out, they would change only how much of the words is found. */
const IDLE: ReadonlyMap<Pattern, readonly string[]> = new Map([
	[ANSWERED_AS, ['and ', '& ']],
	[FIRM, ['and ', '& ']],
	[INTRODUCED, ['and ', '& ']],
	[ASIDE, [',(?=\\s)', '\\s?(?=,)']],
	[OPENER, ['and then']],
]);

describe('the cues of candidates', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples([...ALL, ...OF_DEEDS])).toEqual([]);
		expect(sharedIds([...ALL, ...OF_DEEDS])).toEqual([]);
	});

	it.each(ALL.map((cue) => [cue.id, cue] as const))(
		'%s: none of its alternatives can be taken out unnoticed',
		(_id, cue) => {
			const idle = IDLE.get(cue) ?? [];
			expect(idleInAnyGroup(cue)).toEqual(idle.map((words) => `${cue.id}: ${words}`));
		},
	);

	it.each(OF_DEEDS.map((cue) => [cue.id, cue] as const))(
		'%s: none of the first alternatives can be taken out unnoticed',
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

	it('the name of a firm is read whole', () => {
		const [[, name]] = [...'Call Hill & Gray and Sons Bakery.'.matchAll(FIRM.pattern)] as [RegExpMatchArray];
		expect(name).toBe('Hill & Gray and Sons Bakery');
	});

	it('an opener is trimmed at the start alone', () => {
		expect('And then, okay, it fell and broke.'.replace(OPENER.pattern, '')).toBe('it fell and broke.');
	});
});
