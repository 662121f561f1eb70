import { firstAndLast } from '#prose/said-names.ts';
import type { Mail, Mailing } from '#shared/mailing.ts';
import type { SdrInput, SdrOutput } from './contract.ts';
import { dayNumber } from './days.ts';

/** The campaign's emails from the member to the lead; empty if email was not chosen. */
export function mailing({ sdrCampaign }: SdrOutput, { leadInfo, yourCompanyInfo }: SdrInput): Mailing {
	const sent = sdrCampaign.outreachSequence
		.map((touchpoint, index) => ({ ...touchpoint, day: dayNumber(touchpoint, index) }))
		.filter(({ channel }) => channel === 'email');
	return {
		to: {
			...firstAndLast(leadInfo.contactName),
			address: leadInfo.email,
			company: leadInfo.companyName,
			title: leadInfo.contactRole,
		},
		from: { name: yourCompanyInfo.yourName || yourCompanyInfo.companyName, address: '' },
		mails: sent.map(
			({ touchpoint, day, subject, message }, index): Mail => ({
				name: `Touchpoint ${touchpoint}`,
				waitDays: Math.max(0, day - (sent[index - 1]?.day ?? day)),
				subject,
				body: message,
			}),
		),
	};
}
