import type { Criterion, LeadScore } from './contract.ts';

/** How a lead gets its letter: our own rule of thumb, the same for the built-in engine's assessments and a model's. */

const VERDICTS = ['Met', 'Partly', 'Not met', 'Unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The criteria in the order of the table, with their weights. */
export const CRITERIA = [
	['Industry fit', 'High'],
	['Authority', 'High'],
	['Need', 'High'],
	['Timing', 'Medium'],
	['Source', 'Medium'],
	['Proof', 'Medium'],
	['Budget', 'Medium'],
	['Company size', 'Low'],
] as const satisfies readonly (readonly [string, Criterion['weight']])[];
export type CriterionName = (typeof CRITERIA)[number][0];

const POINTS: Readonly<Record<Criterion['weight'], number>> = { High: 3, Medium: 2, Low: 1 };
const SHARE: Readonly<Record<Verdict, number>> = { Met: 1, Partly: 0.5, 'Not met': 0, Unknown: 0 };
/** With no more than one point in so many known, the letter alone would mislead. */
const LEAST_KNOWN = 3;
/** The lowest percentage of all points for each letter. */
const LETTERS: readonly (readonly [LeadScore, number])[] = [
	['A', 80],
	['B', 60],
	['C', 40],
];

export interface Scored {
	letter: LeadScore;
	/** The letter if all that is unknown were met. */
	best: LeadScore;
	/** Whether so little is known that the letter alone would mislead. */
	isOpen: boolean;
	/** The sum in words, with the best case and the rule. */
	calculation: string;
}

/** The verdict at the start of an assessment; any other start counts as unknown. */
export function verdictOf({ assessment }: Pick<Criterion, 'assessment'>): Verdict {
	const start = assessment.trim().toLowerCase();
	return VERDICTS.find((verdict) => start.startsWith(verdict.toLowerCase())) ?? 'Unknown';
}

/** What is unknown gives no point; what it could add is told beside the letter. */
export function scored(criteria: readonly Criterion[]): Scored {
	const all = sum(criteria, () => 1);
	const certain = sum(criteria, (criterion) => SHARE[verdictOf(criterion)]);
	const unknown = sum(criteria, (criterion) => (verdictOf(criterion) === 'Unknown' ? 1 : 0));
	const percent = (points: number) => (all === 0 ? 0 : Math.round((points / all) * 100));
	const letter = letterOf(percent(certain));
	const best = letterOf(percent(certain + unknown));
	const known = all - unknown;
	const isOpen = known <= all / LEAST_KNOWN;
	const points = `${certain} of ${all} points are certain: ${percent(certain)}%`;
	const open =
		unknown === 0
			? ''
			: ` ${unknown} points are unknown; if all were met, it would be ${percent(certain + unknown)}% (${best}).`;
	const begin = isOpen ? `${letter} to ${best}, since hardly anything is known: ${points}.` : `${points} (${letter}).`;
	return {
		letter,
		best,
		isOpen,
		calculation: `${begin}${open} High counts 3, Medium 2, Low 1; partly is half. A from 80%, B from 60%, C from 40%: a rule of ours, no forecast.`,
	};
}

function letterOf(percent: number): LeadScore {
	return LETTERS.find(([, least]) => percent >= least)?.[0] ?? 'D';
}

function sum(criteria: readonly Criterion[], share: (criterion: Criterion) => number): number {
	return criteria.reduce((total, criterion) => total + POINTS[criterion.weight] * share(criterion), 0);
}

interface Scoring {
	overallScore?: LeadScore | undefined;
	qualificationCriteria?: readonly Partial<Criterion>[] | undefined;
}

/** The letter as it is shown: with the best case beside it where all criteria are there, and hardly anything is known. */
export function shownScore({ overallScore, qualificationCriteria = [] }: Scoring): string {
	const criteria = qualificationCriteria.filter((one): one is Criterion => Boolean(one.assessment && one.weight));
	if (overallScore === undefined || criteria.length < CRITERIA.length) return overallScore ?? '';
	const { isOpen, best } = scored(criteria);
	return isOpen ? `${overallScore} to ${best}` : overallScore;
}
