import { stringify } from 'csv-stringify/sync';
import type { MailingFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';

/**
 * A mailing as the list that a sending program imports: one row for the recipient, each e-mail in two columns of its
 * own, to be set as a step's text by its variable (Smartlead: {{subject_1}}). Column names: simplesend.tech,
 * "data formatting best practices"; api.smartlead.ai, "lead management".
 */
export function toLeadList({ to, mails }: Mailing, format: Exclude<MailingFormat, 'eml'>): string {
	const camel = format === 'csv-lemlist';
	const column = (snake: string) =>
		camel ? snake.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()) : snake;
	const row: Record<string, string> = {
		email: to.address,
		[column('first_name')]: to.firstName,
		[column('last_name')]: to.lastName,
		[column('company_name')]: to.company,
		[column('job_title')]: to.title,
	};
	for (const [index, { waitDays, subject, body }] of mails.entries()) {
		row[column(`subject_${index + 1}`)] = subject;
		row[column(`body_${index + 1}`)] = body;
		row[column(`wait_days_${index + 1}`)] = String(waitDays);
	}
	const cells = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, inert(text)]));
	// The byte order mark tells a spreadsheet that the letters are UTF-8.
	return `\uFEFF${stringify([cells], { header: true, record_delimiter: 'windows' })}`;
}

/** A cell that begins like a formula is one to a spreadsheet; an apostrophe makes it text (OWASP, CSV injection). */
export function inert(cell: string): string {
	return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
