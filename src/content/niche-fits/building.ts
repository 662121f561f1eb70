import type { NicheFit } from '../niche.ts';

/** Trades that plan, build and equip houses. */
export const building: Readonly<Record<string, NicheFit>> = {
	'hvac-quote-follow-up': {
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
	'electrician-call-intake': {
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
	'solar-lead-qualification': {
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
	'contractor-bid-preparation': {
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
	'architect-proposals': {
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
	'landscaping-estimates': {
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
};
