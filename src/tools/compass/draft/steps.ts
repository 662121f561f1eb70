import { fill } from '#prose/fill.ts';
import type { Candidate } from './candidate.ts';
import type { Means } from './money.ts';
import { STEPS } from './sentences.ts';

/**
 * What to do this week.
 *
 * @param isFirst no niche of the same trade stands before this one
 */
export function stepsOf(candidate: Candidate, { price }: Means, isFirst: boolean): string[] {
	const { title, trade, people, job, entry, proof, done, isPriced } = candidate;
	const ask = people === null ? STEPS.nobody : people.count === 1 || people.quote === '' ? STEPS.one : STEPS.many;
	return [
		isFirst ? fill(ask, { trade }) : fill(STEPS.again, { trade, job: job || title }),
		...(people !== null && price !== '' && isPriced ? [fill(STEPS.price, { price })] : []),
		...(done && !proof.hasNumber ? [fill(STEPS.result, { job })] : []),
		...(job === '' && entry ? fromCatalogue(candidate, entry) : []),
	];
}

function fromCatalogue({ people }: Candidate, { show, validationSteps }: NonNullable<Candidate['entry']>): string[] {
	const [first = '', second = ''] = validationSteps.alone;
	return people === null ? [first, second] : [fill(STEPS.show, { show }), first];
}
