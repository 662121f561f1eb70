import type { Table } from '#shared/schedule.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdInput, AdOutput, AdVariation } from '../contract.ts';
import { agesOf } from '../draft/people.ts';
import { areaOf, countriesIn } from '../draft/places.ts';
import { objectiveOf } from '../objectives.ts';
import { codeOf, PLACEMENT_FACTS, placementsOf } from '../placements.ts';
import { delivery, PLACES, POSITIONS } from './delivery.ts';
import { addressOf, dailyCents, importLacks } from './lacks.ts';

/**
 * Rows for Meta's bulk import: one campaign, one ad set per placement, one row per finished ad, all paused. The columns
 * bear the names that Ads Manager gives them in its own exports. Null if anything that an import needs is missing.
 */
export function metaImport({ adCampaign }: AdOutput, input: AdInput): Table | null {
	const ads = adCampaign.adVariations.filter(isFinished);
	const cents = dailyCents(input);
	const link = addressOf(input.metaImport.link);
	if (ads.length === 0 || cents === null || link === null || importLacks(input).length > 0) return null;
	const sets = placementsOf(input.adPlatform).filter((placement) => ads.some((ad) => ad.placement === placement));
	const shared = { ...campaignCells(adCampaign.campaignOverview.campaignName, input), Link: link };
	const rows = ads
		.filter(({ placement }) => sets.includes(placement))
		.map((ad) => {
			const daily = (Math.floor(cents / sets.length) / 100).toFixed(2);
			return { ...shared, 'Ad Set Daily Budget': daily, ...adCells(ad) };
		});
	const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return { head, rows: rows.map((row: Readonly<Record<string, string>>) => head.map((column) => row[column] ?? '')) };
}

const PAUSED = 'PAUSED';

function campaignCells(name: string, input: AdInput) {
	const { event, goal, needsPixel } = delivery(input.campaignObjective);
	const { page, pixel } = input.metaImport;
	const { gender } = input.demographics;
	const { youngest, oldest } = agesOf(input);
	return {
		'Campaign Name': name,
		'Campaign Status': PAUSED,
		'Campaign Objective': objectiveOf(input).code,
		'Buying Type': 'AUCTION',
		'Special Ad Categories': 'NONE',
		'Ad Set Run Status': PAUSED,
		'Destination Type': 'WEBSITE',
		'Link Object ID': `o:${page}`,
		'Optimized Conversion Tracking Pixels': needsPixel ? `tp:${pixel}` : '',
		'Optimized Event': event,
		Countries: countriesIn(areaOf(input)),
		'Location Types': 'home, recent',
		Gender: gender === 'All' ? '' : gender,
		'Age Min': String(youngest),
		'Age Max': String(oldest),
		'Optimization Goal': goal,
		'Billing Event': 'IMPRESSIONS',
	};
}

function adCells(ad: AdVariation) {
	const code = codeOf(ad.name);
	const isFilm = PLACEMENT_FACTS[ad.placement].look === 'reel';
	const places = PLACES[ad.placement];
	return {
		'Ad Set Name': `${ad.placement}, audience A`,
		...Object.fromEntries(POSITIONS.map((column) => [column, places[column] ?? ''])),
		'Ad Name': ad.name,
		'Ad Status': PAUSED,
		'Creative Type': isFilm ? 'Video Page Post Ad' : 'Link Page Post Ad',
		Title: ad.headline,
		Body: ad.primaryText,
		'Link Description': ad.description.includes('[add ') ? '' : ad.description,
		// Uploaded to the account's library under these names.
		'Image File Name': isFilm ? '' : `${code}.jpg`,
		'Video File Name': isFilm ? `${code}.mp4` : '',
		'Call to Action': BUTTONS[ad.callToAction],
	};
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
