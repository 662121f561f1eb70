import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives, idleInAnyGroup } from '#test/idle-alternatives.ts';
import { ANSWER_CUES, REFUSAL } from './answer-cues.ts';
import { TOLD_CUES } from './cues.ts';
import { DEAL_CUES } from './deal-cues.ts';
import { ENDING_CUES } from './ending-cues.ts';
import { HOUR_ALONE, HOUR_CUES } from './hour-cues.ts';
import { CONDITION, FROM_A_SUM, HAS_A_SAY, MAIN_CUES, THEIR_MONEY } from './main-cues.ts';
import { ASKS_WHEN, COMES_TOGETHER, HANDS_OVER, MEETING_CUES } from './meeting-cues.ts';
import { NUMBER_CUES, PUTS_RIGHT } from './number-cues.ts';
import { IN_PARTS, OFFER_CUES } from './offer-cues.ts';
import { NAMES_NOTHING, PLAIN_CUES } from './plain-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { OWN_DEED, PROMISE_CUES, RECAP, SENDS, SENDS_THAT } from './promise-cues.ts';
import { LEANS_BACK, SAYS_NOTHING, STANDING_CUES } from './standing-cues.ts';
import { SURE_CUES, SURE_DEED } from './sure-cues.ts';
import { TROUBLE_CUES } from './trouble-cues.ts';

const ALL = [
	...TOLD_CUES,
	...ANSWER_CUES,
	...TROUBLE_CUES,
	...PROMISE_CUES,
	...SURE_CUES,
	...MEETING_CUES,
	...HOUR_CUES,
	...STANDING_CUES,
	...PLAIN_CUES,
	...NUMBER_CUES,
	...MAIN_CUES,
	...OFFER_CUES,
	...DEAL_CUES,
	...ENDING_CUES,
	...PRICE_CUES,
];

/** Groups that decide and are not the first of their pattern, by what they begin with. */
const INNER: readonly [cue: Pattern, begins: string][] = [
	[REFUSAL, '^'],
	[OWN_DEED, 'so that'],
	[OWN_DEED, "(?:i|we)(?:'ll"],
	[OWN_DEED, "'ll| will| shall"],
	[OWN_DEED, 'send|do'],
	[OWN_DEED, 'send|e-?mail'],
	[SURE_DEED, "'ll"],
	[SURE_DEED, 'send'],
	[SENDS, "'ll"],
	[SENDS, 'send'],
	[SENDS_THAT, 'that'],
	[RECAP, 'great'],
	[RECAP, 'so|noted'],
	[LEANS_BACK, 'and'],
	[LEANS_BACK, 'that|it|this'],
	[SAYS_NOTHING, 'oh'],
	[SAYS_NOTHING, 'can i'],
	[SAYS_NOTHING, 'though'],
	[ASKS_WHEN, 'speak|meet'],
	[COMES_TOGETHER, 'look'],
	[HANDS_OVER, 'have|get'],
	[HOUR_ALONE, 'make it'],
	[HOUR_ALONE, 'it is|works'],
	[PUTS_RIGHT, 'no|wait'],
	[FROM_A_SUM, 'that'],
	[CONDITION, 'see|he'],
	[THEIR_MONEY, 'do|see'],
	[HAS_A_SAY, 'hear'],
	[IN_PARTS, 'down'],
	[NAMES_NOTHING, 'do'],
	[NAMES_NOTHING, 'it'],
];

describe('the cues of what is told', () => {
	it('find what they say, and leave near misses', () => {
		expect(wrongExamples(ALL)).toEqual([]);
		expect(sharedIds(ALL)).toEqual([]);
	});

	it.each([...ALL.map((cue): [Pattern, string] => [cue, '']), ...INNER].map(([cue, begins]) => [cue.id, begins, cue]))(
		'%s %s: none of its alternatives can be taken out unnoticed',
		(_id, begins, cue) => {
			expect(idleAlternatives(cue as Pattern, begins as string)).toEqual([]);
		},
	);

	it.each([...DEAL_CUES, ...ENDING_CUES, ...PRICE_CUES].map((cue) => [cue.id, cue] as const))(
		'%s: nothing in it can be taken out unnoticed',
		(_id, cue) => {
			expect(wrongExamples([cue])).toEqual([]);
			expect(idleInAnyGroup(cue)).toEqual([]);
		},
	);
});
