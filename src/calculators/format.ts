const wholeDollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	maximumFractionDigits: 0,
	signDisplay: 'negative',
});
const exactDollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	minimumFractionDigits: 2,
	maximumFractionDigits: 6,
	trailingZeroDisplay: 'stripIfInteger',
});
const shortDollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	notation: 'compact',
	minimumFractionDigits: 0,
	maximumFractionDigits: 1,
});
const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
const oneDecimal = new Intl.NumberFormat('en-US', {
	minimumFractionDigits: 1,
	maximumFractionDigits: 1,
	signDisplay: 'negative',
});
const upToTwoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** US dollars without decimals, as every result shows them: "$16,667", "−$13,333", and "$0" for what rounds to it. */
export function dollars(value: number): string {
	return withMinus(wholeDollars.format(value));
}

/** US dollars as typed: with cents where there are any. */
export function dollarsAsTyped(value: number): string {
	return exactDollars.format(value);
}

/** For an axis: "$25k", "$1.2M". */
export function dollarsInShort(value: number): string {
	return shortDollars.format(value).replace('K', 'k');
}

/** "2,080", "2.4" */
export function count(value: number): string {
	return plainNumber.format(value);
}

/** A share in hundredths, with one decimal: "98.6%". */
export function percent(value: number): string {
	return `${withMinus(oneDecimal.format(value))}%`;
}

/** "5.0", "0.25" */
export function ratio(value: number): string {
	return upToTwoDecimals.format(value);
}

function withMinus(text: string): string {
	return text.replace('-', '−');
}
