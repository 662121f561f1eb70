import type { Partially } from '#tools/define.ts';
import type { AdCampaign, AdVariation } from '../contract.ts';
import { PLACEMENTS, type Placement } from '../placements.ts';

/** A campaign while it is still being written. */
export type Campaign = Partially<AdCampaign>;
export type Ad = Partially<AdVariation>;

export interface TabProps {
	campaign: Campaign;
	/** The name under which the ads appear. */
	business: string;
}

/** The ads by placement, in the order of the placements. Ads without a placement yet are left out. */
export function byPlacement(campaign: Campaign): { placement: Placement; ads: Ad[] }[] {
	const ads = (campaign.adVariations ?? []).filter((ad) => ad !== undefined);
	return PLACEMENTS.map((placement) => ({
		placement,
		ads: ads.filter((ad) => ad.placement === placement),
	})).filter((group) => group.ads.length > 0);
}

/** Splits a text after its first sentence: the answer, and how it was found. */
export function opening(text: string): { answer: string; rest: string } {
	const end = /[.!?](?=\s+\S)/.exec(text);
	if (!end) return { answer: text.replace(/\.$/, ''), rest: '' };
	return { answer: text.slice(0, end.index), rest: text.slice(end.index + 1).trim() };
}

export interface Cut {
	shown: string;
	/** Whether "See more" hides something. */
	cut: boolean;
}

/** What a placement shows of a text before its fold, up to the last whole word. */
export function atFold(text: string, fold: number | undefined): Cut {
	const characters = [...text];
	if (fold === undefined || characters.length <= fold) return { shown: text, cut: false };
	const head = characters.slice(0, fold + 1).join('');
	const words = head.replace(/(?<!\s)\s+\S*$/u, '');
	return { shown: words === head ? characters.slice(0, fold).join('') : words, cut: true };
}
