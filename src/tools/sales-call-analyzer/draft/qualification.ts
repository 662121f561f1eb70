import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis } from '../contract.ts';
import type { Scores } from '../scoring.ts';

type Bant = CallAnalysis['qualificationAnalysis']['bantScore'];

const NAMES = { budget: 'money', authority: 'the decision', need: 'the need', timeline: 'the date' } as const;
type Part = keyof typeof NAMES;

function named(bant: Bant, from: number, to: number): string {
	const parts = (Object.keys(NAMES) as Part[]).filter((part) => bant[part].score >= from && bant[part].score <= to);
	return listOf(parts.map((part) => NAMES[part]));
}

function signed({ part, value, reason }: { part: string; value: number; reason: string }): string {
	if (part === 'Decider') return `minus ${Math.abs(value)} for a decider who is ${reason.replace(/ \(.*/, '')}`;
	if (part === 'Next step' && value < 0) return `minus ${Math.abs(value)} for want of a next step`;
	return `${value < 0 ? 'minus' : 'plus'} ${Math.abs(value)} for ${REASONS[part] ?? part.toLowerCase()}`;
}

const REASONS: Record<string, string> = {
	'Next step': 'the next step',
	Price: 'a refused price',
	Agreement: 'the agreement on the call',
	'Lowest value': 'the lowest value of the rule',
	'Highest value': 'the highest value of the rule',
};

/** Points, what is solid and what is open, and where the percentage comes from. */
export function qualificationOf(bant: Bant, scores: Scores): string {
	const points = bant.budget.score + bant.authority.score + bant.need.score + bant.timeline.score;
	const level = points >= 28 ? 'Strong' : points >= 18 ? 'Fair' : 'Weak';
	const solid = named(bant, 6, 10);
	const silent = named(bant, 0, 0);
	const half = named(bant, 1, 5);
	const parts = [
		solid === '' ? '' : `well covered: ${solid}`,
		half === '' ? '' : `in part: ${half}`,
		silent === '' ? '' : `not at all: ${silent}`,
	].filter((part) => part !== '');
	const [first, ...others] = scores.scoring.dealProbability;
	const sum = others.map(signed);
	return `${level}: ${points} of 40 points; ${parts.join('; ')}. ${scores.dealProbability}% follows from the scoring rule (${[`${first?.value ?? 0} for the points`, ...sum].join(', ')}) and is not a forecast.`;
}
