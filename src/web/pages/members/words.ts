import type { AddedMembers } from '#shared/member-requests.ts';

/** "1 address", "1,204 addresses" */
export function addresses(count: number): string {
	return `${count.toLocaleString('en-US')} ${count === 1 ? 'address' : 'addresses'}`;
}

/** "1 line", "12 lines" */
export function lines(count: number): string {
	return `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`;
}

/** The outcome of adding by hand. */
export function addedWords({ added, known }: AddedMembers): string {
	const [address = ''] = added.length === 1 ? added : known;
	if (added.length === 1 && known.length === 0) return `${address} may make an account now.`;
	if (added.length === 0 && known.length === 1) return `${address} was on the list already.`;
	const rest = known.length === 0 ? '' : ` ${onTheList(known.length)}`;
	return `${addresses(added.length)} ${added.length === 1 ? 'was' : 'were'} added.${rest}`;
}

/** "1 was on the list already." */
export function onTheList(count: number): string {
	return `${count.toLocaleString('en-US')} ${count === 1 ? 'was' : 'were'} on the list already.`;
}
