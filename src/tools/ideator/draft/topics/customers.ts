import type { Topic } from './topic.ts';

/** Pains between a company and those it serves. */
export const CUSTOMER_TOPICS: readonly Topic[] = [
	{
		pattern:
			/\b(?:(?:missed|unanswered|miss|lost|dropped) (?:\w+ )?calls?|calls? (?:\w+ ){0,5}(?:unanswered|missed)|go(?:es)? to voicemail|phones?\b|voicemail|on hold)/gi,
		name: 'the phone',
		goal: 'have every call answered by somebody who can help',
		holds: 'they cannot say how many calls went unanswered last week',
		help: ['answering', 'reminder'],
		questions: [
			'Where does a call go that nobody can take?',
			'How do you know how many calls came in yesterday?',
			'What does the person at the phone put aside to answer it?',
		],
	},
	{
		pattern:
			/\b(?:after[- ](?:hours|five|six|closing|office(?: hours)?)|(?:call|calls|write|message|reply|replies|messages|inquiries|answers?) (?:\w+ )?(?:at night|on weekends|in the evenings?)|night shift|on weekends)\b/gi,
		name: 'the hours when nobody is in',
		goal: 'be reachable when the office is closed',
		holds: 'they can name somebody who reached out in the evening and was lost by the morning',
		help: ['answering'],
		questions: [
			'What happens to somebody who reaches out at nine in the evening?',
			'On Monday morning, what has piled up, and who goes through it?',
			'Who gives out a private number, and how often is it used?',
		],
	},
	{
		pattern:
			/\b(?:where is my|same (?:\w+ )?(?:questions?|things)|(?:questions|tickets) (?:eat|all day|about|take)|\w+ questions\b|repeat(?:ed|ing|ative)? (?:questions|tickets)|ask about\b|ask the same|faqs?\b)/gi,
		name: 'the questions people ask',
		goal: 'spend the day on questions that need a person',
		holds: 'the same handful of questions fills most of what they show you',
		help: ['answering', 'content', 'form'],
		questions: [
			'Which questions came in yesterday, and who answered each?',
			'Where does the person who answers look the answer up?',
			'Which of last week’s questions had never been asked before?',
		],
	},
	{
		pattern:
			/\b(?:churn|stop coming|stop using|cancel (?:their |the )?(?:membership|subscription|contract)s?|\w+ cancel (?:\w+ )?(?:months|weeks) later|(?:customers|clients|members|patients|users) leave|do not come back|don't come back|loyal\w*|retention|rebook\w*|lapse\w*|drift\w*)/gi,
		name: 'who comes back',
		goal: 'keep {customers} longer',
		holds: 'they learn of a departure only when it has happened',
		help: ['reminder', 'feedback', 'sorting', 'content'],
		questions: [
			'Who stopped coming in the last three months, and how did you notice?',
			'What do you do for somebody who has been with you for years that a newcomer does not get?',
			'What reason do people give when they leave, and what do you think the reason is?',
		],
	},
	{
		pattern:
			/\b(?:no[- ]?shows?|(?:late |last[- ]minute )?cancell?ations?|cancel (?:late|at short|on the day)|reschedul\w*|forgets? (?:their|the) appointment|do(?:es)? not (?:come|appear|turn up)|late cancel\w*)/gi,
		name: 'dates that fall through',
		goal: 'lose fewer hours to people who do not come',
		holds: 'they can point to the empty hours of the last two weeks',
		help: ['reminder', 'planning', 'answering'],
		questions: [
			'Think of the last date somebody did not keep. When did you learn of it, and what did you do then?',
			'What do people hear from you between making a date and coming?',
			'Which hours of the last two weeks stayed empty, and why?',
		],
	},
	{
		pattern:
			/\b(?:follow[- ]?ups?|(?:forget to |nobody |never )?calls? back|nobody (?:calls|asks|writes|chases)|forgotten|falls? through the|slips? through|leave without|without a trace)/gi,
		name: 'what happens after the first contact',
		goal: 'see each {one} through to a yes or a no',
		holds: 'they cannot say what became of each one of last month',
		help: ['reminder', 'overview', 'sorting'],
		questions: [
			'Of the {many} of last month, what became of each?',
			'What happened with the last {one} that you felt sure of and that came to nothing?',
			'Who decides that {aOne} deserves another call, and by what?',
		],
	},
	{
		pattern:
			/\b(?:ghost\w*|go(?:es)? quiet|no (?:response|reply|answer)|do(?:es)? not (?:answer|respond|reply|confirm)|unrespons\w*|never (?:answer|reply))/gi,
		name: 'those who do not answer',
		goal: 'get an answer without asking three times',
		holds: 'they spend part of each week asking a second and third time',
		help: ['reminder', 'answering', 'automation'],
		questions: [
			'Think of somebody who went quiet last month. What was the last thing they had heard from you?',
			'When somebody does not answer, how often do you ask again, and who decides to stop?',
			'On which way do you get the quickest answer, and from whom?',
		],
	},
	{
		pattern:
			/\b(?:competit\w+|others (?:are|answer|reply)|rivals?|first to (?:answer|reply)|(?:shop|look) around|compare (?:\w+ )?(?:online|prices|offers)|turn(?:ed)? down|lose (?:bids|tenders|pitches|jobs))/gi,
		name: 'the comparison with others',
		goal: 'hear why somebody chose another',
		holds: 'they name who won the last time, and what that other did sooner or better',
		help: ['feedback', 'sorting', 'drafting'],
		questions: [
			'When {customers} go elsewhere, how does the news reach you, and what do they say?',
			'Whom do {customers} ask besides you, as far as you know?',
			'What did the last customer who came from a competitor say about the change?',
		],
	},
	{
		pattern:
			/\b(?:leads?\b.*(?:quality|bad|poor|unqualified|cold)|unqualified|tire[- ]?kickers?|wrong (?:customers|leads|people)|bad fit|small budgets?)/gi,
		name: 'who comes in',
		goal: 'spend their time on people who mean it',
		holds: 'they tell you about hours spent on somebody who was never going to buy',
		help: ['sorting', 'form', 'answering'],
		questions: [
			'Of the last ten people who asked, which would you like to have had less of?',
			'What do you ask first to find out whether somebody is serious?',
			'Where did your three best customers come from?',
		],
	},
	{
		pattern: /\b(?:conver\w+|close rate|win rate|drop[- ]?off|abandon\w*|lose (?:the )?(?:deal|sale|customer)s?)/gi,
		name: 'those who do not buy',
		goal: 'turn more of those who ask into customers',
		holds: 'they can name the point at which people stop',
		help: ['feedback', 'sorting', 'reminder', 'content'],
		questions: [
			'Think of three people who asked and did not buy. What happened to each?',
			'At which point do people go quiet, as far as you can see?',
			'What did the last customer who said yes have that others had not?',
		],
	},
	{
		pattern:
			/\b(?:ads?\b|ad spend|advertis\w*|marketing|website|traffic|seo|visib(?:le|ility) online|awareness|found online|referrals? dry|word of mouth|self-promotion|nobody (?:knows|finds) (?:us|them))/gi,
		name: 'how people find them',
		goal: 'be found by the people they want',
		holds: 'they cannot say where their last five {customers} came from',
		help: ['content', 'drafting', 'automation'],
		questions: [
			'How did your last five customers hear of you?',
			'What did you pay for attention last year, and how did you judge it?',
			'What would somebody see who looked for you today?',
		],
	},
	{
		pattern: /\b(?:complain\w*|unhappy|dissatisf\w*|angry|annoyed|frustrated)/gi,
		name: 'the complaints',
		goal: 'hear of trouble before it is a complaint',
		holds: 'the last complaint reached them by a detour',
		help: ['feedback', 'answering', 'overview'],
		questions: [
			'What was the last complaint, and on which way did it reach you?',
			'What do you find out before you answer a complaint, and from whom?',
			'Which complaint do you hear most from those you would like to keep?',
		],
	},
	{
		pattern: /\b(?:reviews\b|(?:bad|good|google|online)(?: \w+)? reviews?|reputation|ratings?)/gi,
		name: 'what people say about them',
		goal: 'hear of trouble from the customer and not from the internet',
		holds: 'the last bad word about them was news to them',
		help: ['feedback', 'answering', 'drafting'],
		questions: [
			'What was the last thing somebody wrote about you, and how did you come across it?',
			'Who answers online, and who decides what is said?',
			'When somebody is pleased, what happens with that?',
		],
	},
	{
		pattern: /\b(?:language|translat\w* (?:for|into)|spanish|foreign|multilingual)/gi,
		name: 'the languages',
		goal: 'serve people in the language they speak',
		holds: 'they name a person who was sent away or kept waiting for lack of words',
		help: ['answering', 'drafting'],
		questions: [
			'What happens when somebody calls whose language nobody here speaks?',
			'Which papers do you have in more than one language, and who made them?',
			'Who translates in a pinch, and what is their job otherwise?',
		],
	},
	{
		pattern:
			/\b(?:ideas?\b|what to (?:post|write|say)|content\b|publish\w*|posting|posts? (?:get|got) (?:no|few) \w+|posts?\b|instagram|linkedin|social media|newsletters?)/gi,
		name: 'what to say and when',
		goal: 'publish regularly without losing an evening to it',
		holds: 'the last thing they published is older than they thought',
		help: ['content', 'drafting', 'planning'],
		questions: [
			'What did you last publish, and what came before it was out?',
			'What do {customers} ask you again and again that is written nowhere?',
			'Which piece brought somebody to you, and how do you know?',
		],
	},
];
