/** What an assumed pain is about, and the questions that could disprove it. */

export interface Topic {
	/** How a member words such a pain. */
	pattern: RegExp;
	/** In the middle of a sentence, e.g. after "What have you tried to change about". */
	name: string;
	/** What they would want instead; a clause without a subject. */
	goal: string;
	/**
	 * Open, and without the answer in them. {one}, {aOne}, {many} and {last} are the thing of the niche, {customers} the
	 * people it serves.
	 */
	questions: readonly [string, string, string];
}

export const TOPICS: readonly Topic[] = [
	{
		pattern: /\b(?:after[- ](?:hours|five|six|closing|office)|\bat night\b|\bweekends?\b|\bevenings?\b)/i,
		name: 'the hours when nobody is in',
		goal: 'be reachable when nobody is in the office',
		questions: [
			'What happens to somebody who reaches out at nine in the evening?',
			'On Monday morning, what has piled up, and who goes through it?',
			'Who gives out a private number, and how often is it used?',
		],
	},
	{
		pattern:
			/\b(?:\b(?:missed|unanswered|miss|lost) (?:\w+ )?calls?|calls? (?:\w+ ){0,4}(?:unanswered|missed|voicemail)|phones?\b|voicemail|\bhold\b)/i,
		name: 'the phone',
		goal: 'have every call answered by somebody who can help',
		questions: [
			'Where does a call go that nobody can take?',
			'How do you know how many calls came in yesterday?',
			'What does the person at the phone put aside to answer it?',
		],
	},
	{
		pattern:
			/\b(?:churn|stop coming|stop using|cancel (?:their |the )?(?:membership|subscription|contract)s?|\w+ cancel (?:\w+ )?(?:months|weeks) later|leave after|do not come back|don't come back|repeat|loyal\w*|retention|rebook\w*)/i,
		name: 'who comes back',
		goal: 'keep {customers} longer',
		questions: [
			'Who stopped coming in the last three months, and how did you notice?',
			'What do you do for somebody who has been with you for years that a newcomer does not get?',
			'What reason do people give when they leave, and what do you think the reason is?',
		],
	},
	{
		pattern:
			/\b(?:no[- ]?shows?|(?:late |last[- ]minute )?cancell?ations?|cancel (?:late|at short|on the day)|reschedul\w*|forgets? (?:their|the) appointment|do(?:es)? not (?:come|appear|turn up)|late cancel\w*)/i,
		name: 'dates that fall through',
		goal: 'lose fewer hours to people who do not come',
		questions: [
			'Think of the last date somebody did not keep. When did you learn of it, and what did you do then?',
			'What do people hear from you between making a date and coming?',
			'Which hours of the last two weeks stayed empty, and why?',
		],
	},
	{
		pattern:
			/\b(?:follow[- ]?ups?|calls? back|nobody (?:calls|asks|writes|chases)|forgotten|falls? through|slip|chas(?:e|ing))/i,
		name: 'what happens after the first contact',
		goal: 'see each {one} through to a yes or a no',
		questions: [
			'Of the {many} of last month, what became of each?',
			'What happened with the last one that you felt sure of and did not get?',
			'Who decides that {aOne} deserves another call, and by what?',
		],
	},
	{
		pattern: /\b(?:competit\w+|others (?:are|answer|reply)|rivals?|first to (?:answer|reply))/i,
		name: 'the comparison with others',
		goal: 'be the first that {customers} hear from',
		questions: [
			'How do {customers} tell you that they chose somebody else, and what reason do they give?',
			'Whom do {customers} ask besides you, as far as you know?',
			'What did the last customer who came from a competitor say about the change?',
		],
	},
	{
		pattern:
			/\b(?:slow|takes? (?:too )?(?:long|days|weeks|hours)|late\b|delay\w*|wait(?:s|ing)?\b|response time|turnaround|backlog)/i,
		name: 'the time things take',
		goal: 'shorten the way from {begin} to {end}',
		questions: [
			'For the {last}, on which days did somebody work on it, and on which days did it lie?',
			'What are people waiting for when {aOne} stands still?',
			'What do {customers} say about the pace, in their own words?',
		],
	},
	{
		pattern:
			/\b(?:overload\w*|overwhelm\w*|too busy|no time|busy|swamped|too (?:much|many)|understaff\w*|short[- ]staffed|capacity)/i,
		name: 'the load on people',
		goal: 'get through the busiest weeks without leaving things undone',
		questions: [
			'How does a week in your busiest month differ from one in a quiet month?',
			'What gets left undone in such a week, and how do you find out?',
			'What did you turn down last year for lack of hands?',
		],
	},
	{
		pattern: /\b(?:season\w*|peak|summer|winter|christmas|holiday)/i,
		name: 'the swing through the year',
		goal: 'keep people busy outside the season as well',
		questions: [
			'Which months carry the year, and what do you do in the others?',
			'When did you last hire for the season, and how did it go?',
			'What do you decide in the quiet months that only shows in the busy ones?',
		],
	},
	{
		pattern:
			/\b(?:twice|double|retyp\w*|re-?enter\w*|copy(?:ing)?|copied|by hand|manual\w*|paper\b|typing|data entry)/i,
		name: 'work done by hand',
		goal: 'write things down once',
		questions: [
			'Show me one {one}: how many times is the same thing written, and by whom?',
			'What is still on paper, and what would be lost if it were not?',
			'When a figure is changed in one place, where else does it have to be changed?',
		],
	},
	{
		pattern: /\b(?:spreadsheets?|excel|google sheets?)/i,
		name: 'the spreadsheets',
		goal: 'rest on something sturdier than a file of one person',
		questions: [
			'Who built the file you work from, and who else understands it?',
			'When did the file last give a wrong answer, and how was it noticed?',
			'What can you not do with the file that you would need?',
		],
	},
	{
		pattern:
			/\b(?:(?:tools?|systems?|software|apps?) (?:do not|don't|that don't|not) (?:talk|connect|sync)\w*|disconnected|integrat\w+|silos?|several systems|different systems)/i,
		name: 'the gaps between programs',
		goal: 'stop carrying data from one program to the next',
		questions: [
			'Which programs does {aOne} pass through, and who carries it across?',
			'Which two screens do people keep open side by side?',
			'What did you last look for in one program and find in another?',
		],
	},
	{
		pattern:
			/\b(?:(?:does not|doesn't|do not|don't|nobody|no one|never|cannot|can't|no way to) (?:really )?(?:know|see|track|tell)\w*|no overview|visibility|overview|in the dark|unclear|lose track)/i,
		name: 'the overview',
		goal: 'see at a glance where each {one} stands',
		questions: [
			'When you last needed to know where things stood, how did you find out and how long did it take?',
			'Which number do you ask for on a Monday, and who brings it?',
			'What did you learn last quarter that you would have liked to know earlier?',
		],
	},
	{
		pattern: /\b(?:report(?:s|ing)?\b|dashboards?|figures|analytics|metrics|kpis?)/i,
		name: 'the figures',
		goal: 'have the figures before the meeting, not after it',
		questions: [
			'Walk me through the last report: who asked for it, who made it, who read it?',
			'Which figure do two people in the house give differently?',
			'What did somebody decide because of the last report?',
		],
	},
	{
		pattern:
			/\b(?:mistakes?|errors?|wrong|incorrect|incomplete|rework|typos?|defects?|missing (?:information|documents?|data)|inaccura\w*)/i,
		name: 'things that go wrong',
		goal: 'find a slip before the customer does',
		questions: [
			'What was the last thing that had to be done again, and how was it noticed?',
			'Who checks, and what do they check against?',
			'Where do you write down what went wrong, so that the next person knows?',
		],
	},
	{
		pattern:
			/\b(?:different (?:questions|answers|ways)|inconsisten\w*|every(?:body|one) does it|no standard|each time|depends on who)/i,
		name: 'the way it is done by different people',
		goal: 'have it done the same way whoever is on duty',
		questions: [
			'If I watched two of your people do the same thing, what would differ?',
			'Where is it written how {aOne} should be handled?',
			'How does somebody who steps in for a day know what to do?',
		],
	},
	{
		pattern:
			/\b(?:turnover|quit(?:s|ting)?|leav(?:e|es|ing)|hard to (?:find|hire)|hiring|recruit\w* (?:staff|people)|retention of staff|staff shortage)/i,
		name: 'finding and keeping people',
		goal: 'lose fewer of the people they trained',
		questions: [
			'Who left in the last year, and what did they say?',
			'How long does a place stay empty, and who does the work in that time?',
			'What do applicants hear from you in the first week?',
		],
	},
	{
		pattern: /\b(?:train(?:ing|ed)?\b|onboard\w*|new (?:hires?|people|staff|employees|starters|colleagues)|ramp)/i,
		name: 'getting new people going',
		goal: 'have new people work alone sooner',
		questions: [
			'What did the last new colleague do in the first two weeks?',
			'Whom do new people ask, and what does that person put aside for it?',
			'By what do you know that somebody can work alone?',
		],
	},
	{
		pattern: /\b(?:in (?:one|his|her|their|people's) heads?|only (?:one|he|she)|tribal|knowledge|know-how|retir\w+)/i,
		name: 'what only a few know',
		goal: 'keep what people know when they are away',
		questions: [
			'Who is asked most often, and about what?',
			'What waits until a certain person is back from holiday?',
			'When somebody long-serving left, what did you miss afterwards?',
		],
	},
	{
		pattern:
			/\b(?:leads?\b.*(?:quality|bad|poor|unqualified|cold)|unqualified|tire[- ]?kickers?|wrong (?:customers|leads|people)|bad fit)/i,
		name: 'who comes in',
		goal: 'spend their time on people who mean it',
		questions: [
			'Of the last ten people who asked, which would you like to have had less of?',
			'What do you ask first to find out whether somebody is serious?',
			'Where did your three best customers come from?',
		],
	},
	{
		pattern: /\b(?:conver\w+|close rate|win rate|drop[- ]?off|abandon\w*|lose (?:the )?(?:deal|sale|customer)s?)/i,
		name: 'those who do not buy',
		goal: 'turn more of those who ask into customers',
		questions: [
			'Think of three people who asked and did not buy. What happened to each?',
			'At which point do people go quiet, as far as you can see?',
			'What did the last one who said yes have that the others had not?',
		],
	},
	{
		pattern:
			/\b(?:unpaid|overdue|pay(?:s|ing)? late|late pay\w*|cash ?flow|collect\w* (?:money|payment)|receivables?)/i,
		name: 'the money that is due',
		goal: 'have the money in when it is due',
		questions: [
			'What is open today, and since when?',
			'How does it feel to call a customer about money, and who does it?',
			'What do those who pay late have in common?',
		],
	},
	{
		pattern: /\b(?:margins?|expensive|costs?\b|waste\w*|overhead|profit\w*|price pressure|cheap(?:er)?|discounts?)/i,
		name: 'what is left over',
		goal: 'know which work earns its money',
		questions: [
			'Which work of last month would you do again at the same price?',
			'Where does money go that no customer pays for?',
			'How do you find out, after the work, what it really cost?',
		],
	},
	{
		pattern:
			/\b(?:ads?\b|ad spend|advertis\w*|marketing|website|traffic|seo|visib(?:le|ility) online|awareness|found online)/i,
		name: 'how people find them',
		goal: 'be found by the people they want',
		questions: [
			'How did your last five customers hear of you?',
			'What did you pay for attention last year, and how did you judge it?',
			'What would somebody see who looked for you today?',
		],
	},
	{
		pattern: /\b(?:reviews?\b|reputation|ratings?|complain\w*|unhappy|dissatisf\w*|angry)/i,
		name: 'what people say about them',
		goal: 'hear of trouble from the customer and not from the internet',
		questions: [
			'What was the last complaint, and on which way did it reach you?',
			'Who answers in public, and who decides what is said?',
			'When somebody is pleased, what happens with that?',
		],
	},
	{
		pattern: /\b(?:complian\w*|regulat\w*|audit\w*|licen[cs]\w*|gdpr|hipaa|privacy|legal|liab\w*)/i,
		name: 'the rules',
		goal: 'be able to show that the rules were kept',
		questions: [
			'Who last asked you for proof, and how long did you look for it?',
			'Which rule takes the most paper, and who keeps it up to date?',
			'What do you not do because of a rule, though you would like to?',
		],
	},
	{
		pattern: /\b(?:deadlines?|due dates?|overlook\w*|expire\w*|renewals?)/i,
		name: 'the dates that must be kept',
		goal: 'see a date coming before it is there',
		questions: [
			'Where do dates stand that must not be missed, and who looks there?',
			'Which date came too close in the last half year?',
			'Who is told first when a date cannot be kept?',
		],
	},
	{
		pattern: /\b(?:schedul\w*|rota|roster|shifts?|calendar|plann\w*|routes?|travel time|driving)/i,
		name: 'the planning of the day',
		goal: 'have a plan that still holds at noon',
		questions: [
			"What did yesterday's plan look like in the morning and in the evening?",
			'What does the person who plans have to know that stands nowhere?',
			'Who calls whom when the plan breaks?',
		],
	},
	{
		pattern: /\b(?:stock|inventory|out of stock|parts?\b|materials?|suppl(?:y|ier|iers)\b)/i,
		name: 'what should be on the shelf',
		goal: 'have the right thing there when it is needed',
		questions: [
			'What was missing last, and who stood waiting for it?',
			'What lies on the shelf that nobody will need?',
			'How does a supplier learn what you need, and how do you learn that it comes?',
		],
	},
	{
		pattern: /\b(?:ideas?\b|what to (?:post|write|say)|writ(?:e|ing)|blank page|content|publish\w*|posting)/i,
		name: 'what to say and when',
		goal: 'publish regularly without losing an evening to it',
		questions: [
			'What did you last publish, and what came before it was out?',
			'What do {customers} ask you again and again that is written nowhere?',
			'Which piece brought somebody to you, and how do you know?',
		],
	},
	{
		pattern:
			/\b(?:approv\w*|sign[- ]?off|decision|bottleneck|depends on (?:the )?(?:owner|boss|me)|everything goes through)/i,
		name: 'who has to say yes',
		goal: 'let more be decided without asking',
		questions: [
			'What lay on your desk this morning that only you could decide?',
			'What may your people decide alone, and up to which sum?',
			'When you were last away for a week, what waited?',
		],
	},
	{
		pattern: /\b(?:e-?mails?|inbox|messages?|chat|communicat\w*|updates?|informed|handovers?|hand-?offs?)/i,
		name: 'who tells whom',
		goal: 'have everybody know what they need without asking',
		questions: [
			'How does the news about {aOne} reach the person who needs it?',
			'What did somebody learn too late last week?',
			'Which messages do you answer that somebody else could have answered?',
		],
	},
	{
		pattern: /\b(?:language|translat\w*|spanish|foreign|multilingual)/i,
		name: 'the languages',
		goal: 'serve people in the language they speak',
		questions: [
			'What happens when somebody calls whose language nobody here speaks?',
			'Which papers do you have in more than one language, and who made them?',
			'Who translates in a pinch, and what is their job otherwise?',
		],
	},
	{
		pattern: /\b(?:first meeting|meetings?\b|facts|preparation|prepar\w*|background|research)/i,
		name: 'the preparation of a talk',
		goal: 'begin a first talk where it matters',
		questions: [
			'How much of a first meeting goes to things you could have known before?',
			'What do you look up before you meet somebody, and where?',
			'What do people bring along, and what do they wish they had brought?',
		],
	},
];

/** The topic that a pain is about; null where its words fit none. A topic that was used already comes last. */
export function topicOf(pain: string, used: ReadonlySet<Topic>): Topic | null {
	const fitting = TOPICS.map((topic) => ({ topic, at: pain.search(topic.pattern) })).filter(({ at }) => at >= 0);
	const fresh = fitting.filter(({ topic }) => !used.has(topic));
	return (fresh[0] ?? fitting[0])?.topic ?? null;
}
