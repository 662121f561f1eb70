import type { NicheFit } from '../niche.ts';

/** Professions that work on files: law, tax, insurance, wealth, personnel, permits. */
export const offices: Readonly<Record<string, NicheFit>> = {
	'law-firm-intake': {
		fit: {
			trade:
				'law firm, law firms, lawyer, lawyers, attorney, attorneys, paralegal, legal assistant, legal secretary, solicitor, solicitors, barrister, litigation, court clerk',
			insider: 'which facts are missing when an inquiry reaches the lawyer',
			skills: {
				'interviewing, active listening, customer service, reception, phone support':
					'draw the facts out of a caller who is upset',
				'legal research, document review, legal writing, summarising, case management':
					"make one page out of an hour's story",
				'automation, zapier, n8n, crm, clio, no-code':
					'carry an inquiry past the conflict check without a retyped name',
				'compliance, data protection, confidentiality, gdpr': 'bring the answer on which a partner says yes at all',
			},
			interest: 'true crime, debating, debating club, justice, human rights',
			gives: 'keeps you reading where others skim',
		},
		field: {
			place: 'the reception of the firm',
			count: 'the inquiries that wait longer than a day',
			show: 'the notes of five first calls with the names covered',
			trial: 'write the summaries of ten inquiries',
		},
	},
	'bookkeeping-document-collection': {
		fit: {
			trade:
				'bookkeeping, bookkeeper, accounting, accountant, accountants, tax adviser, tax advisor, cpa, auditor, accounts payable, financial controller',
			insider: 'which papers are still missing when the month should close',
			skills: {
				'bookkeeping, quickbooks, xero, datev, accounting software':
					'tell a missing receipt from one that nobody needs',
				'e-mail, client communication, copywriting, account management':
					'ask for the same receipt a third time and are still liked',
				'automation, zapier, make.com, n8n, ocr, power automate': 'match what comes in to what is open',
				'excel, spreadsheets, process mapping, operations': 'see on one page which client holds up the close',
			},
			interest: 'puzzles, sudoku, organising, personal finance',
			gives: 'makes an empty list a pleasure',
		},
		field: {
			place: 'the desk of a bookkeeper in the last week of the month',
			count: 'the clients who owe a paper',
			show: 'the open questions of one client with the name covered',
			trial: 'chase the papers of ten clients for one month',
		},
	},
	'insurance-renewals': {
		fit: {
			trade:
				'insurance, insurance agent, insurance agency, insurance broker, claims adjuster, claims handler, underwriter, underwriting',
			insider: 'what is not looked at before a policy renews',
			skills: {
				'account management, retention, customer success, customer service, sales': 'call before the bill does',
				'document analysis, document review, data extraction, ocr, python': 'put the old terms beside the new ones',
				'crm, automation, zapier, reporting, excel': 'sort renewals by what is at stake',
				'plain language, letter writing, copywriting, e-mail marketing, email marketing':
					'explain a higher premium without an excuse',
			},
			interest: 'personal finance, statistics, chess',
			gives: 'makes you read the exclusions',
		},
		field: {
			place: 'the desk where renewals are prepared',
			count: 'the renewals that ran without a call',
			show: 'the renewals of next month with the names covered',
			trial: 'prepare twenty renewals',
		},
	},
	'wealth-meeting-notes': {
		fit: {
			trade:
				'wealth management, financial adviser, financial advisor, financial planner, wealth adviser, wealth advisor, private banking, private banker, investment adviser, ifa, paraplanner, portfolio manager, asset management',
			insider: 'what a file note has to prove years later',
			skills: {
				'note taking, minutes, summarising, report writing, technical writing':
					'keep the reason for an advice and drop the small talk',
				'compliance, auditing, data protection, risk management, regulation':
					'open doors here sooner than with any demonstration',
				'speech recognition, transcription, ai tools, prompt engineering, python':
					'get figures and names out of an hour of talk without a slip',
				'crm, salesforce, process design, automation': 'file each task with the client it belongs to',
			},
			interest: 'investing, stocks, economics, personal finance, trading',
			gives: 'makes the talk about funds and pensions easy to follow',
		},
		field: {
			place: "the desk of an adviser's assistant after a meeting",
			count: 'the hours between a meeting and its note',
			show: "a file note with the client's name covered",
			trial: 'write the notes of five meetings',
		},
	},
	'recruiting-screening-notes': {
		fit: {
			trade:
				'recruiting, recruiter, recruiters, recruitment, staffing, headhunter, talent acquisition, hr, human resources, hiring, hr manager, sourcer, temp agency',
			insider: 'what a first call reveals and what reaches the client of it',
			skills: {
				'interviewing, sourcing, candidate screening, active listening': 'ask what a résumé hides',
				'note taking, summarising, report writing, copywriting, editing':
					'put a person on half a page without adjectives',
				'speech recognition, transcription, prompt engineering, ai tools, python':
					'save the call that nobody has time to write up',
				'compliance, employment law, data protection, gdpr': 'draw the line between notes and selection',
			},
			interest: 'psychology, mentoring, job hunting',
			gives: 'makes you curious where others tick boxes',
		},
		field: {
			place: 'the desk of a recruiter after first calls',
			count: 'the calls of which no note exists',
			show: 'the notes on three candidates with the names covered',
			trial: 'write up ten first calls',
		},
	},
	'permit-applications': {
		fit: {
			trade:
				'local government, city council, municipality, town hall, public administration, civil servant, council officer, permits, building department, planning department, public sector, zoning',
			insider: 'how many applications come back for one paper',
			skills: {
				'plain language, technical writing, editing, translation, copywriting':
					'turn a paragraph of law into a line an applicant follows',
				'process mapping, lean, service design, ux, business analysis':
					'find the week in which an application lies still',
				'public procurement, tender writing, bid writing, rfp, grant writing':
					'get through the purchase, which is the hard part',
				'document analysis, ocr, data extraction, python, gis': 'see on day one that the site plan is missing',
			},
			interest: 'politics, urban planning, local history, town planning',
			gives: 'keeps you awake through the minutes of a council',
		},
		field: {
			place: 'the counter on the day applications come in',
			count: 'the applications that go back',
			show: 'the letters that ask for missing papers',
			trial: 'rewrite their three most used checklists',
		},
	},
};
