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
const SHARE: Readonly<Record<Exclude<Verdict, 'Unknown'>, number>> = { Met: 1, Partly: 0.5, 'Not met': 0 };
/** The lowest percentage of the known points for each letter. */
const LETTERS: readonly (readonly [LeadScore, number])[] = [
	['A', 80],
	['B', 60],
	['C', 40],
];

export interface Scored {
	letter: LeadScore;
	/** The sum in words, with the rule. */
	calculation: string;
	/** The percentage of all points whose criteria are known. */
	confidence: number;
	/** Whether the letter would be an A if the need were known. */
	capped: boolean;
}

/** The verdict at the start of an assessment; any other start counts as unknown. */
export function verdictOf({ assessment }: Pick<Criterion, 'assessment'>): Verdict {
	const start = assessment.trim().toLowerCase();
	return VERDICTS.find((verdict) => start.startsWith(verdict.toLowerCase())) ?? 'Unknown';
}

export function scored(criteria: readonly Criterion[]): Scored {
	const all = sum(criteria, () => 1);
	const known = criteria.filter((criterion) => verdictOf(criterion) !== 'Unknown');
	const outOf = sum(known, () => 1);
	const points = sum(known, (criterion) => {
		const verdict = verdictOf(criterion);
		return verdict === 'Unknown' ? 0 : SHARE[verdict];
	});
	const percent = outOf === 0 ? 0 : Math.round((points / outOf) * 100);
	const byTable = LETTERS.find(([, least]) => percent >= least)?.[0] ?? 'D';
	const need = criteria.find(({ criteria: name }) => /\bneed\b/i.test(name));
	const capped = byTable === 'A' && (need === undefined || verdictOf(need) === 'Unknown');
	const letter = capped ? 'B' : byTable;
	const confidence = all === 0 ? 0 : Math.round((outOf / all) * 100);
	const result =
		outOf === 0
			? 'Nothing is known yet, so the letter is D until an answer comes.'
			: `${points} of ${outOf} known points are ${percent}%: ${byTable}.${capped ? ' While the need is unknown, the letter stops at B.' : ''}`;
	return {
		letter,
		confidence,
		capped,
		calculation: `${result} Confidence ${confidence}%: ${outOf} of ${all} points rest on what you entered. The rule, ours and no forecast: High counts 3, Medium 2, Low 1; met in full, partly by half, not met as 0; unknown is left out. A from 80%, B from 60%, C from 40%.`,
	};
}

function sum(criteria: readonly Criterion[], share: (criterion: Criterion) => number): number {
	return criteria.reduce((total, criterion) => total + POINTS[criterion.weight] * share(criterion), 0);
}
