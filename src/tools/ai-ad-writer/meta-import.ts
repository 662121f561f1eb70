import type { Table } from '#shared/schedule.ts';
import type { AdInput, AdOutput, AdVariation } from './contract.ts';
import { type Budget, readBudget } from './draft/budget.ts';
import { countryIn } from './draft/places.ts';
import { specialCategories } from './draft/special-categories.ts';
import { OBJECTIVES } from './objectives.ts';
import { placementsOf } from './placements.ts';

/**
 * Rows for Meta's bulk import: one campaign, one ad set per placement, one row per ad, all paused. The columns are
 * those used in public code, since Meta's own list depends on the account. Unknown values are empty or say so.
 */

const COLUMNS = [
	'Campaign Name',
	'Campaign Status',
	'Campaign Objective',
	'Buying Type',
	'Ad Set Name',
	'Ad Set Run Status',
	'Ad Set Daily Budget',
	'Ad Set Time Start',
	'Countries',
	'Gender',
	'Age Min',
	'Age Max',
	'Optimization Goal',
	'Billing Event',
	'Ad Name',
	'Ad Status',
	'Title',
	'Body',
	'Link',
	'Call to Action',
] as const;

const PAUSED = 'PAUSED';

export function metaImport({ adCampaign }: AdOutput, input: AdInput): Table {
	const { code, goal } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const placements = placementsOf(input.adPlatform);
	const budget = dailyBudget(readBudget(input.budget), placements.length);
	const audience = audienceOf(input);
	const row = (ad: AdVariation): readonly string[] => [
		adCampaign.campaignOverview.campaignName,
		PAUSED,
		code,
		'AUCTION',
		`${ad.placement}, audience A`,
		PAUSED,
		budget,
		'',
		countryIn(input.demographics.location),
		audience.gender,
		audience.youngest,
		audience.oldest,
		goal,
		'IMPRESSIONS',
		ad.name,
		PAUSED,
		ad.headline,
		ad.primaryText,
		'[add link]',
		BUTTONS[ad.callToAction],
	];
	return { head: COLUMNS, rows: adCampaign.adVariations.map(row) };
}

const BUTTONS: Readonly<Record<AdVariation['callToAction'], string>> = {
	'Learn More': 'LEARN_MORE',
	'Shop Now': 'SHOP_NOW',
	'Sign Up': 'SIGN_UP',
	Download: 'DOWNLOAD',
	// The API's name for the button "Book now".
	'Book Now': 'BOOK_TRAVEL',
	'Get Quote': 'GET_QUOTE',
	'Contact Us': 'CONTACT_US',
	Subscribe: 'SUBSCRIBE',
	'Watch More': 'WATCH_MORE',
	'Apply Now': 'APPLY_NOW',
	'See Menu': 'SEE_MENU',
	'Get Directions': 'GET_DIRECTIONS',
};

/** The daily amount per ad set, in units of the currency, or a gap to fill. */
function dailyBudget(budget: Budget | null, sets: number): string {
	const { daily, total, days } = budget ?? {};
	const cents = daily ?? (total !== undefined && days !== undefined ? Math.floor(total / days) : undefined);
	return cents === undefined ? '[add budget]' : (Math.floor(cents / sets) / 100).toFixed(2);
}

/** Age and gender as chosen. For an offer in a special category, all adults. */
function audienceOf(input: AdInput): { gender: string; youngest: string; oldest: string } {
	const { ageRange, gender } = input.demographics;
	if (specialCategories(input).some(({ isOffered }) => isOffered)) return { gender: '', youngest: '18', oldest: '65' };
	const [youngest = '18', oldest = '65'] = ageRange.match(/\d+/g) ?? [];
	return { gender: gender === 'All' ? '' : gender, youngest, oldest };
}
