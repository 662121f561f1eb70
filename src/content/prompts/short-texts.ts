import type { PromptEntry } from '../prompt.ts';

export const shortTexts: readonly PromptEntry[] = [
	{
		id: 'email-sequence-generator',
		title: 'Email Sequence Generator',
		description: 'A sequence of emails to people who know you, in which each mail has a reason of its own to be read.',
		tags: ['email', 'sequence', 'nurture', 'copywriting'],
		difficulty: 'Intermediate',
		prompt: `Write a sequence of [number of emails] emails. They go to [recipients], who gave us their address when they [how they signed up].

Goal of the whole sequence: [goal]
What we offer: [offer]
Facts, cases and objections that you may use: [facts]

Plan first, as a table: number | day | the recipient's question at this moment | the one point of this mail | fact it rests on | ask. Rules for the plan:
- Every mail answers a different question, and could be read alone.
- The first mail gives what was promised at sign-up, and nothing else.
- No two mails rest on the same fact. If there are fewer facts than mails, tell me how many mails the facts carry and plan only those.
- Asks grow slowly: read, reply, look, decide. One ask a mail.
- Days between mails grow as well; never two on one day.

Then write the mails. For each:
Subject (two to six words, no capitals for effect), preview line (under 80 characters, adds to the subject), body (60 to 150 words), the ask on a line of its own, sign-off.

Write as one person to one person. Begin with the point, not with how you hope they are. No countdown, no scarcity, no "last chance" unless a date in my facts says so. Merge fields only where the mail still reads well if the field is empty.

After the last mail add:
1. What should stop the sequence for a person at once (a reply, a purchase, an opt-out).
2. What to do with somebody who opened nothing.
3. Which single mail you would test first, with the two versions and what each result would tell us.

Every mail ends with a working opt-out line and our postal address: [postal address].`,
		placeholders: [
			{ name: 'number of emails', explains: 'Three to seven is usual.', example: 'five' },
			{
				name: 'recipients',
				explains: 'Who they are and what they do.',
				example: 'bookkeepers with two to ten clients',
			},
			{
				name: 'how they signed up',
				explains: 'Goes on after "when they".',
				example: 'downloaded our checklist for the year-end close',
			},
			{ name: 'goal', explains: 'What a recipient has done at the end.', example: 'booked a 20-minute call' },
			{
				name: 'offer',
				explains: 'What it is, for whom, at what price if you name one.',
				example: 'we chase missing receipts for bookkeepers, 90 dollars per client a month',
			},
			{
				name: 'facts',
				explains: 'One per line: cases, figures, answers to objections.',
				example: 'Birgit had 37 open receipts in March and 4 in April.\nClients upload by photo; no new password.',
			},
			{
				name: 'postal address',
				explains: 'Required by law in most countries.',
				example: 'Tally & Sons, 4 Mill Lane, Exeter',
			},
		],
	},
	{
		id: 'plain-language-rewrite',
		title: 'Plain-Language Rewrite',
		description:
			'Rewrites an official or technical text so that its reader understands it at once, with nothing left out.',
		tags: ['editing', 'clarity', 'plain-language'],
		difficulty: 'Beginner',
		prompt: `Rewrite the text below so that [reader] understands it on first reading and knows what to do.

Text:
"""
[text]
"""

What the reader has to do or decide because of it: [action]

Rules
- Say first what it means for the reader, then what they must do and by when, then the reasons.
- One thought to a sentence, 15 words on average, never more than 25.
- Common words. A technical or legal term that has to stay is explained in the same sentence, the first time it appears.
- Say who does what: "send us the form", not "the form is to be submitted".
- Keep every condition, exception, amount and date exactly. If shortening would lose one, do not shorten.
- Add nothing: no reassurance, no example, no deadline that is not in the text.

Give me
1. The rewritten text.
2. A table with the columns: original wording | new wording | possible change of meaning. Only rows where somebody could argue about the meaning.
3. Points at which the original itself is unclear or contradicts itself. Do not guess what was meant; write the question that I should put to its author.

Finally, answer these from your version alone: What must the reader do? By when? What happens if they do not? If one of the three cannot be answered, say whether the original answers it.`,
		placeholders: [
			{
				name: 'reader',
				explains: 'Who will read it, and what they know about the matter.',
				example: 'a tenant who has never read a lease',
			},
			{
				name: 'text',
				explains: 'The text, whole.',
				example: 'The lessee shall furnish notice of defects without undue delay upon becoming aware thereof.',
			},
			{
				name: 'action',
				explains: 'What follows for the reader, if you know it.',
				example: 'report damage to the flat',
			},
		],
	},
	{
		id: 'executive-summary-writer',
		title: 'Executive Summary Writer',
		description: 'One page from a long report, for a person who decides on it and will read nothing else.',
		tags: ['summary', 'report', 'management'],
		difficulty: 'Beginner',
		prompt: `The report below is long, and [decision maker] will read one page of it at most. Write that page.

They have to decide: [decision]

Report:
<report>
[report]
</report>

Use this order, with no headings other than these:

The answer: two sentences. What the report recommends, and the strongest reason.
What it costs and brings: amounts, people, time, each with its place in the report (page or section). If the report gives a range, give the range.
Why this and not something else: the alternatives that the report considered, one line each, with the reason against.
What could make it wrong: the assumptions that matter most, and what the report says about each. If it says nothing, write "the report does not examine this".
What is needed now: who has to decide what, by what date.

Limits: 350 words. No sentence may say more than the report says: "suggests" stays "suggests", and a sample of 12 stays a sample of 12. Leave out how the work was done unless the answer hangs on it.

Below the page, for me only:
- Three questions that a careful reader of the page will ask, with the place in the report where the answer stands, or "not answered"
- Any figure that appears with different values in different places of the report`,
		placeholders: [
			{
				name: 'decision maker',
				explains: 'Role, and what they care about.',
				example: 'our managing director, who watches cash above all',
			},
			{
				name: 'decision',
				explains: 'The question that they must answer.',
				example: 'whether to move the warehouse to Tilburg this year',
			},
			{
				name: 'report',
				explains: 'The full text, with page numbers if it has them.',
				example: 'Page 1. Scope: we compared three sites by rent, distance and staff.',
			},
		],
	},
	{
		id: 'reply-to-a-difficult-email',
		title: 'Reply to a Difficult Email',
		description: 'Sorts an angry or awkward email into facts, feelings and demands, then drafts two calm replies.',
		tags: ['email', 'conflict', 'customers'],
		difficulty: 'Beginner',
		prompt: `I received an email that I find hard to answer. Help me to reply without making it worse and without giving away more than I want to.

The email:
---
[their email]
---

Who they are to me: [relationship]
What really happened, as far as I know: [what happened]
What I am ready to offer, and where my limit is: [offer and limit]

Start by reading it for me. Make four short lists from their words: what they say happened; what they seem to feel (quote the words you take it from); what they ask for openly; what they may want but do not say. Mark the points where their account and mine differ.

Then draft two replies, each under 150 words.

Reply A closes the matter. It names what went wrong on our side in one plain sentence, says what I will do and by when, and asks for nothing but a yes.

Reply B opens a conversation. It shows that I understood their main point, states my view of the facts that differ without arguing, and suggests one way to talk.

In both: their main point is answered within the first two sentences. Apologize once, and only for what I did. No "unfortunately", no "as I already wrote", no "I am sorry that you feel". Promise nothing beyond my offer, and do not mention my limit.

Close with one line on which reply you would send and what might change your mind. If something that I told you would look bad if this mail were forwarded, point to it.`,
		placeholders: [
			{
				name: 'their email',
				explains: 'The mail as it came, without the quoted thread.',
				example: 'This is the third time the banner has the wrong phone number. I am not paying for this.',
			},
			{
				name: 'relationship',
				explains: 'Who they are, and how much you want to keep them.',
				example: 'a client of four years, our second largest',
			},
			{
				name: 'what happened',
				explains: 'Your side, including what you got wrong.',
				example: 'the printer used the old file because we sent both',
			},
			{
				name: 'offer and limit',
				explains: 'What you would do, and what you would not.',
				example: 'reprint at our cost by Friday; no refund of the design fee',
			},
		],
	},
	{
		id: 'line-editor-with-reasons',
		title: 'Line Editor With Reasons',
		description: 'Edits a text sentence by sentence and gives a reason for each change, so that you learn from it.',
		tags: ['editing', 'style', 'feedback'],
		difficulty: 'Intermediate',
		prompt: `Edit the following text line by line. I want to keep my voice and lose my bad habits.

Kind of text and where it will appear: [kind of text]
Who reads it: [reader]
Leave untouched: [off limits]

[text]

Your method:

a) Read it once without changing anything. Tell me in three sentences what the text wants to say, and where you stopped believing it or lost the thread. If you cannot say what it wants, ask me and stop there.

b) Then edit. Number my sentences. For each sentence that you change, give three lines:
   mine: the sentence as I wrote it
   yours: the edited sentence
   why: one reason out of this list, with a word of explanation: unclear subject, empty word, repeated, too long, wrong order, weak verb, jargon, claim without support, false tone, grammar.
   Sentences that are fine stay as they are and are not mentioned.

c) Cuts come before changes. If a sentence can go, "yours" is "(cut)". If a claim has no support in the text, do not support it yourself; give "claim without support" as the reason and say what would support it.

d) Do not make it smoother for its own sake. A fragment, a repetition or an odd word that does some work stays.

e) Show the whole text with all the changes, and the number of words before and after.

f) Name the two habits that cost me most, each with the sentence numbers where it appears and a question that I can ask myself the next time I write.`,
		placeholders: [
			{
				name: 'kind of text',
				explains: 'What it is and where it is going.',
				example: 'an opinion piece for a trade magazine',
			},
			{
				name: 'reader',
				explains: 'Who reads it and how closely.',
				example: 'heating engineers, on a phone, between two jobs',
			},
			{
				name: 'off limits',
				explains: 'What must not change: quotes, terms, a joke.',
				example: 'the opening anecdote and all product names',
			},
			{
				name: 'text',
				explains: 'The text itself.',
				example: 'Heat pumps are arguably one of the most discussed topics in the industry today.',
			},
		],
	},
	{
		id: 'voice-guide-from-samples',
		title: 'Voice Guide From Samples',
		description: 'Derives a writing guide with measurable rules from samples of a voice, then proves it on a new text.',
		tags: ['voice', 'brand', 'style-guide', 'ghostwriting'],
		difficulty: 'Advanced',
		prompt: `You will study how one person or company writes, and turn that into rules which another writer, or a model, can follow without having met them.

Whose voice: [whose voice]
What the guide is for: [purpose]

Samples, separated by lines of three hyphens:
[samples]

PART 1. MEASURE
From the samples alone, with counts where you can count:
- words per sentence: shortest, longest, usual
- how texts open and close (name the pattern, give the first and last words of each sample)
- who speaks and to whom: I, we, you, nobody
- contractions, exclamation marks, questions, brackets, dashes: how many per 100 words
- ten words or turns that come back, and five common words that never occur
- kinds of humour and of disagreement, each with a quote
Say how many words you measured. If there are fewer than 800, say which findings are unsafe.

PART 2. RULES
At most twelve rules. Each consists of: the rule as an instruction that can be checked ("the point stands in the first sentence"), a quote that follows it, and the same thought written wrongly. No rule made of adjectives alone; "friendly" and "authentic" are findings that you failed to make.

PART 3. LIMITS
What the samples do not show: bad news, apologies, numbers, selling. List these as open questions to the owner of the voice. Do not fill them in.

PART 4. PROOF
Write 120 words on this: [test subject]. Then check your text against each rule in a table: rule | kept | where. Mend what fails and show the mended version.

Use no sentence from the samples in your test text, and do not carry their subject over into it.`,
		placeholders: [
			{
				name: 'whose voice',
				explains: 'A person or a company, and their role.',
				example: 'Teodora, who runs a bakery and writes its shop window signs',
			},
			{
				name: 'purpose',
				explains: 'Who will write by the guide, and what.',
				example: 'two colleagues who take over our weekly email',
			},
			{
				name: 'samples',
				explains: 'Three or more texts of theirs, unedited.',
				example: 'Rye is back. The oven was sulking.\n---\nWe close at two today. Football.',
			},
			{
				name: 'test subject',
				explains: 'Something the samples do not deal with.',
				example: 'the shop will be painted and stays shut for a week',
			},
		],
	},
];
