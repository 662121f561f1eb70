import type { ReactNode } from 'react';
import { Bullets, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { Missing } from '#ui/missing.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import type { Campaign } from './campaign.ts';
import { NoResponse, Objections, PositiveResponses } from './responses.tsx';
import { Script } from './script.tsx';

type Channels = NonNullable<Campaign['channelStrategy']>;

/** How to use each channel, and how to respond. */
export function ChannelsTab({ campaign }: { campaign: Campaign }) {
	const { channelStrategy: channels, responseHandling: responses } = campaign;
	return (
		<Sectioned
			sections={[
				{ id: 'channel-email', label: 'E-mail', content: channels ? <Email email={channels.email} /> : null },
				{
					id: 'channel-linkedin',
					label: 'LinkedIn',
					content: channels ? <LinkedIn linkedin={channels.linkedin} /> : null,
				},
				{ id: 'channel-phone', label: 'Phone', content: channels ? <Phone phone={channels.phone} /> : null },
				{
					id: 'positive-responses',
					label: 'Positive responses',
					content: responses?.positiveResponses ? <PositiveResponses responses={responses.positiveResponses} /> : null,
				},
				{
					id: 'objections',
					label: 'Objections',
					content: responses?.objections ? <Objections objections={responses.objections} /> : null,
				},
				{
					id: 'no-response',
					label: 'No response',
					content: responses?.noResponse ? <NoResponse handling={responses.noResponse} /> : null,
				},
			]}
		/>
	);
}

/** Says so if a channel was not chosen. */
function Part({ of, children }: { of: object | undefined; children: ReactNode }) {
	return of === undefined ? <Missing>Not part of this campaign</Missing> : <Card>{children}</Card>;
}

function Email({ email }: { email: Channels['email'] }) {
	return (
		<Part of={email}>
			<Facts
				rows={[
					{ label: 'Approach', value: email?.approach },
					{ label: 'Timing', value: email?.timing },
					{ label: 'Practices', value: list(email?.bestPractices) },
					{ label: 'Other subjects', value: list(email?.subjectLineVariants) },
				]}
			/>
		</Part>
	);
}

function LinkedIn({ linkedin }: { linkedin: Channels['linkedin'] }) {
	return (
		<Part of={linkedin}>
			<Facts
				rows={[
					{ label: 'Connecting', value: linkedin?.connectionStrategy },
					{ label: 'Approach', value: linkedin?.approach },
					{ label: 'Messages', value: list(linkedin?.messagingFlow) },
					{ label: 'Their posts', value: linkedin?.contentEngagement },
				]}
			/>
		</Part>
	);
}

function Phone({ phone }: { phone: Channels['phone'] }) {
	return (
		<Part of={phone}>
			<Facts
				rows={[
					{ label: 'Approach', value: phone?.approach },
					{ label: 'Talk tracks', value: list(phone?.talkTracks) },
					{ label: 'Objections', value: list(phone?.objectionHandling) },
					{
						label: 'Voicemail',
						value: phone?.voicemailScript ? <Script label="Copy voicemail" text={phone.voicemailScript} /> : null,
					},
				]}
			/>
		</Part>
	);
}

function list(texts: readonly (string | undefined)[] | undefined): ReactNode {
	return texts && texts.length > 0 ? <Bullets texts={texts} /> : null;
}
