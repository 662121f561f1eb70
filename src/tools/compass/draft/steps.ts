import { fill } from '#prose/fill.ts';
import type { Candidate } from './candidate.ts';
import type { Said } from './reasoning.ts';
import { STEPS } from './sentences.ts';

/**
 * What to do this week.
 *
 * @param asked the number of an earlier niche with the same people; 0 if there is none
 */
export function stepsOf(candidate: Candidate, asked: number, said: Said): string[] {
	const { trade, people, job, entry, proof, done, price } = candidate;
	const ask = people === null ? STEPS.nobody : people.count === 1 || people.quote === '' ? STEPS.one : STEPS.many;
	const again = asked === 0 ? [] : [fill(STEPS.again, { number: String(asked) })];
	const fresh = said.fresh([
		...(asked === 0 ? [fill(ask, { trade })] : []),
		...(people !== null && price !== null ? [fill(STEPS.price, { price: price.text })] : []),
		...(done && !proof.hasNumber ? [STEPS.result] : []),
		...(job === '' && entry ? fromCatalogue(candidate, entry) : []),
	]);
	return [...again, ...fresh];
}

function fromCatalogue({ people }: Candidate, { show, validationSteps }: NonNullable<Candidate['entry']>): string[] {
	const [first = '', second = ''] = validationSteps.alone;
	return people === null ? [first, second] : [fill(STEPS.show, { show }), first];
}
