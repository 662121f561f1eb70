import type { NicheEntry } from '../niche.ts';

/** Those who plan, build and equip houses. */
export const building: readonly NicheEntry[] = [
	{
		id: 'hvac-quote-follow-up',
		name: 'Quote follow-up for HVAC contractors',
		description: 'Chase every open heating or cooling quote until the homeowner says yes, no or later.',
		industry: 'hvac-contractors',
		trade: 'HVAC contractors',
		people: 'HVAC contractors',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'old systems are being replaced',
		tags: ['Home services', 'Quotes', 'Follow-up', 'Sales'],
		revenue: {
			clients: 140,
			monthlyFee: 1200,
			basis:
				'Our estimate: one more replacement sold a month pays the fee several times; a team of six can follow up for this many contractors.',
		},
		marketSnapshot:
			'Contractors already hold their quotes in field-service software, yet many are followed up once, by whoever sold the job, if the season allows. Slow months are spent looking for new leads while old quotes lie open.',
		targetAudience: 'Owners of residential HVAC firms with five to thirty technicians',
		coreProblem: 'The technician who wrote the quote is on the next roof, and nobody asks the homeowner again.',
		existingPlayers: ['ServiceTitan', 'Housecall Pro', 'Jobber', 'FieldEdge'],
		validationSteps: {
			alone: [
				'Ask three neighbours with a recent replacement how many firms quoted and which of them called back.',
				'Read thirty reviews of local firms and count those that mention a quote nobody followed up.',
			],
			writing: 'Write a series of four messages for a furnace quote that has been open for two weeks.',
			visit:
				'Go to the parts counter of a supply house early one morning and ask two contractors who calls their open quotes.',
			outreach: 'Call ten firms and ask how many quotes are open today; the ones who cannot say are your list.',
			code: 'Set up a trial account of a field-service program and let a workflow list quotes older than ten days.',
		},
		automationOpportunities: [
			'List of quotes that are going cold',
			'Messages by age and size of the quote',
			'Financing options sent with a reminder',
			'Reason recorded for each lost quote',
		],
		warning: 'field-service programs add follow-up features of their own, so sell the answers and not the reminder',
		fit: {
			trade:
				'hvac, heating, air conditioning, furnace, heat pump, heat pumps, plumbing, plumber, boiler, refrigeration, ventilation, comfort advisor',
			insider: 'how a quote goes cold while the crew is on the next job',
			skills: {
				'sales, closing, inside sales, phone sales, business development, negotiation':
					'turn an open quote into a yes, a no or a date',
				'copywriting, e-mail marketing, email marketing, texting, sms': 'make the third reminder sound like the first',
				'crm, hubspot, zapier, automation, make.com, n8n, gohighlevel':
					'find each quote that nobody has touched for ten days',
				'dispatching, dispatch, scheduling, office management': 'keep a sudden yes from colliding with a full board',
			},
			interest: 'home improvement, diy, energy saving, heat pumps at home',
			gives: 'helps you explain a heat pump without a brochure',
		},
		field: {
			place: 'the desk where quotes leave the office',
			count: 'the open quotes that nobody has called',
			show: 'the quotes of the last month that have no answer',
			trial: 'follow up thirty open quotes',
		},
	},
	{
		id: 'electrician-call-intake',
		name: 'Call intake for electricians',
		description: 'Answer, sort and book the calls that reach an electrician on a ladder.',
		industry: 'electricians',
		trade: 'electricians',
		people: 'electricians',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'more chargers and panel upgrades',
		tags: ['Home services', 'Phone', 'Booking', 'Voice'],
		revenue: {
			clients: 130,
			monthlyFee: 800,
			basis:
				'Our estimate: well below an answering clerk, about the margin of one small job a week; four people can tune this many phone scripts.',
		},
		marketSnapshot:
			'Small electrical firms live on calls and miss many of them. Answering services take a name and a number; few ask what makes a job urgent, or put it on the calendar.',
		targetAudience: 'Owners of electrical firms with two to twelve people',
		coreProblem: 'A caller who gets the voice mail rings the next electrician, and the message is heard at night.',
		existingPlayers: ['Smith.ai', 'Ruby', 'Jobber', 'Housecall Pro', 'AnswerConnect'],
		validationSteps: {
			alone: [
				'Note for ten local electricians which hours they promise, and which way other than the phone they offer.',
				'List the eight questions that tell an emergency from a job for next week, and order them.',
			],
			writing: 'Write the script for a caller whose power is out in half the house.',
			visit: 'Have a coffee near the trade counter and ask two electricians who answers while they work.',
			outreach: 'Call fifteen electricians at eleven in the morning and record who picks up.',
			code: 'Build a phone line that asks four questions and sends the answers to your own inbox.',
		},
		automationOpportunities: [
			'Answer with the four questions that matter',
			'Urgent jobs passed on at once',
			'Callers booked into free slots',
			'Text to those who hung up',
		],
		warning: 'a wrong answer about danger has consequences, so emergencies must reach a person',
		fit: {
			trade:
				'electrician, electricians, electrical, electrical contractor, wiring, ev charger, switchboard, electrical engineer',
			insider: 'which calls cannot wait and which are lost by evening',
			skills: {
				'call center, phone support, customer service, reception, answering':
					'give a caller with a dark kitchen what is needed first',
				'voice ai, voice agents, twilio, chatbots, vapi, retell': 'have the line ask the right questions at any hour',
				'scheduling, dispatch, calendar management, route planning': 'fit a small job between two large ones',
				'process mapping, process design, operations': 'put the emergency questions in the order that saves time',
			},
			interest: 'electronics, smart home, electric cars, soldering, ham radio',
			gives: 'lets you tell a tripped breaker from a burnt one',
		},
		field: {
			place: 'the desk where the phone is answered',
			count: 'the calls that end on voice mail',
			show: 'the call list of last week',
			trial: 'sort the missed calls of two weeks',
		},
	},
	{
		id: 'solar-lead-qualification',
		name: 'Lead qualification for solar installers',
		description: 'Find out before a site visit whether roof, bill and household suit a solar system.',
		industry: 'solar-installers',
		trade: 'solar installers',
		people: 'solar installers',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'stable',
		trendValue: 'incentives come and go',
		tags: ['Energy', 'Lead quality', 'Home owners', 'Sales'],
		revenue: {
			clients: 80,
			monthlyFee: 1000,
			basis:
				'Our estimate: a few wasted site visits a month cost more than the fee; installers come and go with the incentives.',
		},
		marketSnapshot:
			'Installers buy leads that several competitors hold as well. A site visit costs half a day, and many end at a shaded roof or a tenant. Demand follows the rules on incentives in each region.',
		targetAudience: 'Sales managers of regional installers with their own crews',
		coreProblem: 'Surveyors drive to roofs that were never suitable, because nobody asked three questions first.',
		existingPlayers: ['Aurora Solar', 'EnergySage', 'OpenSolar', 'SolarReviews'],
		validationSteps: {
			alone: [
				'List the questions that ten installers ask in their web forms, and mark those that would spare a visit.',
				'Judge ten roofs of your street from satellite pictures and write down what you cannot tell.',
			],
			writing: 'Write a five-question check that a home owner finishes in two minutes.',
			visit: 'Ask three home owners with panels on the roof what they were asked before the first visit.',
			outreach: "Call six installers and ask how many of last month's visits should not have taken place.",
			code: 'Read the monthly use from five sample bills with a script and compare by hand.',
		},
		automationOpportunities: [
			'Roof check from satellite pictures',
			'Reading of an uploaded bill',
			'Questions by message before a visit',
			"Ranking of the week's leads",
		],
		warning: "rules on incentives change by region, so a claim about savings needs the installer's own figures",
		fit: {
			trade:
				'solar, photovoltaic, pv, renewable energy, solar panels, solar sales, energy consultant, energy advisor, battery storage',
			insider: 'which site visits should never have been booked',
			skills: {
				'lead generation, lead qualification, sales development, sdr, inside sales':
					'keep surveyors off roofs that will not sell',
				'gis, mapping, satellite, drone, drones, remote sensing': 'judge a roof before anybody drives there',
				'data extraction, ocr, python, excel': 'read a year of use from a photographed bill',
				'survey design, form design, ux': 'get five honest answers out of a home owner',
			},
			interest: 'renewable energy, climate, sustainability, electric cars, off-grid',
			gives: 'keeps you patient with the questions every household asks',
		},
		field: {
			place: 'the desk where site visits are booked',
			count: 'the visits that ended without an offer',
			show: 'the leads of one week and what became of each',
			trial: 'check the next twenty leads before a visit',
		},
	},
	{
		id: 'contractor-bid-preparation',
		name: 'Bid preparation for general contractors',
		description: 'Read tender documents, chase subcontractor prices and have the bid complete before the deadline.',
		industry: 'general-contractors',
		trade: 'general contractors',
		people: 'general contractors',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'longer tender documents',
		tags: ['Construction', 'Bids', 'Documents', 'Deadlines'],
		revenue: {
			clients: 90,
			monthlyFee: 1800,
			basis:
				'Our estimate: about a quarter of what an assistant estimator costs; six people who know tender documents can serve this many firms.',
		},
		marketSnapshot:
			'Estimators in small firms read hundreds of pages to find the twenty that matter, then spend their days asking subcontractors for prices. Takeoff software measures drawings; the asking is still done by hand.',
		targetAudience: 'Owners and estimators of contractors that bid on commercial work',
		coreProblem: 'A bid goes out with a guessed price because one subcontractor did not answer in time.',
		existingPlayers: ['Procore', 'BuildingConnected', 'STACK', 'PlanHub', 'Buildertrend'],
		validationSteps: {
			alone: [
				'Take one public tender and list each date, form and guarantee it asks for; write down how long that took.',
				'Compare two tenders of one authority and mark what changed.',
			],
			writing: 'Write the request that a subcontractor can answer from a phone, for one trade of a public tender.',
			visit:
				"Visit one contractor's office and ask to see which papers the last bid was still missing on its final day.",
			outreach: 'Call eight estimators on a Monday and ask which price was missing in their last bid.',
			code: 'Let a script pull every deadline out of a public tender and check it page by page.',
		},
		automationOpportunities: [
			'Checklist from the tender documents',
			'Price requests by trade',
			'Reminders until each price is in',
			'Comparison of addenda',
		],
		warning: 'a missed form can void a bid, so the last check must stay with the estimator',
		fit: {
			trade:
				'general contractor, construction, contractor, estimator, estimating, site manager, quantity surveyor, builder, subcontractor, subcontractors, tenders, civil engineer, carpenter, joiner',
			insider: 'how one missing subcontractor price turns into a guess',
			skills: {
				'document review, document analysis, contract review, legal research, tender writing, bid writing, rfp':
					'find the page that would void a bid',
				'project management, project coordination, project planning': 'keep thirty open requests moving to one date',
				'procurement, purchasing, vendor management, negotiation': 'get a price out of people who answer nobody',
				'excel, spreadsheets, cost estimation, budgeting': 'see a price that does not fit before it is added up',
			},
			interest: 'woodworking, carpentry, building houses, architecture',
			gives: 'makes drawings readable to you',
		},
		field: {
			place: "the estimator's desk in the week of a deadline",
			count: 'the prices still missing two days before the bid',
			show: 'the folder of their last bid',
			trial: 'chase the subcontractor prices of one bid',
		},
	},
	{
		id: 'architect-proposals',
		name: 'Fee proposals for architects',
		description: 'Assemble fee proposals from past projects, so that a partner edits instead of starting from nothing.',
		industry: 'architects',
		trade: 'architects',
		people: 'architects',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Medium',
		trend: 'up',
		trendValue: 'more competitions for each job',
		tags: ['Design', 'Proposals', 'Documents', 'Portfolio'],
		revenue: {
			clients: 60,
			monthlyFee: 1000,
			basis:
				'Our estimate: one day of a partner each month; practices are small, and each wants its own voice, so growth is slow.',
		},
		marketSnapshot:
			'Small practices write each proposal by copying the last one. Project sheets, references and scopes lie on a server in several versions, and a partner corrects them at night.',
		targetAudience: 'Partners of practices with five to thirty people',
		coreProblem: 'A partner spends two evenings on a proposal whose parts all exist somewhere.',
		existingPlayers: ['Deltek', 'OpenAsset', 'Monograph', 'BQE Core'],
		validationSteps: {
			alone: [
				'Take a published request for proposals and list which parts a practice would reuse.',
				'Compare the project pages of five practices and note which facts a client still has to ask for.',
			],
			writing: 'Write one project sheet from public sources in three lengths.',
			visit: 'Call in at two practices in your town and ask which partner wrote the last proposal, and at what hour.',
			outreach: 'Write to eight partners and ask how many evenings the last proposal took.',
			code: 'Make a small search over thirty public project descriptions and test it with five briefs.',
		},
		automationOpportunities: [
			'Project sheets from the archive',
			'Scope and exclusions by building type',
			'Team pages that stay current',
			'Checklist against the request',
		],
		warning: 'fees are a delicate subject, and no practice shows them to a stranger',
		fit: {
			trade:
				'architect, architects, architecture firm, architectural, interior designer, interior design, landscape architect, building design, autocad, revit',
			insider: 'which parts of a proposal are written again each time',
			skills: {
				'proposal writing, copywriting, editing, technical writing': 'give ten old project texts one voice',
				'graphic design, indesign, layout, figma, visual design':
					'make a project sheet look as if the practice had drawn it',
				'information architecture, knowledge management, taxonomy, notion, archiving':
					'find the right reference among fifteen years of folders',
			},
			interest: 'architecture, design, photography, drawing, sketching',
			gives: 'shows you which picture carries a project',
		},
		field: {
			place: 'the desk of whoever assembles proposals',
			count: 'the pages that are copied from an older one',
			show: 'their last proposal and the folder it came from',
			trial: 'put five project sheets into one form',
		},
	},
	{
		id: 'landscaping-estimates',
		name: 'Same-day estimates for landscapers',
		description: 'Turn photos and measurements of a garden into an estimate before the client asks the next firm.',
		industry: 'landscapers',
		trade: 'landscapers',
		people: 'landscapers',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'stable',
		trendValue: 'steady work with a short season',
		tags: ['Home services', 'Estimates', 'Photos', 'Seasonal'],
		revenue: {
			clients: 120,
			monthlyFee: 600,
			basis:
				'Our estimate: a fee for nine busy months spread over the year, about one small job; four people can prepare estimates for this many crews.',
		},
		marketSnapshot:
			'Spring brings more requests than an owner can visit. Estimates are written at the kitchen table, days later, and the client has meanwhile chosen the firm that answered.',
		targetAudience: 'Owners of landscaping firms with one to five crews',
		coreProblem: 'The owner sees six gardens a day and writes the estimates on Sunday.',
		existingPlayers: ['LMN', 'Jobber', 'Aspire', 'SingleOps'],
		validationSteps: {
			alone: [
				'Measure one garden from satellite pictures and again with a tape; note the difference.',
				'Collect the price pages of eight firms and list what each counts as one unit.',
			],
			writing: 'Write one estimate for a hedge, a lawn and a path that a home owner understands without a call.',
			visit: 'Look at three gardens with their owners and write down what an estimate would need.',
			outreach: 'Ask five firms for the day on which they usually write estimates.',
			code: 'Let a script turn a list of plants and areas into an estimate and check the sums.',
		},
		automationOpportunities: [
			'Areas from satellite pictures',
			'Estimate from photos and voice notes',
			'Follow-up on open estimates',
			'Spring letter to past clients',
		],
		warning: 'work is seasonal, so a client who joins in spring may pause in winter',
		fit: {
			trade:
				'landscaping, landscaper, gardener, gardening business, lawn care, groundskeeper, tree care, arborist, horticulture, nursery garden',
			insider: 'why estimates wait until Sunday',
			skills: {
				'estimating, quoting, cost estimation, excel, spreadsheets':
					'turn square metres and hours into a price the owner trusts',
				'gis, mapping, drone, drones, surveying, measuring': 'save the first visit to half of the gardens',
				'photography, image editing, design, sketchup': 'show a home owner what the words in an estimate mean',
				'customer service, phone support, sales': 'keep a client from asking the next firm',
			},
			interest: 'gardening, plants, permaculture, beekeeping, vegetables, trees',
			gives: 'gives you the plant names and the seasons',
		},
		field: {
			place: 'the kitchen table where estimates are written',
			count: 'the days between a visit and its estimate',
			show: 'the estimates that went out last month',
			trial: 'prepare ten estimates from photos',
		},
	},
];
