import type { NicheEntry } from '../niche.ts';

/** Trades that drive, sell and repair vehicles, and those that move goods in them. */
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
			outreach: 'Ask five owners by email how many weeks the wait was last spring.',
			code: 'Set up a booking form that refuses a day once the stand is full.',
		},
		automationOpportunities: [
			'Booking by message',
			'Notice when the repair is done',
			"Parts list from the week's jobs",
		],
		warning: 'owners have little money for software, so one workshop alone pays for little work',
	},
];
