import { describe, expect, it } from 'vitest';
import type { OutcomeKind } from '../facts.ts';
import { lastYes } from './ending.ts';
import { callIn, toldIn } from './testing.ts';

const OPENING = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'Sam: We sell it.' : 'Bea: We make doors.'));
const MEETING = ['Sam: I come by on Monday at nine?', 'Bea: Monday at nine.', 'Sam: See you on Monday.'];

function endingOf(lines: readonly string[], read: OutcomeKind) {
	const call = [...OPENING, ...lines];
	const { kind, lines: shown } = toldIn(call, {
		outcome: { kind: read, lines: [call.length], confidence: 0.8 },
	}).outcome;
	return { kind, shown: shown.map((line) => call[line - 1]) };
}

it('is a next step where day and hour to meet were settled, though it was read as open', () => {
	expect(endingOf(MEETING, 'open').kind).toBe('next-step');
	expect(endingOf(['Sam: Shall I come by on Monday?', 'Bea: Monday is fine.'], 'open').kind).toBe('open');
});

it('is a next step where the only yes is one to a day to meet', () => {
	const talk = [
		"Sam: So then do we talk Tuesday? Is it better if he's on?",
		"Bea: Yeah, let's do it, Tuesday the fourteenth at ten?",
		'Sam: Ten works for me.',
	];
	expect(endingOf(talk, 'agreed').kind).toBe('next-step');
	expect(endingOf(['Sam: It is nine hundred pounds.', "Bea: Let's do it.", ...talk], 'agreed').kind).toBe('agreed');
	const priced = talk.with(0, "Sam: It is nine hundred pounds. So then do we talk Tuesday? Is it better if he's on?");
	expect(endingOf(priced, 'agreed').kind).toBe('agreed');
});

describe('what is agreed so far', () => {
	const soFar = (...lines: string[]) => lastYes(callIn([...OPENING, ...lines], {}))?.text;

	it('is the last yes of theirs right after a sum, or to a part', () => {
		expect(soFar('Sam: A sample for two hundred and forty?', 'Bea: Okay. Yes, do it.')).toBe('Okay. Yes, do it.');
		expect(soFar('Sam: Well?', "Bea: Let's go with stage one.")).toBe("Let's go with stage one.");
	});

	it('is no yes to a day, of the seller’s, in a question or that hangs on more', () => {
		expect(soFar('Sam: On Monday?', 'Bea: Okay. Yes, do it.')).toBeUndefined();
		expect(soFar("Sam: Let's go with stage one.", 'Bea: Well.')).toBeUndefined();
		expect(soFar('Sam: Well?', "Bea: And if we'll do the pilot first?")).toBeUndefined();
		expect(soFar('Sam: Well?', "Bea: We'll do the pilot once she is back.")).toBeUndefined();
	});
});

describe('how a call is told to have ended', () => {
	it.each([
		'We have a deal.',
		"You've got yourself a customer, Sam.",
		"I'm in.",
		'Done. Nine hundred and forty. Done.',
		'Send me the contract and we start in May.',
		"All right, let's go ahead.",
	])('agreed, although a meeting follows: %s', (words) => {
		const lines = ['Sam: It is nine hundred pounds.', `Bea: ${words}`, ...MEETING];
		expect(endingOf(lines, 'next-step')).toEqual({ kind: 'agreed', shown: [`Bea: ${words}`] });
	});

	it('not agreed, where a yes to a part is followed by a word that it is not decided', () => {
		const yes = ['Sam: A sample for two hundred and forty?', 'Bea: Okay. Yes, do it.'];
		const open = ["Bea: And I also wait for another offer. So it's not decided."];
		expect(endingOf([...yes, 'Sam: Good.', ...open], 'next-step').kind).not.toBe('agreed');
		expect(endingOf([...yes, 'Sam: Good.', 'Bea: Bye.'], 'next-step').kind).toBe('agreed');
	});

	it('not refused by what only sounded like a no, where a day to meet is settled after it', () => {
		const no = ['Sam: Would you take it for five years?', 'Bea: After August I cannot go to Graham with that.'];
		const ending = (after: readonly string[]) => {
			const call = [...OPENING, ...no, ...after];
			return toldIn(call, { outcome: { kind: 'refused', lines: [OPENING.length + 2], confidence: 0.8 } }).outcome;
		};
		expect(ending(MEETING)).toMatchObject({ kind: 'next-step', lines: [OPENING.length + 4] });
		expect(ending(['Sam: I hear you.', 'Bea: Bye.']).kind).not.toBe('next-step');
	});

	it('open, where only the seller speaks of a step and they fix no day', () => {
		const kindOf = (said: string, shown: 'Sam' | 'Bea') => {
			const call = [...OPENING, `Bea: ${said}`, 'Sam: I send you the sample tomorrow.'];
			const line = call.length - (shown === 'Sam' ? 0 : 1);
			return toldIn(call, { outcome: { kind: 'next-step', lines: [line], confidence: 0.8 } }).outcome.kind;
		};
		expect(kindOf("Don't fix first. Let me talk to my daughter.", 'Sam')).toBe('open');
		expect(kindOf('Yes please, I would like to see it.', 'Sam')).toBe('next-step');
		expect(kindOf("Don't fix first. Let me talk to my daughter.", 'Bea')).toBe('next-step');
	});

	it('agreed in answer to whether it is', () => {
		const ending = (reply: string) =>
			endingOf(['Sam: So we are agreed on the digitising, a hundred designs?', `Bea: ${reply}`, 'Sam: Good.'], 'open')
				.kind;
		expect(ending('Agreed. The portal no.')).toBe('agreed');
		expect(ending('The portal no.')).not.toBe('agreed');
	});

	it('not refused by whoever thanks back', () => {
		const ending = (before: string) =>
			endingOf([...MEETING, `Sam: ${before}`, 'Bea: No, thank you. Monday.'], 'refused');
		expect(ending('Good. Thanks for your time, Bea.').kind).not.toBe('refused');
		expect(ending('Shall we do it?').kind).toBe('refused');
	});

	it('not refused by a no to a question for facts', () => {
		const ending = (question: string) => endingOf([...MEETING, `Sam: ${question}`, 'Bea: No.'], 'refused').kind;
		expect(ending('May I ask who the other two are?')).toBe('open');
		expect(ending('Shall we do it?')).toBe('refused');
	});

	it.each([
		'We have a deal if my brother agrees.',
		'We have a deal. But only if my brother agrees.',
		'Once Marie has signed, we have a deal.',
		'My brother says we have a deal.',
		"I only recommend it. For me it's a deal.",
		'Do we have a deal?',
	])('not agreed where a yes hangs on more: %s', (words) => {
		const lines = ['Sam: It is nine hundred pounds.', `Bea: ${words}`, ...MEETING];
		expect(endingOf(lines, 'next-step').kind).toBe('next-step');
	});

	it('takes a word for a yes to a sum alone, not to another promise', () => {
		const promise = ['Sam: Can you send the list?', 'Bea: Done.', ...MEETING];
		expect(endingOf(promise, 'next-step').kind).toBe('next-step');
	});

	it('takes a yes for one that answers the question for it', () => {
		const lines = ['Sam: So are you happy to go ahead?', 'Bea: I am, yes.', ...MEETING];
		expect(endingOf(lines, 'next-step').kind).toBe('agreed');
	});

	it('takes a yes back with those who take it back', () => {
		const lines = ['Bea: We have a deal.', 'Sam: Good.', "Bea: No, hang on, I haven't said yes.", 'Sam: All right.'];
		expect(endingOf(lines, 'agreed').kind).toBe('open');
		expect(endingOf([...lines, ...MEETING], 'agreed').kind).not.toBe('agreed');
	});

	it.each(["I don't want to say no.", "It's not a no.", 'Ask me after the holidays.'])(
		'leaves open what they will not refuse: %s',
		(words) => {
			const lines = ['Sam: So what do you think?', `Bea: ${words}`, 'Sam: Good.', "Bea: We'll see. Bye."];
			expect(endingOf(lines, 'refused')).toEqual({ kind: 'open', shown: [`Bea: ${words}`] });
		},
	);

	it.each([
		"It's a no.",
		"We'll pass, thank you.",
		"I think we'll pass on this one.",
		"It's just not for us.",
		"This isn't for me, sorry.",
		"I don't think it's for us.",
		"I'm going to decline.",
		"We have to decline, I'm afraid.",
		"We're not going to go ahead with Firefly.",
		"We're not going ahead with it.",
		"We won't be going ahead.",
		"I won't be taking this any further.",
		"I don't think we'll go ahead.",
		"We can't go ahead with this.",
		"I'll go with the other.",
		"We're going with the other firm.",
		"We've decided to go with somebody else.",
		"We've gone with another firm.",
		'We signed with someone else last week.',
		"We're staying with the people we have.",
		"We're happy as we are.",
		"We've decided against it.",
		"I'm going to have to turn it down.",
		"You're not the right fit for us.",
		"I'm not interested.",
		"I don't want it.",
		"That's not going to happen.",
		"I'm out.",
		'Thanks, but no thanks.',
		'The answer is no.',
		'I have to say no.',
	])('refused in plain words: %s', (words) => {
		const lines = ['Sam: So what do you think?', `Bea: ${words}`, 'Sam: Good.', 'Bea: Bye.'];
		expect(endingOf(lines, 'open').kind).toBe('refused');
	});

	it.each([
		"We'll pass it on to the board.",
		'They declined, not us.',
		"We're not going ahead before May.",
		"We're not going to go ahead without the retest.",
		"We can't go ahead until the board has met.",
		"I'll go with the other two on Friday.",
		'They went with somebody else last year.',
		"It's not for us to decide.",
		"My brother isn't interested in tables.",
		"We're not interested in the app, only in the phone line.",
		"I'm out on Friday.",
		"I don't want to turn it down.",
		'We decided against the red one.',
		"I won't be taking the car.",
		"I don't want it before May.",
		"Would you say it's not for us?",
		"We're staying with my sister that week.",
		"We'd decline if it were dearer.",
	])('not refused by what only sounds like it: %s', (words) => {
		const lines = ['Sam: So what do you think?', `Bea: ${words}`, 'Sam: Good.', 'Bea: Bye.'];
		expect(endingOf(lines, 'open').kind).toBe('open');
	});

	it('open where no word refuses and they will ring if they want it', () => {
		const lines = [
			'Sam: The twelfth of January?',
			"Bea: No, let's not. I'll ring you if Dad's interested.",
			'Sam: Fine.',
		];
		expect(endingOf(lines, 'refused').kind).toBe('open');
	});

	it('hears a seller’s own words never as theirs', () => {
		expect(endingOf(['Bea: Hm.', "Sam: Then it's a deal.", 'Bea: Bye.'], 'open').kind).toBe('open');
	});

	it('keeps what the member says', () => {
		const lines = [...OPENING, 'Bea: We have a deal.', 'Sam: Good.'];
		expect(toldIn(lines, { outcome: { kind: 'refused', lines: [], confidence: 1, by: 'member' } }).outcome.kind).toBe(
			'refused',
		);
	});
});
