import { Link } from 'react-router';
import { count, dollars, dollarsAsTyped, ratio } from '#calculators/format.ts';
import {
	BREAK_EVEN_MULTIPLE,
	type PriceRecommendation,
	type PricingInputs,
	WORKING_HOURS_PER_YEAR,
} from '#calculators/pricing.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SumList } from '#web/calculator/sum-list.tsx';
import styles from './pricing-calculator.module.css';

interface RecommendationProps {
	inputs: PricingInputs;
	recommendation: PriceRecommendation;
}

export function Recommendation({ inputs, recommendation }: RecommendationProps) {
	const { hourlyRate, weeklySavings, monthlySavings, retainer, exceedsSavings } = recommendation;
	const recommended = {
		label: exceedsSavings ? 'Recommended retainer, by your multiple' : 'Recommended retainer',
		basis: `monthly savings × ${count(inputs.roiMultiple)}${exceedsSavings ? ', more than it saves' : ''}`,
		value: dollars(retainer),
	};
	// A price that the client loses by neither leads nor is offered for a proposal.
	const hero = exceedsSavings
		? { label: 'The most that pays for itself', basis: '= the monthly savings', value: dollars(monthlySavings) }
		: recommended;
	return (
		<Card as="section" padding="none" aria-labelledby="recommendation">
			<CardRow className={styles.part}>
				<h2 id="recommendation" className={styles.title}>
					Pricing Recommendation
				</h2>
				<p className={styles.label}>
					{hero.label} <span className={styles.basis}>{hero.basis}</span>
				</p>
				<p className={styles.retainer} aria-live="polite">
					{hero.value} <span className={styles.unit}>a month</span>
				</p>
				<MoreThanIsSaved {...recommendation} />
				<SumList
					sums={[
						{
							label: 'Hourly rate',
							basis: `${dollarsAsTyped(inputs.annualSalary)} ÷ ${count(WORKING_HOURS_PER_YEAR)} h`,
							value: dollars(hourlyRate),
						},
						{
							label: 'Weekly savings',
							basis: `hourly rate × ${count(inputs.weeklyHoursRemoved)} h`,
							value: dollars(weeklySavings),
						},
						{ label: 'Monthly savings', basis: 'weekly × 52 ÷ 12', value: dollars(monthlySavings) },
						...(exceedsSavings ? [recommended] : []),
					]}
				/>
				<p className={styles.rounding}>Shown in whole dollars; the sums go on with the exact figures.</p>
				<TextLink as={Link} to={`/dealmaker?${new URLSearchParams({ 'answers.price': `${hero.value} a month` })}`}>
					{exceedsSavings
						? `Write a proposal with ${hero.value}, where it breaks even`
						: 'Write a proposal with this price'}
				</TextLink>
			</CardRow>
			<CardRow className={styles.part}>
				<WhatTheClientKeeps {...recommendation} />
			</CardRow>
		</Card>
	);
}

function WhatTheClientKeeps({ monthlySavings, retainer, kept, monthsToPayBack, exceedsSavings }: PriceRecommendation) {
	const largest = Math.max(monthlySavings, retainer);
	return (
		<>
			<h3 className={styles.subtitle}>What the client keeps</h3>
			<div className={styles.bars}>
				<Bar label="Savings" side="them" value={monthlySavings} largest={largest} />
				<Bar label="Retainer" side="you" value={retainer} largest={largest} />
			</div>
			<div className={styles.kept}>
				<SumList
					sums={[
						{
							label: 'Kept each month',
							basis: 'savings − retainer',
							value: dollars(kept),
							tone: exceedsSavings ? 'red' : undefined,
						},
						{
							label: 'Months to pay back',
							basis: exceedsSavings ? '' : 'retainer ÷ savings',
							value: paidBack(monthsToPayBack, exceedsSavings),
						},
					]}
				/>
			</div>
		</>
	);
}

function paidBack(months: number | null, exceedsSavings: boolean): string {
	if (months === null) return 'Nothing is saved';
	// It falls due again each month.
	return exceedsSavings ? 'Never at this retainer' : ratio(months);
}

/** Before the price is used: what the client loses by it. */
function MoreThanIsSaved({ exceedsSavings, monthlySavings, retainer }: PriceRecommendation) {
	if (!exceedsSavings) return null;
	return (
		<Notice tone="yellow">
			<strong>At your multiple the retainer is {dollars(retainer)}, more than the client saves.</strong> It breaks even
			at a multiple of {ratio(BREAK_EVEN_MULTIPLE)}, which is {dollars(monthlySavings)} a month. Above that, name what
			else the client gains.
		</Notice>
	);
}

interface BarProps {
	label: string;
	side: 'you' | 'them';
	value: number;
	largest: number;
}

function Bar({ label, side, value, largest }: BarProps) {
	const share = largest > 0 ? (value / largest) * 100 : 0;
	return (
		<div className={styles.bar}>
			<span>{label}</span>
			<span className={styles.track}>
				<span className={styles.fill} data-side={side} style={{ width: `${share}%` }} />
			</span>
			<span className={styles.amount}>{dollars(value)}</span>
		</div>
	);
}
