import type { PromptEntry } from '../prompt.ts';

export const deals: readonly PromptEntry[] = [
	{
		id: 'business-plan-generator',
		title: 'Business Plan Generator',
		description:
			'A business plan that stands on your own figures, shows every sum and marks each assumption to be tested.',
		tags: ['business-plan', 'startup', 'finance', 'strategy'],
		difficulty: 'Advanced',
		prompt: `We are going to write a business plan for [business idea]. It has to convince [reader of the plan], and it has to be true.

Known so far
- Founders, with skills and time: [founders]
- Customers spoken to or served, and what came of it: [customer evidence]
- Prices and costs that I know: [prices and costs]
- Money available, and money wanted: [money]
- Place, law, permits and other conditions: [conditions]

Ground rules for you
Every figure in the plan is one of three things, and is marked as such: (K) known, from the list above; (C) computed, with the sum shown; (A) assumption, mine or yours, to be tested. You may propose an assumption only as a range and with the way to test it within two weeks. Market sizes, growth rates and competitors come from me or are left open as "(to research: ...)" with the kind of source that would have them.

First round: questions. List what is missing for a plan that this reader would take seriously, in the order of weight. Ask at most ten questions. Wait.

Second round: the plan, in this order.
1. The business in five sentences: who pays whom for what, how often, and why they do not go elsewhere.
2. The customer's day: what happens today without us, step by step, and where it costs time or money.
3. What we sell: scope, price, what is not included.
4. Evidence: who has said, paid, signed or refused. Refusals count.
5. How customers find us: two ways, each with the effort for one customer.
6. How the work is done: steps, who, hours, what limits how much we can do.
7. One unit: income and cost for a single customer or sale, as a table, until what is left.
8. Twelve months as a table: customers, income, costs, cash at the end of the month. Then the month in which the cash is lowest, and how low.
9. Three things that would sink it, with the early sign and the answer to each.
10. What the money is for, and what will be true when it is spent.

Third round: cross-examination. Be the reader. Ask the six most unpleasant questions about the plan, answer them from the plan alone, and mark those that it cannot answer. Change the two assumptions to which the lowest cash reacts most by a third for the worse, and show the twelve months again.

Close with the list of all (A) in the order in which I should test them.`,
		placeholders: [
			{
				name: 'business idea',
				explains: 'In one sentence.',
				example: 'a workshop where people repair their own furniture under guidance',
			},
			{
				name: 'reader of the plan',
				explains: 'A bank, a partner, an authority, yourself.',
				example: 'the lending officer of a savings bank',
			},
			{
				name: 'founders',
				explains: 'Who, what they can do, how many hours.',
				example: 'Jo, cabinetmaker, full-time; Sam, bookkeeper, one day a week',
			},
			{
				name: 'customer evidence',
				explains: 'Talks, trials, orders, refusals.',
				example: '11 paid for a trial evening at 35; 3 came again; 2 said too far',
			},
			{
				name: 'prices and costs',
				explains: 'One a line, with the period.',
				example: 'rent 900 a month; timber per visit about 12; insurance 640 a year',
			},
			{ name: 'money', explains: 'Own money, and the sum wanted.', example: '15,000 saved, 20,000 wanted as a loan' },
			{
				name: 'conditions',
				explains: 'What binds you.',
				example: 'noise until 8 p.m. only; dust extraction is required',
			},
		],
	},
	{
		id: 'proposal-from-call-notes',
		title: 'Proposal From Call Notes',
		description: "A short proposal out of a sales call, in the client's own words and with no price that nobody named.",
		tags: ['proposal', 'sales', 'scope', 'freelance'],
		difficulty: 'Intermediate',
		featured: true,
		prompt: `From the notes or transcript of a sales call, write the proposal that I send tomorrow. Whoever reads it was in the call and will notice at once if something is made up.

My company and what we do: [my company]
The client: [client]
What I can offer, with prices if they are settled: [offer and prices]

The call:
"""
[call notes or transcript]
"""

Step 1, evidence. List what was said on: the problem, what it costs them, what they tried, wishes, doubts, money, dates, who decides, what we agreed. For each a short quote. Where nothing was said, write "not discussed". Show me the list and wait for corrections.

Step 2, the proposal, at most two pages.

Where you are now
Two or three sentences with their words. They should nod, not learn anything.

What it should be like
Their wish, as a state that one can check: who does what, when, without what.

What we will do
Three options. They differ in scope, in time and in how much of the risk each side bears, not in colors. For each: result, what is included, what is not, what we need from you, duration, price. A price appears only if it is settled above or was named in the call; otherwise write "(price to be added)". Say which option fits what they told us, and why, in one sentence that leans on a quote.

What could stand in the way
The doubts they voiced, each with an honest answer. If the honest answer is "we do not know yet", say how and when we will.

Next
One step, one date from the call, one name. If no date was agreed, suggest asking for one and do not set it.

Step 3, cover mail: at most 80 words, subject of two to six words, naming the one thing that they cared about most.

Step 4, honesty check. Go through the proposal sentence by sentence. Every claim about the client has its line in the evidence; every figure was named; nothing under "not discussed" has crept in. List what you took out.`,
		placeholders: [
			{
				name: 'my company',
				explains: 'Name, trade, what you are good at.',
				example: 'Quayside Automation, two people, document workflows',
			},
			{
				name: 'client',
				explains: 'Company, people in the call with their roles.',
				example: 'Brammer Plumbing; Kay (owner), Dev (office)',
			},
			{
				name: 'offer and prices',
				explains: 'Building blocks, with prices only if they are fixed.',
				example: 'reading of supplier invoices; set-up 1,800; looking after it 150 a month',
			},
			{
				name: 'call notes or transcript',
				explains: 'As complete as you have it.',
				example: 'Kay: I type every invoice twice. It is most of my Friday.',
			},
		],
	},
	{
		id: 'decision-memo',
		title: 'Decision Memo',
		description:
			'Puts a hard choice on one page: options, criteria set beforehand, what speaks against, and a date to look back.',
		tags: ['decision', 'management', 'memo'],
		difficulty: 'Intermediate',
		prompt: `Help me to decide [question to decide] by [deadline].

Options I see: [options]
What I know about them: [facts about the options]
What matters to me: [criteria]
What can be undone, and what cannot: [reversibility]

Do not tell me your preference until section 5.

1. The question. Is it the right one? Put it in one sentence. If I ask "whether" and the options answer "how", or the other way round, say so. Add at most two options that I overlooked; one of them may be to wait, with what waiting costs and what it would teach me.

2. Criteria, before the comparison. At most five, made of what I said matters. For each: how one would see that it is met, and whether it is a must or a wish. Ask me to rank the wishes. Wait for my ranking.

3. Comparison. A table of options by criteria. In each cell: the fact that speaks, in a few words, or "not known". No points and no totals. An option that misses a must is out; say which and why.

4. The other side. For the two options that remain: the strongest case against each, from my facts, as a person would make it who wishes me well. What would have to be true for the second one to be the better choice?

5. Recommendation. One sentence. Then why, in three sentences, each resting on a cell of the table. How sure are you: would one more fact change it, and which, and can I get that fact before the deadline?

6. If it turns out badly. Suppose it is a year later and the choice was wrong. Tell the likeliest story in five sentences. Which sign would I have seen first, and what could I do now to see it early or to make it cheaper?

7. The memo. All of this on one page for somebody who was not part of it: question, choice, reasons, what was rejected and why, risks accepted, date on which we look back, and what we will look at.

Where my facts are thin, the memo says so. Do not thicken them.`,
		placeholders: [
			{
				name: 'question to decide',
				explains: 'Goes on after "decide".',
				example: 'whether to take on a second van or to rent one when we need it',
			},
			{ name: 'deadline', explains: 'A date, and what fixes it.', example: "14 June, when the dealer's offer ends" },
			{
				name: 'options',
				explains: 'As you see them now.',
				example: 'buy the used van; rent by the day; leave it as it is',
			},
			{
				name: 'facts about the options',
				explains: 'Figures, offers, experience.',
				example: 'used van 11,400; renting 68 a day; we lacked a van on 9 days in spring',
			},
			{
				name: 'criteria',
				explains: 'In your own words.',
				example: 'no job refused, no debt, Lena should not have to drive at night',
			},
			{
				name: 'reversibility',
				explains: 'What you could take back, at what cost.',
				example: 'the van can be sold again at a loss of perhaps 2,000',
			},
		],
	},
	{
		id: 'negotiation-preparation',
		title: 'Negotiation Preparation',
		description: 'Prepares a negotiation from both sides: limits, trades, sentences to say, and the moment to leave.',
		tags: ['negotiation', 'sales', 'purchasing'],
		difficulty: 'Advanced',
		prompt: `In a few days I negotiate, and I want to sit there with a page of notes in place of a stomach ache.

What about: [subject]
With whom, and what I know about their situation: [other side]
What I want, in order of weight: [my wishes]
What I do if we do not agree: [my alternative]
What has been said or written so far: [history]

Prepare both sides with equal care.

THEIR CHAIR
What do they want, what do they fear, what must they be able to tell their boss or partner afterwards? What do they do without us? Put beside each point "known", with the place in my information, or "guess". For each guess: the harmless question by which I can check it in the first ten minutes.

MY CHAIR
Test my alternative: is it real, what would it cost me, can I improve it before we meet? From it follows my limit. State it as a sentence that I can hold on to. Is one of my wishes a means to another? Then name the wish behind it.

THE TABLE
Everything that can be traded: price, quantity, time, payment, scope, risk, exclusiveness, a reference, ease. Columns: item | worth to me | worth to them (known or guess) | I could give | I would want for it. Look for items that are cheap for one side and dear for the other. Put together three packages that are worth the same to me and differ for them.

THE CONVERSATION
- Opening: my first three sentences, and whether I name a figure first; decide by who knows more about the range.
- Seven questions, in order, that cost me nothing.
- Their five likeliest moves, word for word as they might say them, and my answer to each: a question or a trade, never a bare concession and never a bluff.
- What I say to gain time. What I say if it gets personal.
- Two sentences with which I leave without closing the door.

REHEARSAL
Then play the other side, firmly and fairly. Stay in the part until I write "stop". Afterwards tell me what I gave away without getting anything for it, quoting me, and what I should say instead.

Nothing in here may be a lie: no invented rival offers, no false deadlines.`,
		placeholders: [
			{
				name: 'subject',
				explains: 'What is to be agreed.',
				example: 'the yearly contract for cleaning our three studios',
			},
			{
				name: 'other side',
				explains: 'Who, what they need, what presses them.',
				example: 'Mr Achterberg, runs the cleaning company himself, lost a large customer in March',
			},
			{
				name: 'my wishes',
				explains: 'The first one first.',
				example: 'same two cleaners; before 7 a.m.; no more than 1,150 a month',
			},
			{
				name: 'my alternative',
				explains: 'The best you can do without them.',
				example: 'a company that starts in August and costs 1,240',
			},
			{
				name: 'history',
				explains: 'Offers, promises, annoyances.',
				example: 'they asked 1,310; we complained twice about the windows',
			},
		],
	},
];
