import { Tabs } from '@mantine/core';
import type { ResultProps } from '#tools/define.ts';
import { useResultTab } from '#ui/result-tab.tsx';
import type { AdInput, AdOutput } from './contract.ts';
import { AdsTab } from './result/ads-tab.tsx';
import { CampaignHeader } from './result/campaign-header.tsx';
import { OptimizationTab } from './result/optimization-tab.tsx';
import { OverviewTab } from './result/overview-tab.tsx';
import styles from './result/result.module.css';
import { TargetingTab } from './result/targeting-tab.tsx';

const TABS = [
	{ value: 'overview', label: 'Campaign Overview', Body: OverviewTab },
	{ value: 'ads', label: 'Ad Variations', Body: AdsTab },
	{ value: 'targeting', label: 'Targeting Strategy', Body: TargetingTab },
	{ value: 'optimization', label: 'Optimization & Testing', Body: OptimizationTab },
];

/** The campaign: key facts, previews of the ads, audiences and tests. */
export function AdResult({ input, output }: ResultProps<AdInput, AdOutput>) {
	const campaign = output.adCampaign ?? {};
	const business = input.businessInfo?.name ?? '';
	return (
		<>
			<CampaignHeader overview={campaign.campaignOverview ?? {}} />
			<Tabs {...useResultTab(TABS)} keepMounted={false} className={styles.tabs}>
				<Tabs.List aria-label="Parts of the campaign">
					{TABS.map(({ value, label }) => (
						<Tabs.Tab key={value} value={value}>
							{label}
						</Tabs.Tab>
					))}
				</Tabs.List>
				{TABS.map(({ value, Body }) => (
					<Tabs.Panel key={value} value={value}>
						<Body campaign={campaign} business={business} />
					</Tabs.Panel>
				))}
			</Tabs>
		</>
	);
}
