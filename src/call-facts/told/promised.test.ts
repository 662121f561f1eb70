import { describe, expect, it } from 'vitest';
import { BOTH } from './promises.ts';
import { around, callIn, read, toldIn } from './testing.ts';
import { toldOf } from './told.ts';

const told = (...lines: string[]) => toldIn(around(...lines)).next;

/** What is told where the weights read a promise in the last of the lines, or in the one that is named. */
function readIn(
	lines: string[],
	owner: string,
	{ at = lines.length, when = null as string | null, confidence = 0.8 } = {},
) {
	const call = around(...lines);
	const fact = read(call, 8 + at, { owner, when, confidence });
	return toldOf(callIn(call, { next: [fact] })).facts.next;
}

it('is told once, in the words with which a wish is taken up', () => {
	const lines = ['Sam: If you could send me the report of April.', 'Bea: I can send you that this afternoon.'];
	const call = around(...lines);
	const facts = [read(call, 9, { owner: 'Bea', when: null }), read(call, 10, { owner: 'Bea', when: 'this afternoon' })];
	const told = toldOf(callIn(call, { next: facts })).facts.next;
	expect(told.map(({ lines: [line] }) => line)).toEqual([10]);
});

describe('the day of a promise', () => {
	const dayOf = (said: string, when: string) => readIn([`Sam: ${said}`], 'Sam', { when })[0]?.when;

	it('is not that by which somebody else does something', () => {
		expect(
			dayOf("I'll email you the letter tonight, if you sign it and get it back to me before Wednesday.", 'tonight'),
		).toBe('tonight');
		expect(dayOf("The price book I'd need by Wednesday. I'll send you the columns.", 'Wednesday')).toBeNull();
	});

	it('is not that on which somebody is away, and the one that puts it right', () => {
		expect(dayOf("I'll send you the page today, no, tomorrow, I'm on a train this afternoon.", 'this afternoon')).toBe(
			'tomorrow',
		);
	});

	it('is none where a day is only looked for', () => {
		const told = (said: string) => readIn([`Sam: ${said}`], 'Sam', { when: 'Thursday', confidence: 0.95 });
		expect(told('Thursday the tenth, let me get the book and I will look it up.')).toEqual([]);
		expect(told('Thursday the tenth, I get the book and I will look it up.')).toHaveLength(1);
	});
});

it('signs the paper that was named before, whatever else was said beside it', () => {
	const before =
		"Sam: I'll do the shops on the Thursday, the sixteenth. I'll send the agreement this afternoon, if you sign it by Friday.";
	const promise = readIn([before, "Bea: I'll sign it tonight."], 'Bea', { when: 'tonight' }).at(-1);
	expect(promise?.thing?.quote).toMatch(/^I'll send the agreement/);
});

describe('a goodbye', () => {
	it('promises nothing where the day to meet is settled', () => {
		const goodbye = "Sam: Go and get your fish. I'll see you Tuesday.";
		const settled = ['Sam: I come by on Tuesday at nine and pick up the boxes?', 'Bea: Tuesday at nine.', goodbye];
		expect(readIn(settled, 'Sam', { when: 'Tuesday' }).map(({ owner }) => owner)).toEqual([BOTH]);
		expect(readIn([goodbye], 'Sam', { when: 'Tuesday' })).toHaveLength(1);
	});
});

describe('a promise to find out', () => {
	it('has the day of the deed beside it', () => {
		for (const said of [
			"Sam: I'll text you the number this afternoon. I'll just check with the yard first.",
			"Sam: I'll check with the yard. I'll text you the number by Friday.",
		]) {
			const [promise] = told('Bea: And can they do it in oak?', said);
			expect(promise?.when).toMatch(/afternoon|Friday/);
			expect(promise?.quote).toMatch(/text you.*check|check.*text you/);
		}
	});
});

describe('a promise that the weights read', () => {
	it('is told whatever its verb is, where it says by when', () => {
		const told = (said: string) => readIn([`Sam: ${said}`], 'Sam', { when: 'Wednesday' }).map(({ quote }) => quote);
		expect(told("I'll redraw that bed and bring it by Wednesday.")).toHaveLength(1);
		expect(told("I'll sigh on Wednesday.")).toEqual([]);
	});

	it('is told for its day alone where it is as good as certain, and neither hangs on anything nor asks', () => {
		const told = (said: string) =>
			readIn([`Sam: ${said}`], 'Sam', { when: 'Wednesday', confidence: 0.95 }).map(({ quote }) => quote);
		expect(told("I'll change the proposal on Wednesday.")).toEqual(["I'll change the proposal on Wednesday."]);
		for (const none of [
			"I'll be honest, Wednesday is tight.",
			'I change it on Wednesday if they let me.',
			'I change it on Wednesday?',
			"Because I'm away on Wednesday.",
			'I can do that Wednesday.',
		])
			expect(told(none), none).toEqual([]);
	});

	it('is told with what was said before it, where it names nothing but a day', () => {
		const said = (promise: string) =>
			readIn(['Sam: I need that register before I begin, or two weeks are not enough.', `Bea: ${promise}`], 'Bea', {
				when: promise.includes('Wednesday') ? 'Wednesday' : null,
			});
		expect(said("Right. I'll get it to you by Wednesday.")[0]).toMatchObject({
			when: 'Wednesday',
			thing: { quote: 'I need that register before I begin, or two weeks are not enough.' },
		});
		expect(said("Right. I'll get it to you by the Wednesday.")).toHaveLength(1);
		expect(said("Right. I'll get it to you.")).toEqual([]);
	});
});

describe('the thing of a promise', () => {
	it('is what its speaker says right before it, not a promise of the other side', () => {
		const [, page] = told(
			"Bea: I'll send you the keys list by the end of next week.",
			"Sam: Perfect. And I'll do a page for the tenants with his picture on. I'll get you that by Friday.",
		);
		expect(page).toMatchObject({
			owner: 'Sam',
			quote: "And I'll do a page for the tenants with his picture on. I'll get you that by Friday.",
		});
		expect(page).not.toHaveProperty('thing');
	});

	it('is named by the request that it answers', () => {
		const [promise] = told(
			'Sam: Could I get a pile of old dockets from you? About fifty.',
			'Bea: Sure. I’ll scan them by Friday.'.replace('’', "'"),
		);
		expect(promise).toMatchObject({
			owner: 'Bea',
			quote: "I'll scan them by Friday.",
			thing: { turn: 9, quote: 'Could I get a pile of old dockets from you? About fifty.' },
		});
	});

	it('is what was spoken of last, where a day would be lost without it', () => {
		const asked = [
			'Sam: Would you at least want the figures of the harbour? They count for a year after?',
			'Bea: Yes, I would like that. That is useful, door or no door.',
			"Sam: I'll email that on Monday.",
		];
		expect(readIn(asked, 'Sam', { when: 'on Monday' })[0]).toMatchObject({
			quote: "I'll email that on Monday.",
			thing: { quote: 'Would you at least want the figures of the harbour? They count for a year after?' },
		});
		const beside = ["Sam: And from me: an offer, forty-one thousand, clappers in. You'll have it Tuesday."];
		expect(readIn(beside, 'Sam', { when: 'Tuesday' })[0]?.quote).toBe(
			"And from me: an offer, forty-one thousand, clappers in. You'll have it Tuesday.",
		);
		expect(readIn(['Bea: Please do.', "Sam: You'll have both by Thursday."], 'Sam', { when: 'Thursday' })).toEqual([]);
	});

	it('is what the other side lists when it is asked what it needs', () => {
		const lines = [
			'Sam: What would you need from me?',
			'Bea: One page, the two plans side by side.',
			'Sam: I can do that by tomorrow noon.',
		];
		expect(readIn(lines, 'Sam')[0]?.thing?.quote).toBe('One page, the two plans side by side.');
	});

	it('is the question to which somebody has to ask for the answer', () => {
		const lines = [
			'Bea: Every member gets a dividend at the end of the year, by the hours. Does your program do that?',
			"Sam: I don't know. I'd have to find out.",
			'Bea: It costs us a lot.',
			"Sam: I'll find out, and I'll put it in writing.",
		];
		expect(readIn(lines, 'Sam')[0]?.thing?.quote).toContain('Does your program do that?');
	});

	it('is what its speaker says right before it that they have, not what the other side promised', () => {
		const lines = [
			'Sam: Then you have the report by the eighteenth.',
			"Bea: It's tight. I've the old book at home. I'll scan it for you by Monday.",
		];
		const [promise] = readIn(lines, 'Bea', { when: 'Monday' }).filter(({ owner }) => owner === 'Bea');
		expect(promise?.quote).toBe("I've the old book at home. I'll scan it for you by Monday.");
		expect(promise?.thing).toBeUndefined();
	});

	it('is nowhere in a promise that names it itself', () => {
		expect(told("Sam: I'll send you the contract by Friday.")[0]?.thing).toBeUndefined();
	});

	it('keeps a promise out where nobody names it', () => {
		expect(readIn(['Bea: It rains here all day.', "Sam: You'll have it by Monday."], 'Sam')).toEqual([]);
	});
});

describe('what is promised', () => {
	it.each([
		["Bea: I'll not send eleven files before Friday."],
		["Bea: I'll see they use them."],
		['Bea: I will see what the third one says.'],
	])('is nothing that is denied or only looked at: %s', (line) => {
		expect(readIn([line], 'Bea')).toEqual([]);
	});

	it('is each deed with a day of its own', () => {
		const lines = ["Sam: I'll send you the contract this afternoon. And I'll get Farrah to ring you on Thursday."];
		expect(readIn(lines, 'Sam').map(({ when }) => when)).toEqual(['this afternoon', 'on Thursday']);
		const once = ["Bea: I'll have the contract signed by Thursday evening. I'll do it on the phone on Thursday."];
		expect(readIn(once, 'Bea')).toHaveLength(1);
	});

	it('is told with what the other side said please to, or asked for in a wish', () => {
		const please = ['Sam: A test account for the shop as well, please.', "Bea: I'll set that one up myself."];
		expect(readIn(please, 'Bea')[0]?.thing?.quote).toContain('A test account');
		const wish = ["Bea: That'd be useful, if you could send me his name.", 'Sam: Will do.'];
		expect(told(...wish)[0]).toMatchObject({ owner: 'Sam' });
	});

	it('is told with the question that somebody else has to answer', () => {
		const lines = [
			'Sam: I can ask my director whether we could put a break in.',
			'Bea: Ask. That would go a long way.',
			"Sam: I'll ask her and have an answer for when we talk.",
		];
		expect(readIn(lines, 'Sam')[0]?.thing?.quote).toContain('put a break in');
	});

	it('goes on to the sentence that names it', () => {
		const [promise] = readIn(["Bea: I can send it tomorrow. I'll send the Assam and the peony."], 'Bea');
		expect(promise).toMatchObject({ when: 'tomorrow', quote: expect.stringContaining('the Assam') });
	});

	it('has the buyer’s asking somebody in it', () => {
		expect(told("Bea: Fair enough. I'll ask the carrier.").map(({ owner }) => owner)).toEqual(['Bea']);
		expect(told("Bea: I'd have to ask Rosalind.")).toEqual([]);
	});
});

describe('the day of a promise beside others', () => {
	it('is not that of what is sent, nor one beside “by then”', () => {
		expect(readIn(["Sam: I'll send the invitation for Tuesday today."], 'Sam')[0]?.when).toBe('today');
		expect(readIn(["Bea: I'll ask Rosalind about the Wednesday by then."], 'Bea')[0]?.when).toBeNull();
		const invited = 'Sam: Tuesday the seventeenth at ten, I send you the invitation today.';
		expect(readIn([invited], 'Sam')[0]?.when).toBe('today');
	});

	it('is not the one on which somebody is away', () => {
		const signs = "Bea: I'll sign the letter Wednesday, I'm away Thursday, delivering a boat.";
		expect(readIn([signs], 'Bea')[0]?.when).toBe('Wednesday');
		expect(readIn([signs.replace("I'm away", 'or')], 'Bea')[0]?.when).toBe('Thursday');
		const [sent] = readIn(["Bea: I'll send the list on Wednesday, not Thursday."], 'Bea');
		expect(sent?.when).toBe('on Wednesday');
	});

	it('is the one that was asked for just before', () => {
		const lines = ['Bea: We need the dockets here. By Friday?', "Sam: Fine, I'll send you the dockets."];
		expect(readIn(lines, 'Sam')[0]?.when).toBe('Friday');
	});

	it('is the one by which it is due, said right behind it', () => {
		const said = "I'll sign the contract on the weekend. Say by Tuesday.";
		expect(readIn([`Bea: ${said} I have the time then.`], 'Bea', { when: 'the weekend' })).toMatchObject([
			{ when: 'Tuesday', quote: said },
		]);
	});

	it('is none of a longer sentence behind it, nor of what is only said', () => {
		const bills =
			"Sam: I'll send you the invoice. And then the six hundred and fifty bills as always on the first of June.";
		expect(readIn([bills], 'Sam')[0]?.when).toBeNull();
		const tight = "Sam: It would be tight, I'll be honest, by early December.";
		expect(readIn([tight], 'Sam', { when: 'early December' })).toEqual([]);
	});

	it('is none that stands beside a promise of the other side', () => {
		const lines = [
			"Sam: I'll send you the invite.",
			"Bea: I'll ask Shireen to make the list. By Tuesday, is that okay?",
		];
		expect(readIn(lines, 'Sam', { at: 1 })[0]?.when).toBeNull();
		const page = "Sam: And I'll send you the price on one page.";
		expect(readIn([lines[1] ?? '', page], 'Sam').find(({ owner }) => owner === 'Sam')?.when).toBeNull();
	});

	it('is the one that stands alone in its turn, or that answers when', () => {
		const alone = "Sam: Then I'll send the references. Two of them, with a contact for each. By Friday.";
		expect(readIn([alone], 'Sam')[0]?.when).toBe('Friday');
		const asked = ["Sam: I'll send you a name.", 'Bea: By when?', 'Sam: Er. By the end of next week.'];
		expect(readIn(asked, 'Sam', { at: 1 })[0]?.when).toBe('the end of next week');
		expect(readIn(asked.with(1, 'Bea: Good.'), 'Sam', { at: 1 })[0]?.when).toBeNull();
	});

	it('is not the one on which somebody is back', () => {
		const back = "Sam: I'll ask my boss about the seats. She's back on Thursday.";
		expect(readIn([back], 'Sam')[0]?.when).toBeNull();
	});

	it('stands alone beside a call in the same turn', () => {
		expect(readIn(['Bea: Good.', "Sam: Half past four, Tuesday. I'll ring you."], 'Sam')[0]?.when).toBe(
			'Half past four, Tuesday',
		);
	});

	it('is none before which something is not there yet', () => {
		const line = "Bea: The script I can do, but the run isn't until the first. I'll send you both by the third.";
		expect(readIn([line], 'Bea').map(({ when }) => when)).toEqual(['the third']);
	});

	it('is that of the other side’s deed where that is promised beside one’s own', () => {
		const line = 'Sam: So tomorrow I send you the licence. And you send me the plan of the roof on Thursday.';
		const lines = around(line, 'Bea: Yes.');
		const next = [read(lines, 9, { owner: 'Bea', when: 'on Thursday' })];
		expect(toldIn(lines, { next }).next).toContainEqual(
			expect.objectContaining({
				owner: 'Bea',
				when: 'on Thursday',
				quote: 'And you send me the plan of the roof on Thursday.',
			}),
		);
	});

	it('is that of the meeting for what is brought along', () => {
		const agreed = ['Sam: Can we meet at your yard on Tuesday?', 'Bea: Tuesday at three works.'];
		const [, brought] = readIn([...agreed, "Sam: Lovely. I'll bring the list of your boxes."], 'Sam');
		expect(brought).toMatchObject({ owner: 'Sam', when: 'Tuesday at three' });
		const [, sent] = readIn([...agreed, "Sam: Lovely. I'll send the list of your boxes."], 'Sam');
		expect(sent).toMatchObject({ owner: 'Sam', when: null });
	});

	it('is none where it was refused', () => {
		const lines = ["Bea: I can't by Friday.", "Sam: Fine, I'll send you the dockets."];
		expect(readIn(lines, 'Sam')[0]?.when).toBeNull();
	});
});

describe('what is no promise', () => {
	it.each([
		['a joke on a condition', "Bea: And Sam, if it can read that I'll put up a statue to you."],
		['a habit', 'Bea: I get one mail every Tuesday, and it says hello.'],
		['what will show by itself', "Bea: I've written down twelve. We'll see on Thursday."],
	])('%s', (_what, line) => {
		expect(readIn([line], 'Bea')).toEqual([]);
	});

	it.each([
		["I wouldn't. I'd have to ask her.", 0],
		["Please don't.", 0],
		["Don't worry, I'll find it.", 1],
	])('is what is turned down at once: %s', (reply, count) => {
		expect(readIn(["Sam: I'll send you an invite on Monday.", `Bea: ${reply}`], 'Sam', { at: 1 })).toHaveLength(count);
	});

	it.each([
		["I can't promise Tuesday.", 0],
		['I like Tuesday.', 1],
	])('is a call on a day that was turned down before: %s', (before, count) => {
		const lines = [`Bea: ${before}`, 'Sam: You will love it.', 'Bea: Perhaps.', "Sam: Tuesday at two. I'll call you."];
		expect(readIn(lines, 'Sam')).toHaveLength(count);
	});

	it('is an answer that was promised with its day before, and banter', () => {
		const answer = "Sam: I'd have to ask Colin. Let me get you an answer by Wednesday.";
		const again = told(answer, 'Bea: It does bother me.', "Sam: I'll come back to you on it.");
		expect(again.map(({ when }) => when)).toEqual(['Wednesday']);
		const zoom = [
			'Sam: Shall we do a Zoom on Thursday the sixth at four?',
			"Bea: Thursday the sixth at four. I'll bring Owen, you bring the bear.",
		];
		expect(readIn(zoom, 'Bea').map(({ owner }) => owner)).toEqual([BOTH]);
	});

	it('is what was for a day that falls through in the next turn', () => {
		const lines = [
			"Sam: Wednesday at ten. I'll prepare all three specs then.",
			'Bea: Wait, wait. No. I am in dock all day.',
		];
		expect(readIn(lines, 'Sam', { at: 1 })).toEqual([]);
	});
});

describe('the day on which it begins', () => {
	const begins = (...lines: string[]) => told(...lines).find(({ owner, kind }) => owner === BOTH && kind === 'start');

	it('is told where the other side agrees', () => {
		expect(begins("Sam: And we'd go live on the sixteenth.", 'Bea: The sixteenth is fine.')?.when).toBe(
			'the sixteenth',
		);
	});

	it('is the day that was taken instead', () => {
		const moved = begins(
			"Sam: And we'd go live on the sixteenth.",
			'Bea: The sixteenth, Ola is off that whole week.',
			'Sam: Forget the sixteenth. Monday the twenty-third?',
			'Bea: Twenty-third is fine.',
		);
		expect(moved).toMatchObject({
			when: 'Monday the twenty-third',
			thing: { quote: "And we'd go live on the sixteenth." },
		});
	});

	it('answers a question when', () => {
		expect(
			begins("Bea: When's it on for real?", 'Sam: Monday the fifteenth of June, ten at night.', 'Bea: Right.'),
		).toMatchObject({
			when: 'Monday the fifteenth of June',
			thing: { quote: "When's it on for real?" },
		});
	});

	it('is none where nobody agrees', () => {
		expect(
			begins("Sam: And we'd go live on the sixteenth.", 'Bea: The sixteenth, Ola is off that whole week.'),
		).toBeUndefined();
	});
});

describe('the hour of a meeting', () => {
	it.each([
		["Two o'clock our time would be three yours.", "two o'clock our time would be three yours (said by Sam)"],
		['At three Italian time.', 'three Italian time (said by Sam)'],
	])('is told with its zone: %s', (zone, hour) => {
		const [meeting] = told(
			`Sam: Shall we meet on Wednesday the twentieth? ${zone}`,
			'Bea: Wednesday the twentieth, perfect.',
		);
		expect(meeting?.when).toMatch(/Wednesday the twentieth/);
		expect(meeting?.when).toContain(hour);
	});

	it('is told in the words that take it up, where the offer names no day', () => {
		const [meeting] = told(
			'Sam: I could come on Thursday, the eighth of May, at ten.',
			'Bea: There is Mass at ten.',
			'Sam: Then at eleven?',
			"Bea: Eleven's grand. Thursday the eighth, eleven o'clock.",
		);
		expect(meeting).toMatchObject({ owner: BOTH, quote: "Thursday the eighth, eleven o'clock." });
	});

	it('is told with the words that settle another hour, beside the offer', () => {
		const [meeting] = told('Sam: I call you Monday at eight before you load up?', 'Bea: Monday, make it seven thirty.');
		expect(meeting).toMatchObject({
			quote: 'Monday, make it seven thirty.',
			thing: { quote: 'I call you Monday at eight before you load up?' },
		});
		const [same] = told('Sam: I call you Monday at eight?', 'Bea: Monday at eight, perfect.');
		expect(same?.thing).toBeUndefined();
	});

	it('is none where the call is left open', () => {
		const lines = around('Sam: Shall we meet on Wednesday at ten?', 'Bea: Wednesday at ten, perfect.');
		const ended = (kind: 'next-step' | 'open') =>
			toldIn(lines, { outcome: { kind, lines: [], confidence: 1, by: 'member' } }).next.map(({ owner }) => owner);
		expect([ended('next-step'), ended('open')]).toEqual([[BOTH], []]);
	});
});

it('what is promised before a question to meet is a promise', () => {
	const lines = [
		"Sam: I'll send you the page by Wednesday, and we talk again Friday at ten?",
		'Bea: Friday at ten works.',
	];
	expect(told(...lines).map(({ owner, when }) => [owner, when])).toEqual([
		['Sam', 'Wednesday'],
		[BOTH, 'Friday at ten'],
	]);
});
