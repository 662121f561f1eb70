/** The text about a file of buyers that the person at the terminal reads. */
import type { MemberFile } from '#server/accounts/membership/member-file.ts';
import type { FileLine, MemberFileSource } from '#shared/member-requests.ts';

const SOURCES: Record<MemberFileSource, string> = {
	stripe: 'an export of Stripe',
	gumroad: 'an export of Gumroad',
	thrivecart: 'an export of ThriveCart',
	list: 'a plain list',
};

export function describeFile(file: MemberFile): string {
	const buyers = `${file.emails.length} ${file.emails.length === 1 ? 'address' : 'addresses'}`;
	return `The file looks like ${SOURCES[file.source]}: ${buyers} in ${columnText(file.column)}.`;
}

function columnText(column: string): string {
	return /^column \d+$/.test(column) ? column : `the column ${JSON.stringify(column)}`;
}

/** One line for each kind of row that was left out without being an error. */
export function describeLeftOut(file: MemberFile, refundedHere: readonly string[]): string[] {
	return [
		...lines(file.duplicates, 'stands in the file before; taken once.'),
		...lines(file.refunded, 'was refunded; left out.'),
		...lines(file.unpaid, 'was not paid; left out.'),
		...refundedHere.map((email) => `${email} was refunded since; left out. To let it in: members add ${email}`),
	];
}

export function describeInvalid(file: MemberFile): string[] {
	return lines(file.invalid, 'is no email address.');
}

function lines(list: readonly FileLine[], what: string): string[] {
	return list.map(({ line, text }) => `Line ${line}: ${JSON.stringify(text)} ${what}`);
}
