import {
	IconBrandLinkedin,
	IconMail,
	IconMailbox,
	IconMessage,
	IconPhone,
	IconVideo,
	type TablerIcon,
} from '@tabler/icons-react';
import { DocumentTabs } from '#call/document-tabs.tsx';
import { ResultHeader } from '#call/result-header.tsx';
import type { Badge } from '#shared/document.ts';
import type { ResultProps } from '#tools/define.ts';
import type { Channel, SdrInput, SdrOutput } from './contract.ts';
import { knownChannel } from './days.ts';
import {
	type Campaign,
	channelSections,
	document,
	optimizationSections,
	overviewSections,
	responseSections,
	sequenceSections,
} from './document.ts';
import { Letter } from './result/letter.tsx';
import { told } from './result/told.tsx';

/** The campaign for one lead: key facts, and four tabs with what to send, how to respond and what to improve. */
export function CampaignResult({ input, output }: ResultProps<SdrInput, SdrOutput>) {
	const campaign = output.sdrCampaign ?? {};
	const { title, facts } = document(output, input);
	return (
		<>
			<ResultHeader
				label="The campaign"
				title={title}
				badge={priorityOf(campaign)}
				facts={facts.filter(({ label }) => label !== 'Lead score')}
			>
				<Letter scoring={campaign.leadScoring ?? {}} />
			</ResultHeader>
			<DocumentTabs
				label="Parts of the campaign"
				text={told}
				tabs={[
					{ value: 'overview', label: 'Campaign Overview', sections: overviewSections(campaign, input) },
					{
						value: 'sequence',
						label: 'Outreach Sequence',
						sections: sequenceSections(campaign),
						marks: (campaign.outreachSequence ?? []).map(({ channel }) => <ChannelIcon key={channel} of={channel} />),
					},
					{
						value: 'channels',
						label: 'Channel Strategy',
						sections: [...channelSections(campaign), ...responseSections(campaign)],
					},
					{ value: 'optimization', label: 'Optimization', sections: optimizationSections(campaign) },
				]}
			/>
		</>
	);
}

const PRIORITY_TONES: Readonly<Record<string, Badge['tone']>> = { critical: 'red', high: 'orange', medium: 'yellow' };

function priorityOf({ leadScoring: { priorityLevel = '' } = {} }: Campaign): Badge | undefined {
	if (priorityLevel === '') return undefined;
	const text = /priority/i.test(priorityLevel) ? priorityLevel : `${priorityLevel} priority`;
	return { label: 'Priority', text, tone: PRIORITY_TONES[priorityLevel.toLowerCase()] };
}

const ICONS: Readonly<Record<Channel, TablerIcon>> = {
	email: IconMail,
	linkedin: IconBrandLinkedin,
	phone: IconPhone,
	video: IconVideo,
	other: IconMailbox,
};

function ChannelIcon({ of }: { of: string | undefined }) {
	const channel = knownChannel(of);
	const Icon = channel ? ICONS[channel] : IconMessage;
	return <Icon size={18} stroke={1.75} />;
}
