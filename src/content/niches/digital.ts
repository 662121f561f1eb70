import type { NicheEntry } from '../niche.ts';

/** Firms that work at screens: software, IT, marketing, sound. */
export const digital: readonly NicheEntry[] = [
	{
		id: 'saas-onboarding',
		name: 'Customer onboarding for software companies',
		description: 'Get new users to their first result, with messages and guides that follow what they did.',
		industry: 'software-companies',
		trade: 'software companies',
		people: 'software founders',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'new customers cost more',
		tags: ['SaaS', 'Onboarding', 'Lifecycle', 'Product'],
		revenue: {
			clients: 50,
			monthlyFee: 2300,
			basis:
				'Our estimate: a third of a customer success manager; each product must be learnt, so six people serve about fifty.',
		},
		marketSnapshot:
			'Many small vendors send every trial user the same e-mails. Tour programs point at buttons. Few teams look at which step separates users who stay from users who leave.',
		targetAudience: 'Founders and heads of customer success at vendors with ten to eighty people',
		coreProblem: 'Trial users leave before they reach the point at which the product helps them.',
		existingPlayers: ['Appcues', 'Userpilot', 'Userflow', 'Intercom', 'Customer.io'],
		validationSteps: {
			alone: [
				'Sign up for five trials, save every message and mark the ones that fit what you did.',
				'Draw the path from sign-up to first result for one product and count its steps.',
			],
			writing: 'Rewrite the first three e-mails of one trial for a user who imported nothing.',
			visit: 'Work a day in a shared office and ask three founders at lunch which step trial users skip.',
			outreach: 'Send four founders a page on where their trial lost you.',
			code: 'Find the step that separates stayers from leavers in a public set of product events.',
		},
		automationOpportunities: [
			'Messages by what a user did',
			'Help drafted from tickets',
			'Alert when a customer stalls',
			'Summary of each first month',
		],
		warning: 'access to product data takes trust, and a redesign can undo the work',
		fit: {
			trade:
				'saas, software company, startup, start-up, product manager, customer success, software engineer, software developer, tech company, product marketing, developer, b2b software, software',
			insider: 'at which step trial users leave',
			skills: {
				'customer success, onboarding, account management, customer support':
					'know the question behind ‘it does not work’',
				'product management, ux, ux design, user research, product analytics':
					'find the step that separates stayers from leavers',
				'lifecycle, e-mail marketing, email marketing, copywriting, ux writing, technical writing':
					'write the one message that fits what a user did',
				'api integration, software development, segment, javascript, typescript, react, python, sql':
					'connect the messages to what users really do',
			},
			interest: 'startups, productivity, apps, open source',
			gives: 'keeps you among people who try new products first',
		},
		field: {
			place: 'the desk of whoever meets new customers',
			count: 'the trial users who stop at each step',
			show: 'what ten new users did in their first week',
			trial: 'rewrite the first week for one kind of user',
		},
	},
	{
		id: 'msp-knowledge-base',
		name: 'Knowledge bases for IT service providers',
		description: 'Turn solved tickets into articles that technicians and customers can use.',
		industry: 'it-service-providers',
		trade: 'IT service providers',
		people: 'IT service managers',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'technicians are scarce',
		tags: ['IT services', 'Knowledge', 'Tickets', 'Documentation'],
		revenue: {
			clients: 90,
			monthlyFee: 1600,
			basis:
				'Our estimate: a quarter of a technician; ticket programs are few, so the same connection serves many and six people reach ninety.',
		},
		marketSnapshot:
			'Providers solve the same printer and the same login each week. Documentation programs are bought and stay empty, since nobody writes after closing a ticket.',
		targetAudience: 'Service managers of providers with five to fifty technicians',
		coreProblem: 'The answer exists in a ticket from March that nobody can find.',
		existingPlayers: ['IT Glue', 'Hudu', 'ConnectWise', 'HaloPSA', 'Autotask'],
		validationSteps: {
			alone: [
				'Take thirty public support threads on one program and merge them into five articles.',
				'List what a ticket must hold so that an article can be made from it.',
			],
			writing: 'Write one article from a fault you solved, for a technician in the first week.',
			visit: 'Drop in at an IT firm near you and ask who wrote the last article, and when.',
			outreach: 'Write to seven service managers and ask which fault came up most last week.',
			code: 'Cluster a public set of tickets and check whether each group deserves an article.',
		},
		automationOpportunities: [
			'Draft article from a closed ticket',
			'Similar tickets while typing',
			'Outdated articles found',
			'Steps a customer can do alone',
		],
		warning: 'tickets hold passwords and names, so they must be cleaned before any model reads them',
		fit: {
			trade:
				'msp, managed service provider, it support, it service, help desk, helpdesk, sysadmin, system administrator, network engineer, it technician, it consultant, desktop support, service desk, cloud engineer',
			insider: 'which tickets come back each week',
			skills: {
				'technical writing, documentation, knowledge management, confluence, sops':
					'make an article out of a ticket that says ‘done’',
				'it support, troubleshooting, system administration, networking, office 365, cybersecurity':
					'know which step of a fix was luck',
				'rag, prompt engineering, machine learning, api integration, python': 'find the ticket from March',
				'training, teaching, explaining software, mentoring': 'write for the technician in the first week',
			},
			interest: 'homelab, linux, gadgets, self-hosting, raspberry pi, cybersecurity, explaining software',
			gives: 'has left you with faults of your own to write about',
		},
		field: {
			place: 'the service desk on a Monday',
			count: 'the tickets that have an older twin',
			show: 'twenty closed tickets',
			trial: 'write ten articles from closed tickets',
		},
	},
	{
		id: 'agency-reporting',
		name: 'Client reports for marketing agencies',
		description: 'Write the words around the figures: what changed, why, and what is done next.',
		industry: 'marketing-agencies',
		trade: 'marketing agencies',
		people: 'agency owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'stable',
		trendValue: 'dashboards are everywhere',
		tags: ['Marketing', 'Reporting', 'Writing', 'Clients'],
		revenue: {
			clients: 100,
			monthlyFee: 700,
			basis:
				'Our estimate: a day of an account manager each month; agencies test such help often and stop it as often.',
		},
		marketSnapshot:
			'Dashboards show every figure, and clients ask what they mean. Account managers spend the first week of the month explaining. Generated comments repeat the chart in words.',
		targetAudience: 'Owners of agencies with four to twenty-five people',
		coreProblem: 'The report arrives on the tenth and says that clicks rose.',
		existingPlayers: ['AgencyAnalytics', 'Whatagraph', 'Swydo', 'DashThis'],
		validationSteps: {
			alone: [
				'Take a public sample report and write the three sentences a client would want first.',
				"Ask two owners of small firms which part of their agency's report they read.",
			],
			writing: 'Write one page on a month in which the figures fell.',
			visit: 'Visit one agency in your town and ask who writes the reports, and on which days.',
			outreach: 'Write to ten agency owners and ask how many hours the last reports took.',
			code: 'Explain ten changes in a sample data set with a prompt and mark the wrong ones.',
		},
		automationOpportunities: [
			'Comment drafts from the figures',
			'Unusual changes flagged',
			'Next steps from the plan',
			'Questions a client may ask',
		],
		warning: 'a wrong reason for a falling figure costs the agency a client',
		fit: {
			trade:
				'marketing agency, agency owner, account manager, digital marketing, ppc, media buyer, seo agency, advertising agency, social media manager, marketing manager, performance marketing',
			insider: 'what a client reads of a report',
			skills: {
				'data analysis, google analytics, looker studio, reporting, excel, power bi, tableau':
					'see which change is noise',
				'copywriting, editing, storytelling, journalism, content writing':
					'say in three sentences what twelve charts do not',
				'seo, ppc, google ads, meta ads, paid ads, social media, facebook ads':
					'know why a figure fell before the client asks',
				'account management, client communication, project management': 'put the bad news where it can be taken',
			},
			interest: 'advertising, branding, data visualisation, blogging, trends',
			gives: "makes you read other people's campaigns for fun",
		},
		field: {
			place: 'the desk of an account manager in the first week of the month',
			count: 'the hours that reports take',
			show: 'the last report of three clients',
			trial: 'write the comments for three reports',
		},
	},
	{
		id: 'podcast-show-notes',
		name: 'Episode pages for podcast producers',
		description: 'Make show notes, chapters, clips and posts from each finished recording.',
		industry: 'podcast-producers',
		trade: 'podcast producers',
		people: 'podcast producers',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Medium',
		trend: 'stable',
		trendValue: 'programs do the simple part',
		tags: ['Media', 'Podcasts', 'Content', 'Editing'],
		revenue: {
			clients: 60,
			monthlyFee: 900,
			basis:
				"Our estimate: four episodes a month at the price of an editor's day; programs press the price of simple notes.",
		},
		marketSnapshot:
			'Company podcasts have grown and their teams have not. Transcripts cost next to nothing; picking the minute worth hearing is the work.',
		targetAudience: 'Producers and marketing leads with a weekly show',
		coreProblem: 'An episode goes out with three lines of text and is never found again.',
		existingPlayers: ['Descript', 'Castmagic', 'Riverside', 'Opus Clip'],
		validationSteps: {
			alone: [
				'Listen to two episodes and note the minute that you would tell a friend about.',
				'Compare the pages of ten shows and count those with chapters and sources.',
			],
			writing: 'Write the page for one public episode, with chapters and three quotes.',
			visit: 'Meet one producer at the studio and ask who writes the notes, and when.',
			outreach: 'Send three producers a finished page for their last episode.',
			code: 'Cut chapters from a transcript with a script and compare with your own.',
		},
		automationOpportunities: [
			'Chapters and quotes',
			'Clip candidates with reasons',
			'Posts for each channel',
			'Search over all episodes',
		],
		warning: 'programs make plain notes for little money, so choice and voice are what you sell',
		fit: {
			trade:
				'podcast, podcasts, podcaster, podcast producer, radio, audio producer, sound engineer, broadcast, broadcaster, journalist, audio editing',
			insider: 'what is left undone when an episode goes out',
			skills: {
				'editing, journalism, copywriting, content writing, storytelling, interviewing':
					'pick the minute that a listener repeats',
				'audio editing, video editing, premiere, audacity, descript, sound design':
					'cut a clip that begins where it should',
				'social media, linkedin, youtube, instagram, content creation, seo': 'get an old episode found',
				'transcription, prompt engineering, automation, ai tools': 'have the raw page ready when the mix is',
			},
			interest: 'podcasts, radio, audio, storytelling, interviews',
			gives: 'has taught you when a listener presses stop',
		},
		field: {
			place: 'the editing desk',
			count: 'the hours between the mix and the page',
			show: 'the pages of their last five episodes',
			trial: 'make the pages of two episodes',
		},
	},
];
