import type { NicheFit } from '../niche.ts';

/** Homes and offices: let, sold, financed, cleaned and moved. */
export const property: Readonly<Record<string, NicheFit>> = {
	'maintenance-triage': {
		fit: {
			trade:
				'property manager, property managers, property management, landlord, landlords, lettings, letting agent, maintenance coordinator, housing association, rental properties',
			skills:
				'customer service, customer support, help desk, ticketing, zendesk, process design, process mapping, decision trees, triage, chatbots, automation, n8n, make.com, zapier, prompt engineering, vendor management, coordination, scheduling, dispatch',
		},
		show: 'the repair requests of one week',
	},
	'real-estate-lead-follow-up': {
		fit: {
			trade:
				'real estate, realtor, realtors, estate agent, estate agents, real estate agent, property sales, real-estate, home staging',
			skills:
				'lead nurture, lead generation, e-mail marketing, email marketing, newsletters, drip campaigns, crm, hubspot, salesforce, gohighlevel, automation, zapier, copywriting, content writing, local journalism, storytelling, sales, cold calling, networking, negotiation',
		},
		show: 'the follow-up of one open house',
	},
	'mortgage-document-chase': {
		fit: {
			trade:
				'mortgage, mortgages, mortgage broker, loan officer, loan processor, underwriter, underwriting, home loans',
			skills:
				'document review, ocr, data extraction, python, document analysis, compliance, data protection, auditing, kyc, risk management, customer service, client communication, e-mail, case management, automation, zapier, power automate, n8n, crm',
		},
		show: 'the checklist of a finished file',
	},
	'pest-control-renewals': {
		fit: {
			trade: 'pest control, exterminator, pest technician, termite, fumigation, rodent control, pest management',
			skills:
				'route planning, logistics, gis, dispatching, scheduling, fleet, e-mail marketing, email marketing, retention, subscription, copywriting, data analysis, excel, sql, python, reporting',
		},
		show: 'the routes of one technician for a week',
	},
	'cleaning-quotes': {
		fit: {
			trade:
				'cleaning, cleaner, cleaners, cleaning company, janitorial, housekeeping, maid service, window cleaning, office cleaning',
			skills:
				'quoting, estimating, pricing, excel, spreadsheets, web design, no-code, forms, typeform, webflow, wordpress, sales, copywriting, proposal writing, customer service, operations, team leading',
		},
		show: 'the last ten requests and their answers',
	},
	'moving-quotes': {
		fit: {
			trade: 'moving company, movers, mover, removals, removal company, furniture transport',
			skills:
				'computer vision, machine learning, python, image recognition, quoting, estimating, logistics, operations, dispatch, customer service, sales, phone support, video, video editing, filming',
		},
		show: 'three inventories and what was really there',
	},
};
