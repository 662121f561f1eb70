import { OBJECTIVES } from '../objectives.ts';
import type { CampaignObjective } from '../options.ts';
import type { Placement } from '../placements.ts';

/** How Meta delivers the ads of an objective, and which of its places a placement is. */

interface Delivery {
	/** Whether a page and a website are all that the campaign needs. */
	isPossible: boolean;
	needsPixel: boolean;
	/** The event that counts, where a pixel counts it. */
	event: '' | 'LEAD' | 'PURCHASE';
	goal: string;
}

/** An app, a catalogue and an inbox are connected in Ads Manager. */
const ELSEWHERE: ReadonlySet<string> = new Set(['App Installs', 'Catalog Sales', 'Messages']);

export function delivery(objective: CampaignObjective | ''): Delivery {
	const { goal } = OBJECTIVES[objective || 'Traffic'];
	const event = objective === 'Lead Generation' ? 'LEAD' : objective === 'Conversions' ? 'PURCHASE' : '';
	return {
		isPossible: objective !== '' && !ELSEWHERE.has(objective),
		needsPixel: event !== '',
		event,
		goal: event === '' ? goal : 'OFFSITE_CONVERSIONS',
	};
}

/** The columns of Meta's that say where an ad set runs. */
export const POSITIONS = [
	'Publisher Platforms',
	'Facebook Positions',
	'Instagram Positions',
	'Messenger Positions',
	'Audience Network Positions',
] as const;

export const PLACES: Readonly<Record<Placement, Readonly<Partial<Record<(typeof POSITIONS)[number], string>>>>> = {
	'Facebook Feed': { 'Publisher Platforms': 'facebook', 'Facebook Positions': 'feed' },
	'Instagram Feed': { 'Publisher Platforms': 'instagram', 'Instagram Positions': 'stream' },
	'Instagram Stories': { 'Publisher Platforms': 'instagram', 'Instagram Positions': 'story' },
	'Instagram Reels': { 'Publisher Platforms': 'instagram', 'Instagram Positions': 'reels' },
	'Facebook Stories': { 'Publisher Platforms': 'facebook', 'Facebook Positions': 'story' },
	Messenger: { 'Publisher Platforms': 'messenger', 'Messenger Positions': 'messenger_home' },
	'Audience Network': { 'Publisher Platforms': 'audience_network', 'Audience Network Positions': 'classic' },
};
