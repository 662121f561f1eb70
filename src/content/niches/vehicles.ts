import type { NicheEntry } from '../niche.ts';

/** Those who drive, sell and mend vehicles, and those who move goods in them. */
export const vehicles: readonly NicheEntry[] = [
	{
		id: 'trucking-load-paperwork',
		name: 'Load paperwork for small trucking firms',
		description:
			'Turn the photos and slips of each load into a complete invoice packet the same day, for fleets where the owner keeps the books after hours.',
		industry: 'trucking-firms',
		trade: 'small trucking firms',
		people: 'trucking company owners',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'brokers want documents the same day',
		tags: ['Logistics', 'Documents', 'Invoicing', 'Back office'],
		revenue: {
			clients: 150,
			monthlyFee: 1000,
			basis:
				'Our estimate: less than a part-time clerk, and paid for by invoices that go out days earlier; six people can check the papers of this many fleets.',
		},
		marketSnapshot:
			'Most carriers run a handful of trucks, and the owner is dispatcher and bookkeeper too. Fleet software is made for larger firms; factoring companies pay early but still ask for every paper.',
		targetAudience: 'Fleets of a few trucks in which nobody works in the office full time',
		coreProblem: 'The load is done, but nobody can bill it: the signed proof sits in a phone, a glove box or a chat.',
		existingPlayers: ['TruckingOffice', 'Axon Software', 'Vector', 'Motive'],
		validationSteps: {
			alone: [
				'List every paper that one load produces, from rate confirmation to invoice, and who touches each.',
				'Photograph a sample delivery proof in bad light and see which fields a reader program gets right.',
			],
			writing: 'Write the message that gets a driver to photograph both sides of a delivery proof.',
			visit: 'Spend a lunch hour at a truck stop and ask three owner-operators when they did their last invoices.',
			outreach: 'Call ten carriers from a public register and ask who prepares their invoices.',
			code: 'Match ten invented delivery proofs to rate confirmations with a script and count the mistakes.',
		},
		automationOpportunities: [
			'Pull names, dates and signatures out of a photographed proof',
			'Nudge the driver whose load still lacks a paper',
			'Carry the agreed rate from the confirmation into the bill',
			'Flag waiting time that was not billed',
		],
		warning: 'owners hand their papers only to somebody they know',
		fit: {
			trade:
				'trucking, truck, trucks, truck driver, carrier, carriers, haulage, haulier, hauler, dispatcher, dispatch, freight, freight broker, fleet, owner-operator, logistics, transport',
			insider: 'how one missing delivery proof holds up an invoice',
			skills: {
				'process mapping, process design, operations, lean': 'find where a delivery proof waits',
				'excel, spreadsheets, bookkeeping, invoicing, accounting, quickbooks':
					'see at a glance which load is not yet billed',
				'zapier, make.com, n8n, automation, ocr, power automate':
					'carry a photographed proof from the driver to its invoice',
				'phone negotiation, negotiation, customer service, dispatching':
					'get a missing paper out of a broker who does not write back',
			},
			interest: 'trucks, driving, road trips, motorcycles, engines',
			gives: 'gives you something to talk about with drivers',
		},
		field: {
			place: 'the kitchen table or desk where invoices are made',
			count: 'the loads that are delivered but not billed',
			show: 'the papers of the last five loads, in the order they were touched',
			trial: 'handle the papers of ten loads',
		},
	},
	{
		id: 'logistics-onboarding-guides',
		name: 'Onboarding guides for freight and logistics teams',
		description:
			'Write down how the best dispatchers work, and give new ones a guide that they can ask while a driver is on the line.',
		industry: 'freight-brokers',
		trade: 'freight and logistics teams',
		people: 'logistics operations leads',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Medium',
		trend: 'up',
		trendValue: 'people change jobs often',
		tags: ['Logistics', 'Training', 'Knowledge', 'Writing'],
		revenue: {
			clients: 40,
			monthlyFee: 1800,
			basis:
				'Our estimate: a yearly manual and its upkeep spread over the months, below half a trainer; each team takes weeks to interview.',
		},
		marketSnapshot:
			'Freight brokers and forwarders hire young people and lose many within the first year. Training is done by sitting next to somebody; what the best dispatchers know is written nowhere.',
		targetAudience: 'Whoever trains dispatchers at a broker or carrier that keeps hiring',
		coreProblem: 'A newcomer learns by interrupting the two best people on the desk, and both lose loads meanwhile.',
		existingPlayers: ['Trainual', 'Guru', 'Scribe', 'Confluence'],
		validationSteps: {
			alone: [
				'List the ten questions that new dispatchers ask first, and mark those a page could answer.',
				'Read ten job advertisements for dispatchers and note what each says about training.',
			],
			writing: "Rewrite one chapter of a manual you know as a checklist, without anybody's confidential data.",
			visit: "Visit one forwarder's office and ask how long a new dispatcher is watched over.",
			outreach: 'Write to eight operations leads and ask which question they answered most last week.',
			code: 'Feed ten public pages about freight terms to an assistant and count the wrong answers.',
		},
		automationOpportunities: [
			'Answers with the page they come from',
			'A quiz from each chapter',
			'A list of what was asked and not found, as the plan for the next chapter',
		],
		warning: 'small firms seldom hire, so the buyers are larger than the ones most people know',
		fit: {
			trade:
				'freight broker, freight, forwarder, freight forwarding, logistics, dispatcher, dispatchers, supply chain, warehouse, warehousing, shipping, transport, customs broker, 3pl',
			insider: 'which questions every new dispatcher asks',
			skills: {
				'onboarding, onboarding manual, training manual, manuals, manual, documentation, technical writing, instructional design, sops':
					'turn what two people know into pages for ten',
				'teaching, training, mentoring, coaching, explaining software, explaining':
					'find the step at which a beginner gets lost',
				'process mapping, process design, knowledge management, notion, confluence':
					'put exceptions where a new dispatcher looks for them',
				'prompt engineering, rag, chatbots, ai tools, python':
					'have an assistant answer from the manual and name the page',
			},
			interest: 'explaining software, teaching, board games',
			gives: 'helps with readers who would rather phone a colleague',
		},
		field: {
			place: 'the desk next to a new dispatcher',
			count: 'the questions a beginner asks a colleague',
			show: 'what a new colleague is given on the first day',
			trial: 'write the first chapter from one interview',
		},
	},
	{
		id: 'auto-repair-estimates',
		name: 'Clear estimates for auto repair shops',
		description: 'Explain each repair with photos and plain words, so that customers approve it from their phone.',
		industry: 'auto-repair-shops',
		trade: 'auto repair shops',
		people: 'repair shop owners',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'cars are kept for longer',
		tags: ['Automotive', 'Estimates', 'Approval', 'Messaging'],
		revenue: {
			clients: 130,
			monthlyFee: 800,
			basis:
				'Our estimate: a few repairs approved instead of declined each month; four people can write for this many bays.',
		},
		marketSnapshot:
			'Shops have inspection software that takes pictures. What is missing are the words: the advisor types codes, the customer fears a trick, and the repair is put off.',
		targetAudience: 'Owners of independent shops with three to ten bays',
		coreProblem: 'A customer who does not understand the estimate says no, and the car stands on the lift until then.',
		existingPlayers: ['Tekmetric', 'Shop-Ware', 'AutoVitals', 'Mitchell 1'],
		validationSteps: {
			alone: [
				'Rewrite an old repair invoice of your own so that a friend without a car understands each line.',
				'Read forty reviews of local shops and count the words trust, explained and surprised.',
			],
			writing: 'Write plain explanations of the six repairs that customers decline most.',
			visit: 'Wait in a shop for an hour and note how each estimate is explained at the counter.',
			outreach: 'Visit the websites of ten shops, then phone five and ask how customers approve a repair.',
			code: 'Turn ten inspection notes into customer messages with a prompt, and let a mechanic mark the errors.',
		},
		automationOpportunities: [
			'Plain words for each finding',
			'Photos chosen and labelled',
			'Approval by link',
			'Reminder of repairs that were put off',
		],
		warning: 'a wrong explanation of a safety fault falls back on the shop',
		fit: {
			trade:
				'auto repair, mechanic, mechanics, garage, car repair, service advisor, automotive, auto shop, body shop, mot, car workshop, tire shop',
			insider: 'at which line of an estimate a customer stops trusting',
			skills: {
				'technical writing, plain language, copywriting, explaining, translation':
					'make a brake job understood instead of declined',
				'sales, customer service, service advising, upselling':
					'tell a customer who doubts from one who has no money this month',
				'photography, video, image editing': 'show the worn part so that nobody has to believe it',
				'prompt engineering, chatgpt, automation, zapier': 'make a message out of a note typed with oily gloves',
			},
			interest: 'cars, classic cars, motorsport, engines, motorcycles, restoring cars',
			gives: 'earns you the first ten minutes with a mechanic',
		},
		field: {
			place: 'the service counter',
			count: 'the repairs that customers put off',
			show: 'three estimates that were declined',
			trial: 'rewrite a week of estimates',
		},
	},
	{
		id: 'car-dealer-service-reminders',
		name: 'Service reminders for car dealers',
		description: 'Win service visits back from owners who bought the car here and went elsewhere since.',
		industry: 'car-dealers',
		trade: 'car dealers',
		people: 'car dealers',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'stable',
		trendValue: 'electric cars need fewer visits',
		tags: ['Automotive', 'Reminders', 'Retention', 'Data'],
		revenue: {
			clients: 60,
			monthlyFee: 1500,
			basis:
				'Our estimate: the margin of a few workshop orders a month; dealer groups decide slowly, so sixty is years of work.',
		},
		marketSnapshot:
			'Dealers earn on service, and lose owners once the warranty ends. Makers run reminder programs of their own, so the open ground is used cars and independent dealers.',
		targetAudience: 'Service managers of used-car and independent dealers',
		coreProblem: 'The sales list and the workshop list are two programs, and nobody writes to those on one only.',
		existingPlayers: ['CDK Global', 'Reynolds and Reynolds', 'Xtime', 'Keyloop'],
		validationSteps: {
			alone: [
				'Ask ten car owners where their last service was done and who reminded them.',
				'Compare the service pages of six dealers and list which show a price.',
			],
			writing: 'Write a reminder for a car that was bought three years ago, without the word ‘warranty’.',
			visit: 'Take a car to a dealer and record every question about its history.',
			outreach: 'Call six service managers and ask which buyers of two years ago they have not seen since.',
			code: 'Merge two invented customer lists and count the duplicates your script misses.',
		},
		automationOpportunities: [
			'List of buyers without a visit',
			'Reminder by age and mileage',
			'Booking from the message',
			'Note to sales when a car gets old',
		],
		warning: 'makers bind their dealers to programs of their own',
		fit: {
			trade:
				'car dealer, dealership, car sales, used cars, automotive, service manager, car salesman, auto sales, vehicle sales',
			insider: 'when a buyer is lost to the workshop down the road',
			skills: {
				'crm, salesforce, hubspot, database, data cleaning, sql': 'bring the sales list and the workshop list together',
				'e-mail marketing, email marketing, copywriting, direct mail':
					'write a reminder that does not look like an advertisement',
				'sales, account management, retention, loyalty': 'tell a lost buyer from a late one',
			},
			interest: 'cars, classic cars, driving, motorsport, electric cars',
			gives: 'lets you tell an owner from a driver',
		},
		field: {
			place: 'the service desk on a Monday morning',
			count: 'the buyers who never came for service',
			show: 'the reminders that went out last month',
			trial: 'find the lost buyers of one year',
		},
	},
	{
		id: 'bicycle-workshop-booking',
		name: 'Job booking for bicycle workshops',
		description:
			'Keep the workshop calendar: repairs booked online, a text when the job is finished, and parts on the shelf before the bike is.',
		industry: 'bicycle-workshops',
		trade: 'bicycle workshops',
		people: 'bicycle workshop owners',
		marketDemand: 'Low',
		difficulty: 'Low',
		marketSize: 'Medium',
		trend: 'up',
		trendValue: 'more electric bicycles to mend',
		tags: ['Repair', 'Booking', 'Messaging', 'Parts'],
		revenue: {
			clients: 90,
			monthlyFee: 250,
			basis:
				'Our estimate: workshops pay little for software; the fee equals two repairs a month, and set-up must take a day at most.',
		},
		marketSnapshot:
			'Independent workshops plan the week on paper, and in spring the wait is weeks long. Shop programs sell bicycles well and plan repairs poorly.',
		targetAudience: 'Owners of independent workshops with a waiting list',
		coreProblem: 'Every call about a repair stops the repair that is in the stand.',
		existingPlayers: ['Hubtiger', 'Lightspeed', 'Ascend', 'Citrus-Lime'],
		validationSteps: {
			alone: [
				'Check the websites of ten workshops for a way to book, and note what each asks.',
				'List the six repairs behind most visits and the parts each needs.',
			],
			writing: 'Write the three messages a customer should get between drop-off and pick-up.',
			visit: 'Bring a bike to two workshops, and look at how they write the job down and what they promise.',
			outreach: 'Ask five owners by e-mail how many weeks the wait was last spring.',
			code: 'Set up a booking form that refuses a day once the stand is full.',
		},
		automationOpportunities: [
			'Booking by message',
			'Notice when the repair is done',
			"Parts list from the week's jobs",
		],
		warning: 'owners have little money for software, so one workshop alone pays for little work',
		fit: {
			trade: 'bicycle shop, bike shop, bicycle workshop, bike mechanic, bicycle mechanic, cycle shop, e-bike, e-bikes',
			insider: 'why the phone rings at the worst moment of a repair',
			skills: {
				'scheduling, dispatching, planning, calendar management, operations':
					'bring the order that a full repair stand lacks',
				'web design, wordpress, no-code, shopify, webflow': 'put the booking where customers look for opening hours',
				'inventory, purchasing, stock management': 'have the chain in the drawer before the bicycle arrives',
			},
			interest: 'bicycles, old bicycles, cycling, bike, bikes, mountain biking, bikepacking',
			gives: 'gives you the language of the workshop',
		},
		field: {
			place: 'the repair stand',
			count: 'how often the phone rings during one repair',
			show: 'the booking book of this week',
			trial: 'take over the bookings for two weeks',
		},
	},
];
