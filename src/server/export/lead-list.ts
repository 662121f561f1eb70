import type { MailingFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import { toCsv } from './table.ts';

/**
 * A mailing as the list that a sending program imports: one row for the recipient, with two columns for each email,
 * which a step's text refers to by variables (Smartlead: {{subject_1}}). Column names: simplesend.tech, "data
 * formatting best practices"; api.smartlead.ai, "lead management".
 */
export function toLeadList({ to, mails }: Mailing, format: Exclude<MailingFormat, 'eml'>): string {
	const camel = format === 'csv-lemlist';
	const column = (snake: string) =>
		camel ? snake.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()) : snake;
	const cells = [
		['email', to.address],
		['first_name', to.firstName],
		['last_name', to.lastName],
		['company_name', to.company],
		['job_title', to.title],
		...mails.flatMap(({ waitDays, subject, body }, index) => [
			[`subject_${index + 1}`, subject],
			[`body_${index + 1}`, body],
			[`wait_days_${index + 1}`, String(waitDays)],
		]),
	] as const;
	return toCsv({ head: cells.map(([name = '']) => column(name)), rows: [cells.map(([, cell = '']) => cell)] });
}
