import type { Price } from '#reading/quoted-prices.ts';
import type { Material } from './material.ts';

/** Which of the prices named on the call were named for the whole offer. */

/** The price on which the two sides agreed: the last one named before. */
function agreed(material: Material): Price | null {
	const { step } = material.reading;
	if (step.kind !== 'agreed' || step.line === null) return null;
	return material.prices.findLast(({ remark }) => remark.line <= (step.line ?? 0)) ?? null;
}

/** The prices of the turn in which the whole offer was priced. */
export function wholePrices(material: Material): Price[] {
	const settled = agreed(material);
	if (settled !== null) return [settled];
	const part = material.smaller?.price?.remark;
	const alone = part?.figures.filter(({ kind }) => kind === 'money').length === 1;
	const ours = material.prices.filter(({ remark }) => !alone || remark.index !== part?.index);
	const [first] = ours;
	if (first === undefined) return [];
	return ours.filter((price) => price.remark.turn === first.remark.turn);
}
