import type { NicheEntry } from '../niche.ts';

/** Professions that work on files: law, tax, insurance, wealth, personnel, permits. */
export const offices: readonly NicheEntry[] = [
	{
		id: 'law-firm-intake',
		name: 'Client intake for small law firms',
		description: 'Answer new inquiries, check for conflicts and hand the lawyer a case summary.',
		industry: 'law-firms',
		trade: 'small law firms',
		people: 'managing partners of law firms',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'clients compare firms online',
		tags: ['Legal', 'Intake', 'Documents', 'Qualification'],
		revenue: {
			clients: 110,
			monthlyFee: 1600,
			basis:
				'Our estimate: one more suitable case a month pays it; intake must be written per practice area, so six people serve about this many firms.',
		},
		marketSnapshot:
			'Small firms spend on advertising and then let the calls ring. Intake services take messages; few know which facts a lawyer needs to accept or decline a case.',
		targetAudience: 'Managing partners of firms with two to fifteen lawyers',
		coreProblem: 'The lawyer is in court when the client calls, and the client signs with whoever answers.',
		existingPlayers: ['Clio', 'Lawmatics', 'Smith.ai', 'MyCase', 'LEX Reception'],
		validationSteps: {
			alone: [
				'Read the contact forms of ten firms and list the facts none of them asks for.',
				'Write down for one practice area the five facts that decide whether a case is taken.',
			],
			writing: 'Draft the summary that a lawyer should find after a first call about a dismissal.',
			visit: 'Sit in at a public legal advice session and note how the facts are gathered.',
			outreach: 'Call ten firms after five in the afternoon and record what a caller hears.',
			code: 'Let a form turn answers into a one-page summary, with nothing but invented cases.',
		},
		automationOpportunities: [
			'Questions by practice area',
			'Conflict check before the call',
			'Summary for the lawyer',
			'Polite refusal with a referral',
		],
		warning: 'only a lawyer may advise, and rules on advertising and confidentiality bind what intake says',
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
	{
		id: 'bookkeeping-document-collection',
		name: 'Document collection for bookkeeping firms',
		description: 'Collect receipts, statements and answers from clients before the month closes.',
		industry: 'bookkeeping-firms',
		trade: 'bookkeeping firms',
		people: 'bookkeepers',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'fewer people, more clients each',
		tags: ['Accounting', 'Documents', 'Reminders', 'Back office'],
		revenue: {
			clients: 160,
			monthlyFee: 800,
			basis:
				'Our estimate: two days of a junior bookkeeper; set-up is alike from firm to firm, so five people can look after this many.',
		},
		marketSnapshot:
			'Firms lack staff and have more clients than they can chase. Receipt apps read what is sent; they do not get the restaurant owner to send it.',
		targetAudience: 'Owners of bookkeeping firms with three to twenty people',
		coreProblem: 'The month cannot be closed because twelve clients owe an answer about one payment each.',
		existingPlayers: ['Dext', 'Hubdoc', 'Karbon', 'TaxDome'],
		validationSteps: {
			alone: [
				'Ask four small-business owners how their bookkeeper asks for a missing receipt, and how they like it.',
				'Take your own statement of last month and count the payments a stranger could not book.',
			],
			writing: 'Write the third reminder for a receipt so that it still sounds friendly.',
			visit: "Have lunch with a bookkeeper in the week of the month's close and ask what is missing.",
			outreach: 'Ask ten firms by e-mail how many clients were late last month.',
			code: 'Match fifty sample payments to receipts with a script and list the open ones.',
		},
		automationOpportunities: [
			'List of open questions by client',
			'Reminders in the channel a client reads',
			'Receipts matched to payments',
			'Month-end status for the owner',
		],
		warning: 'books are confidential, and firms will want to know where each paper is kept',
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
	{
		id: 'insurance-renewals',
		name: 'Renewal reviews for insurance agencies',
		description: 'Prepare each renewal: what changed at the client, what to ask, what to offer.',
		industry: 'insurance-agencies',
		trade: 'insurance agencies',
		people: 'insurance agents',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'rising premiums make clients compare',
		tags: ['Insurance', 'Renewals', 'Retention', 'Reviews'],
		revenue: {
			clients: 130,
			monthlyFee: 1100,
			basis:
				'Our estimate: a few kept policies a month pay it; agency programs differ, so five people serve about this many.',
		},
		marketSnapshot:
			'Agencies earn on policies that stay. Renewals run through by themselves until the premium rises, and then the client calls a competitor first.',
		targetAudience: 'Owners of independent agencies with three to twenty-five people',
		coreProblem: 'Nobody looks at a policy until the client complains about its price.',
		existingPlayers: ['Applied Epic', 'HawkSoft', 'EZLynx', 'AgencyZoom', 'Levitate'],
		validationSteps: {
			alone: [
				'Read one of your own policies and write down what changed in your life since it was signed.',
				'Ask five friends when their agent last called without being asked.',
			],
			writing: 'Write the letter that explains a higher premium before the bill does.',
			visit: 'See an agent about your own cover and note what is asked about changes.',
			outreach: 'Call seven agencies and ask how many renewals they looked at last month before they ran.',
			code: 'Compare two versions of a sample policy with a script and list the differences.',
		},
		automationOpportunities: [
			'Renewals by date and risk',
			'Questions about what changed',
			'Comparison of old and new terms',
			'Note of each advice given',
		],
		warning: 'advice on cover needs a licence, so you prepare and the agent advises',
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
	{
		id: 'wealth-meeting-notes',
		name: 'Meeting notes for wealth advisers',
		description: 'Turn client meetings into file notes, tasks and letters that stand up to an inspection.',
		industry: 'wealth-advisers',
		trade: 'wealth advisers',
		people: 'wealth advisers',
		marketDemand: 'High',
		difficulty: 'High',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'more to record about each advice',
		tags: ['Finance', 'Notes', 'Compliance', 'Voice'],
		revenue: {
			clients: 100,
			monthlyFee: 1500,
			basis:
				'Our estimate: a few hours of an adviser each week; a compliance review comes before each contract, so growth is slow.',
		},
		marketSnapshot:
			'Advisers must record what was said and why something was advised. Note-takers for meetings are many; few know what a file note must hold or where it may be stored.',
		targetAudience: 'Principals of independent advisory firms with two to fifteen advisers',
		coreProblem: 'After a good meeting the adviser spends the evening writing it down twice.',
		existingPlayers: ['Jump', 'Zocks', 'Wealthbox', 'Redtail'],
		validationSteps: {
			alone: [
				'Find the rules on records for advisers in your country and list what a note must hold.',
				'Record a conversation with a friend about saving, with consent, and write the file note from it.',
			],
			writing: 'Write the letter that confirms an invented meeting in one page.',
			visit: 'Talk to an adviser about your own savings and watch what is written down.',
			outreach: 'Write to six principals and ask who reads their file notes, and when.',
			code: 'Compare three transcription programs on the same recording and count wrong figures.',
		},
		automationOpportunities: [
			'File note from a recording',
			'Tasks with their owner',
			'Letter to the client for approval',
			'Check for what a note lacks',
		],
		warning: 'firms must approve each program that hears a client, and that takes months',
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
	{
		id: 'recruiting-screening-notes',
		name: 'Screening notes for recruiting agencies',
		description: 'Turn first calls with candidates into comparable notes that a client can read.',
		industry: 'recruiting-agencies',
		trade: 'recruiting agencies',
		people: 'recruiters',
		marketDemand: 'High',
		difficulty: 'High',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'more applications for each opening',
		tags: ['HR', 'Screening', 'Notes', 'Candidates'],
		revenue: {
			clients: 80,
			monthlyFee: 1500,
			basis:
				"Our estimate: a recruiter's day each week; rules on automated selection call for care, so clients decide slowly.",
		},
		marketSnapshot:
			'Applications written with AI fill the inbox, so the first call has become the real filter. Recruiters keep notes in their heads; clients get a résumé and two lines.',
		targetAudience: 'Owners of agencies with three to twenty recruiters',
		coreProblem: 'What a candidate said on the call is lost by the time the client asks.',
		existingPlayers: ['Bullhorn', 'Loxo', 'Recruit CRM', 'Crelate', 'Metaview'],
		validationSteps: {
			alone: [
				'Take one job advertisement and write the six questions that separate two good candidates.',
				'Look up what the law in your country says about automated selection, and note three limits.',
			],
			writing: 'Write a candidate summary on half a page from an interview with a friend.',
			visit: 'Walk into two agencies in your town and ask what a client asked about last.',
			outreach: 'Write to eight agency owners and ask what their clients criticise in candidate notes.',
			code: 'Turn three recorded practice interviews into notes and let the speakers correct them.',
		},
		automationOpportunities: [
			'Notes by the questions of the role',
			'Summary for the client',
			'Follow-up to candidates',
			'Search over past calls',
		],
		warning: 'selection by machine is regulated, so notes may inform a person but not decide',
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
	{
		id: 'permit-applications',
		name: 'Permit intake for local governments',
		description: 'Check applications for what is missing on the day they arrive, and tell the applicant plainly.',
		industry: 'local-governments',
		trade: 'local governments',
		people: 'town officials',
		marketDemand: 'Medium',
		difficulty: 'High',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'deadlines for decisions',
		tags: ['Government', 'Permits', 'Documents', 'Plain language'],
		revenue: {
			clients: 30,
			monthlyFee: 3000,
			basis:
				'Our estimate: about half a clerk for a town; purchasing takes a year or more, so thirty towns are the work of several years.',
		},
		marketSnapshot:
			'Towns receive applications that lack a drawing or a signature, and say so weeks later by letter. Large vendors sell portals; the check itself is a person with a list.',
		targetAudience: 'Heads of building or licensing departments in towns',
		coreProblem: 'Applications come back for one missing paper, and each return costs weeks.',
		existingPlayers: ['Tyler Technologies', 'Accela', 'OpenGov', 'CivicPlus'],
		validationSteps: {
			alone: [
				'Go through the permit page of three towns and list what an applicant cannot find.',
				'Read the public minutes of one council and count the mentions of delays in permits.',
			],
			writing: 'Rewrite one official checklist so that a first-time applicant understands it.',
			visit: 'Go to the counter with a real question about a shed and note how it is answered.',
			outreach: 'Write to four department heads and ask which paper is missing most often.',
			code: 'Check ten public applications for missing attachments with a script.',
		},
		automationOpportunities: [
			'Check for missing papers on arrival',
			'Letters in plain language',
			"Answers from the town's own rules",
			'Status without a phone call',
		],
		warning: 'towns buy by tender, so months pass before anything is paid',
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
];
