import { parse } from 'csv-parse/sync';
import { emailSchema } from '#shared/account-requests.ts';

export interface EmailFile {
	/** Normalised, each once. */
	emails: string[];
	invalid: { line: number; text: string }[];
}

/**
 * The addresses of a CSV file: those of the column named "email", else of the first column, whose first line may be
 * a heading. Throws where the text is no CSV.
 */
export function readEmailFile(text: string): EmailFile {
	const rows = readRows(text);
	const heading = rows[0]?.record.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, '')) ?? [];
	const named = heading.findIndex((name) => name === 'email' || name === 'emailaddress');
	const column = Math.max(named, 0);
	const emails = new Set<string>();
	const invalid: EmailFile['invalid'] = [];
	for (const [index, { record, line }] of rows.entries()) {
		const cell = record[column] ?? '';
		const isHeading = index === 0 && (named >= 0 || !cell.includes('@'));
		if (isHeading) continue;
		const parsed = emailSchema.safeParse(cell);
		if (parsed.success) emails.add(parsed.data);
		else invalid.push({ line, text: cell });
	}
	return { emails: [...emails], invalid };
}

interface Row {
	record: string[];
	line: number;
}

function readRows(text: string): Row[] {
	const options = {
		bom: true,
		info: true,
		delimiter: [',', ';', '\t'],
		relax_column_count: true,
		skip_empty_lines: true,
		trim: true,
	};
	// The types do not know what `info` does to the answer.
	const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
	return rows.map(({ record, info }) => ({ record, line: info.lines }));
}
