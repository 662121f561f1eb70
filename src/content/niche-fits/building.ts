import type { NicheFit } from '../niche.ts';

/** Trades that plan, build and equip houses. */
export const building: Readonly<Record<string, NicheFit>> = {
	'hvac-quote-follow-up': {
		terms:
			'hvac, heating, air conditioning, furnace, heat pump, heat pumps, plumbing, plumber, boiler, refrigeration, ventilation, comfort advisor',
		show: 'the quotes of the last month that have no answer',
	},
	'electrician-call-intake': {
		terms: 'electrician, electricians, electrical contractor, ev charger',
		show: 'the call list of last week',
	},
	'solar-lead-qualification': {
		terms:
			'solar, photovoltaic, renewable energy, solar panels, solar sales, energy consultant, energy advisor, battery storage',
		show: 'the leads of one week and what became of each',
	},
	'contractor-bid-preparation': {
		terms: 'general contractor, construction, quantity surveyor, builder, subcontractor, subcontractors',
		show: 'the folder of their last bid',
	},
	'architect-proposals': {
		terms:
			'architect, architects, architecture firm, architectural, interior designer, interior design, landscape architect, building design',
		show: 'their last proposal and the folder it came from',
	},
	'landscaping-estimates': {
		terms:
			'landscaping, landscaper, gardener, gardening business, lawn care, groundskeeper, tree care, arborist, horticulture, nursery garden',
		show: 'the estimates that went out last month',
	},
};
