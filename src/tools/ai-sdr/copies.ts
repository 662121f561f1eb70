import type { CopyAction } from '#tools/define.ts';
import type { SdrInput, SdrOutput, Touchpoint } from './contract.ts';
import { CHANNEL_NAMES } from './result/campaign.ts';

/** The subject, then the message; just the message for channels without subjects. */
export function messageText({ subject, message }: Pick<Touchpoint, 'subject' | 'message'>): string {
	return subject === '' ? message : `${subject}\n\n${message}`;
}

/** Every touchpoint with its day, channel, subject and message. */
function allMessages({ sdrCampaign }: SdrOutput): string {
	const touchpoints = sdrCampaign.outreachSequence.map(({ touchpoint, channel, timing, subject, message }) =>
		[
			`${touchpoint}. ${timing} · ${CHANNEL_NAMES[channel]}`,
			...(subject === '' ? [] : [`Subject: ${subject}`]),
			'',
			message,
		].join('\n'),
	);
	return `${[sdrCampaign.campaignOverview.campaignName, ...touchpoints].join('\n\n\n')}\n`;
}

export const copies: readonly CopyAction<SdrInput, SdrOutput>[] = [{ label: 'Copy All Messages', text: allMessages }];
