import { ended } from '#prose/sentences.ts';
import type { Material } from './material.ts';

const LONGEST = 160;

/** The message of all ads in one sentence: the promise, otherwise a benefit, otherwise who the product is for. */
export function keyMessageOf({ facts, inline }: Material): string {
	const product = facts.product[0]?.text ?? '';
	const said = [...facts.promise, ...facts.gain].flatMap(({ forms }) => forms).find((form) => form.length <= LONGEST);
	if (said !== undefined) return `${product}: ${ended(inline(said))}`;
	const who = facts.who[0]?.forms.find((form) => form.length <= LONGEST);
	return who === undefined
		? `${product}: [add what it does for people].`
		: `${product}, for ${inline(who)}: [add what it does for them].`;
}
