import { CitedText } from '#call/cited-text.tsx';
import { DocumentTabs } from '#call/document-tabs.tsx';
import { ResultHeader } from '#call/result-header.tsx';
import type { ResultProps } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import type { AdInput, AdOutput } from './contract.ts';
import {
	adSections,
	adsByPlacement,
	document,
	limitSections,
	optimizationSections,
	overviewSections,
	targetingSections,
} from './document.ts';
import { Ads } from './result/ads.tsx';

/** The campaign: key facts, previews of the ads, audiences and tests. */
export function AdResult({ input, output }: ResultProps<AdInput, AdOutput>) {
	const campaign = output.adCampaign ?? {};
	const { title, facts } = document(output, input);
	const notice = campaign.targetingStrategy?.specialCategoryNotice;
	return (
		<>
			<ResultHeader label="The campaign" title={title} facts={facts} />
			<DocumentTabs
				label="Parts of the campaign"
				tabs={[
					{ value: 'overview', label: 'Campaign Overview', sections: overviewSections(campaign, input) },
					{ value: 'ads', label: 'Ad Variations', sections: [...adSections(campaign), ...limitSections(campaign)] },
					{ value: 'targeting', label: 'Targeting Strategy', sections: targetingSections(campaign) },
					{ value: 'optimization', label: 'Optimization & Testing', sections: optimizationSections(campaign) },
				]}
				pictures={{
					...Object.fromEntries(
						adsByPlacement(campaign).map(({ heading, ads }) => [
							heading,
							<Ads key={heading} ads={ads} input={input} />,
						]),
					),
					'Special ad categories': notice ? (
						<Notice tone={/^None\b/.test(notice) ? 'neutral' : 'yellow'}>
							<CitedText text={notice} />
						</Notice>
					) : undefined,
				}}
			/>
		</>
	);
}
