import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Card, CardRow } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Part } from './part.tsx';
import type { Plan } from './plan.ts';
import styles from './result.module.css';

type Steps = NonNullable<Plan['nextSteps']>;

/** The case for doing it: the problem, the way, and the sums as far as figures were given. */
export function ValueProposition({ value }: { value: NonNullable<Plan['valueProposition']> }) {
	const { businessCase } = value;
	return (
		<Card>
			<Facts
				rows={[
					{ label: 'Problem', value: businessCase?.problemStatement },
					{ label: 'Solution', value: businessCase?.proposedSolution },
					{ label: 'Expected ROI', value: businessCase?.expectedROI },
					{ label: 'Payback period', value: businessCase?.paybackPeriod },
					{ label: 'Risk reduction', value: businessCase?.riskReduction },
				]}
			/>
		</Card>
	);
}

/** Who does what by when, and what the proposal will hold. */
export function NextSteps({ steps }: { steps: Steps }) {
	const { immediateActions, proposalOutline: outline } = steps;
	return (
		<div className={styles.parts}>
			{immediateActions ? (
				<Part title="Immediate actions">
					<Actions actions={immediateActions} />
				</Part>
			) : null}
			{outline ? (
				<Part title="Scope of Work">
					<Card padding="none">
						<CardRow>
							<p className={styles.prose}>
								<CitedText text={outline.scopeOfWork} />
							</p>
							{outline.investmentRange ? (
								<div className={styles.investment}>
									<p className={styles.label}>Investment range</p>
									<p className={styles.range}>
										<CitedText text={outline.investmentRange} />
									</p>
								</div>
							) : null}
						</CardRow>
						{outline.deliverables?.length ? (
							<CardRow>
								<Facts rows={[{ label: 'Deliverables', value: <Bullets texts={outline.deliverables} /> }]} />
							</CardRow>
						) : null}
					</Card>
				</Part>
			) : null}
		</div>
	);
}

function Actions({ actions }: { actions: NonNullable<Steps['immediateActions']> }) {
	if (actions.length === 0) return <p className={styles.none}>Nothing was promised or left open.</p>;
	return (
		<Card padding="none">
			{keyed(actions, ({ action }) => action).map(({ key, item }) => (
				<Entry key={key} order={5} title={item.action}>
					<Facts
						rows={[
							{ label: 'Owner', value: item.owner },
							{ label: 'When', value: item.timeline },
							{ label: 'Purpose', value: item.purpose },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}
