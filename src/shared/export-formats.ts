/** The files that a result can be saved as, with the same names on the screen and in the address. */
export const EXPORT_FORMATS = {
	markdown: { extension: 'md', label: 'Markdown (.md)' },
	docx: { extension: 'docx', label: 'Word (.docx)' },
	pdf: { extension: 'pdf', label: 'PDF (.pdf)' },
	txt: { extension: 'txt', label: 'Plain text (.txt)' },
	json: { extension: 'json', label: 'JSON (.json)' },
	eml: { extension: 'eml', label: 'Drafts for a mail program (.eml in a .zip)' },
	'csv-instantly': { extension: 'csv', label: 'Instantly (.csv)' },
	'csv-smartlead': { extension: 'csv', label: 'Smartlead (.csv)' },
	'csv-lemlist': { extension: 'csv', label: 'lemlist (.csv)' },
	csv: { extension: 'csv', label: 'Spreadsheet (.csv)' },
	'csv-meta': { extension: 'csv', label: 'Meta bulk import (.csv)' },
	'csv-ayrshare': { extension: 'csv', label: 'Ayrshare (.csv)' },
	'csv-buffer': { extension: 'csv', label: 'Buffer (.csv for each channel)' },
	'csv-hootsuite': { extension: 'csv', label: 'Hootsuite (.csv for each channel)' },
	ics: { extension: 'ics', label: 'Calendar (.ics)' },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** Formats of tools that write emails. */
export const MAILING_FORMATS = ['eml', 'csv-instantly', 'csv-smartlead', 'csv-lemlist'] as const;
export type MailingFormat = (typeof MAILING_FORMATS)[number];

export function isMailingFormat(format: ExportFormat): format is MailingFormat {
	return (MAILING_FORMATS as readonly string[]).includes(format);
}

/** Formats of tools that have rows. */
export const TABLE_FORMATS = ['csv', 'csv-meta', 'csv-ayrshare', 'csv-buffer', 'csv-hootsuite'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export function isTableFormat(format: ExportFormat): format is TableFormat {
	return (TABLE_FORMATS as readonly string[]).includes(format);
}

/** Formats that hold dates: the first day is asked when they are saved. */
export function asksForStart(format: ExportFormat): boolean {
	return format === 'ics' || (isTableFormat(format) && format !== 'csv-meta');
}
