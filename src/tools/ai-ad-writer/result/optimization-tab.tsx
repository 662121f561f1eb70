import { CitedRow } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import { BudgetSplit } from './budget-split.tsx';
import type { TabProps } from './campaign.ts';

/** The tests with their sample sizes, the schedule and the split of the budget. */
export function OptimizationTab({ campaign }: TabProps) {
	const { testPlan, schedule, budgetSplit } = campaign.optimization ?? {};
	return (
		<Sectioned
			sections={[
				{
					id: 'test-plan',
					label: 'Test plan',
					note: 'One thing at a time: what differs in two ways teaches nothing.',
					content: testPlan ? (
						<Card padding="none">
							{keyed(testPlan, (test) => test?.element).map(({ key, item: test = {} }) => (
								<Entry key={key} title={test.element ?? ''}>
									<Facts
										rows={[
											{ label: 'Compare', value: test.variants ? <Bullets texts={test.variants} /> : undefined },
											{ label: 'Expectation', value: test.hypothesis },
											{ label: 'Decided by', value: test.metric },
											{ label: 'Sample', value: test.minimumSample },
										]}
									/>
								</Entry>
							))}
						</Card>
					) : null,
				},
				{
					id: 'schedule',
					label: 'Schedule',
					content: schedule?.length ? (
						<Card padding="none">
							{keyed(schedule, (phase) => phase?.period).map(({ key, item: phase = {} }) => (
								<Entry key={key} title={phase.period ?? ''}>
									<CitedRow text={phase.action} />
								</Entry>
							))}
						</Card>
					) : null,
				},
				{
					id: 'budget-split',
					label: 'Budget split',
					content: budgetSplit?.length ? <BudgetSplit parts={budgetSplit} /> : null,
				},
			]}
		/>
	);
}
