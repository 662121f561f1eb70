import { useMemo } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import { DocumentTabs } from '#call/document-tabs.tsx';
import { TranscriptProvider } from '#call/transcript-provider.tsx';
import type { ResultProps } from '#tools/define.ts';
import { Missing } from '#ui/missing.tsx';
import { ScoreBar } from '#ui/score-bar.tsx';
import { type Analysis, type BantPart, bantParts, isNotDiscussed, NOT_MEASURED } from './analysis.ts';
import type { SalesCallInput, SalesCallOutput } from './contract.ts';
import { tabs } from './document/tabs.ts';
import { endedPoints } from './phrases.ts';
import { FollowUpEmail } from './result/follow-up-email.tsx';
import { Ledger } from './result/ledger.tsx';
import styles from './result/result.module.css';
import { ScoreHeader } from './result/score-header.tsx';
import { TalkTime } from './result/talk-time.tsx';

/** The analysis of a call; every reference in it opens the transcript at its line. */
export function CallResult({ input, output, corrections }: ResultProps<SalesCallInput, SalesCallOutput>) {
	const analysis: Analysis = output.callAnalysis ?? {};
	const { ledger, measurements, talkTimeAnalysis, followUpEmail } = analysis;
	const you = measurements?.sides?.find((side) => side.role === 'salesperson')?.names;
	const names = useMemo(() => you ?? [], [you]);
	return (
		<TranscriptProvider text={input.callTranscript ?? ''} you={names}>
			<ScoreHeader analysis={analysis} />
			<DocumentTabs
				label="Parts of the analysis"
				tabs={tabs(analysis)}
				pictures={{
					'What was said': ledger && <Ledger rows={ledger} corrections={corrections} />,
					'Talk time': (talkTimeAnalysis || measurements) && <TalkTime analysis={analysis} />,
					'Follow-up email': followUpEmail && <FollowUpEmail email={followUpEmail} />,
				}}
				below={(heading) => (heading === 'Qualification' ? <Scores analysis={analysis} /> : null)}
				text={said}
			/>
		</TranscriptProvider>
	);
}

function Scores({ analysis }: { analysis: Analysis }) {
	const parts = bantParts(analysis);
	if (parts.length === 0) return null;
	const ended = (part: BantPart) => endedPoints(part.assessment ?? '');
	return (
		<div>
			{parts.map(({ label, part }) => (
				<ScoreBar
					key={label}
					label={label}
					value={isNotDiscussed(part) ? null : (part.score ?? null)}
					fainter={ended(part)}
				/>
			))}
			{parts.some(({ part }) => ended(part) > 0) ? (
				<p className={styles.remark}>
					The fainter end of a bar is for how the call ended, which counts in each of them.
				</p>
			) : null}
		</div>
	);
}

function said(text: string) {
	return text === NOT_MEASURED ? <Missing>{text}</Missing> : <CitedText text={text} />;
}
