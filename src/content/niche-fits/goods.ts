import type { NicheFit } from '../niche.ts';

/** Trades that make, store and sell goods. */
export const goods: Readonly<Record<string, NicheFit>> = {
	'wholesaler-spreadsheets': {
		fit: {
			trade:
				'wholesale, wholesaler, wholesalers, distributor, distribution, warehouse, purchasing, procurement, inventory manager',
			insider: 'what happens when the author of the price file is away',
			skills: {
				'excel, spreadsheets, google sheets, vba, macros, power query': 'read a file that eight people have patched',
				'process mapping, process design, documentation, business analysis':
					'find where a price is typed for the second time',
				'sql, databases, airtable, python, data cleaning, power bi': 'move the file to something that does not break',
				'training, teaching, explaining software, change management': 'win the person who built the file',
			},
			interest: 'puzzles, explaining software, sudoku, chess',
			gives: "makes somebody else's formulas bearable",
		},
		field: {
			place: 'the desk of the one who keeps the file',
			count: 'the times a figure is typed twice',
			show: 'the file that everybody needs',
			trial: 'map one file and mend its worst fault',
		},
	},
	'wholesale-order-entry': {
		fit: {
			trade:
				'distributor, distributors, distribution, wholesale, order entry, order clerk, sales office, inside sales, customer service rep, erp, sap, warehouse',
			insider: 'how an order reads before a clerk has translated it',
			skills: {
				'ocr, data extraction, python, document analysis, machine learning':
					'get an article number out of ‘the blue ones’',
				'erp, sap, dynamics, netsuite, odoo, integrations, api integration':
					'put the order where the warehouse sees it',
				'data entry, order processing, inside sales, customer service': 'know what customers mean by the usual',
				'automation, n8n, power automate, zapier, make.com': 'empty the inbox before the phones start',
			},
			interest: 'puzzles, programming, code breaking, languages',
			gives: 'makes odd orders a game',
		},
		field: {
			place: 'the desk of an order clerk',
			count: 'the orders that are typed by hand in a day',
			show: 'twenty orders as they arrived',
			trial: 'enter fifty orders side by side',
		},
	},
	'online-shop-support': {
		fit: {
			trade:
				'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, etsy, webshop, dropshipping, retail, fulfilment, fulfillment, woocommerce',
			insider: 'why parcels come back',
			skills: {
				'customer support, customer service, zendesk, gorgias, help desk, live chat':
					'tell a question from a complaint',
				'data analysis, tagging, excel, sql, reporting, research': 'find the one article behind forty tickets',
				'automation, zapier, n8n, chatbots, api integration, prompt engineering':
					'answer the parcel question before it is asked',
				'copywriting, ux writing, content writing': 'mend the sentence on the page that causes the return',
			},
			interest: 'shopping, fashion, sewing, crafts, gadgets',
			gives: 'lets you notice what a product page leaves out',
		},
		field: {
			place: 'the packing table',
			count: 'the parcels that come back and why',
			show: 'the tickets of one weekend',
			trial: 'sort two hundred tickets by cause',
		},
	},
	'product-descriptions': {
		fit: {
			trade:
				'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, merchandising, category manager, catalogue, product manager retail, webshop, retail',
			insider: 'what buyers ask before they buy',
			skills: {
				'copywriting, content writing, seo, ux writing, editing, blogging, journalism':
					'write the fact a buyer was looking for',
				'technical writing, research, fact checking, product knowledge': 'keep a claim to what the data sheet says',
				'translation, languages, localisation, localization, spanish, french, german':
					'make a text right for the next market',
				'data cleaning, pim, excel, python': "get four suppliers' data into one form",
			},
			interest: 'creative writing, reading, gadgets, crafts',
			gives: 'keeps the hundredth text from sounding like the first',
		},
		field: {
			place: 'the desk where new articles are entered',
			count: 'the questions buyers ask about one article',
			show: 'ten articles with the texts they dislike',
			trial: 'rewrite ten product pages',
		},
	},
	'maintenance-logs': {
		fit: {
			trade:
				'manufacturing, manufacturer, factory, maintenance technician, maintenance manager, mechanical engineer, plant manager, industrial engineer, millwright, machine operator, process engineer, quality engineer, assembly line',
			insider: 'what a log entry says and what the technician knows',
			skills: {
				'technical writing, documentation, root cause analysis, fmea, six sigma, lean':
					'make ‘fixed’ into a cause and a remedy',
				'data analysis, machine learning, power bi, sql, python': 'find the fault that comes back every spring',
				'mechanical engineering, plc, electrical engineering, maintenance, troubleshooting':
					'get the short version from a technician',
				'speech recognition, rag, prompt engineering, ai tools': 'take the entry where the hands are dirty',
			},
			interest: 'engines, machines, 3d printing, robotics, model railways',
			gives: 'makes a plant tour a good day',
		},
		field: {
			place: 'the workshop at the change of shift',
			count: 'the log entries without a cause',
			show: 'the log of one machine',
			trial: 'bring the log of one machine into order',
		},
	},
	'machine-shop-quoting': {
		fit: {
			trade:
				'machine shop, machinist, cnc, milling, lathe, fabrication, sheet metal, welder, welding, toolmaker, metalworking, job shop',
			insider: 'which line of a drawing makes the price',
			skills: {
				'estimating, quoting, cost estimation, excel': 'know which hours a drawing hides',
				'cad, solidworks, autocad, technical drawing, mechanical engineering, blueprint reading':
					'see the tolerance that doubles the price',
				'data extraction, ocr, computer vision, machine learning, python':
					"read a title block and find last year's twin",
				'sales, customer service, inside sales, negotiation': 'keep a buyer patient for two days',
			},
			interest: 'metalworking, 3d printing, model making, machines, welding, knife making',
			gives: 'earns you a tour of the shop floor',
		},
		field: {
			place: 'the desk where requests are priced',
			count: 'the requests older than three days',
			show: 'five requests and their quotes',
			trial: 'prepare ten quotes up to the price',
		},
	},
};
