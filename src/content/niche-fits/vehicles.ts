import type { NicheFit } from '../niche.ts';

/** Trades that drive, sell and repair vehicles, and those that move goods in them. */
export const vehicles: Readonly<Record<string, NicheFit>> = {
	'trucking-load-paperwork': {
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
	'logistics-onboarding-guides': {
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
	'auto-repair-estimates': {
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
	'car-dealer-service-reminders': {
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
	'bicycle-workshop-booking': {
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
};
