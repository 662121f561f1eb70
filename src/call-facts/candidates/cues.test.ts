import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { ACTION_CUES } from './action-cues.ts';
import { CLAUSE_CUES, NEXT_DEED } from './clause-cues.ts';
import { CUES } from './cues.ts';
import { DEED_CUES } from './deed-cues.ts';
import { DOER_CUES } from './doer-cues.ts';
import { ANSWERED_AS, FIRM, INTRODUCED, INTRODUCTION_CUES } from './introduction-cues.ts';
import { NO_DEED_CUES } from './no-deed-cues.ts';
import { OFFER_CUES } from './offer-cues.ts';
import { PLAN_CUES } from './plan-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { PRONOUN_CUES } from './pronoun-cues.ts';
import { QUESTION_CUES } from './question-cues.ts';
import { REQUEST_CUES } from './request-cues.ts';
import { ASIDE, OPENER, SPOKEN_CUES } from './spoken-cues.ts';
import { STEP_CUES } from './step-cues.ts';
import { TIMING_CUES } from './timing-cues.ts';

const ALL = [
	...ACTION_CUES,
	...CLAUSE_CUES,
	...CUES,
	...DEED_CUES,
	...DOER_CUES,
	...INTRODUCTION_CUES,
	...NO_DEED_CUES,
	...OFFER_CUES,
	...PLAN_CUES,
	...PRICE_CUES,
	...PRONOUN_CUES,
	...QUESTION_CUES,
	...REQUEST_CUES,
	...SPOKEN_CUES,
	...STEP_CUES,
	...TIMING_CUES,
];

/** Taken out, they would change only how much of the words is found. */
const IDLE: ReadonlyMap<Pattern, readonly string[]> = new Map([
	[NEXT_DEED, [',', ' –', ';']],
	[ANSWERED_AS, ['and ', '& ']],
	[FIRM, ['and ', '& ']],
	[INTRODUCED, ['and ', '& ']],
	[ASIDE, [',(?=\\s)', '\\s?(?=,)']],
	[OPENER, ['and then']],
]);

describe('the cues of candidates', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(ALL)).toEqual([]);
		expect(sharedIds(ALL)).toEqual([]);
	});

	it.each(ALL.map((cue) => [cue.id, cue] as const))(
		'%s: none of its alternatives can be taken out unnoticed',
		(_id, cue) => {
			const idle = IDLE.get(cue) ?? [];
			expect(idleInAnyGroup(cue)).toEqual(idle.map((words) => `${cue.id}: ${words}`));
		},
	);

	it('the name of a firm is read whole', () => {
		const [[, name]] = [...'Call Hill & Gray and Sons Bakery.'.matchAll(FIRM.pattern)] as [RegExpMatchArray];
		expect(name).toBe('Hill & Gray and Sons Bakery');
	});

	it('an opener is trimmed at the start alone', () => {
		expect('And then, okay, it fell and broke.'.replace(OPENER.pattern, '')).toBe('it fell and broke.');
	});
});
