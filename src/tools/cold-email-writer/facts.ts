import { sentencesIn } from '#prose/email/read-email.ts';
import type { ColdEmailInput } from './contract.ts';

/** Key facts: the recipient, the method and the referrer. */
export function facts(input: ColdEmailInput): string[] {
	const referrer = `${input.referrerFirstName ?? ''} ${input.referrerLastName ?? ''}`.trim();
	return [
		input.fullName ?? '',
		[input.targetRole, input.prospectCompany].filter(Boolean).join(', '),
		input.emailType ?? '',
		referrer === '' ? '' : `Introduced by ${referrer}`,
	];
}

/** What was entered about the recipient, fact by fact: these count as personal in an email. */
export function personalFacts(input: ColdEmailInput): string[] {
	const told = [
		input.prospectBackground,
		input.recentNews,
		input.mutualConnections,
		input.specificChallenge,
		input.prospectCompany,
		`${input.referrerFirstName ?? ''} ${input.referrerLastName ?? ''}`,
	];
	return told.flatMap((text) => sentencesIn(text ?? '')).filter((fact) => fact.trim() !== '');
}
