/** What the header of a CSV file says: which columns hold addresses, and which service wrote it. */
import type { MemberFileSource } from '#shared/member-requests.ts';

/** A heading in its form for comparison: lower-cased, letters only. */
export function plainName(heading: string): string {
	return heading.toLowerCase().replace(/[^a-z]/g, '');
}

/** In this order: a payment export names the buyer's address before that of the account or anyone else. */
const EMAIL_NAMES = [
	'customeremail',
	'customeremailaddress',
	'purchaseemail',
	'buyeremail',
	'email',
	'emailaddress',
	'billingemail',
	'useremail',
];
/** Columns that mention an email but hold another person's address, or none. */
const NOT_THE_BUYER = /affiliate|giftee|seller|owner|sent|consent|optin|subscribed|count|status|verified/;

/** The columns to take an address from, best first: the next one is used where a row leaves the first empty. */
export function emailColumns(names: readonly string[]): number[] {
	const known = EMAIL_NAMES.map((name) => names.indexOf(name)).filter((column) => column >= 0);
	if (known.length > 0) return known;
	const telling = names.findIndex((name) => name.includes('email') && !NOT_THE_BUYER.test(name));
	return telling >= 0 ? [telling] : [];
}

/** In a file whose header does not help: the column with most addresses, or the first one where none has any. */
export function columnOfMostAddresses(records: readonly (readonly string[])[]): number {
	const counts: number[] = [];
	for (const record of records) {
		for (const [column, cell] of record.entries()) {
			if (cell.includes('@')) counts[column] = (counts[column] ?? 0) + 1;
		}
	}
	const most = Math.max(0, ...counts.filter((count) => count !== undefined));
	return Math.max(0, most === 0 ? 0 : counts.indexOf(most));
}

/** Based on the exports of these services as of 2026. The guess is only shown: the columns decide what is read. */
export function guessSource(names: readonly string[]): MemberFileSource {
	const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
	if (has('purchaseemail') && has('buyeremail', 'itemname', 'fullyrefunded')) return 'gumroad';
	if (names.some((name) => name.includes('thrivecart'))) return 'thrivecart';
	if (has('createdutc', 'createddateutc')) return 'stripe';
	if (has('customeremail') && has('amountrefunded', 'customerid')) return 'stripe';
	const isCartOrder = has('orderid', 'invoiceid', 'productname', 'product', 'itemname', 'coupon', 'affiliate');
	if (has('customeremail') && isCartOrder) return 'thrivecart';
	return 'list';
}
