import { Tabs } from '@mantine/core';
import type { ResultProps } from '#tools/define.ts';
import { useResultTab } from '#ui/result-tab.tsx';
import type { ContentInput, ContentOutput } from './contract.ts';
import { CalendarTab } from './result/calendar-tab.tsx';
import { GrowthTab } from './result/growth-tab.tsx';
import { MissionPanel } from './result/mission-panel.tsx';
import { OverviewTab } from './result/overview-tab.tsx';
import styles from './result/result.module.css';
import { TemplatesTab } from './result/templates-tab.tsx';

const TABS = [
	{ value: 'overview', label: 'Strategy Overview', Body: OverviewTab },
	{ value: 'calendar', label: 'Content Calendar', Body: CalendarTab },
	{ value: 'templates', label: 'Content Templates', Body: TemplatesTab },
	{ value: 'strategy', label: 'Growth Strategy', Body: GrowthTab },
];

/** The strategy: its mission, the plan, the pieces, templates for more, and what to measure. */
export function ContentResult({ output }: ResultProps<ContentInput, ContentOutput>) {
	const strategy = output.contentStrategy ?? {};
	return (
		<>
			<MissionPanel overview={strategy.strategyOverview ?? {}} />
			<Tabs {...useResultTab(TABS)} keepMounted={false} className={styles.tabs}>
				<Tabs.List aria-label="Parts of the strategy">
					{TABS.map(({ value, label }) => (
						<Tabs.Tab key={value} value={value}>
							{label}
						</Tabs.Tab>
					))}
				</Tabs.List>
				{TABS.map(({ value, Body }) => (
					<Tabs.Panel key={value} value={value}>
						<Body strategy={strategy} />
					</Tabs.Panel>
				))}
			</Tabs>
		</>
	);
}
