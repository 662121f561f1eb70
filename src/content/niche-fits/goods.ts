import type { NicheFit } from '../niche.ts';

/** Trades that make, store and sell goods. */
export const goods: Readonly<Record<string, NicheFit>> = {
	'wholesaler-spreadsheets': {
		terms: 'wholesale, wholesaler, wholesalers',
		show: 'the file that everybody needs',
	},
	'wholesale-order-entry': {
		terms: 'distributors, wholesale',
		show: 'twenty orders as they arrived',
	},
	'online-shop-support': {
		terms:
			'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, etsy, webshop, dropshipping, woocommerce',
		show: 'the tickets of one weekend',
	},
	'product-descriptions': {
		terms: 'e-commerce, ecommerce, online shop, online store, shopify, amazon seller, webshop',
		show: 'ten articles with the texts they dislike',
	},
	'maintenance-logs': {
		terms: 'manufacturer, factory, plant manager, millwright, machine operator, assembly line',
		show: 'the log of one machine',
	},
	'machine-shop-quoting': {
		terms:
			'machine shop, machinist, cnc, milling, lathe, fabrication, sheet metal, welder, welding, toolmaker, metalworking, job shop',
		show: 'five requests and their quotes',
	},
};
