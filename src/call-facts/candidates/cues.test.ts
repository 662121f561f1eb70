import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { ACTION_CUES, CLAUSE_BEHIND, LEANS, WILL_DO } from './action-cues.ts';
import { CUES } from './cues.ts';
import { DAYS, FIRM, INTRODUCTION_CUES, OF_MINE } from './introduction-cues.ts';
import { GOES_ON, OFFER_CUES, ONLY_NAMES, POINTS_BACK, THEY_BRING } from './offer-cues.ts';
import { PLAN_CUES } from './plan-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { PRONOUN_CUES } from './pronoun-cues.ts';
import { ASKS, PUTS_OFF_AN_ANSWER, QUESTION_CUES } from './question-cues.ts';
import { DOUBLED, OPENER, SPOKEN_CUES } from './spoken-cues.ts';
import { ASKED, CONDITION, PUTS_OFF, STEP_CUES } from './step-cues.ts';
import { MAY_BEGIN, ORDINAL, TAKES_BACK, TIMING_CUES, WORRY } from './timing-cues.ts';

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

/** Their first group is no list of alternatives, or changes only how much of the words is found. */
const WITHOUT_ALTERNATIVES: readonly Pattern[] = [OPENER, DOUBLED, FIRM, DAYS, OF_MINE, GOES_ON, THEY_BRING, CONDITION];

/** Groups that decide and are not the first of their pattern, by what they begin with. */
const INNER: readonly [cue: Pattern, begins: string][] = [
	[CLAUSE_BEHIND, 'i|we'],
	[LEANS, 'to|by'],
	[WILL_DO, 'i|we'],
	[WILL_DO, "'ll"],
	[WILL_DO, 'me|us'],
	[WILL_DO, ' just'],
	[FIRM, 'Bakery'],
	[GOES_ON, 'just'],
	[ONLY_NAMES, 'an? '],
	[ONLY_NAMES, 'pilot'],
	[POINTS_BACK, ' '],
	[THEY_BRING, 'an?'],
	[ASKS, 'Who'],
	[ASKS, 'can'],
	[PUTS_OFF_AN_ANSWER, "'ll"],
	[PUTS_OFF_AN_ANSWER, 'send'],
	[ASKED, 'if you'],
	[PUTS_OFF, 'you'],
	[TAKES_BACK, "that's"],
	[WORRY, 'if'],
	[MAY_BEGIN, 'start'],
	[ORDINAL, 'th'],
];

describe('the cues of candidates', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(ALL)).toEqual([]);
		expect(sharedIds(ALL)).toEqual([]);
	});

	const first = ALL.filter((cue) => !WITHOUT_ALTERNATIVES.includes(cue)).map((cue): [Pattern, string] => [cue, '']);

	it.each([...first, ...INNER].map(([cue, begins]) => [cue.id, begins, cue] as const))(
		'%s %s: none of its alternatives can be taken out unnoticed',
		(_id, begins, cue) => {
			expect(idleAlternatives(cue, begins)).toEqual([]);
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
