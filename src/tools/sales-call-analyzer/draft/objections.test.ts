import { describe, expect, it } from 'vitest';
import { sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { readingWith } from './advice/testing.ts';
import { qualification } from './bant.ts';
import { nextSteps } from './next.ts';
import { OBJECTION_CUES } from './objection-cues.ts';
import { concerns, objections } from './objections.ts';
import { PLAIN_CUES } from './plain-cues.ts';
import { SUMMARY_CUES } from './summary-cues.ts';

const ALL_CUES = [...OBJECTION_CUES, ...PLAIN_CUES, ...SUMMARY_CUES];

const DOUBT = 'Bea: It is a robot, and I worry about the old ladies.';
const ANSWER = 'Sam: It puts them through to you within twenty seconds.';
const ASKS = 'Sam: I hear that a lot. What worries you there?';

/** The doubts at some lines, with a grade and without. */
function doubtsOf(call: readonly string[], ...lines: number[]) {
	const reading = readingWith(call, {
		objections: Object.fromEntries(lines.map((line) => [line, { answered: true }])),
	});
	return { graded: objections(reading).objectionsRaised, others: concerns(reading) };
}

describe('a doubt with its answer', () => {
	it('CALL-30: is told with its talk, whether the seller answered or asked back', () => {
		const call = [DOUBT, ASKS, 'Bea: They hang up, all of them, as soon as they hear that it is none of us.'];
		const { graded, others } = doubtsOf(call, 1);
		expect(graded).toEqual([]);
		expect(others[0]).toMatch(
			/^Bea:\s“It is a robot.+\nYou: “.+What worries you there\?”\nBea: “They hang up, all.+” \(lines 1 to 3\)$/s,
		);
		const answered = doubtsOf([DOUBT, ASKS, 'Bea: That they hang up on us.', ANSWER], 1);
		expect(answered.others[0]).toMatch(/\nYou: “It puts them through.+” \(lines 1 to 4\)$/);
	});

	it('CALL-30: is told once with another in the same talk', () => {
		expect(doubtsOf([DOUBT, ASKS, 'Bea: That they hang up on us.', ANSWER], 1, 3).others).toHaveLength(1);
	});

	it('is neither settled nor open where they take something else that is offered for it', () => {
		const call = (promise: string) => [
			DOUBT,
			"Sam: It won't, honestly.",
			"Bea: That's what the last ones said.",
			`Sam: ${promise}`,
			'Bea: Yes, send me that.',
		];
		const graded = (promise: string) => {
			const reading = readingWith(call(promise), {
				objections: { 1: { answered: false } },
				next: { 4: { owner: 'Sam', when: null, kind: 'send' } },
			});
			return { graded: objections(reading).objectionsRaised, others: concerns(reading) };
		};
		const met = graded('I can send you the number of a firm in Leeds that had the same worry.');
		expect(met.graded).toEqual([]);
		expect(met.others[0]).toMatch(/Bea: “Yes, send me that\.” \(lines 1 to 5\)$/);
		// A promise to find out is no offer yet.
		expect(graded("I don't know, I'd have to ask our lawyers about that.").graded).toHaveLength(1);
	});

	it('is settled where they take the answer as good, with their words', () => {
		const [met] = doubtsOf([DOUBT, ANSWER, 'Bea: That makes me feel better. And the price?'], 1).graded;
		expect(met?.handlingEffectiveness).toBe('Excellent');
		expect(met?.salesPersonResponse).toMatch(
			/seconds\.” \(line 2\) Settled: “That makes me feel better\.” \(line 3\)$/,
		);
		// A later word may be one to something else, as may that of another; one that is denied is none.
		const later = [DOUBT, ANSWER, 'Bea: Hm.', 'Sam: As I say.', 'Bea: I can live with that.'];
		expect(doubtsOf(later, 1)).toMatchObject({ graded: [], others: [{}] });
		expect(doubtsOf([DOUBT, ANSWER, 'Rob: That makes me feel better.'], 1).graded).toEqual([]);
		expect(doubtsOf([DOUBT, ANSWER, "Bea: I don't think that would help."], 1).graded).toEqual([]);
	});

	it('is settled though the answer says of others what they cannot tell', () => {
		const answer = "Sam: With one voice you can't tell who is speaking, so there are two.";
		const taken = [DOUBT, answer, 'Bea: Okay, yes. That makes total sense. Two it is.'];
		expect(doubtsOf(taken, 1).graded[0]?.handlingEffectiveness).toBe('Excellent');
	});

	it.each([
		['argued away', "Sam: You'd be surprised, my aunt likes it.", 'Bea: Hm.'],
		['put off', 'Sam: Nobody can say how many hang up.', 'Bea: Hm.'],
		['joked away', "Sam: Let's not plan the divorce before the wedding, right?", 'Bea: Hm.'],
		['brought up again', ANSWER, 'Bea: Everyone says that.'],
		['heard before', ANSWER, "Bea: Okay. I mean, that's what the last guy said."],
	])('is met poorly where it is %s', (_how, reply, next) => {
		expect(doubtsOf([DOUBT, reply, next], 1).graded[0]?.handlingEffectiveness).toBe('Poor');
	});

	it('is passed over where the seller hardly speaks, and no doubt to the seller where another buyer does', () => {
		expect(doubtsOf([DOUBT, 'Sam: Mm.', 'Bea: We make doors here.'], 1).graded[0]?.handlingEffectiveness).toBe('Poor');
		const call = [DOUBT, 'Cal: I see no harm in it, they get used to it.', 'Bea: Hm.'];
		const reading = readingWith(call, { objections: { 1: { answered: false } }, others: { Cal: 'buyer' } });
		expect(objections(reading).objectionsRaised).toEqual([]);
	});

	it('has no grade where the answer is honest, or nobody says how it was taken', () => {
		const honest = "Sam: I don't know how many hang up, I would have to check.";
		expect(doubtsOf([DOUBT, honest, 'Bea: Okay, I appreciate you saying it.'], 1).graded).toEqual([]);
		expect(doubtsOf([DOUBT, "Sam: I don't know, I'll ask our people.", 'Bea: Mm.'], 1).graded).toEqual([]);
		expect(doubtsOf([DOUBT, honest, 'Bea: Mm.'], 1).graded[0]?.handlingEffectiveness).toBe('Poor');
		expect(doubtsOf([DOUBT, ANSWER, 'Bea: Mm. And the price?'], 1)).toMatchObject({ graded: [], others: [{}] });
	});

	it('is told with the question that its words answer', () => {
		const asked = ['Sam: What would your aunt say?', 'Bea: She would worry about the robot.', ANSWER, 'Bea: Mm.'];
		expect(doubtsOf(asked, 2).others[0]).toMatch(/^You: “What would your aunt say\?”\nBea: “She would/);
	});

	it('is left out where it is a yes, an understanding that is confirmed, or a word to another buyer', () => {
		const none = { graded: [], others: [] };
		const books = ["Bea: I'd rather book it now, I don't want another shock.", 'Sam: Good, then I book it.'];
		const miles = "Bea: So I'd see the miles but not where.";
		expect(doubtsOf(books, 1)).toEqual(none);
		expect(doubtsOf([miles, 'Sam: Exactly. Only the miles.'], 1)).toEqual(none);
		expect(doubtsOf([miles, 'Sam: Only the miles, it hides the rest.'], 1).others).toHaveLength(1);
		const handsOver = ["Bea: I'd want to think about that. Cal?", 'Cal: I see no harm in it.'];
		const reading = readingWith(handsOver, { objections: { 1: { answered: false } }, others: { Cal: 'buyer' } });
		expect([...objections(reading).objectionsRaised, ...concerns(reading)]).toEqual([]);
		// Nor is it a doubt to answer on the next call.
		expect(nextSteps(reading, qualification(reading).bantScore).immediateActions).toEqual([]);
	});

	it('is no question for the price', () => {
		const asks = (question: string) =>
			doubtsOf([`Bea: ${question}`, 'Sam: It is nine hundred, all in.'], 1).others.length;
		expect(asks('And what does it come to, then, for all of us?')).toBe(0);
		expect(asks('And what does it do, then, when it rains on us?')).toBe(1);
	});

	it('is told by words that carry their own examples', () => {
		expect(wrongExamples(ALL_CUES)).toEqual([]);
		expect(sharedIds(ALL_CUES)).toEqual([]);
	});

	it.each(ALL_CUES.map((cue) => [cue.id, cue] as const))('each word of “%s” has its example', (_, cue) => {
		expect(idleInAnyGroup(cue)).toEqual([]);
	});
});
