import type { ResultProps } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { Folded } from '#ui/folded.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import { Region, useOwnId } from '#ui/region.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { SEQUENCE } from './mailing.ts';
import { EmailCard } from './result/email-card.tsx';
import { Insights } from './result/insights.tsx';
import styles from './result/result.module.css';
import { Timeline } from './result/timeline.tsx';

/** The sequence: a timeline, the e-mails with their checks, and notes beside them. */
export function EmailResult({ input, output, save }: ResultProps<ColdEmailInput, ColdEmailOutput>) {
	const ownId = useOwnId();
	const { emailSequence = {}, emailVariants = [], industryInsights, personalizationTips = [] } = output;
	return (
		<div className={styles.result}>
			<Timeline timings={SEQUENCE.map(([key, name]) => ({ name, timing: emailSequence[key]?.timing ?? '' }))} />
			<Region className={styles.emails} aria-label="The sequence">
				{SEQUENCE.map(([key, name], index) => (
					<EmailCard
						key={key}
						number={index + 1}
						name={name}
						timing={emailSequence[key]?.timing ?? ''}
						message={emailSequence[key] ?? {}}
						input={input}
						save={save}
					/>
				))}
			</Region>
			{emailVariants.length > 0 ? (
				<Region aria-labelledby={ownId('alternatives')}>
					<Folded id={ownId('alternatives')} title="Alternative Approaches">
						<div className={styles.emails}>
							{emailVariants.map((variant, index) => (
								<EmailCard
									key={variant?.approach ?? index}
									name={variant?.approach ?? ''}
									timing="In place of the initial e-mail"
									message={variant ?? {}}
									reasoning={variant?.reasoning}
									input={input}
								/>
							))}
						</div>
					</Folded>
				</Region>
			) : null}
			<Insights insights={industryInsights ?? {}} />
			{personalizationTips.length > 0 ? (
				<Region aria-labelledby={ownId('tips')}>
					<SectionHeading id={ownId('tips')} title="Personalization Tips" />
					<Card padding="none" as="ol" className={styles.tips}>
						{personalizationTips.map((tip) => (
							<CardRow key={tip} as="li" className={styles.tip}>
								<GappedText text={tip ?? ''} />
							</CardRow>
						))}
					</Card>
				</Region>
			) : null}
		</div>
	);
}
