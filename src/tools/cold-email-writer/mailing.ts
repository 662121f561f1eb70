import { firstAndLast } from '#prose/said-names.ts';
import type { Mail, Mailing } from '#shared/mailing.ts';
import type { ColdEmailInput, ColdEmailOutput, EmailMessage } from './contract.ts';

/** The four emails in order, with their names on the screen. */
export const SEQUENCE = [
	['initialEmail', 'Initial Email'],
	['followUp1', 'Follow-up 1'],
	['followUp2', 'Follow-up 2'],
	['followUp3', 'Follow-up 3'],
] as const;

/** The sequence as emails from the sender to the recipient. */
export function mailing({ emailSequence }: ColdEmailOutput, input: ColdEmailInput): Mailing {
	const days = SEQUENCE.map(([key], index) => dayOf(emailSequence[key], index));
	return {
		to: {
			...firstAndLast(input.fullName),
			address: input.emailAddress,
			company: input.prospectCompany,
			title: input.targetRole,
		},
		from: { name: `${input.senderFirstName} ${input.senderLastName}`.trim(), address: input.senderEmail },
		mails: SEQUENCE.map(
			([key, name], index): Mail => ({
				name,
				waitDays: Math.max(0, (days[index] ?? 0) - (days[index - 1] ?? days[index] ?? 0)),
				subject: emailSequence[key].subjectLine,
				body: emailSequence[key].body,
			}),
		),
	};
}

/** The day in a timing. If a model worded the timing differently, four days after the previous email. */
export function dayOf({ timing }: Pick<EmailMessage, 'timing'>, index: number): number {
	return Number(/\bday (\d{1,3})/i.exec(timing)?.[1] ?? 1 + index * 4);
}
