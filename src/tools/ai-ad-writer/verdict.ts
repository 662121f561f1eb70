import { counted } from '#language/inflect.ts';
import { gapsIn } from '#shared/gaps.ts';
import type { Partially } from '#tools/define.ts';
import type { AdInput, AdOutput } from './contract.ts';
import { namesAmong } from './named-lines.ts';

/** How many ads can run, what they cost, and what Meta's import still lacks. */
export function verdict({ adCampaign }: Partially<AdOutput>, input: AdInput): string[] {
	const ads = (adCampaign?.adVariations ?? []).filter((ad) => ad !== undefined);
	const open = ads.filter((ad) => gapsIn(`${ad.headline} ${ad.primaryText}`).length > 0).length;
	const named = ads.filter((ad) => namesAmong(ad, input).length > 0).length;
	const lacks = adCampaign?.importLacks?.length ?? 0;
	return [
		ads.length === 0 ? '' : `${counted(ads.length, 'ad')}${open === 0 ? '' : `, ${open} with a gap`}.`,
		named === 0 ? '' : `In ${named}, hook or headline is only a name: give it a line of its own.`,
		adCampaign?.campaignOverview?.recommendedBudget ?? '',
		lacks === 0 ? '' : `Meta’s import still lacks ${counted(lacks, 'entry', 'entries')}.`,
	];
}

export const toAdd = ({ adCampaign }: Partially<AdOutput>): string =>
	(adCampaign?.importLacks?.length ?? 0) > 0 ? 'Add what the import lacks' : '';
