import type { NicheFit } from '../niche.ts';

/** Homes and offices: let, sold, financed, cleaned and moved. */
export const property: Readonly<Record<string, NicheFit>> = {
	'maintenance-triage': {
		terms:
			'property manager, property managers, property management, landlord, landlords, lettings, letting agent, maintenance coordinator, housing association, rental properties',
		show: 'the repair requests of one week',
	},
	'real-estate-lead-follow-up': {
		terms:
			'real estate, realtor, realtors, estate agent, estate agents, real estate agent, property sales, real-estate, home staging',
		show: 'the follow-up of one open house',
	},
	'mortgage-document-chase': {
		terms: 'mortgage, mortgages, mortgage broker, loan officer, loan processor, underwriter, underwriting, home loans',
		show: 'the checklist of a finished file',
	},
	'pest-control-renewals': {
		terms: 'pest control, exterminator, pest technician, termite, fumigation, rodent control, pest management',
		show: 'the routes of one technician for a week',
	},
	'cleaning-quotes': {
		terms:
			'cleaning, cleaner, cleaners, cleaning company, janitorial, housekeeping, maid service, window cleaning, office cleaning',
		show: 'the last ten requests and their answers',
	},
	'moving-quotes': {
		terms: 'moving company, movers, mover, removals, removal company, furniture transport',
		show: 'three inventories and what was really there',
	},
};
