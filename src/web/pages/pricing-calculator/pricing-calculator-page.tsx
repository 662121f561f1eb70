import { count, dollarsAsTyped } from '#calculators/format.ts';
import { PRICING_FIELDS, recommendPrice } from '#calculators/pricing.ts';
import { CalculatorPage } from '#web/calculator/calculator-page.tsx';
import { InputsPanel } from '#web/calculator/inputs-panel.tsx';
import { StepField } from '#web/calculator/step-field.tsx';
import { useInputs } from '#web/calculator/use-inputs.ts';
import { pricingText } from './pricing-text.ts';
import { Recommendation } from './recommendation.tsx';

const FIELDS = [
	{
		name: 'annualSalary',
		label: 'Annual salary',
		hint: 'Of the person whose hours you take over.',
		show: dollarsAsTyped,
	},
	{
		name: 'weeklyHoursRemoved',
		label: 'Weekly hours removed',
		hint: 'Hours they no longer spend, a week.',
		show: (value: number) => `${count(value)} h`,
	},
	{
		name: 'roiMultiple',
		label: 'ROI multiple',
		hint: 'The retainer as a multiple of the savings: above 1 the client pays more than they save.',
		show: (value: number) => `${count(value)}×`,
	},
] as const;

/** The value of a month of saved hours, and the retainer that follows from it. Nothing leaves the browser. */
export function PricingCalculatorPage() {
	const { inputs, set, reset, link } = useInputs(PRICING_FIELDS);
	const recommendation = recommendPrice(inputs);
	return (
		<CalculatorPage
			about="What an hour costs the client, what you take over, and what that is worth a month."
			link={link}
			text={() => pricingText(inputs, recommendation)}
			inputs={
				<InputsPanel onReset={reset}>
					{FIELDS.map((field) => (
						<StepField
							key={field.name}
							{...field}
							rule={PRICING_FIELDS[field.name]}
							value={inputs[field.name]}
							onChange={(value) => set(field.name, value)}
						/>
					))}
				</InputsPanel>
			}
		>
			<Recommendation inputs={inputs} recommendation={recommendation} />
		</CalculatorPage>
	);
}
