import type { NicheFit } from '../niche.ts';

/** Professions that work on files: law, tax, insurance, wealth, personnel, permits. */
export const offices: Readonly<Record<string, NicheFit>> = {
	'law-firm-intake': {
		terms:
			'law firm, law firms, lawyer, lawyers, attorney, attorneys, paralegal, legal assistant, legal secretary, solicitor, solicitors, barrister, litigation, court clerk',
		show: 'the notes of five first calls with the names covered',
	},
	'bookkeeping-document-collection': {
		terms:
			'bookkeeping, bookkeeper, accounting, accountant, accountants, tax adviser, tax advisor, cpa, accounts payable, financial controller',
		show: 'the open questions of one client with the name covered',
	},
	'insurance-renewals': {
		terms:
			'insurance, insurance agent, insurance agency, insurance broker, claims adjuster, claims handler, underwriter, underwriting',
		show: 'the renewals of next month with the names covered',
	},
	'wealth-meeting-notes': {
		terms:
			'wealth management, financial adviser, financial advisor, financial planner, wealth adviser, wealth advisor, private banking, private banker, investment adviser, ifa, paraplanner',
		show: "a file note with the client's name covered",
	},
	'recruiting-screening-notes': {
		terms: 'recruiting, recruiter, recruiters, recruitment, staffing, headhunter, sourcer, temp agency',
		show: 'the notes on three candidates with the names covered',
	},
	'permit-applications': {
		terms:
			'local government, city council, municipality, town hall, civil servant, council officer, building department, planning department, public sector',
		show: 'the letters that ask for missing papers',
	},
};
