import { count, dollars, dollarsAsTyped } from '#calculators/format.ts';
import { AI_TOOL_COST, CLIENT_ACQUISITION_COST, PROFIT_FIELDS, projectProfit } from '#calculators/profit.ts';
import { counted } from '#language/inflect.ts';
import { CalculatorPage } from '#web/calculator/calculator-page.tsx';
import { InputsPanel } from '#web/calculator/inputs-panel.tsx';
import { StepField } from '#web/calculator/step-field.tsx';
import { SumList } from '#web/calculator/sum-list.tsx';
import { useInputs } from '#web/calculator/use-inputs.ts';
import styles from './profit-calculator.module.css';
import { profitText } from './profit-text.ts';
import { RecurringRevenue } from './recurring-revenue.tsx';
import { Results } from './results.tsx';
import { SensitivityTable } from './sensitivity-table.tsx';

const months = (value: number) => counted(value, 'month');

const FIELDS = [
	{
		name: 'monthlyClientValue',
		label: 'Monthly client value',
		hint: 'What one client pays a month.',
		show: dollarsAsTyped,
	},
	{ name: 'contractDuration', label: 'Contract duration', hint: 'How long a client stays.', show: months },
	{ name: 'newClientsPerMonth', label: 'New clients per month', hint: 'Signed each month.', show: count },
	{ name: 'projectionPeriod', label: 'Projection period', hint: 'How far to look ahead.', show: months },
] as const;

/** Revenue, costs and profit of a business whose clients stay for a while. Nothing leaves the browser. */
export function ProfitCalculatorPage() {
	const { inputs, set, reset, link } = useInputs(PROFIT_FIELDS);
	const projection = projectProfit(inputs);
	return (
		<CalculatorPage
			about="Revenue, costs and margin when clients stay for a while and new ones keep coming."
			link={link}
			text={() => profitText(inputs, projection)}
			wide
			inputs={
				<InputsPanel onReset={reset}>
					{FIELDS.map((field) => (
						<StepField
							key={field.name}
							{...field}
							rule={PROFIT_FIELDS[field.name]}
							value={inputs[field.name]}
							onChange={(value) => set(field.name, value)}
						/>
					))}
					<FixedCosts />
				</InputsPanel>
			}
		>
			<Results projection={projection} />
			<RecurringRevenue projection={projection} />
			<SensitivityTable inputs={inputs} />
		</CalculatorPage>
	);
}

function FixedCosts() {
	return (
		<div className={styles.fixed}>
			<SumList
				sums={[
					{ label: 'Client acquisition cost', value: dollars(CLIENT_ACQUISITION_COST) },
					{ label: 'AI tool cost', value: dollars(AI_TOOL_COST) },
				]}
			/>
			<p className={styles.note}>Fixed, once for each client.</p>
		</div>
	);
}
