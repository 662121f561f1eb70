import type { Document, Section } from '#shared/document.ts';
import { copy, facts, factsOf, filled, list, section } from '#shared/document-parts.ts';
import type { Partially } from '#tools/define.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { SEQUENCE } from './mailing.ts';
import { title } from './title.ts';

type Emails = Partially<ColdEmailOutput>;

/** The whole sequence in reading order: emails, alternative openings, what is known of the trade, tips. */
export function document(output: Emails, input: ColdEmailInput): Document {
	return {
		title: title(input),
		subtitle: 'Cold email sequence',
		author: { name: `${input.senderFirstName} ${input.senderLastName}`, company: input.senderCompanyName },
		facts: factsOf(
			['To', [input.fullName, input.targetRole, input.prospectCompany].filter((part) => part !== '').join(', ')],
			['Email', input.emailAddress],
			['Method', input.emailType],
			['Introduced by', `${input.referrerFirstName} ${input.referrerLastName}`.trim()],
		),
		sections: filled(
			...emailSections(output),
			...variantSections(output),
			...insightSections(output),
			...tipSections(output),
		),
	};
}

/** The four emails, each in its place even if it has not arrived. */
export function emailSections({ emailSequence = {} }: Emails): Section[] {
	return SEQUENCE.map(([key, name]) => {
		const { timing, subjectLine, body } = emailSequence[key] ?? {};
		return section(
			[name, timing].filter(Boolean).join(', '),
			{ short: name, note: timing },
			copy(body, 'Copy', subjectLine),
		);
	});
}

export function variantSections({ emailVariants = [] }: Emails): Section[] {
	return filled(
		...emailVariants.map((variant) =>
			section(
				`Alternative: ${variant?.approach ?? ''}`,
				{ short: variant?.approach },
				copy(variant?.body, 'Copy', variant?.subjectLine),
				facts(['Why this works', variant?.reasoning]),
			),
		),
	);
}

export function insightSections({ industryInsights: insights }: Emails): Section[] {
	return filled(
		section('Key Pain Points', list(insights?.keyPainPoints)),
		section('Effective Approaches', list(insights?.effectiveApproaches)),
		section('Common Objections', list(insights?.commonObjections)),
	);
}

export function tipSections({ personalizationTips }: Emails): Section[] {
	return filled(section('Personalization Tips', list(personalizationTips, { ordered: true })));
}
