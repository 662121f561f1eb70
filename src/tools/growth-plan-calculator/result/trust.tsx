import { Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Part } from './part.tsx';
import type { Plan } from './plan.ts';
import styles from './result.module.css';

/** What the client doubts or will ask, and what to answer. */
export function ObjectionHandling({ handling }: { handling: NonNullable<Plan['objectionHandling']> }) {
	const concerns = handling.anticipatedConcerns ?? [];
	if (concerns.length === 0) return <p className={styles.none}>No concern was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(concerns, ({ concern }) => concern).map(({ key, item }, index) => (
				<Entry key={key} title={item.concern || `Concern ${index + 1}`}>
					<Facts
						rows={[
							{ label: 'Answer', value: item.response },
							{ label: 'Evidence', value: item.evidence },
							{ label: 'Prevention', value: item.prevention },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}

/** The case studies that meet a pain of this client, and what the member brings. */
export function CredibilityBuilders({ builders }: { builders: NonNullable<Plan['credibilityBuilders']> }) {
	const { relevantCaseStudies: cases, expertiseAlignment: expertise } = builders;
	return (
		<div className={styles.parts}>
			{cases ? (
				<Part title="Case studies">
					<Cases cases={cases} />
				</Part>
			) : null}
			{expertise ? (
				<Part title="Expertise">
					<Card>
						<Facts
							rows={[
								{ label: 'Skills', value: expertise.skillsMatchToNeeds },
								{ label: 'What you bring', value: expertise.uniqueValueProposition },
							]}
						/>
					</Card>
				</Part>
			) : null}
		</div>
	);
}

type CaseStudy = NonNullable<NonNullable<Plan['credibilityBuilders']>['relevantCaseStudies']>[number];

function Cases({ cases }: { cases: readonly CaseStudy[] }) {
	if (cases.length === 0) return <p className={styles.none}>No case study of yours meets a pain of this client.</p>;
	return (
		<Card padding="none">
			{keyed(cases, ({ clientProfile }) => clientProfile).map(({ key, item }) => (
				<Entry key={key} order={5} title={item.clientProfile || 'Similar Client Success'}>
					<Facts
						rows={[
							{ label: 'Challenge', value: item.challenge },
							{ label: 'Solution', value: item.solution },
							{ label: 'Results', value: item.results },
							{ label: 'Timeframe', value: item.timeline },
							{ label: 'Why it fits', value: item.relevanceReason },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}
