import type { Partially } from '#tools/define.ts';
import type { AdOutput } from './contract.ts';
import { AD_FIELDS, FIELD_LABELS } from './placements.ts';

type Ad = Partially<AdOutput['adCampaign']['adVariations'][number]>;

/** Whether an ad has all that it needs to run; Meta takes ads without a description. */
export function isFinished({ hook = '', primaryText = '', headline = '' }: Ad): boolean {
	return [hook, primaryText, headline].every((text) => text !== '' && !text.includes('[add '));
}

/** The texts of one ad by their labels, as far as they have arrived. */
export function adTexts(ad: Ad): (readonly [label: string, text: string | undefined])[] {
	return [...AD_FIELDS.map((field) => [FIELD_LABELS[field], ad[field]] as const), ['Button', ad.callToAction]];
}

/** The texts of one ad, each on its own line after its name. Missing texts are left out. */
export function adText(ad: Ad): string {
	return adTexts(ad)
		.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [`${label}: ${text}`]))
		.join('\n');
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
