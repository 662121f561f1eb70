import { describe, expect, it } from 'vitest';
import { type Facts, readingWith } from './advice/testing.ts';
import { qualification } from './bant.ts';

const CALL = [
	'Sam: What brings you here?',
	'Bea: We want one film of eight minutes for the last room, for a show opening on the second of May.',
	'Sam: It is nine hundred pounds.',
	"Bea: I'd have to go to the treasurer, that's Hugo, and my lads don't read so good, some of it's Spanish. They sign anything.",
	'Sam: Shall we speak on Tuesday?',
	'Bea: Tuesday at ten, then.',
];

const bant = (facts: Facts = {}, call = CALL) =>
	qualification(readingWith(call, { objections: { 2: {} }, ...facts })).bantScore;

describe('what the points rest on', () => {
	it('CALL-29: is no price of the seller’s where nothing was said of their money', () => {
		const price = { 3: { amount: 900, by: 'weights' } };
		expect(bant({ prices: price }).budget).toMatchObject({
			score: 0,
			assessment: 'Not discussed plainly.',
			evidence: [],
		});
		// What the member says is one counts.
		expect(bant({ prices: { 3: { amount: 900 } } }).budget.assessment).toBe(
			'5 for the next step they agreed to, 1 for a price named (line 3).',
		);
	});

	it('CALL-29: is at last any sum that they name, and any word of theirs on who decides', () => {
		const call = ['Sam: Hello.', 'Bea: We pay thirty-eight thousand dollars a month.', 'Sam: I see.'];
		expect(bant({}, call).budget.evidence).toEqual(['We pay thirty-eight thousand dollars a month.']);
		const decision = [
			'Sam: Hello.',
			'Bea: My company moves in May.',
			'Sam: I see.',
			'Bea: Decision is with my wife, mainly.',
			'Sam: I see.',
		];
		expect(bant({}, decision).authority.evidence).toEqual(['Decision is with my wife, mainly.']);
		const others = ['Sam: Hello.', "Bea: But it's not me, it's Patricia.", 'Sam: I see.'];
		expect(bant({}, others).authority.evidence).toEqual(["But it's not me, it's Patricia."]);
	});

	it('CALL-29: is what they say to a price, each point with its line', () => {
		const call = [
			'Sam: Hello.',
			'Bea: Hello.',
			'Sam: It is nine hundred.',
			"Bea: That's more than I had in mind.",
			'Sam: I see.',
		];
		const { assessment, evidence } = bant({ prices: { 3: { amount: 900, by: 'weights' } } }, call).budget;
		expect(evidence).toEqual(["That's more than I had in mind."]);
		expect(assessment).toMatch(/1 for a price named \(line 3\)\.$/);
	});

	it('CALL-29: is what they answer to a question for their money, with a sum or without', () => {
		const asked = (question: string) =>
			bant({}, [`Sam: ${question}`, 'Bea: It is all gone by Christmas.', 'Sam: I see.']);
		expect(asked('What budget have you set aside?').budget.evidence).toEqual(['It is all gone by Christmas.']);
		expect(asked('How are you?').budget.evidence).toEqual([]);
	});

	it('CALL-29: is what they say that they need, where they name no trouble', () => {
		expect(bant().need.assessment).toMatch(/^\d for the next step they agreed to.*\.$/);
		expect(bant().need.evidence).toHaveLength(1);
		expect(bant({}, ['Sam: Hello.', 'Bea: Perhaps I can say what we need.', 'Sam: Yes.']).need.evidence).toEqual([]);
	});

	it('CALL-29: is the day by which it has to be, or on which it begins, and no day to meet', () => {
		expect(bant().timeline.evidence).toHaveLength(1);
		const meets = { next: { 6: { owner: 'Both sides', when: 'Tuesday at ten', kind: 'meet' } } };
		expect(bant(meets, ['Sam: Hello.', 'Bea: Hello.', ...CALL.slice(2)]).timeline.evidence).toEqual([]);
		const begins = ['Sam: Hello.', 'Bea: Yes.', 'Sam: Then we go live on the first Friday in February.'];
		expect(bant({}, begins).timeline.evidence).toEqual(['Then we go live on the first Friday in February.']);
	});

	it('CALL-29: is what the form says where nothing was said, and nothing is asked', () => {
		const reading = readingWith(CALL.slice(0, 1));
		const input = { ...reading.input, budgetDiscussed: '£900, once.', timelineDiscussed: '14 September' };
		const { budget, timeline } = qualification({ ...reading, input }).bantScore;
		const part = { score: 0, evidence: [], nextQuestion: '' };
		expect(budget).toEqual({ ...part, assessment: 'Not discussed plainly; by your form: £900, once.' });
		expect(timeline).toEqual({ ...part, assessment: 'Not discussed plainly; by your form: 14 September.' });
	});

	it('CALL-29: is their doubtful word on who decides before none', () => {
		const surely = { deciders: { 4: { who: 'Hugo', present: false, by: 'weights', confidence: 0.7 } } };
		expect(bant(surely).authority.evidence).toHaveLength(1);
	});

	it('CALL-29: is what they answer when they are asked by when, and no promise', () => {
		const call = ['Sam: And when would you want it done?', "Bea: Oh, in the middle of March, I'd say.", 'Sam: I see.'];
		expect(bant({}, call).timeline.evidence).toEqual(["Oh, in the middle of March, I'd say."]);
		const promised = { next: { 2: { owner: 'Bea', when: null, kind: 'other' } } };
		expect(bant(promised, call).timeline.evidence).toEqual([]);
	});

	it('CALL-29: is at last whose word it is, as they say', () => {
		const decides = (said: string) => bant({}, ['Sam: Hello.', `Bea: ${said}`]).authority.evidence;
		expect(decides("I own the joint, but I'm not buying what Deb won't use.")).toHaveLength(1);
		expect(decides('I must talk to Riana.')).toHaveLength(1);
		expect(decides('I must talk to you.')).toEqual([]);
	});

	it('CALL-29: is at last a day that they name, or what keeps them from one', () => {
		const named = (...said: string[]) =>
			bant({}, ['Sam: Hello.', ...said.map((one) => `Bea: ${one}`)]).timeline.evidence[0];
		expect(named('The twenty-second of March.', 'I got no time for this.')).toBe('The twenty-second of March.');
		expect(named('I got no time for this.')).toBe('I got no time for this.');
		expect(named('It is a nice desk.')).toBeUndefined();
	});

	it('CALL-29: is at last from which sum others decide, or what they say to a price', () => {
		const call = [
			'Sam: It is nine hundred.',
			'Bea: That is steep for a desk.',
			'Bea: Above a thousand I must show it.',
		];
		const prices = { 1: { amount: 900, by: 'weights' } };
		const said = (lines: string[]) => bant({ prices }, lines).budget.evidence;
		expect(said(call)).toEqual(['Above a thousand I must show it.']);
		expect(said(call.slice(0, 2))).toEqual(['That is steep for a desk.']);
		expect(said([call[0] ?? '', 'Bea: Okay.'])).toEqual([]);
		expect(said(['Sam: Hello.', 'Bea: Hello.', ...call.slice(1, 2)])).toEqual([]);
	});

	it('CALL-29: is that they are short of money', () => {
		const call = ['Sam: It is nine hundred.', "Bea: I see. Cash is tight till about February. I'll look.", 'Sam: Yes.'];
		expect(bant({}, call).budget.evidence).toEqual(['Cash is tight till about February.']);
		expect(bant({}, ['Bea: Hello.', 'Sam: Cash is tight here, too.']).budget.evidence).toEqual([]);
	});

	it('CALL-29: is nobody who only said nothing, and a yes only in words that say it', () => {
		const decides = (said: string) =>
			bant({ deciders: { 2: { who: 'Hanley', present: true } } }, ['Sam: Well?', `Bea: ${said}`]).authority.evidence;
		expect(decides("He hasn't said anything. I haven't asked him.")).toEqual([]);
		expect(decides('He decides, and I pay.')).toEqual(['He decides, and I pay.']);
		const closes = (said: string) =>
			bant({ ended: 'agreed', end: 2 }, ['Sam: It is nine hundred.', `Bea: ${said}`]).authority.evidence;
		expect([closes('Done.'), closes('I mail it you.')]).toEqual([['Done.'], []]);
	});

	it('CALL-29: somebody absent is no risk where what was agreed stays within their sum', () => {
		const risks = (price: string, amount: number) => {
			const call = [
				'Bea: My sister has a say, over four thousand I have to ask her.',
				`Sam: It is ${price}.`,
				'Bea: Done.',
			];
			const deciders = { 1: { who: 'my sister', present: false } };
			const prices = { 2: { amount, accepted: true } };
			return qualification(readingWith(call, { ended: 'agreed', end: 3, deciders, prices })).riskFactors;
		};
		expect(risks('three thousand nine hundred', 3900)).toEqual([]);
		expect(risks('five thousand', 5000)).toEqual(["Not on the call, though with a say: Bea's sister (line 1)."]);
	});

	it('CALL-29: is for who decides also the no itself, an answer to whom to run it by, and what a partner wants', () => {
		const touched = (facts: Facts, ...call: string[]) => bant(facts, call).authority.evidence.length;
		expect(touched({ ended: 'refused', end: 2 }, 'Sam: Well?', 'Bea: No, thank you, we keep what we have.')).toBe(1);
		expect(touched({ ended: 'open', end: 2 }, 'Sam: Well?', 'Bea: No, thank you, we keep what we have.')).toBe(0);
		expect(touched({}, 'Sam: Do you need to run the eight hundred by Rick?', 'Bea: He gave me a thousand.')).toBe(1);
		expect(touched({}, 'Sam: Do you need the eight hundred?', 'Bea: He gave me a thousand.')).toBe(0);
		expect(touched({}, 'Sam: Well?', 'Bea: My husband said to write you an email.')).toBe(1);
		expect(touched({}, 'Sam: Well?', 'Bea: My husband is from Lisbon.')).toBe(0);
	});

	it('CALL-29: shows first the words that earned the points', () => {
		const call = [
			'Sam: Hello.',
			'Bea: Beth will have to agree, she signs.',
			'Sam: On Tuesday?',
			'Bea: Tuesday at ten, then.',
		];
		const deciders = { 2: { who: 'Beth', present: false } };
		expect(bant({ deciders, end: 4 }, call).authority).toMatchObject({
			assessment: '4 for the next step they agreed to (line 4).',
			evidence: ['Tuesday at ten, then.', 'Beth will have to agree, she signs.'],
		});
	});

	it('CALL-29: is how the call ended where their words only touch a part', () => {
		const call = ['Sam: Hello.', 'Bea: Decision is with my wife, mainly.', 'Sam: I see.', 'Bea: No, thank you.'];
		expect(bant({ ended: 'refused', end: 4 }, call).authority).toMatchObject({
			assessment: '5 for their no (line 4).',
			evidence: ['No, thank you.'],
		});
		expect(bant({ ended: 'refused', end: 4 }, call).budget.evidence).toEqual([]);
	});

	it('CALL-29: is a step with a day where they only touch on time', () => {
		const next = { 3: { owner: 'Sam', when: 'Tuesday', kind: 'send' } };
		const call = ['Sam: Hello.', 'Bea: The twenty-second of March.', 'Sam: I send it on Tuesday.'];
		expect(bant({ next }, call).timeline.evidence).toEqual(['I send it on Tuesday.']);
	});

	it('CALL-29: is said alone where no points are given', () => {
		const { score, assessment } = bant({ ended: 'refused' }).timeline;
		expect([score, assessment]).toEqual([0, 'Said at line 2.']);
	});

	it('CALL-29: comes to no more than ten, which the points add up to', () => {
		const decides = { deciders: { 4: { who: 'Bea', present: true } }, ended: 'agreed' } as const;
		const { authority } = bant(decides);
		expect(authority.assessment).toMatch(/^8 for their yes, 2 for whoever decides, on the call \(line 4\)\.$/);
	});
});
