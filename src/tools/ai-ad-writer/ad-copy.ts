import type { Partially } from '#tools/define.ts';
import type { AdOutput } from './contract.ts';

type Ad = Partially<AdOutput['adCampaign']['adVariations'][number]>;

/** Whether an ad has all that it needs to run; Meta takes ads without a description. */
export function isFinished({ hook = '', primaryText = '', headline = '' }: Ad): boolean {
	return [hook, primaryText, headline].every((text) => text !== '' && !text.includes('[add '));
}

/** The texts of one ad, each on its own line after its name. Missing texts are left out. */
export function adText(ad: Ad): string {
	const lines: [string, string | undefined][] = [
		['Hook', ad.hook],
		['Primary text', ad.primaryText],
		['Headline', ad.headline],
		['Description', ad.description],
		['Button', ad.callToAction],
	];
	return lines.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [`${label}: ${text}`])).join('\n');
}

/** All ad copy, placement by placement. */
export function adCopyText(output: Partially<AdOutput>): string {
	const ads = output.adCampaign?.adVariations ?? [];
	return ads
		.map((ad) =>
			[[ad.placement, ad.name].filter(Boolean).join(': '), adText(ad)].filter((part) => part !== '').join('\n'),
		)
		.join('\n\n');
}
