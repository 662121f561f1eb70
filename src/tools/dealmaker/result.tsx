import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { BeforeSending } from '#call/before-sending.tsx';
import { ShowTranscript } from '#call/show-transcript.tsx';
import { TranscriptProvider } from '#call/transcript-provider.tsx';
import type { ResultProps } from '#tools/define.ts';
import type { DealInput, DealOutput } from './contract.ts';
import { OptionView } from './result/option-view.tsx';
import styles from './result/result.module.css';

/** The options of a proposal, each on its tab; every quote opens the transcript at its line. */
export function DealResult({ input, output, gap }: ResultProps<DealInput, DealOutput>) {
	const [selected, setSelected] = useState<string | null>('0');
	const tabs = (output.proposals ?? []).map((option, index) => ({ id: String(index), number: index + 1, option }));
	return (
		<TranscriptProvider text={input.transcript ?? ''}>
			<BeforeSending lines={output.beforeSending} />
			<Tabs value={selected} onChange={setSelected} keepMounted={false}>
				<div className={styles.tabBar}>
					<Tabs.List aria-label="Options">
						{tabs.map(({ id, number }) => (
							<Tabs.Tab key={id} value={id}>
								Option {number}
							</Tabs.Tab>
						))}
					</Tabs.List>
					<ShowTranscript className={styles.showTranscript} />
				</div>
				{tabs.map(({ id, number, option }) => (
					<Tabs.Panel key={id} value={id}>
						<OptionView
							option={option}
							first={tabs[0]?.option ?? option}
							number={number}
							unconfirmed={output.unconfirmed}
							gap={gap}
							notes={output.beforeSending}
						/>
					</Tabs.Panel>
				))}
			</Tabs>
		</TranscriptProvider>
	);
}
