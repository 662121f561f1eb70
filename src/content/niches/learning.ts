import type { NicheEntry } from '../niche.ts';

/** Those who teach, coach, care for children or work for a cause. */
export const learning: readonly NicheEntry[] = [
	{
		id: 'school-admissions',
		name: 'Admissions follow-up for private schools',
		description: 'Guide families from the first question to the signed place, with nothing left unanswered.',
		industry: 'private-schools',
		trade: 'private schools',
		people: 'admissions directors',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Medium',
		trend: 'up',
		trendValue: 'families compare more schools',
		tags: ['Education', 'Admissions', 'Families', 'Follow-up'],
		revenue: {
			clients: 60,
			monthlyFee: 1200,
			basis:
				'Our estimate: one more pupil pays a year; schools decide once a year, so sixty takes several admission seasons.',
		},
		marketSnapshot:
			"An admissions office is one or two people and a season. Families visit several schools; the one that remembers the child's instrument has an advantage.",
		targetAudience: 'Admissions directors of schools with a hundred to eight hundred pupils',
		coreProblem: 'Families drop out between open day and application, and nobody asks why.',
		existingPlayers: ['Finalsite', 'Blackbaud', 'Ravenna', 'OpenApply'],
		validationSteps: {
			alone: [
				'Ask three families which school answered them best, and with which words.',
				'Read the admissions pages of eight schools and list the dates that are hard to find.',
			],
			writing: 'Write the letter after an open day to a family with a shy child.',
			visit: 'Call in at one admissions office and ask what becomes of the addresses of an open day.',
			outreach: 'Write to five admissions directors and ask where they lose most families.',
			code: 'Build a sample list of forty families with their next step and date.',
		},
		automationOpportunities: [
			"Answers from the school's own pages",
			'Letters by stage and interest',
			'Reminder of missing papers',
			'Reasons of those who left',
		],
		warning: 'data about children needs special care, and schools buy once a year',
		fit: {
			trade:
				'private school, school, teacher, teachers, headteacher, principal, admissions, boarding school, school secretary, montessori, education, tutor, classroom',
			insider: 'what parents ask before they trust a school',
			skills: {
				'teaching, education, curriculum, tutoring, pedagogy': 'answer what a parent means by ‘will it suit my child’',
				'copywriting, letter writing, storytelling, content writing, newsletters':
					'write to a family and not to a list',
				'crm, hubspot, automation, event management, project coordination':
					'keep forty families apart in the busy month',
				'data protection, gdpr, school administration, compliance':
					"answer what is asked before a child's name is stored",
			},
			interest: 'children, picture books, choir, teaching, theatre',
			gives: 'helps you remember what matters to a child',
		},
		field: {
			place: 'the admissions office after an open day',
			count: 'the families who got no second letter',
			show: 'the letters of the last season',
			trial: 'write to the visitors of one open day',
		},
	},
	{
		id: 'course-learner-support',
		name: 'Learner support for course creators',
		description: 'Answer learners from the course itself, and bring back those who got stuck.',
		industry: 'course-creators',
		trade: 'course creators',
		people: 'course creators',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'stable',
		trendValue: 'fewer buyers, more competition',
		tags: ['Education', 'Support', 'Completion', 'Community'],
		revenue: {
			clients: 90,
			monthlyFee: 500,
			basis: 'Our estimate: a handful of refunds avoided each month; creators come and go, so the number stays modest.',
		},
		marketSnapshot:
			'Courses sell on promises and are finished by few. Creators answer the same question for the fiftieth time, or stop answering. Platforms offer comments and little help.',
		targetAudience: 'Creators with two hundred learners or more a year',
		coreProblem: 'A learner who is stuck on Sunday asks for the money back on Monday.',
		existingPlayers: ['Kajabi', 'Teachable', 'Thinkific', 'Circle', 'Skool'],
		validationSteps: {
			alone: [
				'Read the comments under a course you took and count the questions that came up twice.',
				'Ask five people where they stopped in the last course they bought.',
			],
			writing: 'Write the message for a learner who has not opened lesson three.',
			visit: 'Join a live session of any course and write down what is asked.',
			outreach: 'Write to eight creators and ask which question they answer each week.',
			code: 'Let an assistant answer twenty questions from one free course and name the lesson.',
		},
		automationOpportunities: [
			'Answers that name the lesson',
			'Message to those who got stuck',
			'List of unclear lessons',
			'Summary of the community week',
		],
		warning: 'many creators earn little, so look for those with learners and not with followers',
		fit: {
			trade:
				'course creator, online course, online courses, course creators, e-learning, elearning, lms, kajabi, teachable, online teacher, workshop leader, instructional designer',
			insider: 'at which lesson learners give up',
			skills: {
				'teaching, tutoring, mentoring, instructional design, explaining': 'see what a learner did not understand',
				'community management, discord, customer support, circle': 'keep a question from waiting until Monday',
				'prompt engineering, rag, chatbots, ai tools, no-code': 'answer from the lesson and name the minute',
				'video editing, content creation, scriptwriting': 'mend the two minutes where everybody stops',
			},
			interest: 'online courses, teaching, podcasts, languages, explaining',
			gives: 'lets you notice where a lesson loses people',
		},
		field: {
			place: 'the desk where learners are answered',
			count: 'the questions that come up twice',
			show: 'the questions of the last group',
			trial: 'answer the questions of one week',
		},
	},
	{
		id: 'coach-follow-up',
		name: 'Session follow-up for coaches',
		description: 'Send clients a summary with the agreed step, and ask about it before the next session.',
		industry: 'coaches',
		trade: 'coaches',
		people: 'coaches',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'clients want results between sessions',
		tags: ['Coaching', 'Notes', 'Follow-up', 'Retention'],
		revenue: {
			clients: 120,
			monthlyFee: 400,
			basis:
				'Our estimate: one client who stays two months longer; coaches work alone, so the fee is small and set-up must be quick.',
		},
		marketSnapshot:
			'Coaches sell progress and are paid for sessions. Between two sessions lie silent weeks. Scheduling programs bill well and remember nothing of the talk.',
		targetAudience: 'Coaches with ten to forty paying clients',
		coreProblem: 'Both have forgotten by the next session what was agreed in the last.',
		existingPlayers: ['CoachAccountable', 'Paperbell', 'HoneyBook'],
		validationSteps: {
			alone: [
				'Ask three people who had a coach what they got in writing between sessions.',
				'Record yourself explaining a goal and make a half-page summary with one next step.',
			],
			writing: 'Write the question that a coach sends three days after a session.',
			visit: 'Book an introductory session and note what follows from it in writing.',
			outreach: 'Write to ten coaches and ask how they prepare a session in the ten minutes before it.',
			code: 'Turn a recorded talk of your own into a summary and mark each sentence you did not say.',
		},
		automationOpportunities: [
			'Summary with the agreed step',
			'Question between sessions',
			'Preparation on one page',
			'Progress over a quarter',
		],
		warning: 'talks are confidential, so nothing may be recorded without a clear yes',
		fit: {
			trade:
				'coach, coaches, life coach, business coach, executive coach, career coach, facilitator, leadership coaching',
			insider: 'what is lost between two sessions',
			skills: {
				'coaching, facilitation, active listening, counselling, psychology':
					'hear the step that was agreed behind what was said',
				'note taking, summarising, copywriting, editing': 'put an hour on half a page',
				'transcription, ai tools, prompt engineering, speech recognition, automation':
					"have the summary ready before the coach's next call",
				'virtual assistance, administration, scheduling, client management':
					'keep twenty quiet calendars from tangling',
			},
			interest: 'personal development, self-help, meditation, journaling, mindfulness, psychology',
			gives: 'keeps you close to what clients look for',
		},
		field: {
			place: 'the desk after a session',
			count: 'the agreed steps that nobody asked about',
			show: 'what a client gets after a session',
			trial: 'write the follow-ups of two weeks',
		},
	},
	{
		id: 'nonprofit-grants',
		name: 'Grant applications for nonprofits',
		description: 'Find grants that fit, and draft the application from what the organisation already wrote.',
		industry: 'nonprofits',
		trade: 'nonprofits',
		people: 'nonprofit directors',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'more organisations for each grant',
		tags: ['Nonprofit', 'Grants', 'Writing', 'Deadlines'],
		revenue: {
			clients: 70,
			monthlyFee: 1200,
			basis:
				'Our estimate: a fixed fee below half a fundraiser, since a share of the grant is frowned upon; five writers serve about seventy.',
		},
		marketSnapshot:
			'Small organisations write applications on weekends. Funders ask the same ten things in ten forms. Databases find grants; the texts still begin on a blank page.',
		targetAudience: 'Directors of nonprofits with two to twenty paid people',
		coreProblem: 'A good project misses a deadline because the budget and the impact text are in two drawers.',
		existingPlayers: ['Instrumentl', 'Candid', 'Grantable', 'Submittable'],
		validationSteps: {
			alone: [
				'Choose one funder and list the questions of its form beside those of another.',
				'Read three annual reports of local organisations and collect what could be reused.',
			],
			writing: 'Answer two questions of a real grant form for an organisation you support.',
			visit: 'Help out for an afternoon and ask who writes the applications, and when.',
			outreach: 'Write to eight directors and ask which deadline they missed last year.',
			code: 'Match ten sample projects to fifty public calls and explain each match in a sentence.',
		},
		automationOpportunities: [
			'Calls that fit',
			'Drafts from earlier texts',
			'Budget and text kept in step',
			'Reminders of reports due',
		],
		warning: 'pay by success is frowned upon, and small organisations decide in boards',
		fit: {
			trade:
				'nonprofit, nonprofits, non-profit, ngo, charity, charities, fundraising, fundraiser, foundation, grant, grants, social enterprise, volunteer coordinator, development director, animal shelter, shelter',
			insider: 'on which weekend an application gets written',
			skills: {
				'grant writing, proposal writing, bid writing, tender writing, copywriting, editing':
					'answer what the funder asked and not what one would like to say',
				'research, fundraising, prospecting, data analysis':
					'find the call for applications that fits before its last week',
				'project management, budgeting, excel, impact measurement':
					'keep the budget and the text from contradicting each other',
				'storytelling, journalism, interviewing, communications': 'get the one story that a board remembers',
			},
			interest: 'volunteering, charity, human rights, refugees, refugee charity, animal rescue',
			gives: 'gives you an organisation that already knows you',
		},
		field: {
			place: 'the desk where applications are written',
			count: 'the questions that come up in each form',
			show: 'their last two applications',
			trial: 'draft one application from their texts',
		},
	},
	{
		id: 'childcare-enrolment',
		name: 'Waiting lists for childcare centers',
		description: 'Keep the waiting list honest, offer free places at once, and prepare the first day.',
		industry: 'childcare-centers',
		trade: 'childcare centers',
		people: 'childcare directors',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'long lists, empty single places',
		tags: ['Childcare', 'Waiting list', 'Families', 'Messaging'],
		revenue: {
			clients: 100,
			monthlyFee: 500,
			basis:
				'Our estimate: a place filled two weeks earlier each quarter; directors decide alone, and set-up takes a day.',
		},
		marketSnapshot:
			'Families sign up at several centers and tell none when they found a place. A director phones down a list of forty for one opening, between lunch and nap time.',
		targetAudience: 'Directors of one to five centers',
		coreProblem: 'A place stays empty for weeks although forty families wait for it.',
		existingPlayers: ['Brightwheel', 'Procare', 'Kangarootime', 'Famly', 'LineLeader'],
		validationSteps: {
			alone: [
				'Ask five parents at how many centers they signed up and whom they told afterwards.',
				'Compare the sign-up pages of eight centers and note what a family learns about the wait.',
			],
			writing: 'Write the message that asks a family whether it still waits, answerable with one word.',
			visit: 'Call in at one center before lunch and ask how the last free place was filled.',
			outreach: 'Call six directors in the early afternoon and ask how long the last free place stood empty.',
			code: 'Make a list that drops families after two unanswered questions, with invented names.',
		},
		automationOpportunities: [
			'Question whether a family still waits',
			'Offer of a free place in order',
			'Papers before the first day',
			'Forecast of places by age',
		],
		warning: "children's data needs care, and ratios of staff to children limit each offer",
		fit: {
			trade:
				'childcare, child care, daycare, nursery school, kindergarten, preschool, early years, nursery teacher, kindergarten teacher, au pair, nanny, early childhood, after-school',
			insider: 'how many calls one free place takes',
			skills: {
				'scheduling, administration, office management, reception': 'keep one place from standing empty for a month',
				'texting, sms, client communication, copywriting, newsletters': 'ask a tired parent one question at a time',
				'no-code, airtable, automation, zapier, google sheets, excel': 'hold a list that cleans itself',
				'childcare, pedagogy, teaching, early childhood education': 'know that ages and groups decide and not the date',
			},
			interest: 'children, parenting, picture books, playground',
			gives: 'brings you to parents at the gate',
		},
		field: {
			place: 'the office during nap time',
			count: 'the families on the list who no longer wait',
			show: 'the waiting list with the names covered, and how the last place was filled',
			trial: 'clean the waiting list of one center',
		},
	},
];
