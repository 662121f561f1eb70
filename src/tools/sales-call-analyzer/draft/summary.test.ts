import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { qualification } from './bant.ts';
import { outcomeText } from './ending.ts';
import { nextSteps } from './next.ts';
import { insights } from './summary.ts';
import { allHighlights } from './testing.ts';

/** How the trouble of the second line is told. */
const told = (...call: string[]) =>
	insights(readingWith(call, { pains: { 2: { main: true } } })).painPoints[0]?.painPoint;

it('CALL-20: what they like after a no is no sign that they buy', () => {
	const call = [
		'Bea: No.',
		'Sam: I send you the sheet all the same.',
		"Bea: That'd be nice, it goes into the newsletter.",
	];
	const signals = (ended: 'refused' | 'open') =>
		insights(readingWith(call, { ended, signals: { 3: {} } })).buyingSignals.length;
	expect([signals('open'), signals('refused')]).toEqual([1, 0]);
});

it('CALL-16: a yes is quoted in words that say it, at its own line, with what was said around it', () => {
	const ending = (...said: string[]) => {
		const call = ['Bea: Done.', 'Sam: It is nine hundred.', ...said.map((one) => `Bea: ${one}`)];
		return outcomeText(readingWith(call, { ended: 'agreed', end: 3, prices: { 2: { amount: 900 } } }));
	};
	expect(ending('Done.')).toMatch(/You: “It is nine hundred\.”\nBea: “Done\.” \(lines 1 to 3\)$/);
	for (const yes of ['Okay, send it. And do the lot.', 'Just the one, though.', 'Right. Go ahead with it.'])
		expect(ending(yes), yes).toContain(`Bea: “${yes}”`);
	// Where their last words say no yes, those before it that do.
	expect(ending('Right. Go ahead with it.', 'Hang on. The lid is jammed. Sorry. Go on.')).toMatch(
		/^Agreed:\s.*“Right\. Go ahead with it\.”/s,
	);
});

it('CALL-16: a step without a day to meet is told in the words that agree to it, after what the seller said', () => {
	const call = ['Bea: Hello.', 'Sam: And I ring you on Monday?', "Bea: After eleven, I'm no good before."];
	expect(outcomeText(readingWith(call, { end: 3, pains: { 1: {} } }))).toMatch(
		/^Nothing is bought yet\. A next step is agreed:\s.*You: “And I ring you on Monday\?”\nBea: “After eleven, I'm no good before\.” \(lines 1 to 3\)$/s,
	);
});

it('CALL-20: what they are less than sure of, or doubt, is no sign that they buy', () => {
	const call = ['Bea: I like that. The writing, I am less sure.', 'Sam: Yes.', 'Bea: I like the price.', 'Sam: Yes.'];
	const signals = { 1: {}, 3: {} };
	const liked = (facts: object = {}) => insights(readingWith(call, { ended: 'open', signals, ...facts })).buyingSignals;
	expect(liked()).toEqual(['“I like the price.” (Bea, line 3)']);
	expect(liked({ objections: { 3: { answered: true } } })).toEqual([]);
});

describe('the doubt in the summary', () => {
	const call = ['Bea: It is a robot, and I worry about the old ladies.', 'Sam: It puts them through to you at once.'];
	const told = (lines: readonly string[], facts: object, ended: 'open' | 'refused' = 'open') =>
		allHighlights(readingWith(lines, { ended, objections: facts as Record<number, { answered: boolean }> })).filter(
			(line) => /^(?:Doubt|They asked)/.test(line),
		);

	it('CALL-16: CALL-30: stands with its answer, and first the one that nobody answered', () => {
		expect(told(call, { 1: { answered: true } })).toEqual([
			'Doubt: Bea: “It is a robot, and I worry about the old ladies.”\nYou: “It puts them through to you at once.” (lines 1 and 2)',
		]);
		const more = [...call, 'Bea: And where does the recording of a call sit, is it abroad?', 'Sam: Hm.'];
		expect(told(more, { 1: { answered: true }, 3: { answered: false } })[0]).toMatch(
			/^They asked: Bea: “And where does the recording of a call sit, is it abroad\?”\nYou: “Hm\.” \(lines 3 and 4\)$/,
		);
	});

	it('CALL-16: CALL-30: is what they name their worry', () => {
		const named = (said: string) => told([`Bea: ${said}`, 'Sam: They get a day in the yard with me.'], {})[0];
		expect(named("Half of them have no phone. Honestly, that's my biggest worry.")).toMatch(
			/^Doubt: Bea: “Half of them have no phone\. Honestly, that's my biggest worry\.”\nYou: /s,
		);
		expect(named('Half of them have no phone.')).toBeUndefined();
	});

	it('CALL-16: is none where it is not likely', () => {
		expect(told(call, { 1: { answered: true, confidence: 0.6 } })).toEqual([]);
	});
});

it('CALL-24: what they asked not to happen is the first step, from now on', () => {
	const steps = (said: string) => {
		const reading = readingWith(['Sam: May I ring you in May?', `Bea: ${said}`, 'Sam: I send you the sheet today.'], {
			next: { 3: { quote: 'I send you the sheet today.', owner: 'Sam', when: 'today', kind: 'send' } },
		});
		return nextSteps(reading, qualification(reading).bantScore).immediateActions.map(({ action, timeline }) => [
			action,
			timeline,
		]);
	};
	const sheet = [expect.stringContaining('“I send you the sheet today.”'), 'today'];
	expect(steps('No, please, no calls.')).toEqual([
		['Do what they asked: “No, please, no calls.” (line 2)', 'From now on'],
		sheet,
	]);
	expect(steps('Maybe.')).toEqual([sheet]);
});

it('CALL-24: two promises in one sentence have both their days', () => {
	const days = (quote: string) => {
		const reading = readingWith(['Bea: And then?', `Sam: ${quote}`], {
			next: { 2: { quote, owner: 'Sam', when: 'on Monday', kind: 'sign' } },
		});
		return nextSteps(reading, qualification(reading).bantScore).immediateActions[0]?.timeline;
	};
	expect(days("I'll sign it tonight and I'll pay on Monday.")).toBe('tonight; on Monday');
	expect(days("I'll sign what came tonight on Monday.")).toBe('on Monday');
});

it('CALL-24: an open doubt is answered on the next call, and where none is settled in the next message', () => {
	const when = (...next: string[]) => {
		const call = ['Sam: Well?', 'Bea: What happens if it breaks?', 'Sam: I do not know.', 'Bea: Hm.', ...next];
		const meets = { 5: { quote: 'Monday at nine.', owner: 'Both sides', when: 'Monday at nine', kind: 'meet' } };
		const reading = readingWith(call, { objections: { 2: {} }, next: next.length === 0 ? {} : meets });
		const { immediateActions } = nextSteps(reading, qualification(reading).bantScore);
		return immediateActions.find(({ action }) => action.startsWith('Answer'))?.timeline;
	};
	expect(when()).toBe('In your next message');
	expect(when('Bea: Monday at nine.')).toBe('On the next call');
});

it('CALL-24: a step has the day that stands right before it in a sentence without a verb', () => {
	const day = (before: string) => {
		const reading = readingWith(['Bea: And then?', `Sam: ${before} I'll bring the film on the laptop.`], {
			next: { 2: { quote: "I'll bring the film on the laptop.", owner: 'Sam', when: null, kind: 'bring' } },
		});
		return nextSteps(reading, qualification(reading).bantScore).immediateActions[0]?.timeline;
	};
	expect(day("Ten o'clock on Thursday, at the yard.")).toMatch(/Thursday/);
	expect(day('The yard shuts on Thursday.')).toBe('');
	expect(day('Thursday, or Friday, at the yard.')).toBe('');
	expect(day('On Thursday?')).toBe('');
});

it('CALL-24: a step that says little alone stands with the sentence before it', () => {
	const steps = (said: string) => {
		const reading = readingWith(['Bea: And the insurance?', `Sam: ${said}`], {
			next: { 2: { quote: "I'll send these with the contract.", owner: 'Sam', when: null, kind: 'send' } },
		});
		return nextSteps(reading, qualification(reading).bantScore).immediateActions.map(({ action }) => action);
	};
	expect(steps("They'll want the data sheets. I'll send these with the contract. Anything else?")[0]).toMatch(
		/They'll want the data sheets\. I'll send these with the contract\./,
	);
	// What it leans on may be theirs.
	expect(steps("Yes. I'll send these with the contract.")).toEqual([
		"Bea: “And the insurance?”\nYou: “Yes. I'll send these with the contract.” (lines 1 and 2)",
	]);
});

describe('a trouble', () => {
	it('CALL-20: stands behind the question to which its words begin as an answer', () => {
		expect(told('Sam: And how many do you reach?', 'Bea: Half. The others have booked somebody else.')).toBe(
			'You: “And how many do you reach?”\nBea: “Half. The others have booked somebody else.” (lines 1 and 2)',
		);
	});
});
