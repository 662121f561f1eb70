import { DocumentSections } from '#call/document-sections.tsx';
import { SourcedText } from '#call/sourced-text.tsx';
import { RULES } from '#prose/email/rules.ts';
import { facts, filled, section } from '#shared/document-parts.ts';
import type { ResultProps } from '#tools/define.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { emailSections, insightSections, tipSections, variantSections } from './document.ts';
import { Email } from './result/email.tsx';

/** The four emails as they arrive, each with its checks, other ways to begin, and what to know before sending. */
export function EmailResult({ input, output, save }: ResultProps<ColdEmailInput, ColdEmailOutput>) {
	const emails = emailSections(output);
	const variants = variantSections(output);
	const pictures = [...emails, ...variants]
		.filter(({ blocks }) => blocks.length > 0)
		.map((of) => [
			of.heading,
			<Email key={of.heading} of={of} part={emails.indexOf(of) + 1} input={input} save={save} />,
		]);
	return (
		<DocumentSections
			sections={[
				...emails,
				...filled(
					section('Alternative Approaches', {
						folded: true,
						note: 'Each in place of the initial email.',
						sections: variants,
					}),
					section('Industry Insights', { parts: 'columns', sections: insightSections(output) }),
				),
				...tipSections(output),
				section(
					'Rules and sources',
					{ folded: true },
					facts(...RULES.map(({ label, basis }) => [label, basis] as const)),
				),
			]}
			marks={emails.map((_, index) => index + 1)}
			pictures={Object.fromEntries(pictures)}
			text={(text) => <SourcedText text={text} />}
			below={sourcesOf}
		/>
	);
}

/** Where the rule of this label comes from. */
function sourcesOf(label: string) {
	return RULES.find((rule) => rule.label === label)?.sources.map((source) => (
		<TextLink key={source} href={`https://${source}`}>
			{source.split('/')[0]}
		</TextLink>
	));
}
