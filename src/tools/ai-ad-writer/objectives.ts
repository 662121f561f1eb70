import type { CallToAction, CampaignObjective } from './options.ts';

/** The current name of an objective in Ads Manager, and how its ads are judged. */
interface ObjectiveFacts {
	/** One of Meta's six objectives. Sources differ on Store Traffic only: some map it to Sales. */
	readonly now: 'Awareness' | 'Traffic' | 'Engagement' | 'Leads' | 'App promotion' | 'Sales';
	/** The code in bulk import and the API. */
	readonly code: string;
	/** What ad sets are optimised for, in the terms of bulk import. */
	readonly goal: string;
	/** The rate that compares two ads. */
	readonly rate: string;
	/** What the campaign is for, as a countable noun after "per". */
	readonly result: string;
	/** The button if none was chosen. */
	readonly button: CallToAction;
	/** Whether the result begins with a click, so that the click rate gives the sample. */
	readonly clicks: boolean;
}

const AWARENESS = { now: 'Awareness', code: 'OUTCOME_AWARENESS', goal: 'REACH', clicks: false } as const;
const ENGAGEMENT = { now: 'Engagement', code: 'OUTCOME_ENGAGEMENT', clicks: false } as const;
const SALES = { now: 'Sales', code: 'OUTCOME_SALES', goal: 'OFFSITE_CONVERSIONS', clicks: true } as const;
const CLICK_RATE = 'Link clicks per impression (link CTR)';

export const OBJECTIVES: Readonly<Record<CampaignObjective, ObjectiveFacts>> = {
	'Brand Awareness': {
		...AWARENESS,
		goal: 'AD_RECALL_LIFT',
		rate: 'Estimated ad recall lift per person reached',
		result: 'person who would remember the ad',
		button: 'Learn More',
	},
	Reach: {
		...AWARENESS,
		rate: 'People reached for each unit of money',
		result: 'person reached',
		button: 'Learn More',
	},
	Traffic: {
		now: 'Traffic',
		code: 'OUTCOME_TRAFFIC',
		goal: 'LINK_CLICKS',
		rate: CLICK_RATE,
		result: 'visit to the page',
		button: 'Learn More',
		clicks: true,
	},
	Engagement: {
		...ENGAGEMENT,
		goal: 'POST_ENGAGEMENT',
		rate: 'Comments, shares and saves per person reached',
		result: 'comment, share or save',
		button: 'Learn More',
	},
	'App Installs': {
		now: 'App promotion',
		code: 'OUTCOME_APP_PROMOTION',
		goal: 'APP_INSTALLS',
		rate: CLICK_RATE,
		result: 'install',
		button: 'Download',
		clicks: true,
	},
	'Video Views': {
		...ENGAGEMENT,
		goal: 'THRUPLAY',
		rate: 'ThruPlays per person reached',
		result: 'ThruPlay',
		button: 'Watch More',
	},
	'Lead Generation': {
		now: 'Leads',
		code: 'OUTCOME_LEADS',
		goal: 'LEAD_GENERATION',
		rate: CLICK_RATE,
		result: 'lead',
		button: 'Get Quote',
		clicks: true,
	},
	Messages: {
		...ENGAGEMENT,
		goal: 'CONVERSATIONS',
		rate: 'Conversations begun per person reached',
		result: 'conversation',
		button: 'Contact Us',
	},
	Conversions: { ...SALES, rate: CLICK_RATE, result: 'purchase', button: 'Shop Now' },
	'Catalog Sales': { ...SALES, rate: CLICK_RATE, result: 'purchase from the catalogue', button: 'Shop Now' },
	'Store Traffic': {
		...AWARENESS,
		rate: 'Direction clicks per person reached',
		result: 'visit',
		button: 'Get Directions',
	},
};

/** The facts of the chosen objective; those of Traffic where none was chosen. */
export function objectiveOf({ campaignObjective }: { campaignObjective: CampaignObjective | '' }): ObjectiveFacts {
	return OBJECTIVES[campaignObjective || 'Traffic'];
}

/** "Lead Generation (in Ads Manager: Leads)"; just the name if it has not changed. */
export function objectiveNow(objective: CampaignObjective): string {
	const { now } = OBJECTIVES[objective];
	return now === objective ? objective : `${objective} (in Ads Manager: ${now})`;
}

const BY_BUTTON: Readonly<Partial<Record<CallToAction, string>>> = {
	'Book Now': 'booking',
	'Sign Up': 'sign-up',
	Subscribe: 'subscription',
	'Apply Now': 'application',
};

/** What the campaign is for, as a countable noun; a conversion is what its button begins. */
export function resultOf({
	campaignObjective,
	callToAction,
}: {
	campaignObjective: CampaignObjective | '';
	callToAction: CallToAction | '';
}): string {
	const { result } = objectiveOf({ campaignObjective });
	return (campaignObjective === 'Conversions' && callToAction !== '' && BY_BUTTON[callToAction]) || result;
}
