import { checkEmail, type EmailCheck } from '#prose/email/check-email.ts';
import { RULES, type RuleId } from '#prose/email/rules.ts';
import type { Partially } from '#tools/define.ts';
import type { ColdEmailInput, EmailMessage } from './contract.ts';
import { personalFacts } from './facts.ts';

/** What is checked in an email, against what was entered of sender and recipient. */
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

/** What a check is called where its limit is not told: "Reading grade" of "Reading grade, up to 9". */
export function shortLabelOf(rule: RuleId): string {
	return fullLabelOf(rule).split(',')[0] ?? rule;
}

export function fullLabelOf(rule: RuleId): string {
	return RULES.find(({ id }) => id === rule)?.label ?? rule;
}
