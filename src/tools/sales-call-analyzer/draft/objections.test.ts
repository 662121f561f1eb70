import { describe, expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { readingWith } from './advice/testing.ts';
import { qualification } from './bant.ts';
import { nextSteps } from './next.ts';
import { OBJECTION_CUES } from './objection-cues.ts';
import { objections } from './objections.ts';

const DOUBT = 'Bea: It is a robot, and I worry about the old ladies.';
const ANSWER = 'Sam: It puts them through to you within twenty seconds.';
const ASKS = 'Sam: I hear that a lot. What worries you there?';

/** How the doubts at some lines are shown. */
function raised(call: readonly string[], ...lines: number[]) {
	const doubts = Object.fromEntries(lines.map((line) => [line, { answered: true }]));
	return objections(readingWith(call, { objections: doubts })).objectionsRaised;
}

describe('a doubt with its answer', () => {
	it('CALL-30: shows the question with which it was taken up, where no other answer is found', () => {
		const [shown] = raised(
			[DOUBT, ASKS, 'Bea: They hang up, all of them, as soon as they hear that it is none of us.'],
			1,
		);
		expect(shown).toMatchObject({ handlingEffectiveness: 'Fair' });
		expect(shown?.salesPersonResponse).toContain('What worries you there?');
	});

	it('CALL-30: shows the answer that follows a question back, not the question', () => {
		const [shown] = raised([DOUBT, ASKS, 'Bea: That they hang up on us.', ANSWER], 1);
		expect(shown?.salesPersonResponse).toMatch(/^“It puts them through/);
	});

	it('shows each answer to a matter that went on', () => {
		const [shown, ...others] = raised(
			[
				DOUBT,
				ANSWER,
				'Bea: And the old ladies, do they like it?',
				'Sam: Those in Leeds have got used to it by now.',
				'Bea: Mm.',
			],
			1,
			3,
		);
		expect(others).toEqual([]);
		expect(shown?.salesPersonResponse).toMatch(/twenty seconds.+Those in Leeds/);
	});

	it('is not poor where they thank for an honest answer', () => {
		const honest = "Sam: I don't know how many hang up, I would have to check.";
		expect(raised([DOUBT, honest, 'Bea: Okay, I appreciate you saying it.'], 1)[0]?.handlingEffectiveness).toBe('Fair');
		expect(raised([DOUBT, honest, 'Bea: Mm.'], 1)[0]?.handlingEffectiveness).toBe('Poor');
	});

	it('is left out where it is a yes, an understanding that is confirmed, or a word to another buyer', () => {
		expect(
			raised(["Bea: I'd rather book it now, I don't want another shock.", 'Sam: Good, then I book it.'], 1),
		).toEqual([]);
		expect(raised(["Bea: So I'd see the miles but not where.", 'Sam: Exactly. Only the miles.'], 1)).toEqual([]);
		expect(
			raised(["Bea: So I'd see the miles but not where.", 'Sam: Only the miles, it hides the rest.'], 1),
		).toHaveLength(1);
		const handsOver = ["Bea: I'd want to think about that. Cal?", 'Cal: I see no harm in it.'];
		const reading = readingWith(handsOver, { objections: { 1: { answered: false } }, others: { Cal: 'buyer' } });
		expect(objections(reading).objectionsRaised).toEqual([]);
		// Nor is it a doubt to answer on the next call.
		expect(nextSteps(reading, qualification(reading).bantScore).immediateActions).toEqual([]);
	});

	it('is told by words that carry their own examples', () => {
		expect(wrongExamples(OBJECTION_CUES)).toEqual([]);
		expect(sharedIds(OBJECTION_CUES)).toEqual([]);
	});
});
