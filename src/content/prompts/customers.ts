import type { PromptEntry } from '../prompt.ts';

export const customers: readonly PromptEntry[] = [
	{
		id: 'landing-page-critique',
		title: 'Landing Page Critique',
		description:
			'Reads a landing page as three different visitors would and turns what stopped them into an order of repairs.',
		tags: ['landing-page', 'conversion', 'website', 'copywriting'],
		difficulty: 'Intermediate',
		prompt: `Pretend that you have never heard of us, and read the landing page below from top to bottom, once, at the speed of somebody with four other tabs open.

The page's text, in order, with buttons and form fields in capitals:
[page text]

Where visitors come from, and what they saw there: [traffic source]
What they should do here: [goal of the page]
What they typically ask before they buy: [questions of buyers]

Read it three times, as three people:
  1. in a hurry, who decides within the first screen whether this is for them
  2. interested and sceptical, who looks for the catch
  3. sent here by a colleague to check price, effort and risk

For each person keep a diary: after each section, one line with what they now believe, what they wonder, and whether they go on. Quote the words that made the difference. If they leave, stop their diary there.

From the diaries make one table: place on the page | what happened to whom | kind (not understood, not believed, not found, not for me, too much work) | repair. The repair is finished wording or a concrete change, not advice. If a repair needs a fact that is not on the page, write what fact, and who at our company would know it.

Then answer in a line each:
- Does the first screen keep the promise of the place people come from?
- What is the one claim the page makes, and where is it shown to be true?
- Which of the buyers' questions does the page answer, and which not?
- What happens after the button, and does the page say so?
- Which section could go without anybody missing it?

Praise nothing and soften nothing. Where the page is good for one of the three and bad for another, say both.

Order the repairs by how many of the three people they help and how little work they are. Suggest a first test: one repair, what stays the same, which number should move. Do not predict by how much.`,
		placeholders: [
			{
				name: 'page text',
				explains: 'All the words on the page, from top to bottom.',
				example: 'Payroll without the evening. START FREE. We do payroll for cafés and bars.',
			},
			{
				name: 'traffic source',
				explains: 'The ad, search phrase or mail before the click.',
				example: 'a search ad with the headline "Payroll for cafés, done by Tuesday"',
			},
			{ name: 'goal of the page', explains: 'One action.', example: 'start a trial with their own staff list' },
			{
				name: 'questions of buyers',
				explains: 'From calls and mails.',
				example: 'Does it know about tips? Can I leave at any time?',
			},
		],
	},
	{
		id: 'positioning-workshop',
		title: 'Positioning Workshop',
		description: 'An interview that ends in a positioning you can defend: against what, for whom, and why you.',
		tags: ['positioning', 'strategy', 'interview', 'messaging'],
		difficulty: 'Advanced',
		prompt: `Interview me about my offer until we can both say what it is, for whom, and instead of what. You ask, I answer; one question at a time.

To begin with, this is what I have:
Offer: [offer]
Customers who were happiest, and what they did before: [best customers]
Deals I lost, and to whom or what: [lost deals]

How the interview goes
- Eight to twelve questions. Each follows from my last answer.
- Ask for events, not for opinions: "Tell me about the last time that..." If I answer with an adjective, ask what somebody would have seen.
- When I claim something that any competitor could claim too, say "They would say that as well" and ask again.
- After every fourth question sum up in three lines what you understood, and let me correct it.
- Questions you must have answers to in the end: What would they do if we did not exist? What do we have that this alternative has not? What does it do for them, and who notices? Who cares about that much more than others do, and how would I recognize them from outside? In which drawer do they put us at first sight, and is it the right one?

When you have the answers, write:

1. Alternatives: what customers really compare us with, doing nothing included.
2. Differences: what only we have. Each with the event or fact that proves it, from my answers.
3. Value: what each difference leads to, in the customers' words.
4. Who: signs by which one recognizes a customer for whom this matters, at least three, all of them visible without asking.
5. Drawer: the category in which our difference is an advantage, and two that I should avoid, with the reason.
6. The sentence: "For ... who ..., we are the ... that ..., unlike ...". Two versions, no adjective that cannot be checked.
7. What I must stop saying, because it is true of everybody.

Then attack it. Be a competitor's best salesperson and give me the strongest three sentences against our positioning. Say which of them hurts, and whether the remedy is wording, proof or the offer itself.

Take nothing from what you may know about my market; if you need it, ask me.`,
		placeholders: [
			{
				name: 'offer',
				explains: 'What you sell, in plain words.',
				example: 'we photograph factories while they are running',
			},
			{
				name: 'best customers',
				explains: 'Two or three, with what they used before.',
				example: 'a foundry that used pictures by the apprentice; a dairy with a studio photographer',
			},
			{
				name: 'lost deals',
				explains: 'As many as you remember.',
				example: 'lost two to a studio, three to "maybe next year"',
			},
		],
	},
	{
		id: 'customer-interview-guide',
		title: 'Customer Interview Guide',
		description: 'A guide for a half-hour talk that brings out what people did, not what they think they would do.',
		tags: ['research', 'interview', 'customers'],
		difficulty: 'Beginner',
		prompt: `I am going to talk to [people] for half an hour each. Prepare me.

I want to find out: [learning goal]
My assumptions, which may be wrong: [assumptions]
What I am tempted to sell them: [product]

(1) Turn each assumption into a sentence that a conversation can disprove: "If this is wrong, I will hear that ...". Strike out assumptions that no conversation can disprove, and say how I could test them instead.

(2) Write the guide.

Opening, 2 minutes: what I say about myself and the purpose, so that nobody feels sold to or judged. A sentence that asks for leave to take notes.

Their last time, 12 minutes: questions that lead through one real event from beginning to end. When, what set it off, who else, what they tried, what it cost, how it ended. Each with a follow-up for short answers.

What they have done about it, 8 minutes: money, time, tools, people, work-arounds, things given up.

Around it, 5 minutes: who decides, what would have to happen first, whom else I should ask.

Close, 3 minutes: a question that lets them bring up what I missed.

(3) For every question, beside it: the assumption it tests, and an answer that would count against it.

(4) Check your questions. Strike out each one that contains the answer, asks about the future ("would you"), asks two things, or mentions my product. Show me what you struck out and what replaced it.

(5) Make a one-page sheet for notes: event, exact words, amounts and times, who, surprise. And a rule for what I do right after the talk, in ten minutes.

(6) Tell me how I would notice, after five talks, that I am hearing what I want to hear.

Give the questions in the language of the people I talk to, as one would say them across a table. My product comes up only if they ask; give me one honest sentence for that case.`,
		placeholders: [
			{ name: 'people', explains: 'Whom you talk to, in the plural.', example: 'caretakers of apartment houses' },
			{
				name: 'learning goal',
				explains: 'What you will decide by it.',
				example: 'whether lost keys are a problem that somebody pays to be rid of',
			},
			{
				name: 'assumptions',
				explains: 'Three to six, one a line.',
				example: 'Keys get lost every month.\nThe caretaker decides on locks.',
			},
			{
				name: 'product',
				explains: 'Your idea, so that the questions can avoid it.',
				example: 'a key box that reports who took which key',
			},
		],
	},
	{
		id: 'referral-request-kit',
		title: 'Referral Request Kit',
		description: 'Whom to ask for a referral, when and with which words, so that passing you on is easy and honest.',
		tags: ['referrals', 'sales', 'email'],
		difficulty: 'Beginner',
		prompt: `My best customers came through other customers, but I never ask. Help me to ask well.

What I do: [service]
The customer I would like to have more of: [ideal customer]
Satisfied people I could ask, with what I did for them and when:
[people to ask]
What I can give in return, or nothing: [thanks]

Make a list of the people first: name | what changed for them (only what I wrote) | whom they might know | right moment | way to ask (in person, phone, mail). Put at the top whoever had a good result most recently and meets my ideal customer at work. Leave out anybody for whom I gave no result, and tell me what to ask them before I ask for anything.

For the first three write a message each. It
- recalls the one thing that changed for them, in my words from the list
- describes the person I am looking for by a situation ("somebody who has just..."), so that a face comes to mind
- asks a question that can be answered with a name or with "nobody at the moment", and says that both are fine
- stays under 90 words and could be said aloud

Write a text of at most 60 words that they can forward as it is. It is in their voice, says what I did for them and how to reach me, and promises nothing.

Then the rest of the kit:
- what I say when they give me a name: what I ask about the person, and how I keep them informed
- my first message to the person referred, under 80 words, with the name of whoever referred me in the first sentence
- thanks that go out at once, whether or not anything comes of it; if I give something, how I say so openly to both sides
- a reminder, once, after three weeks, with a way out

Last, a rule that fits on a note: at which moment of my usual project I ask from now on, and what must have happened before.`,
		placeholders: [
			{
				name: 'service',
				explains: 'In one sentence, as you would say it.',
				example: 'I set up and look after phone systems for small surgeries',
			},
			{
				name: 'ideal customer',
				explains: 'By situation rather than size.',
				example: 'a surgery that has just taken on a second doctor',
			},
			{
				name: 'people to ask',
				explains: 'One a line: name, what you did, what changed, when.',
				example: 'Dr Nwosu: new phone menu in May, no more engaged tone on Mondays',
			},
			{ name: 'thanks', explains: 'A gift, a discount, or "nothing".', example: 'a basket from the farm shop' },
		],
	},
];
