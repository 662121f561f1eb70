import type { NicheFit } from '../niche.ts';

/** Homes and offices: let, sold, financed, cleaned and moved. */
export const property: Readonly<Record<string, NicheFit>> = {
	'maintenance-triage': {
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
	'real-estate-lead-follow-up': {
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
	'mortgage-document-chase': {
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
	'pest-control-renewals': {
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
	'cleaning-quotes': {
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
	'moving-quotes': {
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
};
