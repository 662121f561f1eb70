/** Sums that a text shows with their factors, and that are right. */

const SUM = /([$£€]?)\s?(\d[\d,]*(?:\.\d+)?)\s?[×x*]\s?[$£€]?(\d[\d,]*(?:\.\d+)?)\s?=\s?[$£€]?(\d[\d,]*(?:\.\d+)?)/g;

function amount(digits: string): number {
	return Number(digits.replaceAll(',', ''));
}

/** The text without the multiplier and the result of each sum that holds: its first factor still needs a source. */
export function withoutSums(text: string): string {
	return text.replace(SUM, (whole, sign: string, factor: string, times: string, result: string) =>
		Math.abs(amount(factor) * amount(times) - amount(result)) < 0.5 ? `${sign}${factor}` : whole,
	);
}
