import { Tabs } from '@mantine/core';
import type { ResultProps } from '#tools/define.ts';
import { useResultTab } from '#ui/result-tab.tsx';
import type { SdrInput, SdrOutput } from './contract.ts';
import { CampaignHeader } from './result/campaign-header.tsx';
import { ChannelsTab } from './result/channels-tab.tsx';
import { OptimizationTab } from './result/optimization-tab.tsx';
import { OverviewTab } from './result/overview-tab.tsx';
import styles from './result/result.module.css';
import { SequenceTab } from './result/sequence-tab.tsx';

const TABS = [
	{ value: 'overview', label: 'Campaign Overview', Body: OverviewTab },
	{ value: 'sequence', label: 'Outreach Sequence', Body: SequenceTab },
	{ value: 'channels', label: 'Channel Strategy', Body: ChannelsTab },
	{ value: 'optimization', label: 'Optimization', Body: OptimizationTab },
];

/** The campaign for one lead: key facts, and four tabs with what to send, how to respond and what to improve. */
export function CampaignResult({ output }: ResultProps<SdrInput, SdrOutput>) {
	const campaign = output.sdrCampaign ?? {};
	return (
		<>
			<CampaignHeader campaign={campaign} />
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
						<Body campaign={campaign} />
					</Tabs.Panel>
				))}
			</Tabs>
		</>
	);
}
