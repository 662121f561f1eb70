import { Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { ShowTranscript } from '#call/show-transcript.tsx';
import { TranscriptProvider } from '#call/transcript-provider.tsx';
import type { ResultProps } from '#tools/define.ts';
import { useResultTab } from '#ui/result-tab.tsx';
import type { SalesCallInput, SalesCallOutput } from './contract.ts';
import type { Analysis } from './result/analysis.ts';
import { BantTab } from './result/bant-tab.tsx';
import { CoachingTab } from './result/coaching-tab.tsx';
import { ConversationTab } from './result/conversation-tab.tsx';
import { CorrectionsContext } from './result/corrections-context.ts';
import styles from './result/result.module.css';
import { ScoreHeader } from './result/score-header.tsx';
import { SummaryTab } from './result/summary-tab.tsx';

const TABS = [
	{ value: 'summary', label: 'Summary & Insights', Body: SummaryTab },
	{ value: 'qualification', label: 'BANT Qualification', Body: BantTab },
	{ value: 'conversation', label: 'Conversation Analysis', Body: ConversationTab },
	{ value: 'coaching', label: 'Coaching & Next Steps', Body: CoachingTab },
];

/** The analysis of a call; every reference in it opens the transcript at its line. */
export function CallResult({ input, output, corrections }: ResultProps<SalesCallInput, SalesCallOutput>) {
	const analysis: Analysis = output.callAnalysis ?? {};
	const you = analysis.measurements?.sides?.find((side) => side.role === 'salesperson')?.names;
	const names = useMemo(() => (you ?? []).filter((name) => name !== undefined), [you]);
	return (
		<TranscriptProvider text={input.callTranscript ?? ''} you={names}>
			<ScoreHeader analysis={analysis} />
			<Tabs {...useResultTab(TABS)} keepMounted={false} className={styles.tabs}>
				<div className={styles.tabBar}>
					<Tabs.List aria-label="Parts of the analysis">
						{TABS.map(({ value, label }) => (
							<Tabs.Tab key={value} value={value}>
								{label}
							</Tabs.Tab>
						))}
					</Tabs.List>
					<ShowTranscript className={styles.showTranscript} />
				</div>
				{TABS.map(({ value, Body }) => (
					<Tabs.Panel key={value} value={value}>
						<CorrectionsContext value={corrections}>
							<Body analysis={analysis} />
						</CorrectionsContext>
					</Tabs.Panel>
				))}
			</Tabs>
		</TranscriptProvider>
	);
}
