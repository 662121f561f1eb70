import { checkEmail, type EmailCheck } from '#prose/email/check-email.ts';
import type { Partially } from '#tools/define.ts';
import type { ColdEmailInput, EmailMessage } from './contract.ts';
import { personalFacts } from './facts.ts';

/** What is checked in an e-mail, against what was entered of sender and recipient. */
export function checksOf(
	{ subjectLine = '', body = '' }: Partially<Pick<EmailMessage, 'subjectLine' | 'body'>>,
	input: ColdEmailInput,
): EmailCheck[] {
	return checkEmail(subjectLine, body, {
		name: `${input.senderFirstName ?? ''} ${input.senderLastName ?? ''}`,
		postalAddress: input.senderPhysicalAddress ?? '',
		facts: personalFacts(input),
	});
}
