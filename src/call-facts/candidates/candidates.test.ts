import { describe, expect, it } from 'vitest';
import type { CallFacts } from '../facts.ts';
import { answeredQuestions, dates, troubles } from './candidates.ts';
import { client, deciders, seller } from './parties.ts';
import { partsOnOffer } from './parts.ts';
import { prices, terms } from './prices.ts';
import { scope } from './scope.ts';
import { isPromise, steps } from './steps.ts';
import { callOf, fact, price, promise, texts } from './testing.ts';

describe('prices', () => {
	const REPAIR = "For the repair it's four thousand eight hundred euros, plus VAT.";
	const BUILD = 'Then the building is sixteen hundred and fifty per month.';
	const TOTAL = 'With that each month it is fourteen thousand seven hundred in total.';

	it('stand together where one turn names both, and each with the period that was said with it', () => {
		const call = callOf(`Ann: ${REPAIR} ${BUILD}\nBob: So that is?\nAnn: ${TOTAL}`, {
			prices: [
				price(1, REPAIR, 4800, 'once'),
				price(1, BUILD, 1650, 'month'),
				// The period was guessed from the neighbour.
				price(3, TOTAL, 14_700, 'month'),
			],
		});
		expect(texts(prices(call))).toEqual([
			'€4,800 and €1,650 a month plus VAT',
			'€14,700',
			'€4,800 plus VAT',
			'€1,650 a month plus VAT',
		]);
	});

	it('are in no money that was not said with them, where the call speaks of another, too', () => {
		const said = 'It is one hundred and eighty thousand for the build.';
		const of = (more: string) =>
			texts(prices(callOf(`Ann: ${said}\nBob: ${more}`, { prices: [price(1, said, 180_000, 'once')] })));
		expect(of('Okay.')).toEqual(['€180,000']);
		expect(of('In shillings, please.')).toEqual(['180,000']);
	});

	it('are not what is short for thousands', () => {
		const whole = 'It is one hundred and eighty thousand euros.';
		const short = 'The two weeks, one eighty. Then the build, six hundred and fifty.';
		const call = callOf(`Ann: ${whole}\nBob: Hm.\nAnn: ${short}`, {
			prices: [price(1, whole, 180_000, 'once'), price(3, short, 180, 'once'), price(3, short, 650, 'once')],
		});
		expect(texts(prices(call))).toEqual(['€180,000']);
	});

	it('are none that only the client named', () => {
		const loss = 'We lose twenty-nine thousand euros a month.';
		expect(prices(callOf(`Ann: Hello.\nBob: ${loss}`, { prices: [price(2, loss, 29_000, 'month')] }))).toEqual([]);
	});

	it('are none that the client named as what a trouble costs them, though the seller says it back', () => {
		const [loss, back] = ['We lose nineteen hundred euros a month.', 'Nineteen hundred euros a month.'];
		const named = (pains: CallFacts['pains']) =>
			texts(prices(callOf(`Bob: ${loss}\nAnn: ${back}`, { prices: [price(2, back, 1900, 'month')], pains })));
		expect(named([{ ...fact(1, loss), main: true }])).toEqual([]);
		expect(named([])).toEqual(['€1,900 a month']);
	});

	it('have terms beside them, without work that is about invoices, steps, and credit cards', () => {
		const said = [
			"It's half when we start and half when it runs.",
			'We reconcile the bank and the two credit cards.',
			"Then Maura isn't typing invoices all night.",
			'The deposit runs through it in five weeks.',
			"I'll send you the first invoice by Friday.",
		];
		expect(texts(terms(callOf(`Ann: ${said.join(' ')}\nBob: Okay.`)))).toEqual([said[0]]);
	});
});

describe('next steps', () => {
	const step = (quote: string, owner: string, when: string | null = null, speaker = owner) =>
		texts(
			steps(
				callOf(`${speaker}: ${quote}\n${speaker === 'Ann' ? 'Bob' : 'Ann'}: Okay.`, {
					next: [promise(1, quote, owner, when)],
				}),
			),
		)[0];

	it.each([
		[
			"I'll have the customer list to you by Wednesday.",
			'Bob',
			'Wednesday',
			'Bob, by Wednesday: gets us the customer list',
		],
		[
			"I'll send you the agreement and the first invoice by Friday.",
			'Ann',
			'Friday',
			'Ann, by Friday: sends you the agreement and the first invoice',
		],
		["I'll send you my sales by product so you can see it.", 'Bob', null, 'Bob: sends us your sales by product'],
		["I'll send you that with the price list.", 'Bob', null, "Bob: “I'll send you that with the price list.”"],
	])('%s', (quote, owner, when, as) => expect(step(quote, owner, when)).toBe(as));

	it('hold the day on which both sides agreed to speak again, unless they said no', () => {
		const said = [
			'Bob: We make doors.',
			'Ann: We sell software.',
			'Ann: Shall we talk on Tuesday the ninth at ten?',
			'Bob: Tuesday works, ten is good.',
		];
		const ended = (kind: 'next-step' | 'refused') => ({ outcome: { kind, lines: [4], confidence: 1 } });
		const call = (kind: 'next-step' | 'refused') => callOf(said.join('\n'), ended(kind));
		expect(texts(steps(call('next-step')))).toEqual([
			expect.stringMatching(/^Both of us, on Tuesday the ninth.*: we speak again$/),
		]);
		expect(steps(call('refused'))).toEqual([]);
	});

	it.each([
		["I'll send a DocuSign. Order form, and exhibit A with it all.", 'Ann: sends a DocuSign'],
		['I need the list, and somebody who can log in at the phone company.', undefined],
	])('are the words of the one who will do it: %s', (quote, as) => expect(step(quote, 'Ann')).toBe(as));

	it.each([
		["I'll send you the list by Friday.", true],
		["I'll send you the proposal by Friday.", false],
		["You'll get the mesh?", false],
		['Somebody gets the mesh.', false],
	])('are promised: %s %s', (quote, is) => expect(isPromise(quote)).toBe(is));

	it('are of whoever is asked by name', () => {
		expect(step('Bob, you send me the price list by Monday.', 'Ann', 'Monday')).toBe(
			'Bob, by Monday: sends us the price list',
		);
	});

	it.each([
		["If we start Monday, I'll have it in October.", 'a condition'],
		["I'll send you the proposal on Friday.", 'this paper'],
		["I'll come back to you about it.", 'what is put off without a day'],
	])('are not: %s (%s)', (quote) => expect(step(quote, 'Ann')).toBeUndefined());

	it("stay in their words where the speaker's own doing is part of them", () => {
		expect(step('I can send the list we made when I was there.', 'Ann')).toContain('“');
	});

	it('have no day of another sentence', () => {
		const quote = "We did that last year and it was a long one. I'll send you the invite and the link.";
		expect(step(quote, 'Ann', 'last year')).toBe('Ann: sends you the invite and the link');
	});
});

describe('what is delivered', () => {
	it('is the list that was counted aloud, and what follows on its announcement', () => {
		const counted = callOf(
			'Ann: You get two things. One, an ordering page for you. Two, a cut-off at ten.\nBob: Okay.',
		);
		expect(texts(scope(counted)).slice(0, 2)).toEqual(['An ordering page for you.', 'A cut-off at ten.']);
		const built = callOf("Ann: Right, well that's the build. Site, sections, and a code for pick-up.\nBob: Okay.");
		expect(texts(scope(built))).toEqual(['Site, sections, and a code for pick-up.']);
		const told = callOf(
			"Ann: Let me tell you what I'd do. What I'd propose is the assistant on the website. Redirects, images, new texts.\nBob: Okay.",
		);
		expect(texts(scope(told))).toEqual([
			"What I'd propose is the assistant on the website.",
			'Redirects, images, new texts.',
		]);
	});

	it.each([
		["I'm Marta Soler, I train warehouse teams.", 'I train all your warehouse teams, twice a year.'],
		["It's Marta from Loafline, we train warehouse teams.", 'We train all your warehouse teams.'],
		['We need an export that includes it once an hour.', 'You get an export that includes it once an hour.'],
		["That's really kind, I'll take you up on that.", "I'll take you through it on that day."],
	])('is not “%s”: who speaks, what the client brings, thanks', (said, work) => {
		const of = (words: string) => scope(callOf(`Ann: ${words}\nBob: Okay.`));
		expect(of(said)).toEqual([]);
		expect(of(work)).toHaveLength(1);
	});
});

describe('days', () => {
	it('are those of the beginning, and how long it takes', () => {
		const call = callOf(
			"Ann: If you decide now, we could start on the first of February. It takes six weeks for you. We had a live chat two years ago. It's half when we start in March.\nBob: If you start in October the season's over. If she's happy we could start on the first of May.",
		);
		expect(texts(dates(call))).toEqual([
			'If you decide now, we could start on 1 February.',
			'It takes six weeks for you.',
			"“If she's happy we could start on the first of May.” (Bob)",
		]);
	});

	it('are not those of the next meeting, nor what is taken back in the same breath', () => {
		const meeting = 'Wednesday the fourth of May suits us, after four.';
		const call = callOf(`Ann: By May, no, sorry, we start in June for you.\nBob: ${meeting}`, {
			timing: [fact(2, meeting)],
			next: [promise(2, meeting, 'Bob')],
		});
		expect(dates(call)).toEqual([]);
	});

	it('are said once, as the seller and as the buyer would', () => {
		const said = 'We could start it all on the first of March.';
		const call = callOf(`Ann: ${said}\nBob: Okay.`, { timing: [fact(1, said)] });
		expect(texts(dates(call))).toEqual(['We could start it all on 1 March.']);
	});

	it('are not those that the next words take back', () => {
		const call = callOf(
			"Ann: We could have it live on Monday, September 1st. Well, that's Labor Day. Or later.\nBob: Okay.",
		);
		expect(dates(call)).toEqual([]);
	});
});

describe('who it is about', () => {
	it('is the company that is named, and people only where none is', () => {
		expect(texts(client(callOf("Ann: Hello there.\nBob: Hi, it's Hartwell Bakery, two locations.")))).toEqual([
			'Hartwell Bakery',
		]);
		const told = callOf("Ann: I read about Barwon Electrical before this.\nBob: That's us.");
		expect([texts(client(told)), texts(seller(told))]).toEqual([['Barwon Electrical'], ['Ann']]);
		expect(texts(client(callOf('Ann: Hello there.\nBob: Hi.')))).toEqual(['Bob']);
		expect(client(callOf('Ann: Hello there.\nProspect: Hi.'))).toEqual([]);
	});

	it('is everybody who decides, relatives by whose they are', () => {
		const call = callOf('Ann: Who decides?\nBob: Me and my father, over five thousand.', {
			deciders: [
				{ ...fact(2, 'Me and my father, over five thousand.'), who: 'Bob', present: true },
				{ ...fact(2, 'Me and my father, over five thousand.'), who: 'my father', present: false },
			],
		});
		expect(texts(deciders(call))).toEqual(["Bob and Bob's father", 'Bob', "Bob's father"]);
	});

	it('is nobody by a part of a name, nor a day', () => {
		const days = { ...fact(2, 'Saturdays are his.'), who: 'Saturdays', present: false };
		expect(deciders(callOf('Ann: Who?\nBob: Saturdays are his.', { deciders: [days] }))).toEqual([]);
		const call = callOf('Ann: Who decides?\nBob: OpenAI is not asked.', {
			deciders: [{ ...fact(2, 'OpenAI is not asked.'), who: 'Open', present: false }],
		});
		expect(deciders(call)).toEqual([]);
	});
});

describe('a part on offer', () => {
	it('has a name, what it covers, its price and how long it is', () => {
		const whole = 'The whole is nine thousand euros.';
		const part = 'That is three thousand euros.';
		const call = callOf(
			`Ann: ${whole}\nBob: Hm, let me think.\nAnn: The other way to do it is a pilot. Just nights, just one site, sixty days. ${part}`,
			{ prices: [price(1, whole, 9000, 'once'), price(3, part, 3000, 'once')] },
		);
		const [offered] = partsOnOffer(call);
		expect(texts(offered?.title ?? [])).toEqual(['A pilot']);
		expect(texts(offered?.covers ?? [])).toEqual(['Just nights, just one site, sixty days.']);
		expect(offered?.price.text).toBe('€3,000');
		expect(texts(offered?.timing ?? [])).toEqual(['Sixty days']);
	});
});

describe('their words', () => {
	it('stand as a quote, and beside it as they read them', () => {
		const quote = 'At the end of March we had sixty-two thousand euros of work without an invoice.';
		const call = callOf(`Ann: Tell me.\nBob: ${quote}`, { pains: [{ ...fact(2, quote), main: true }] });
		expect(texts(troubles(call))).toEqual([
			`“${quote}” (Bob)`,
			'At the end of March you had €62,000 of work without an invoice.',
		]);
	});

	it('are a question with its answer where it says what it asks, and the answer is one', () => {
		const asked = (question: string, answer: string) =>
			texts(
				answeredQuestions(
					callOf(`Bob: ${question}\nAnn: ${answer}`, { objections: [{ ...fact(1, question), answered: true }] }),
				),
			);
		expect(asked('Is there a contract then?', "No, month to month. Thirty days' notice, either side.")).toEqual([
			"You asked: “Is there a contract then?” Our answer: “No, month to month. Thirty days' notice, either side.”",
		]);
		expect(asked('The four hundred and twelve?', 'We can ask for an abatement there.')).toEqual([]);
		expect(asked('When do I get it back?', 'I will send you the two options on one page.')).toEqual([]);
	});
});
