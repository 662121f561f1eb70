import { count, dollars, dollarsAsTyped, percent } from '#calculators/format.ts';
import { AI_TOOL_COST, CLIENT_ACQUISITION_COST, type ProfitInputs, type Projection } from '#calculators/profit.ts';
import { counted } from '#language/inflect.ts';
import { chargedWords } from './charged-words.ts';

/** The projection as lines of plain text, to paste into a mail or a plan. */
export function profitText(inputs: ProfitInputs, projection: Projection): string {
	const { everyClientCharged } = projection;
	return [
		'Growth Projection Results',
		'',
		`Monthly client value: ${dollarsAsTyped(inputs.monthlyClientValue)}`,
		`Contract duration: ${counted(inputs.contractDuration, 'month')}`,
		`New clients per month: ${count(inputs.newClientsPerMonth)}`,
		`Projection period: ${counted(inputs.projectionPeriod, 'month')}`,
		`Client acquisition cost: ${dollars(CLIENT_ACQUISITION_COST)} per client`,
		`AI tool cost: ${dollars(AI_TOOL_COST)} per client`,
		'',
		`Total revenue: ${dollars(projection.totalRevenue)}`,
		`Final MRR: ${dollars(projection.finalRecurringRevenue)}`,
		`Clients at end: ${count(projection.clientsAtEnd)}`,
		`Costs: ${dollars(projection.costs)}`,
		`Profit: ${dollars(projection.profit)}`,
		`Margin: ${percent(projection.margin)}`,
		'',
		'MRR milestones',
		...projection.milestones.map(
			({ amount, month }) => `${dollars(amount)}: ${month === null ? 'Not reached' : `Month ${month}`}`,
		),
		'',
		'Counting every client acquired',
		chargedWords(projection),
		`Costs: ${dollars(everyClientCharged.costs)}`,
		`Profit: ${dollars(everyClientCharged.profit)}`,
		`Margin: ${percent(everyClientCharged.margin)}`,
	].join('\n');
}
