import type { NicheFit } from '../niche.ts';

/** Trades that make, store and sell goods. */
export const goods: Readonly<Record<string, NicheFit>> = {
	'wholesaler-spreadsheets': {
		fit: {
			trade: 'wholesale, wholesaler, wholesalers',
			skills:
				'excel, spreadsheets, google sheets, vba, macros, power query, process mapping, process design, documentation, business analysis, sql, databases, airtable, python, data cleaning, power bi, training, teaching, explaining software, change management',
		},
		show: 'the file that everybody needs',
	},
	'wholesale-order-entry': {
		fit: {
			trade: 'distributors, wholesale',
			skills:
				'ocr, data extraction, python, document analysis, machine learning, erp, sap, dynamics, netsuite, odoo, integrations, api integration, data entry, order processing, inside sales, customer service, automation, n8n, power automate, zapier, make.com',
		},
		show: 'twenty orders as they arrived',
	},
	'online-shop-support': {
		fit: {
			trade:
				'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, etsy, webshop, dropshipping, woocommerce',
			skills:
				'customer support, customer service, zendesk, gorgias, help desk, live chat, data analysis, tagging, excel, sql, reporting, research, automation, zapier, n8n, chatbots, api integration, prompt engineering, copywriting, ux writing, content writing',
		},
		show: 'the tickets of one weekend',
	},
	'product-descriptions': {
		fit: {
			trade: 'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, webshop',
			skills:
				'copywriting, content writing, seo, ux writing, editing, blogging, journalism, technical writing, research, fact checking, product knowledge, translation, languages, localisation, localization, spanish, french, german, data cleaning, pim, excel, python',
		},
		show: 'ten articles with the texts they dislike',
	},
	'maintenance-logs': {
		fit: {
			trade: 'manufacturer, factory, plant manager, millwright, machine operator, assembly line',
			skills:
				'technical writing, documentation, root cause analysis, fmea, six sigma, lean, data analysis, machine learning, power bi, sql, python, mechanical engineering, plc, electrical engineering, maintenance, troubleshooting, speech recognition, rag, prompt engineering, ai tools',
		},
		show: 'the log of one machine',
	},
	'machine-shop-quoting': {
		fit: {
			trade:
				'machine shop, machinist, cnc, milling, lathe, fabrication, sheet metal, welder, welding, toolmaker, metalworking, job shop',
			skills:
				'estimating, quoting, cost estimation, excel, cad, solidworks, autocad, technical drawing, mechanical engineering, blueprint reading, data extraction, ocr, computer vision, machine learning, python, sales, customer service, inside sales, negotiation',
		},
		show: 'five requests and their quotes',
	},
};
