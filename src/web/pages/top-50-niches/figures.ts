const money = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	notation: 'compact',
	maximumFractionDigits: 1,
});
const wholeMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$1.2M"; takes US dollars. */
export function shortMoney(dollars: number): string {
	return money.format(dollars);
}

/** "$1,600"; takes US dollars. */
export function fullMoney(dollars: number): string {
	return wholeMoney.format(dollars);
}
