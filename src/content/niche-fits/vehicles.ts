import type { NicheFit } from '../niche.ts';

/** Trades that drive, sell and repair vehicles, and those that move goods in them. */
export const vehicles: Readonly<Record<string, NicheFit>> = {
	'trucking-load-paperwork': {
		fit: {
			trade:
				'trucking, truck driver, haulage, haulier, hauler, freight, freight broker, owner-operator, logistics, transport',
			skills:
				'process mapping, process design, operations, lean, excel, spreadsheets, bookkeeping, invoicing, accounting, quickbooks, zapier, make.com, n8n, automation, ocr, power automate, phone negotiation, negotiation, customer service, dispatching',
		},
		show: 'the papers of the last five loads, in the order they were touched',
	},
	'logistics-onboarding-guides': {
		fit: {
			trade:
				'freight broker, freight, forwarder, freight forwarding, logistics, supply chain, transport, customs broker, 3pl',
			skills:
				'onboarding, onboarding manual, training manual, manuals, manual, documentation, technical writing, instructional design, sops, teaching, training, mentoring, coaching, explaining software, explaining, process mapping, process design, knowledge management, notion, confluence, prompt engineering, rag, chatbots, ai tools, python',
		},
		show: 'what a new colleague is given on the first day',
	},
	'auto-repair-estimates': {
		fit: {
			trade:
				'auto repair, mechanic, mechanics, garage, car repair, service advisor, automotive, auto shop, body shop, car workshop, tire shop',
			skills:
				'technical writing, plain language, copywriting, explaining, translation, sales, customer service, service advising, upselling, photography, video, image editing, prompt engineering, chatgpt, automation, zapier',
		},
		show: 'three estimates that were declined',
	},
	'car-dealer-service-reminders': {
		fit: {
			trade: 'car dealer, dealership, car sales, used cars, automotive, car salesman, auto sales, vehicle sales',
			skills:
				'crm, salesforce, hubspot, database, data cleaning, sql, e-mail marketing, email marketing, copywriting, direct mail, sales, account management, retention, loyalty',
		},
		show: 'the reminders that went out last month',
	},
	'bicycle-workshop-booking': {
		fit: {
			trade: 'bicycle shop, bike shop, bicycle workshop, bike mechanic, bicycle mechanic, cycle shop, e-bike, e-bikes',
			skills:
				'scheduling, dispatching, planning, calendar management, operations, web design, wordpress, no-code, shopify, webflow, inventory, purchasing, stock management',
		},
		show: 'the booking book of this week',
	},
};
