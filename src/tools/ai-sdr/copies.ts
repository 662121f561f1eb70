import type { CopyAction } from '#tools/define.ts';
import type { SdrInput, SdrOutput } from './contract.ts';
import { CHANNEL_NAMES } from './days.ts';

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
