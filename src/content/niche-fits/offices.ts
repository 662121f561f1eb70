import type { NicheFit } from '../niche.ts';

/** Professions that work on files: law, tax, insurance, wealth, personnel, permits. */
export const offices: Readonly<Record<string, NicheFit>> = {
	'law-firm-intake': {
		fit: {
			trade:
				'law firm, law firms, lawyer, lawyers, attorney, attorneys, paralegal, legal assistant, legal secretary, solicitor, solicitors, barrister, litigation, court clerk',
			skills:
				'interviewing, active listening, customer service, reception, phone support, legal research, document review, legal writing, summarising, case management, automation, zapier, n8n, crm, clio, no-code, compliance, data protection, confidentiality, gdpr',
		},
		show: 'the notes of five first calls with the names covered',
	},
	'bookkeeping-document-collection': {
		fit: {
			trade:
				'bookkeeping, bookkeeper, accounting, accountant, accountants, tax adviser, tax advisor, cpa, accounts payable, financial controller',
			skills:
				'bookkeeping, quickbooks, xero, datev, accounting software, e-mail, client communication, copywriting, account management, automation, zapier, make.com, n8n, ocr, power automate, excel, spreadsheets, process mapping, operations',
		},
		show: 'the open questions of one client with the name covered',
	},
	'insurance-renewals': {
		fit: {
			trade:
				'insurance, insurance agent, insurance agency, insurance broker, claims adjuster, claims handler, underwriter, underwriting',
			skills:
				'account management, retention, customer success, customer service, sales, document analysis, document review, data extraction, ocr, python, crm, automation, zapier, reporting, excel, plain language, letter writing, copywriting, e-mail marketing, email marketing',
		},
		show: 'the renewals of next month with the names covered',
	},
	'wealth-meeting-notes': {
		fit: {
			trade:
				'wealth management, financial adviser, financial advisor, financial planner, wealth adviser, wealth advisor, private banking, private banker, investment adviser, ifa, paraplanner',
			skills:
				'note taking, minutes, summarising, report writing, technical writing, compliance, auditing, data protection, risk management, regulation, speech recognition, transcription, ai tools, prompt engineering, python, crm, salesforce, process design, automation',
		},
		show: "a file note with the client's name covered",
	},
	'recruiting-screening-notes': {
		fit: {
			trade: 'recruiting, recruiter, recruiters, recruitment, staffing, headhunter, sourcer, temp agency',
			skills:
				'interviewing, sourcing, candidate screening, active listening, note taking, summarising, report writing, copywriting, editing, speech recognition, transcription, prompt engineering, ai tools, python, compliance, employment law, data protection, gdpr',
		},
		show: 'the notes on three candidates with the names covered',
	},
	'permit-applications': {
		fit: {
			trade:
				'local government, city council, municipality, town hall, civil servant, council officer, building department, planning department, public sector',
			skills:
				'plain language, technical writing, editing, translation, copywriting, process mapping, lean, service design, ux, business analysis, public procurement, tender writing, bid writing, rfp, grant writing, document analysis, ocr, data extraction, python, gis',
		},
		show: 'the letters that ask for missing papers',
	},
};
