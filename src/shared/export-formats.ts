/** The files a result can be saved as, named the same way on the screen and in the address. */
export const EXPORT_FORMATS = {
	markdown: { extension: 'md', label: 'Markdown (.md)' },
	txt: { extension: 'txt', label: 'Plain text (.txt)' },
	json: { extension: 'json', label: 'JSON (.json)' },
	eml: { extension: 'eml', label: 'Drafts for a mail program (.eml in a .zip)' },
	'csv-instantly': { extension: 'csv', label: 'Instantly (.csv)' },
	'csv-smartlead': { extension: 'csv', label: 'Smartlead (.csv)' },
	'csv-lemlist': { extension: 'csv', label: 'lemlist (.csv)' },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** What only a tool that writes e-mails can be saved as. */
export const MAILING_FORMATS = ['eml', 'csv-instantly', 'csv-smartlead', 'csv-lemlist'] as const;
export type MailingFormat = (typeof MAILING_FORMATS)[number];

export function isMailingFormat(format: ExportFormat): format is MailingFormat {
	return (MAILING_FORMATS as readonly string[]).includes(format);
}
