import type { NicheFit } from '../niche.ts';

/** Trades that plan, build and equip houses. */
export const building: Readonly<Record<string, NicheFit>> = {
	'hvac-quote-follow-up': {
		fit: {
			trade:
				'hvac, heating, air conditioning, furnace, heat pump, heat pumps, plumbing, plumber, boiler, refrigeration, ventilation, comfort advisor',
			skills:
				'sales, closing, inside sales, phone sales, business development, negotiation, copywriting, e-mail marketing, email marketing, texting, sms, crm, hubspot, zapier, automation, make.com, n8n, gohighlevel, dispatching, dispatch, scheduling, office management',
		},
		show: 'the quotes of the last month that have no answer',
	},
	'electrician-call-intake': {
		fit: {
			trade: 'electrician, electricians, electrical contractor, ev charger',
			skills:
				'call center, phone support, customer service, reception, answering, voice ai, voice agents, twilio, chatbots, vapi, retell, scheduling, dispatch, calendar management, route planning, process mapping, process design, operations',
		},
		show: 'the call list of last week',
	},
	'solar-lead-qualification': {
		fit: {
			trade:
				'solar, photovoltaic, renewable energy, solar panels, solar sales, energy consultant, energy advisor, battery storage',
			skills:
				'lead generation, lead qualification, sales development, sdr, inside sales, gis, mapping, satellite, drone, drones, remote sensing, data extraction, ocr, python, excel, survey design, form design, ux',
		},
		show: 'the leads of one week and what became of each',
	},
	'contractor-bid-preparation': {
		fit: {
			trade: 'general contractor, construction, quantity surveyor, builder, subcontractor, subcontractors',
			skills:
				'document review, document analysis, contract review, legal research, tender writing, bid writing, rfp, project management, project coordination, project planning, procurement, purchasing, vendor management, negotiation, excel, spreadsheets, cost estimation, budgeting',
		},
		show: 'the folder of their last bid',
	},
	'architect-proposals': {
		fit: {
			trade:
				'architect, architects, architecture firm, architectural, interior designer, interior design, landscape architect, building design',
			skills:
				'proposal writing, copywriting, editing, technical writing, graphic design, indesign, layout, figma, visual design, information architecture, knowledge management, taxonomy, notion, archiving',
		},
		show: 'their last proposal and the folder it came from',
	},
	'landscaping-estimates': {
		fit: {
			trade:
				'landscaping, landscaper, gardener, gardening business, lawn care, groundskeeper, tree care, arborist, horticulture, nursery garden',
			skills:
				'estimating, quoting, cost estimation, excel, spreadsheets, gis, mapping, drone, drones, surveying, measuring, photography, image editing, design, sketchup, customer service, phone support, sales',
		},
		show: 'the estimates that went out last month',
	},
};
