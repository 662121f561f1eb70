import type { Mail, Mailing } from '#shared/mailing.ts';
import type { ColdEmailInput, ColdEmailOutput, EmailMessage } from './contract.ts';

/** The four e-mails in their order, with the names the screen gives them. */
export const SEQUENCE = [
	['initialEmail', 'Initial Email'],
	['followUp1', 'Follow-up 1'],
	['followUp2', 'Follow-up 2'],
	['followUp3', 'Follow-up 3'],
] as const;

/** The sequence as e-mails from the sender to the recipient. */
export function mailing({ emailSequence }: ColdEmailOutput, input: ColdEmailInput): Mailing {
	const [firstName = '', ...others] = input.fullName.split(/\s+/);
	const days = SEQUENCE.map(([key], index) => dayOf(emailSequence[key], index));
	return {
		to: {
			firstName,
			lastName: others.join(' '),
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

/** The day a timing names; where a model wrote it otherwise, four days after the one before. */
export function dayOf({ timing }: Pick<EmailMessage, 'timing'>, index: number): number {
	return Number(/\bday (\d{1,3})/i.exec(timing)?.[1] ?? 1 + index * 4);
}
