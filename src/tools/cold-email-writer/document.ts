import type { Block, Document, Section } from '#shared/document.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { SEQUENCE } from './mailing.ts';
import { title } from './title.ts';

/** The whole sequence in reading order: e-mails, alternative openings, what is known of the trade, tips. */
export function document(output: ColdEmailOutput, input: ColdEmailInput): Document {
	const { emailSequence, emailVariants, industryInsights, personalizationTips } = output;
	return {
		title: title(input),
		subtitle: 'Cold e-mail sequence',
		author: { name: `${input.senderFirstName} ${input.senderLastName}`, company: input.senderCompanyName },
		facts: [
			{
				label: 'To',
				value: [input.fullName, input.targetRole, input.prospectCompany].filter((part) => part !== '').join(', '),
			},
			{ label: 'E-mail', value: input.emailAddress },
			{ label: 'Method', value: input.emailType },
			{ label: 'Introduced by', value: `${input.referrerFirstName} ${input.referrerLastName}`.trim() },
		],
		sections: [
			...SEQUENCE.map(([key, name]) => {
				const { timing, subjectLine, body } = emailSequence[key];
				return section(`${name}, ${timing}`, subject(subjectLine), ...paragraphs(body));
			}),
			...emailVariants.map(({ approach, subjectLine, body, reasoning }) =>
				section(`Alternative: ${approach}`, subject(subjectLine), ...paragraphs(body), {
					kind: 'facts',
					facts: [{ label: 'Why this works', value: reasoning }],
				}),
			),
			section('Key Pain Points', { kind: 'list', items: industryInsights.keyPainPoints }),
			section('Effective Approaches', { kind: 'list', items: industryInsights.effectiveApproaches }),
			section('Common Objections', { kind: 'list', items: industryInsights.commonObjections }),
			section('Personalization Tips', { kind: 'list', items: personalizationTips, ordered: true }),
		],
	};
}

function section(heading: string, ...blocks: Block[]): Section {
	return { heading, blocks };
}

function subject(subjectLine: string): Block {
	return { kind: 'facts', facts: [{ label: 'Subject', value: subjectLine }] };
}

/** The paragraphs of an e-mail. Bullet points become a list. */
function paragraphs(body: string): Block[] {
	return body.split(/\n\s*\n/).map((text): Block => {
		const lines = text.split('\n');
		return lines.every((line) => line.startsWith('- '))
			? { kind: 'list', items: lines.map((line) => line.slice(2)) }
			: { kind: 'paragraph', text };
	});
}
