import { describe, expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { ACCEPTS, ANSWER_CUES } from './answer-cues.ts';
import { ASKED_CUES } from './asked-cues.ts';
import { TOLD_CUES } from './cues.ts';
import { DAY_CUES } from './day-cues.ts';
import { DEAL_CUES } from './deal-cues.ts';
import { DECIDER_CUES } from './decider-cues.ts';
import { DECISION_CUES } from './decision-cues.ts';
import { DOUBT_CUES } from './doubt-cues.ts';
import { EARLIER_CUES } from './earlier-cues.ts';
import { ENDING_CUES } from './ending-cues.ts';
import { HOUR_CUES } from './hour-cues.ts';
import { JOINT_CUES } from './joint-cues.ts';
import { MAIN_CUES } from './main-cues.ts';
import { MEETING_CUES } from './meeting-cues.ts';
import { NO_DOUBT_CUES } from './no-doubt-cues.ts';
import { NUMBER_CUES } from './number-cues.ts';
import { OFFER_CUES } from './offer-cues.ts';
import { PLAIN_CUES } from './plain-cues.ts';
import { PRAISES } from './praise-cues.ts';
import { PRICE_CUES } from './price-cues.ts';
import { PROMISE_CUES } from './promise-cues.ts';
import { STANDING_CUES } from './standing-cues.ts';
import { SURE_CUES } from './sure-cues.ts';
import { TROUBLE_CUES } from './trouble-cues.ts';

const ALL = [
	...TOLD_CUES,
	...ANSWER_CUES,
	...DOUBT_CUES,
	...DECISION_CUES,
	...TROUBLE_CUES,
	PRAISES,
	...PROMISE_CUES,
	...SURE_CUES,
	...MEETING_CUES,
	...DAY_CUES,
	...HOUR_CUES,
	...STANDING_CUES,
	...PLAIN_CUES,
	...NUMBER_CUES,
	...MAIN_CUES,
	...OFFER_CUES,
	...NO_DOUBT_CUES,
	...DECIDER_CUES,
	...EARLIER_CUES,
	...DEAL_CUES,
	...ENDING_CUES,
	...ASKED_CUES,
	...PRICE_CUES,
	...JOINT_CUES,
];

/** Taken out, they would change only how much of the words is found: approval is cut out whole before doubts are looked for. */
const IDLE: ReadonlyMap<Pattern, readonly string[]> = new Map([
	[ACCEPTS, ['makes sense', 'answers (?:it|that)', 'it', 'that']],
]);

describe('the cues of what is told', () => {
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
});
