import type { NicheEntry } from '../niche.ts';

/** Homes and offices: let, sold, financed, kept clean and moved. */
export const property: readonly NicheEntry[] = [
	{
		id: 'maintenance-triage',
		name: 'Maintenance triage for property managers',
		description: 'Ask tenants the right questions about a repair, sort what is urgent, and brief the tradesman.',
		industry: 'property-managers',
		trade: 'property managers',
		people: 'property managers',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'more homes for each manager',
		tags: ['Property', 'Maintenance', 'Tenants', 'Triage'],
		revenue: {
			clients: 120,
			monthlyFee: 1300,
			basis:
				'Our estimate: a fee by portfolio that stays below one needless call-out a day; a team of six can tune this many sets of rules.',
		},
		marketSnapshot:
			'Managers have portals for requests, and tenants write ‘it is broken’ into them. Somebody must still ask what, where and since when. A tradesman sent without that goes twice.',
		targetAudience: 'Managers of two hundred to two thousand rented homes',
		coreProblem: 'A plumber drives out for a closed valve, and the real leak waits until Monday.',
		existingPlayers: ['AppFolio', 'Buildium', 'Property Meld', 'Latchel', 'Fixflo'],
		validationSteps: {
			alone: [
				'Ask five tenants how their last repair was reported and how often someone came for it.',
				'List the four questions that separate a leak from a drip, and do the same for heating and locks.',
			],
			writing: 'Write the chat that a tenant without hot water goes through, up to the order for the plumber.',
			visit: 'Accompany a caretaker for a morning and note which trips a question would have saved.',
			outreach: 'Call eight managers and ask how many call-outs last month were needless.',
			code: 'Sort thirty invented repair requests with a prompt and compare with your own judgement.',
		},
		automationOpportunities: [
			'Questions by kind of fault',
			'Urgent faults passed on at night',
			'Order with photos for the tradesman',
			'Status for the tenant without a call',
		],
		warning: "an urgent fault that is sorted wrongly does damage, so the rules need the manager's signature",
		fit: {
			trade:
				'property manager, property managers, property management, landlord, landlords, tenant, tenants, lettings, letting agent, caretaker, maintenance coordinator, facilities, facility manager, housing association, rental properties',
			insider: 'how often a tradesman drives out for nothing',
			skills: {
				'customer service, customer support, help desk, ticketing, zendesk':
					'get a usable answer from a tenant who writes ‘broken’',
				'process design, process mapping, decision trees, triage': 'separate the burst pipe from the dripping tap',
				'chatbots, automation, n8n, make.com, zapier, prompt engineering':
					'have the photo asked for before anybody drives',
				'vendor management, coordination, scheduling, dispatch': 'brief a plumber so that the right part is on the van',
			},
			interest: 'diy, home improvement, home repairs, plumbing',
			gives: 'lets you guess the fault from a bad photo',
		},
		field: {
			place: 'the desk where repair requests arrive',
			count: 'the requests that need a second question',
			show: 'the repair requests of one week',
			trial: 'sort two weeks of requests beside the manager',
		},
	},
	{
		id: 'real-estate-lead-follow-up',
		name: 'Lead follow-up for real-estate agencies',
		description: 'Stay in touch with buyers and sellers who are months away from a decision.',
		industry: 'real-estate-agencies',
		trade: 'real-estate agencies',
		people: 'real-estate agents',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'stable',
		trendValue: 'much offered, little kept up',
		tags: ['Property', 'Lead nurture', 'CRM', 'Messaging'],
		revenue: {
			clients: 130,
			monthlyFee: 800,
			basis:
				'Our estimate: one more sale a year pays the fee; agents change tools often, so many clients leave each year.',
		},
		marketSnapshot:
			'Agents buy leads and contact systems, and many vendors compete for them. What agents lack is the second month of follow-up: a call worth taking, with news about the very street.',
		targetAudience: 'Team leads of agencies with five to thirty agents',
		coreProblem: 'A lead that is not ready today is never called again.',
		existingPlayers: ['Follow Up Boss', 'Lofty', 'Ylopo', 'Zillow'],
		validationSteps: {
			alone: [
				'Ask four people who sold a home which agents stayed in touch and what they wrote.',
				'Choose one street and collect public news that an owner there would want to read.',
			],
			writing: 'Write three messages to an owner who may sell next year, each with a different reason to write.',
			visit: 'Go to three open houses, leave your address and log every message you get afterwards.',
			outreach: 'Call ten agencies and ask how many contacts they have not written to for half a year.',
			code: 'Let a workflow sort two hundred invented contacts by last message and draft the next.',
		},
		automationOpportunities: [
			'News by street',
			'Reminder when a contact reacts',
			'Drafts in the voice of the agent',
			'Clean-up of duplicate contacts',
		],
		warning:
			'agents are offered such tools each week, so only a result gets attention, and fair-housing rules bind every message',
		fit: {
			trade:
				'real estate, realtor, realtors, estate agent, estate agents, real estate agent, property sales, real-estate, home staging',
			insider: 'what becomes of a lead that is not ready today',
			skills: {
				'lead nurture, lead generation, e-mail marketing, email marketing, newsletters, drip campaigns':
					'give an owner a reason to read in the seventh month',
				'crm, hubspot, salesforce, gohighlevel, automation, zapier':
					'see which contact has gone half a year without a word',
				'copywriting, content writing, local journalism, storytelling':
					'write about a street as somebody who has walked it',
				'sales, cold calling, networking, negotiation': 'have what agents respect in a supplier',
			},
			interest: 'houses, architecture, interior design, local history, neighbourhood, renovating houses',
			gives: 'fills the letters with things an owner did not know',
		},
		field: {
			place: 'the desk of an agent after an open house',
			count: 'the contacts without a word for half a year',
			show: 'the follow-up of one open house',
			trial: 'write to fifty quiet contacts',
		},
	},
	{
		id: 'mortgage-document-chase',
		name: 'Document chase for mortgage brokers',
		description: 'Get every paper for a loan file, legible and complete, before the lender asks.',
		industry: 'mortgage-brokers',
		trade: 'mortgage brokers',
		people: 'mortgage brokers',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'stable',
		trendValue: 'follows the interest rates',
		tags: ['Finance', 'Documents', 'Checklists', 'Compliance'],
		revenue: {
			clients: 80,
			monthlyFee: 1300,
			basis:
				'Our estimate: below half a loan assistant; the number of loans rises and falls, so a fixed fee needs a low floor.',
		},
		marketSnapshot:
			'A file needs pay slips, statements, deeds and letters, each in a certain form. Portals collect uploads; a processor still opens each one to see that page three is missing.',
		targetAudience: 'Brokers with two to ten loan officers',
		coreProblem: 'A file stops because one bank statement lacks a page, and the borrower hears of it a week later.',
		existingPlayers: ['Floify', 'Encompass', 'Arive', 'LendingPad'],
		validationSteps: {
			alone: [
				'List the papers that three lenders ask a self-employed borrower for, and where they differ.',
				'Ask two friends with a mortgage which paper they had to send twice.',
			],
			writing: 'Write the request for a bank statement so that no page can be left out.',
			visit: 'Ask a broker you know for the lists that borrowers are given, and compare two of them.',
			outreach: 'Call six brokers and ask which paper is missing most often when a file reaches the lender.',
			code: 'Check twenty sample statements for missing pages with a script.',
		},
		automationOpportunities: [
			'Checklist by borrower and lender',
			'Check for missing pages',
			'Reminders that name the paper',
			'Status for the estate agent',
		],
		warning: 'bank papers need safe storage and a clear agreement before the first file',
		fit: {
			trade:
				'mortgage, mortgages, mortgage broker, loan officer, loan processor, lender, underwriter, underwriting, home loans, bank clerk, banking, credit analyst',
			insider: 'which paper stops a file and when anybody notices',
			skills: {
				'document review, ocr, data extraction, python, document analysis':
					'see that page three is missing before the lender does',
				'compliance, data protection, auditing, kyc, risk management':
					"answer what is asked before any borrower's paper leaves the house",
				'customer service, client communication, e-mail, case management':
					'ask a nervous borrower for the fifth paper without a sigh',
				'automation, zapier, power automate, n8n, crm': "keep each file's list of missing papers current",
			},
			interest: 'personal finance, investing, saving, budgeting',
			gives: 'makes statements and rates familiar ground',
		},
		field: {
			place: 'the desk of a loan processor',
			count: 'the files that wait for one paper',
			show: 'the checklist of a finished file',
			trial: 'complete five files with their processor',
		},
	},
	{
		id: 'pest-control-renewals',
		name: 'Renewals and routes for pest control companies',
		description: 'Renew service plans on time and put neighbours on the same route.',
		industry: 'pest-control-companies',
		trade: 'pest control companies',
		people: 'pest control firm owners',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'plans replace single visits',
		tags: ['Home services', 'Routes', 'Renewals', 'Subscriptions'],
		revenue: {
			clients: 110,
			monthlyFee: 800,
			basis:
				'Our estimate: an hour of driving saved per technician and day is worth more; four people can prepare routes for this many firms.',
		},
		marketSnapshot:
			'The trade sells yearly plans with visits each quarter. Programs for it plan routes; renewals and neighbours are left to a technician who would rather drive on.',
		targetAudience: 'Owners of firms with four to twenty technicians',
		coreProblem: 'Plans lapse unnoticed, and two technicians pass through one street on two days.',
		existingPlayers: ['PestPac', 'FieldRoutes', 'Briostack', 'GorillaDesk'],
		validationSteps: {
			alone: [
				'Draw the stops of an invented day on a map, once as booked and once in the best order.',
				'Compare the plans of eight firms and list what each says about renewal.',
			],
			writing: 'Write the note that a technician leaves at the houses on either side of a visit.',
			visit: 'Meet a technician at the end of a shift and ask which stops lay off the way.',
			outreach: 'Call seven firms and ask how many plans ran out last quarter.',
			code: 'Order sixty sample addresses with a routing library and compare the distances.',
		},
		automationOpportunities: [
			'Renewal letters before a plan ends',
			'Neighbours on the same day',
			'Report with photos after a visit',
			"Reminder of the season's pests",
		],
		warning: "route features come with the trade's programs, so the gain must be counted on a real week",
		fit: {
			trade: 'pest control, exterminator, pest technician, termite, fumigation, rodent control, pest management',
			insider: 'which streets are driven twice in one week',
			skills: {
				'route planning, logistics, gis, dispatching, scheduling, fleet': 'put neighbours on one day',
				'e-mail marketing, email marketing, retention, subscription, copywriting':
					'renew a plan before its owner forgets it',
				'data analysis, excel, sql, python, reporting': 'find the lapsed plans that no program lists',
			},
			interest: 'insects, nature, biology, maps, birdwatching',
			gives: 'lets you write about wasps without horror',
		},
		field: {
			place: 'the board where the day is planned',
			count: 'the plans that ran out without a call',
			show: 'the routes of one technician for a week',
			trial: 'renew the plans of one month',
		},
	},
	{
		id: 'cleaning-quotes',
		name: 'Quick quotes for cleaning companies',
		description: 'Send a priced offer within the hour, from a few questions and photos.',
		industry: 'cleaning-companies',
		trade: 'cleaning companies',
		people: 'cleaning company owners',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'offices ask for flexible plans',
		tags: ['Services', 'Quotes', 'Booking', 'Small business'],
		revenue: {
			clients: 120,
			monthlyFee: 600,
			basis:
				'Our estimate: the margin of one regular client a month; three people can set prices up for this many companies.',
		},
		marketSnapshot:
			'Cleaning is bought by the first clear answer. Owners inspect, calculate and write in the evening; platforms quote at once and send strangers.',
		targetAudience: 'Owners of cleaning companies with five to forty cleaners',
		coreProblem: 'The owner is on site all day, and requests get their price two days later.',
		existingPlayers: ['Jobber', 'ZenMaid', 'Swept', 'BookingKoala'],
		validationSteps: {
			alone: [
				'Ask for a quote at six companies for the same flat and time the answers.',
				'Price three sample offices by floor area and by task, and compare the two results.',
			],
			writing: 'Write an offer for a dental office that fits on one phone screen.',
			visit: 'Walk through one office with its manager and note what a price depends on.',
			outreach: 'Message ten owners and ask when they wrote their last offer and how long it took.',
			code: 'Build a form that gives a price range from five answers.',
		},
		automationOpportunities: [
			'Price range from a form',
			'Offer with photos',
			'Follow-up after two days',
			'Check-list per room for the crew',
		],
		warning: 'a price without a look at the place can be wrong, so the offer must say what it assumes',
		fit: {
			trade:
				'cleaning, cleaner, cleaners, cleaning company, janitorial, housekeeping, maid service, window cleaning, office cleaning',
			insider: 'what makes one office take twice as long as the next',
			skills: {
				'quoting, estimating, pricing, excel, spreadsheets': 'turn rooms and habits into hours',
				'web design, no-code, forms, typeform, webflow, wordpress': 'put a price form where the visitor decides',
				'sales, copywriting, proposal writing': 'make a short offer look careful',
				'customer service, operations, team leading': 'fit the promise to what the crew can do',
			},
			interest: 'organising, minimalism, tidying',
			gives: 'has trained the eye for what clients notice first',
		},
		field: {
			place: 'the evening desk where offers are written',
			count: 'the hours between a request and its price',
			show: 'the last ten requests and their answers',
			trial: 'write the offers of one week',
		},
	},
	{
		id: 'moving-quotes',
		name: 'Video quotes for moving companies',
		description: 'Make an inventory from a phone video and turn it into a price that holds on the day.',
		industry: 'moving-companies',
		trade: 'moving companies',
		people: 'moving company owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'surveys move to video',
		tags: ['Moving', 'Quotes', 'Video', 'Inventory'],
		revenue: {
			clients: 100,
			monthlyFee: 700,
			basis: 'Our estimate: the cost of three home surveys a month; each company needs its own list of volumes.',
		},
		marketSnapshot:
			'A home survey costs an hour of driving, so small movers guess by the number of rooms. Guesses end in disputes on the doorstep and in poor reviews.',
		targetAudience: 'Owners of local movers with three to fifteen trucks',
		coreProblem: 'The truck is too small on the day because nobody saw the cellar.',
		existingPlayers: ['Yembo', 'SmartMoving', 'Supermove', 'MoveitPro'],
		validationSteps: {
			alone: [
				'Film your own home, list its volume and check the list against what is there.',
				'Read fifty reviews of movers and count those about a price that changed on the day.',
			],
			writing: 'Write the instructions for a ten-minute video that forgets neither cellar nor loft.',
			visit: 'Ask a crew that is loading in your street what the inventory left out today.',
			outreach: 'Call eight movers and ask how they learn what is in the cellar.',
			code: 'Let a vision model list the furniture in ten of your own photos and count what it misses.',
		},
		automationOpportunities: [
			'Inventory from video',
			'Price with volume and floors',
			'Reminder before the moving day',
			'Review request afterwards',
		],
		warning: 'tools for video surveys exist, so the gain lies in doing it for movers who will not',
		fit: {
			trade: 'moving company, movers, mover, removals, removal company, relocation, furniture transport',
			insider: 'why the price changes on the doorstep',
			skills: {
				'computer vision, machine learning, python, image recognition': 'count boxes in a video that an owner filmed',
				'quoting, estimating, logistics, operations, dispatch': 'know what a third floor does to a day',
				'customer service, sales, phone support': 'get a stressed family to film the cellar too',
				'video, video editing, filming': 'explain in half a minute how to film a flat',
			},
			interest: 'furniture, tetris, moving house',
			gives: 'gives you an eye for what fits into a truck',
		},
		field: {
			place: 'the desk where requests come in',
			count: 'the moves whose price changed on the day',
			show: 'three inventories and what was really there',
			trial: 'make ten inventories from video',
		},
	},
];
