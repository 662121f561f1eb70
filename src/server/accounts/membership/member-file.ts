import { CsvError, parse } from 'csv-parse/sync';
import { emailSchema } from '#shared/account-requests.ts';
import type { FileLine, MemberFileSource } from '#shared/member-requests.ts';
import { columnOfMostAddresses, emailColumns, guessSource, plainName } from './columns.ts';
import { type PaymentState, paymentReader } from './payment-state.ts';

/** What a file of buyers holds; line numbers are those of the file, from 1. */
export interface MemberFile {
	source: MemberFileSource;
	/** The heading of the column that the addresses come from, or "column 2" where it has none. */
	column: string;
	/** From paid rows: normalised, each once. */
	emails: string[];
	/** Further lines of an address. */
	duplicates: FileLine[];
	/** Lines without an address. */
	invalid: FileLine[];
	/** Refunded lines whose address has no other purchase. */
	refunded: FileLine[];
	/** Lines whose payment never succeeded and whose address has no other purchase. */
	unpaid: FileLine[];
}

/** A file that is not a CSV. Its message is for the person who chose it. */
export class MemberFileError extends Error {}

interface Row {
	record: string[];
	line: number;
}

/** How many rows are examined to find the column of a file whose header does not help. */
const SAMPLE = 200;

/**
 * Reads a CSV file with any separator: an export of Stripe, Gumroad or ThriveCart, or a plain list. Throws
 * MemberFileError where a quote is never closed.
 */
export function readMemberFile(text: string): MemberFile {
	const rows = readRows(text);
	const { heading, names, columns } = layoutOf(rows);
	const source = guessSource(names);
	const stateOf = paymentReader(names);
	const taken = collect(
		rows.slice(heading === null ? 0 : 1).filter(({ record }) => !(source === 'gumroad' && record[0] === 'Totals')),
		(record) => columns.map((column) => record[column] ?? '').find((cell) => cell !== '') ?? '',
		stateOf,
	);
	const [first = 0] = columns;
	return { source, column: heading?.[first] || `column ${first + 1}`, ...taken };
}

function layoutOf(rows: readonly Row[]) {
	const [first] = rows;
	const heading = first && !first.record.some((cell) => cell.includes('@')) ? first.record : null;
	const names = heading?.map(plainName) ?? [];
	const named = emailColumns(names);
	const sample = rows.slice(0, SAMPLE).map(({ record }) => record);
	return { heading, names, columns: named.length > 0 ? named : [columnOfMostAddresses(sample)] };
}

function collect(
	rows: readonly Row[],
	addressOf: (record: readonly string[]) => string,
	stateOf: (record: readonly string[]) => PaymentState,
): Omit<MemberFile, 'source' | 'column'> {
	const purchases = new Map<string, number>();
	const duplicates: FileLine[] = [];
	const invalid: FileLine[] = [];
	const leftOut: { state: PaymentState; email: string; at: FileLine }[] = [];
	for (const { record, line } of rows) {
		const at = { line, text: addressOf(record) };
		const parsed = emailSchema.safeParse(at.text);
		const state = stateOf(record);
		if (state !== 'paid') {
			leftOut.push({ state, email: parsed.data ?? '', at });
			continue;
		}
		if (!parsed.success) {
			invalid.push(at);
			continue;
		}
		const before = purchases.get(parsed.data) ?? 0;
		if (before > 0) duplicates.push(at);
		purchases.set(parsed.data, before + 1);
	}
	for (const { state, email } of leftOut) {
		if (state === 'reversal') purchases.set(email, (purchases.get(email) ?? 0) - 1);
	}
	const stands = (email: string) => (purchases.get(email) ?? 0) > 0;
	const lost = leftOut.filter(({ email }) => !stands(email));
	return {
		emails: [...purchases.keys()].filter(stands),
		duplicates,
		invalid,
		refunded: lost.filter(({ state }) => state !== 'unpaid').map(({ at }) => at),
		unpaid: lost.filter(({ state }) => state === 'unpaid').map(({ at }) => at),
	};
}

function readRows(text: string): Row[] {
	const options = {
		bom: true,
		info: true,
		delimiter: separatorOf(text),
		relax_column_count: true,
		skip_empty_lines: true,
		trim: true,
	};
	try {
		// The types ignore how `info` changes the result.
		const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
		return rows
			.map(({ record, info }) => ({ record, line: info.lines }))
			.filter(({ record }) => record.some((cell) => cell !== ''));
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
		throw new MemberFileError(`The file is no CSV: its quotation marks do not match${line}. Export it once more.`);
	}
}

/** Whichever of tab, semicolon and comma occurs most in the first line, outside quotation marks. */
function separatorOf(text: string): string {
	const start = text.replace(/^\uFEFF?\s*/, '').slice(0, 10_000);
	const first = (start.split(/\r\n|\n|\r/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
	const count = (separator: string) => first.split(separator).length - 1;
	const best = ['\t', ';', ','].reduce((most, separator) => (count(separator) > count(most) ? separator : most));
	return count(best) > 0 ? best : ',';
}
