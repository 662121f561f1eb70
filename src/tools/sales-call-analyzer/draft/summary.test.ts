import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { qualification } from './bant.ts';
import { outcomeText } from './ending.ts';
import { nextSteps } from './next.ts';
import { highlights, insights } from './summary.ts';
import { allHighlights } from './testing.ts';

/** Eight lines in which nothing is settled. */
const SMALL_TALK = Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: Tell me more.']).flat();

/** How the trouble of the second line is told. */
const told = (...call: string[]) =>
	insights(readingWith(call, { pains: { 2: { main: true } } })).painPoints[0]?.painPoint;

it('CALL-16: a no that holds its reason is told once', () => {
	const no = (...words: string[]) => {
		const lines = words.flatMap((one) => [`Bea: ${one}`, 'Sam: I see.']);
		const call = [...SMALL_TALK, ...lines];
		return allHighlights(
			readingWith(call, { ended: 'refused', end: 9 + 2 * (words.length - 1), pains: { 1: {} } }),
		).filter((line) => line.startsWith('Against it'));
	};
	expect(no("It's a no. It isn't the price. We can't take more patients, and we've been burned.")).toEqual([]);
	expect(no("We can't take more patients, and we've been burned.", "It's a no.")[0]).toMatch(
		/^Against it: “We can't take more/,
	);
});

it('CALL-16: a no that says what it is not for needs no further reason, and an address is none', () => {
	const call = (no: string, after: string) => [...SMALL_TALK, `Bea: ${no}`, 'Sam: May I ask why?', `Bea: ${after}`];
	const why = (no: string, after: string) =>
		allHighlights(readingWith(call(no, after), { ended: 'refused', end: 9, pains: { 1: {} } })).filter((line) =>
			line.startsWith('Against it'),
		);
	const booked = "We're booked out until May, and so are the lads.";
	expect(why("It's a no.", booked)[0]).toContain('booked out');
	expect(why("It's a no. It's not the money, I can't do the work I've got.", booked)).toEqual([]);
	expect(why("It's a no.", "That's it. Send it to her, not me, I don't look at it.")).toEqual([]);
});

it('CALL-16: a reason that is announced goes before others', () => {
	const call = [
		...SMALL_TALK,
		"Bea: I'll tell you what I have a problem with. It's the texts, somebody was sued for those.",
		'Sam: I see.',
		"Bea: And we can't take more patients, no time for it.",
		'Sam: I see.',
		"Bea: It's a no.",
	];
	const [why] = allHighlights(readingWith(call, { ended: 'refused', end: 13, pains: { 1: {} } }));
	expect(why).toMatch(/^Against it: “I'll tell you what I have a problem with\. It's the texts/);
});

it('CALL-16: the reason of a no is what they answer when they are asked for it', () => {
	const call = [
		...SMALL_TALK,
		"Bea: We can't take more patients, and we've been burned.",
		'Sam: I see.',
		"Bea: It's a no.",
		'Sam: Can I ask, was it just the money?',
		'Bea: It was the money, and it was the three years.',
	];
	const why = allHighlights(readingWith(call, { ended: 'refused', end: 11, pains: { 1: {} } }));
	expect(why[0]).toMatch(/^Against it: “It was the money, and it was the three years\.”/);
});

it('CALL-16: the reason of a no is what was asked for early, and nothing that is said to be none', () => {
	const call = [
		'Bea: We make doors.',
		'Sam: I see.',
		'Bea: Well, thanks.',
		'Sam: So is it the money?',
		'Bea: It is mostly the money, there is no new money until the lights are paid.',
		...Array.from({ length: 4 }, () => ['Sam: I hear you.', 'Bea: We make doors.']).flat(),
		"Bea: We've been burned before, so it's not that we went with somebody else for less money.",
		"Bea: It's a no.",
	];
	const [why] = allHighlights(readingWith(call, { ended: 'refused', end: call.length, objections: { 14: {} } }));
	expect(why).toMatch(/^Against it: “It is mostly the money/);
});

it('CALL-16: what they count when they are asked how many there are is how much there is', () => {
	const first = (question: string) => {
		const call = [`Sam: ${question}`, 'Bea: Fifty-four drivers. We lost a few of them in the spring.'];
		return allHighlights(readingWith(call, { pains: { 2: { main: true } } }))[0];
	};
	expect(first('So how many drivers is that now?')).toMatch(/^Their numbers: .*“Fifty-four drivers\./);
	expect(first('So what keeps you up at night?')).toMatch(/^Their situation: .*“Fifty-four drivers\./);
});

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

it('CALL-16: a yes is quoted in words that say it, at its own line, and else told with the price that was named last', () => {
	const ending = (...said: string[]) => {
		const call = ['Bea: Done.', 'Sam: It is nine hundred.', ...said.map((one) => `Bea: ${one}`)];
		return outcomeText(readingWith(call, { ended: 'agreed', end: 3, prices: { 2: { amount: 900 } } }));
	};
	expect(ending('Done.')).toMatch(/“Done\.” \(Bea, line 3\)$/);
	expect(ending("I'll mail it you, it's a long one.")).toBe(
		'Agreed; the price that was named last: “It is nine hundred.” (line 2)',
	);
	for (const yes of ['Okay, send it. And do the lot.', 'Just the one, though.', 'Right. Go ahead with it.'])
		expect(ending(yes), yes).toBe(`Agreed: “${yes}” (Bea, line 3)`);
	expect(ending('Okay, could we do it by Friday?')).toMatch(/^Agreed; /);
	expect(ending('Hang on. The lid is jammed. Sorry. Go on.')).toMatch(/^Agreed; /);
	expect(ending('It is my name on the van. Go on.')).toMatch(/^Agreed: “/);
});

it('CALL-16: a step without a day to meet is told in the words that agree to it, after what the seller said', () => {
	const call = ['Bea: Hello.', 'Sam: And I ring you on Monday?', "Bea: After eleven, I'm no good before."];
	expect(outcomeText(readingWith(call, { end: 3, pains: { 1: {} } }))).toBe(
		"A next step is agreed: you asked “And I ring you on Monday?” (line 2): “After eleven, I'm no good before.” (Bea, line 3)",
	);
});

it('CALL-16: what leaves it open is quoted, the plainest words first', () => {
	const ending = (...said: string[]) => {
		const call = [...SMALL_TALK, ...said.map((one) => `Bea: ${one}`)];
		return outcomeText(readingWith(call, { ended: 'open', end: 1, pains: { 1: {} } }));
	};
	expect(ending('You can try.', 'Bye now.')).toMatch(/: “You can try\.” \(Bea, line 9\)$/);
	expect(ending('I sleep on it.', 'You can try.')).toMatch(/: “I sleep on it\.”/);
	expect(ending('Bye now.')).toBe('Open, nothing is settled.');
});

describe('what comes next', () => {
	const call = ['Bea: Hello.', "Sam: I'll send you the page on Friday.", "Bea: I'll run the list on Monday."];
	const next = { 2: { owner: 'Sam', when: 'Friday' }, 3: { owner: 'Bea', when: 'Monday' } };
	const told = (ended: 'open' | 'next-step' | 'refused', steps: object) =>
		allHighlights(readingWith(call, { ended, end: 1, pains: { 1: {} }, next: steps as typeof next })).filter((line) =>
			line.startsWith('Next'),
		);

	it('CALL-16: is what each side promised for a day, the seller first', () => {
		const ours = "Next: Sam, Friday: “I'll send you the page on Friday.” (line 2)";
		const theirs = "Next: Bea, Monday: “I'll run the list on Monday.” (line 3)";
		expect(told('open', next)).toEqual([ours, theirs]);
		// The outcome of a call that ends with a step tells the first.
		expect(told('next-step', next)).toEqual([theirs]);
		const ending = readingWith(call, { ended: 'next-step', end: 1, next });
		expect(outcomeText(ending)).toBe(ours.replace('Next', 'Next step agreed'));
	});

	it('CALL-16: is no day that is only proposed, and of a condition the day of what follows it', () => {
		const one = (said: string, when: string) => {
			const lines = ['Bea: Hello.', `Sam: ${said}`];
			return allHighlights(readingWith(lines, { ended: 'open', end: 1, next: { 2: { owner: 'Sam', when } } })).find(
				(line) => line.startsWith('Next'),
			);
		};
		expect(one("I'll set up the test line. What about Thursday?", 'Thursday')).toBeUndefined();
		for (const put of ['Oh, not this week.', "If it's the eighth don't bother.", 'When can I come up, this week?'])
			expect(one(put, 'this week'), put).toBeUndefined();
		expect(one("I'll do you a transfer. Not today, I have the wholesaler. Tomorrow.", 'today')).toMatch(
			/^Next: Sam, Tomorrow: /,
		);
		expect(one("If I get the list by Friday, we'll be live on the ninth.", 'Friday')).toMatch(
			/^Next: Sam, the ninth: /,
		);
	});

	it('CALL-16: is nothing after a no, and nothing without a day', () => {
		expect(told('refused', next)).toEqual([]);
		const undated = readingWith(['Bea: Hello.', "Sam: I'll send you the page."], {
			end: 1,
			next: { 2: { owner: 'Sam', when: null } },
		});
		expect(allHighlights(undated).join()).not.toContain('Next');
	});
});

it('CALL-20: what they are less than sure of, or doubt, is no sign that they buy', () => {
	const call = ['Bea: I like that. The writing, I am less sure.', 'Sam: Yes.', 'Bea: I like the price.', 'Sam: Yes.'];
	const signals = { 1: {}, 3: {} };
	const liked = (facts: object = {}) => insights(readingWith(call, { ended: 'open', signals, ...facts })).buyingSignals;
	expect(liked()).toEqual(['“I like the price.” (Bea, line 3)']);
	expect(liked({ objections: { 3: { answered: true } } })).toEqual([]);
});

it('CALL-16: tells what else was said later than the rest', () => {
	const asked = new Map<string, number | undefined>();
	const call = [
		...SMALL_TALK,
		'Bea: We lost eleven jobs in May because nobody picked up the phone after five.',
		'Sam: I see.',
		"Bea: And I'll send you the list on Friday.",
	];
	highlights(
		readingWith(call, { ended: 'next-step', pains: { 1: {} }, next: { 11: { when: 'Friday' } } }),
		undefined,
		(line, least) => {
			asked.set(line.split(':')[0] ?? '', least);
			return true;
		},
	);
	expect(asked.get('Also said')).toBeGreaterThan(0.6);
	expect(asked.get('Next')).toBeUndefined();
});

describe('the doubt in the summary', () => {
	const call = ['Bea: It is a robot, and I worry about the old ladies.', 'Sam: It puts them through to you at once.'];
	const told = (lines: readonly string[], facts: object, ended: 'open' | 'refused' = 'open') =>
		allHighlights(readingWith(lines, { ended, objections: facts as Record<number, { answered: boolean }> })).filter(
			(line) => /^(?:Doubt|They asked)/.test(line),
		);

	it('CALL-16: CALL-30: stands with its answer, and first the one that nobody answered', () => {
		expect(told(call, { 1: { answered: true } })).toEqual([
			'Doubt: “It is a robot, and I worry about the old ladies.” (Bea, line 1) You answered: “It puts them through to you at once.” (line 2)',
		]);
		const more = [...call, 'Bea: And where does the recording of a call sit, is it abroad?', 'Sam: Hm.'];
		expect(told(more, { 1: { answered: true }, 3: { answered: false } })).toEqual([
			'They asked: “And where does the recording of a call sit, is it abroad?” (Bea, line 3)',
		]);
	});

	it('CALL-16: CALL-30: is what they name their worry, in words that say which', () => {
		const named = (said: string) => told([`Bea: ${said}`, 'Sam: They get a day in the yard with me.'], {})[0];
		expect(named("Half of them have no phone. Honestly, that's my biggest worry.")).toMatch(
			/^Doubt: “Half of them have no phone\. Honestly, that's my biggest worry\.” .+ You answered: /,
		);
		expect(named('Now you see my fear.')).toBeUndefined();
	});

	it('CALL-16: is none where it is not likely, or where they said no', () => {
		expect(told(call, { 1: { answered: true, confidence: 0.6 } })).toEqual([]);
		expect(told([...call, 'Bea: No.'], { 1: { answered: true } }, 'refused')).toEqual([]);
	});
});

it('CALL-16: beside a next step stands what is agreed so far', () => {
	const ending = (said: string) => {
		const call = ['Bea: Hello.', 'Sam: Shall we?', `Bea: ${said}`, 'Sam: Good.', 'Bea: See you on Monday, then.'];
		return outcomeText(readingWith(call, { ended: 'next-step', end: 5, pains: { 1: {} } }));
	};
	expect(ending("Let's go with stage one.")).toBe(
		"A next step is agreed: “See you on Monday, then.” (Bea, line 5) Agreed so far: “Let's go with stage one.” (Bea, line 3)",
	);
	expect(ending('I think about stage one.')).toBe('A next step is agreed: “See you on Monday, then.” (Bea, line 5)');
});

it('CALL-16: a figure without a word that hurts is told as a figure, a trouble before it', () => {
	const labels = (question: string, ...said: string[]) => {
		const call = said.flatMap((one, index) => [index === 0 ? `Sam: ${question}` : 'Sam: I see.', `Bea: ${one}`]);
		const pains = Object.fromEntries(said.map((_, index) => [2 * index + 2, { main: true }]));
		return allHighlights(readingWith(call, { pains })).map((line) => line.split(':')[0]);
	};
	const farm = 'We make six hundred thousand dollars a year with three thousand ewes out the back.';
	expect(labels('What are you running?', farm)).toEqual(['Their figures']);
	expect(labels('What is the problem?', farm)).toEqual(['Their situation']);
	expect(labels('What are you running?', farm, 'We lose forty lambs a year, and nobody knows why.')).toEqual([
		'Their situation',
		'Their figures',
	]);
});

it('CALL-20: the reason of a doubt is no trouble', () => {
	const first = (question: string) => {
		const call = [`Sam: ${question}`, 'Bea: We lose four thousand a year, all in all, and she is tired of it.'];
		return allHighlights(readingWith(call, { pains: { 2: { main: true } } }))[0] ?? '';
	};
	expect(first('What keeps you up?')).toMatch(/^Their situation: “We lose four thousand/);
	expect(first('May I ask why?')).not.toMatch(/^Trouble/);
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
	const sheet = ['“I send you the sheet today.” (line 3)', 'today'];
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
	expect(steps("They'll want the data sheets. I'll send these with the contract. Anything else?")).toEqual([
		"“They'll want the data sheets. I'll send these with the contract.” (line 2)",
	]);
	// What it leans on may be theirs.
	expect(steps("Yes. I'll send these with the contract.")).toEqual([
		"“And the insurance?” (Bea, line 1) “I'll send these with the contract.” (line 2)",
	]);
});

describe('a trouble', () => {
	it('CALL-20: stands behind the question to which its words begin as an answer', () => {
		expect(told('Sam: And how many do you reach?', 'Bea: Half. The others have booked somebody else.')).toBe(
			'You asked “And how many do you reach?” (line 1): “Half. The others have booked somebody else.” (Bea, line 2)',
		);
	});

	it('is left out where the question before it says nothing', () => {
		expect(told('Sam: In September?', 'Bea: September, yes. And then there was a review.')).toBeUndefined();
	});

	it('stands alone where its words do, or nothing was asked', () => {
		expect(told('Sam: How is it?', 'Bea: We lose forty callers a week. All of them.')).toMatch(/^“We lose/);
		expect(told('Sam: Right.', 'Bea: Half. The others have booked somebody else.')).toMatch(/^“Half\./);
	});

	it('stands behind nothing that the seller left unfinished', () => {
		expect(
			told('Sam: What if the bot only --', 'Bea: She types her name. She types her school, and we lose her.'),
		).toBe(undefined);
	});
});
