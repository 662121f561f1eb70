import type { Topic } from './topic.ts';

/** Pains of people and money. */
export const PEOPLE_TOPICS: readonly Topic[] = [
	{
		pattern:
			/\b(?:overload\w*|overwhelm\w*|too busy|no time(?: (?:to|for))?|busy|swamped|too (?:much|many)|understaff\w*|short[- ]staffed|capacity|no coverage)/gi,
		name: 'the load on people',
		goal: 'get through the busiest weeks without leaving things undone',
		holds: 'they name what was left undone, and not only that it was busy',
		help: ['answering', 'automation', 'planning', 'sorting'],
		questions: [
			'How does a week in your busiest month differ from one in a quiet month?',
			'Which work slides when it gets busy, and who notices first?',
			'What did you turn down last year for lack of hands?',
		],
	},
	{
		pattern: /\b(?:season\w*|peak|in (?:spring|summer|autumn|fall|winter)|christmas|holidays?)\b/gi,
		name: 'the swing through the year',
		goal: 'keep people busy outside the season as well',
		holds: 'they decide in the quiet months what hurts in the busy ones',
		help: ['planning', 'content'],
		questions: [
			'Which months carry the year, and what do you do in the others?',
			'When did you last hire for the season, and how did it go?',
			'What do you decide in the quiet months that only shows in the busy ones?',
		],
	},
	{
		pattern:
			/\b(?:turnover|quit(?:s|ting)?|(?:staff|people|coaches|drivers|nurses|employees) leave(?: after)?|staff leaving|hard to (?:find|hire|get|keep) ?(?:people|staff|workers)?|hiring|recruit\w* (?:staff|people)|retention of staff|staff shortage)/gi,
		name: 'finding and keeping people',
		goal: 'lose fewer of the people they trained',
		holds: 'a place stood empty in the last year, and somebody did two jobs',
		help: ['people', 'planning'],
		questions: [
			'Who left in the last year, and what did they say?',
			'How long does a place stay empty, and who does the work in that time?',
			'What do applicants hear from you in the first week?',
		],
	},
	{
		pattern: /\b(?:train(?:ing|ed)?\b|onboard\w*|new (?:hires?|people|staff|employees|starters|colleagues)|ramp)/gi,
		name: 'getting new people going',
		goal: 'have new people work alone sooner',
		holds: 'an experienced colleague loses part of each day to a new one',
		help: ['people', 'form', 'content'],
		questions: [
			'What did the last new colleague do in the first two weeks?',
			'Whom do new people ask, and what does that person put aside for it?',
			'By what do you know that somebody can work alone?',
		],
	},
	{
		pattern:
			/\b(?:in (?:one|his|her|their|people's) heads?|only (?:one|he|she|the (?:\w+ )?(?:owner|director|boss|founder)) (?:\w+ )?knows?|only (?:one|he|she)|tribal|knowledge|know-how|retir\w+)/gi,
		name: 'what only a few know',
		goal: 'keep what people know when they are away',
		holds: 'something waited this month for one person to come back',
		help: ['people', 'form', 'content', 'overview'],
		questions: [
			'Who is asked most often, and about what?',
			'What waits until a certain person is back from holiday?',
			'When somebody long-serving left, what did you miss afterwards?',
		],
	},
	{
		pattern:
			/\b(?:approv\w*|sign[- ]?off|decisions?|bottleneck|depends on (?:the )?(?:owner|boss|me)|everything goes through|senior people|before it goes out)/gi,
		name: 'who has to say yes',
		goal: 'let more be decided without asking',
		holds: 'something lies on their desk today that only waits for a yes',
		help: ['checking', 'form', 'people'],
		questions: [
			'What lay on your desk this morning that only you could decide?',
			'What may your people decide alone, and up to which sum?',
			'When you were last away for a week, what waited?',
		],
	},
	{
		pattern:
			/\b(?:unpaid|overdue|pay(?:s|ing)? late|late pay\w*|cash ?flow|collect\w* (?:money|payment)|receivables?|invoices? (?:go|are|is) (?:\w+ )?late)/gi,
		name: 'the money that is due',
		goal: 'have the money in when it is due',
		holds: 'they look up what is open, and it is more than they said',
		help: ['reminder', 'overview', 'automation'],
		questions: [
			'What is open today, and since when?',
			'How does it feel to call a customer about money, and who does it?',
			'What do those who pay late have in common?',
		],
	},
	{
		pattern:
			/\b(?:margins?|expensive|costs?\b|wast(?:e|es|ed|ing|eful)\b|overhead|profit\w*|price pressure|cheap(?:er)?|discounts?|budgets? (?:are|is))/gi,
		name: 'what is left over',
		goal: 'know which work earns its money',
		holds: 'they cannot say what the last one really cost',
		help: ['overview', 'checking'],
		questions: [
			'Which work of last month would you do again at the same price?',
			'Where does money go that no customer pays for?',
			'How do you find out, after the work, what it really cost?',
		],
	},
	{
		pattern:
			/\b(?:fixed prices?|pricing|rates? increases?|price increases?|prices?\b|fees?\b|quot(?:e|ing) too low|underquot\w*|hourly|billable)/gi,
		name: 'the price they name',
		goal: 'name a price they do not regret',
		holds: 'they tell you of a price that turned out too low, or that lost the work',
		help: ['overview', 'checking', 'drafting'],
		questions: [
			'How did you arrive at the last price you named?',
			'When did you last change your prices, and what did {customers} say?',
			'What do {customers} ask about the price before they say yes?',
		],
	},
	{
		pattern:
			/\b(?:do not (?:use|read|look|want)|don't (?:use|read|look|want)|nobody (?:reads|uses|looks)|ignore\w*|anyway)/gi,
		name: 'what is made and not used',
		goal: 'make only what somebody uses',
		holds: 'nobody could name a decision that came out of it',
		help: ['overview', 'feedback', 'people', 'drafting'],
		questions: [
			'What did the last person who received {aOne} do with it?',
			'What was asked back after the last {one} went out?',
			'What did you stop doing in the last year, and who noticed?',
		],
	},
];
