import { BeforeSending } from '#call/before-sending.tsx';
import { DocumentTabs } from '#call/document-tabs.tsx';
import { ResultHeader } from '#call/result-header.tsx';
import { ShowTranscript } from '#call/show-transcript.tsx';
import { TranscriptProvider } from '#call/transcript-provider.tsx';
import { factsOf } from '#shared/document-parts.ts';
import type { ResultProps } from '#tools/define.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import type { DealInput, DealOutput } from './contract.ts';
import { optionText } from './copies.ts';
import { optionSections, withShared } from './document.ts';
import { OPTION } from './phrases.ts';
import { belowOf, gapsOf } from './result/below.tsx';
import { proved } from './result/proved.tsx';

/**
 * The options of a proposal, each on its tab. What nobody has confirmed is filled in where it will stand; every quote
 * opens the transcript at its line.
 */
export function DealResult({ input, output, gap }: ResultProps<DealInput, DealOutput>) {
	const { proposals = [], beforeSending } = output;
	const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
	const tabs = proposals.map((own = {}, index) => {
		const label = OPTION(index + 1);
		const option = withShared(own, proposals[0]);
		const gaps = gapsOf(index, output, gap);
		return {
			value: `option-${index + 1}`,
			label,
			head: (
				<ResultHeader
					label={label}
					title={option.title ?? ''}
					facts={factsOf(['Date', date])}
					beside={<CopyButton label="Copy option" text={() => optionText(option)} />}
				/>
			),
			sections: optionSections(option, input, new Set(gaps.keys())),
			below: belowOf(gaps, index === 0 ? beforeSending : []),
		};
	});
	return (
		<TranscriptProvider text={input.transcript ?? ''}>
			<BeforeSending lines={beforeSending} />
			<DocumentTabs label="Options" tabs={tabs} text={proved} beside={<ShowTranscript />} />
		</TranscriptProvider>
	);
}
