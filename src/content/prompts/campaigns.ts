import type { PromptEntry } from '../prompt.ts';

export const campaigns: readonly PromptEntry[] = [
	{
		id: 'high-converting-ad-copy',
		title: 'High-Converting Ad Copy',
		description: 'Five ads for one offer, each from a different reason to buy, within the limits of the placement.',
		tags: ['ads', 'copywriting', 'social-ads', 'testing'],
		difficulty: 'Intermediate',
		featured: true,
		prompt: `Five ads for the same offer, each built on another reason to act: that is what I want from you.

Offer: [offer]
For whom: [audience]
What these people do today instead: [alternative]
Proof that I can show: [proof]
Placement with its limits in characters: [placement and limits]
What a click leads to: [landing page]
Words and claims that I must not use: [forbidden]

Reasons first. From what I gave you, write down every reason that somebody of the audience could have to act now: a cost they bear, a moment that annoys them, something they want, a risk they see, something they envy, a doubt that holds them back. Beside each, the line of my information that it rests on. Drop those that rest on nothing. Choose the five that differ most. If there are fewer than five, tell me what to find out, and work with those you have.

Then for each reason one ad:
Reason: in five words
Hook: what one reads before anything is cut off; it names the moment or the person, not the product
Primary text: the situation, what changes, the proof, the ask
Headline: the offer or the result, complete without the text above
Description: removes one doubt
Button: one of the buttons that the placement offers
Picture: what one sees, in a sentence, without text in the picture
Count: the characters of each part against its limit

Rules: one thought an ad. Figures only from my proof, exactly as they stand there. No question that can be answered with no. Nothing about a reader's body, money trouble, health or origin as if you knew it; platforms tend to refuse such ads. No "unlock", "effortless", "game" of any kind.

When the five stand, compare them: which two say nearly the same? Rewrite one. Then plan the test: which two run first, what is the same in both, what is measured, and after how many clicks or days I may decide. If my landing page does not keep a promise that an ad makes, name the ad and the promise.`,
		placeholders: [
			{
				name: 'offer',
				explains: 'What one gets, for how much, with which conditions.',
				example: 'a bicycle check at your office for 29 euros, done during the day',
			},
			{ name: 'audience', explains: 'Who they are, where they are.', example: 'people in Freiburg who ride to work' },
			{
				name: 'alternative',
				explains: 'What they do without you.',
				example: 'bring it to a shop on Saturday and wait a week',
			},
			{
				name: 'proof',
				explains: 'Figures, quotes, guarantees that you can back.',
				example: '212 bicycles checked last year; brakes mended on the spot in most cases',
			},
			{
				name: 'placement and limits',
				explains: "From the platform's own guide.",
				example: 'feed: primary text 125, headline 27, description 27',
			},
			{
				name: 'landing page',
				explains: 'What one sees and can do there.',
				example: 'a calendar with free days and the price',
			},
			{
				name: 'forbidden',
				explains: 'By law, by the platform or by taste.',
				example: '"best", any promise about accidents',
			},
		],
	},
	{
		id: 'social-media-content-strategy',
		title: 'Social Media Content Strategy',
		description:
			'Few channels, clear subjects and a four-week plan that fits the hours you have, with a way to judge it.',
		tags: ['social-media', 'strategy', 'calendar', 'content'],
		difficulty: 'Advanced',
		prompt: `You plan social media for people who have other work to do. A plan that is not kept for four weeks is a bad plan, however clever.

MY SITUATION
Business: [business]
Whom I want to reach, and what they should do in the end: [audience and goal]
Channels I have, with what worked or did not: [channels so far]
Hours a week, and who does it: [hours]
What I can show or tell that others cannot: [material]
What I will not do: [limits]

PART 1: WHERE
Score each channel I named on three questions: are these people there for something that I can give; does my material fit its form; can it be done in my hours. Answer from my information; where you would need numbers that I have not given, say which and where I find them in the channel's own statistics. Recommend one main channel and at most one second. Say what I should stop.

PART 2: WHAT ABOUT
Three or four subjects. For each: the question of my audience that it answers, what of my material feeds it for six months, an example post in one line, and how often. One of them must show work in progress. None may be "about us".

PART 3: RECIPES
For each subject one recipe: first line (pattern), body (pattern), what is shown, last line (pattern), minutes to make it. A recipe that takes longer than a quarter of my weekly hours is too big.

PART 4: FOUR WEEKS
A table: week | day | channel | subject | working title | recipe | material needed | minutes. The minutes of a week must not exceed my hours; show the sum. Leave one slot a week empty for what comes up. Week one uses only material that I have today.

PART 5: TALKING BACK
What to do in ten minutes a day: whom to answer, what to ask, which posts of others deserve a real comment. Three replies for the three likeliest comments, the unkind one included.

PART 6: JUDGING
Two measures a channel that lead to my goal (saves, replies, visits, inquiries; no follower count). What to write down each Friday, on five lines. After four weeks: which result means go on, change the subject, change the channel, or stop.

Finish by naming the weakest spot of your own plan and the sign by which I would see it first.`,
		placeholders: [
			{
				name: 'business',
				explains: 'What you do, for whom, where.',
				example: 'two of us repair and tune pianos around Leeds',
			},
			{
				name: 'audience and goal',
				explains: 'People, and the last step they should take.',
				example: 'parents of children who take lessons; they book a tuning',
			},
			{
				name: 'channels so far',
				explains: 'With what you noticed.',
				example: 'Instagram, 340 followers, videos of strings do well; Facebook, dead',
			},
			{ name: 'hours', explains: 'Honest, also in a bad week.', example: '3 hours a week, I do it, on Sundays' },
			{
				name: 'material',
				explains: 'Things, places, knowledge, stories.',
				example: 'the inside of old pianos, sounds before and after, forty years of stories',
			},
			{ name: 'limits', explains: 'Forms and subjects that are out.', example: "no dancing, no customers' faces" },
		],
	},
	{
		id: 'product-launch-plan',
		title: 'Product Launch Plan',
		description: 'A launch for a small team: who hears what, in which order, from whom, with a stop sign for each day.',
		tags: ['launch', 'planning', 'product'],
		difficulty: 'Intermediate',
		prompt: `Plan the launch of [product] on [date]. We are [team]. Ready so far: [preparation].

What it does, for whom, and what it replaces: [description of the product]
People we can reach ourselves, with numbers: [own reach]
What can go wrong on the day: [risks]

Write the plan backwards.

Start with the evening of launch day. Give one number that tells whether it went well, and explain why it is this number. Propose it from our reach and say how you worked it out; if our figures do not allow it, name the figure that is missing.

The circles. Divide the people we can reach into three or four circles, from those who would be cross to hear it from others out to those who have never heard of us. For each circle: what they get that others do not, the channel, who of us writes, and the one thing we ask for.

The countdown. A table from today to one week after: day | who | does what | finished when | needs. Nobody has more than three things on one day. Everything that can be done before the last week is done before it. The day before is empty but for a rehearsal.

The texts. Drafts for: the mail to the innermost circle (90 words), the announcement (150 words: what one can do now that one could not do yesterday, for whom it is not, price, how to begin), a post, and the answer to the question that will be asked most.

The day. Hour by hour. Who watches what. For each risk: the sign, the threshold, the action, who may decide alone. A sentence with which to tell everybody if we have to stop.

After. What happens on day 2, 4 and 7, so that it does not go quiet. What we say to those who tried it and left.

Use no claim about the product that I did not make, and no channel that we do not have. If the date cannot be kept with this team, tell me first, with the latest date by which you would have to know.`,
		placeholders: [
			{ name: 'product', explains: 'The name people will know it by.', example: 'Sluice' },
			{ name: 'date', explains: 'The day, with the weekday.', example: 'Tuesday 9 March' },
			{ name: 'team', explains: 'Who, with what hours.', example: 'three people, one of them half-time' },
			{ name: 'preparation', explains: 'What exists.', example: 'a waiting list, a price page and a short film' },
			{
				name: 'description of the product',
				explains: 'In plain words, two or three sentences.',
				example: 'sorts the invoices in a shared mailbox by project; replaces a folder full of rules',
			},
			{
				name: 'own reach',
				explains: 'Lists, followers, partners, with sizes.',
				example: 'waiting list 310, customers of our agency 45, one trade blog owes us a favor',
			},
			{ name: 'risks', explains: 'What you are afraid of.', example: 'sign-up mails land in spam' },
		],
	},
	{
		id: 'campaign-report-for-a-client',
		title: 'Campaign Report for a Client',
		description: 'Turns campaign figures into a report that says what happened, why we think so, and what we do next.',
		tags: ['reporting', 'campaign', 'agency', 'analytics'],
		difficulty: 'Intermediate',
		prompt: `Write the report on a campaign for a client who is clever, busy and not a marketer.

Client and what they wanted: [client and goal]
Period and comparison period: [periods]
What we did and changed, with dates: [actions]

Figures, as exported:
<figures>
[figures]
</figures>

Work with these figures alone. Compute rates and differences yourself, show each computation once in an appendix, and round so that no digit pretends to be exact. Where a figure is missing or two contradict each other, stop at that point and tell me; do not smooth it over.

PAGE ONE, what the client reads
- Did we reach what they wanted? Yes, partly or no, in the first three words. Then the two figures that show it, with last period's beside them.
- What we believe caused it, in at most three sentences. Divide plainly: "we know" (we changed it and measured it), "we think" (fits, not tested), "we cannot tell".
- What it cost per result, and how that compares with the period before.
- What we propose: two actions at most, each with its cost, the figure it should move and the day we will look.
- What we need from the client, with a date.

PAGE TWO, for whoever asks
- One table: measure | this period | last period | difference | comment of at most eight words. At most eight rows. Leave out measures on which nobody would act.
- What did not work, and what we learned from it. There is always something; if I have not told you, ask me.
- What happened outside the campaign that may have moved the figures, only from my list of actions or from the client's own news.

APPENDIX: computations, definitions of each measure in a sentence, gaps in the data.

Language: no "impressions soared", no arrows or traffic lights in place of words, no percentage of a number below 30 (give both numbers instead). Explain a technical word when it first comes up. If the result is bad, say so on page one in the same tone as you would say that it is good.`,
		placeholders: [
			{
				name: 'client and goal',
				explains: 'Who, and what they said they wanted.',
				example: 'Aldergate Kitchens; 20 visits to the showroom a month',
			},
			{ name: 'periods', explains: 'Dates from and to, twice.', example: '1 to 31 May, compared with 1 to 30 April' },
			{
				name: 'actions',
				explains: 'One a line, with the date.',
				example: '6 May: new pictures\n20 May: budget moved from search to feed',
			},
			{
				name: 'figures',
				explains: 'A table or CSV from the platform and from the client.',
				example: 'month,spend,clicks,showroom visits\nApril,1400,1210,9\nMay,1450,1185,16',
			},
		],
	},
];
