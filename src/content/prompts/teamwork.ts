import type { PromptEntry } from '../prompt.ts';

export const teamwork: readonly PromptEntry[] = [
	{
		id: 'meeting-minutes-with-owners',
		title: 'Meeting Minutes With Owners',
		description: 'Minutes that fit on a page: what was decided, who does what by when, and what was left hanging.',
		tags: ['meetings', 'minutes', 'tasks'],
		difficulty: 'Beginner',
		prompt: `Make minutes of this meeting that people read.

Meeting, date, who was there: [meeting]
Who gets the minutes without having been there: [absent readers]

What was said (notes or transcript):
[meeting notes]

Output

DECISIONS
Numbered. Each is one sentence in the present tense that would still be clear in a year, with the reason in half a sentence if one was given. Something is a decision only if somebody with the say said so, or nobody objected when it was put as settled. "We could" and "we should" are no decisions.

TASKS
Table: what, as a verb with a result | who | by when | mentioned by. Only a person who was named or who offered gets a task. No name: write NOBODY YET. No date: write NO DATE. Do not fill either in, however obvious.

LEFT OPEN
Questions that came up and were not settled, with the positions in a line each and the names behind them, and what is needed to settle it.

FOR THOSE WHO WERE NOT THERE
At most five sentences of background, so that the decisions make sense to them.

Leave out who spoke when, politeness, and things that were repeated. Anything personal, about health, pay or a colleague who is absent, stays out; tell me separately that you left something out, without saying what in the minutes.

Afterwards, for me alone, list: tasks that two people may each think belong to the other; decisions that contradict each other; things that were announced and never dealt with; and the single NOBODY YET or NO DATE that I should clear up today, with a message of two sentences in which I ask.`,
		placeholders: [
			{
				name: 'meeting',
				explains: 'What it was for, when, and the people with their roles.',
				example: 'weekly stock meeting, 4 May; Noor (purchasing), Pavel (warehouse), Ilse (sales)',
			},
			{ name: 'absent readers', explains: 'Who else reads it.', example: 'the night shift' },
			{
				name: 'meeting notes',
				explains: 'Raw is fine.',
				example: 'Pavel: pallets block gate 2 again. Noor will ring the carrier. Ilse thinks Thursday.',
			},
		],
	},
	{
		id: 'standard-operating-procedure-writer',
		title: 'Standard Operating Procedure Writer',
		description: 'Makes a procedure out of somebody telling how they do it, so that a stand-in can do it tomorrow.',
		tags: ['process', 'documentation', 'operations'],
		difficulty: 'Beginner',
		prompt: `Somebody has told how they do a job. Turn it into instructions by which a person who has never done it can do it alone.

The job: [job]
Who will do it next, and what they can already do: [stand-in]
Told by the person who does it today:
[account of the job]

Before you write, go through the account and ask me about each of these, as far as it leaves them open: What sets the job off? How do I know that it is finished and right? Where are the things, and who gives access? At which points does one have to judge, and by what? What goes wrong, how often, and what then? What must never happen? Put the questions in one list, the most important first, and wait for my answers.

The instructions

Head: name of the job, when it is done, how long it takes, what one needs (things, accesses, people), what it is good for in one sentence.

Steps: numbered; each begins with a verb and contains one action. After a step whose result one can see: "You see: ...". Places, buttons and files by their exact names from the account. A step at which one has to judge becomes a question with its answers: "Is the amount over 500? Yes: go on with step 7. No: go on with step 5."

Stop signs: at the step concerned, not at the end. What must not happen, why, and whom to call.

When it goes wrong: table with what one sees | likely reason | what to do | when to ask somebody.

Finished when: a list of three to five things that one can tick off.

Changes: who may change this page, and the date of the last change left empty.

Keep to the account and my answers. If a step seems needless or risky, do not leave it out; mark it with "Ask:" and your question.

To end with, play the stand-in: go through your instructions with an example, note each place where you would have to guess, and mend those places.`,
		placeholders: [
			{
				name: 'job',
				explains: 'Name of the job and how often it comes up.',
				example: 'monthly stocktake of the cold store',
			},
			{
				name: 'stand-in',
				explains: 'Who, with what knowledge.',
				example: 'a temp who knows spreadsheets but not our store',
			},
			{
				name: 'account of the job',
				explains: 'Spoken or written, with detours.',
				example:
					'First I print the list, then I go in by the left door because the right one sticks, and I count the top shelf first.',
			},
		],
	},
	{
		id: 'job-post-and-interview-scorecard',
		title: 'Job Post and Interview Scorecard',
		description: 'From the work that waits to a job post, a work sample and a scorecard that judges everybody alike.',
		tags: ['hiring', 'job-post', 'interview'],
		difficulty: 'Intermediate',
		prompt: `We want to hire somebody. Begin with the work, not with the person.

Role and company: [role and company]
What this person will have got done after three and after twelve months: [results]
What a usual week looks like: [week]
Pay, place, hours: [conditions of the job]
What is hard about the job, honestly: [hard parts]

From results to abilities. For each result: what must somebody be able to do from the first day, and what can be learned here? Only the first kind becomes a requirement; at most five. Strike out everything that merely tends to go along with ability: degrees, years, a certain kind of career, "young team". If a law or licence asks for something, ask me which.

The job post, at most 350 words:
- Title as somebody would search for it
- What you will do, as three results, with the first month in detail
- What is hard about it
- What you need on the first day (the list, nothing more), and what you will learn here
- Pay as a range, hours, place; if I gave no pay, write "(pay range)" and leave the gap in sight
- How the selection runs: steps, time for each, who decides, when one hears from us
- How to apply: at most two things to send in
Wording that speaks to everybody; no superlatives, no family, no rock stars.

The work sample. One task out of the real week, 45 minutes, paid if it takes longer, without any use for us. Text of the task, material that I have to prepare, and what a good, a middling and a poor solution looks like.

The interview, 50 minutes. Two questions for each ability: one about something they did ("tell me about the last time"), one about a situation out of our week. For each a follow-up, and what marks an answer as strong or weak. The same questions, in the same order, for everybody. Add a list of what may not be asked.

The scorecard: ability | source (sample or question) | 1 = ..., 3 = ..., 5 = ... in observable words | notes as quotes. Rule: everybody scores alone before anybody talks.

Check: could somebody from another trade, who has the abilities, tell from the post that they should apply? If not, change it.`,
		placeholders: [
			{
				name: 'role and company',
				explains: 'What it is called, who you are.',
				example: 'workshop planner at a firm of twelve that restores windows',
			},
			{
				name: 'results',
				explains: 'Two or three that one could see.',
				example: 'after 3 months no fitter waits for glass; after 12 the delivery dates hold',
			},
			{
				name: 'week',
				explains: 'Days, people, interruptions.',
				example: 'mornings on the phone with glaziers, afternoons at the board with the fitters',
			},
			{
				name: 'conditions of the job',
				explains: 'Pay range, hours, place, start.',
				example: '3,100 to 3,500 a month, 35 hours, on site, from September',
			},
			{
				name: 'hard parts',
				explains: 'What made others leave.',
				example: 'it is loud, and customers ring when it rains',
			},
		],
	},
];
