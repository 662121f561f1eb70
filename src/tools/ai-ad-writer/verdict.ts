import { counted } from '#language/inflect.ts';
import { gapsIn } from '#shared/gaps.ts';
import type { Partially } from '#tools/define.ts';
import type { AdOutput } from './contract.ts';

/** How many ads can run, what they cost, and what Meta's import still lacks. */
export function verdict({ adCampaign }: Partially<AdOutput>): string[] {
	const ads = adCampaign?.adVariations ?? [];
	const ready = ads.filter((ad) => ad !== undefined && gapsIn(`${ad.headline} ${ad.primaryText}`).length === 0).length;
	const lacks = adCampaign?.importLacks?.length ?? 0;
	return [
		ads.length === 0
			? ''
			: ready === ads.length
				? `${counted(ready, 'ad')}, none with a gap.`
				: `${ready} of ${counted(ads.length, 'ad')} without a gap.`,
		adCampaign?.campaignOverview?.recommendedBudget ?? '',
		lacks === 0 ? '' : `Meta’s import still lacks ${counted(lacks, 'entry', 'entries')}.`,
	];
}

export const toAdd = ({ adCampaign }: Partially<AdOutput>): string =>
	(adCampaign?.importLacks?.length ?? 0) > 0 ? 'Add what the import lacks' : '';
