import type { Industry } from '../industry.ts';

export const recruitingAgencies = {
	id: 'recruiting-agencies',
	name: 'Recruiting and staffing agencies',
	aliases: [
		'recruiters',
		'recruitment',
		'staffing',
		'staffing agencies',
		'headhunters',
		'executive search',
		'temp agencies',
		'recruitment agencies',
		'recruiting',
	],
	many: 'recruiting and staffing agencies',
	one: 'a recruiting agency',
	words: [
		'shortlist',
		'placement',
		'job order',
		'sourcing',
		'screening call',
		'hiring manager',
		'timesheet',
		'talent pool',
		'ATS',
		'rebate period',
	],
	tasks: [
		{
			name: 'screening calls',
			hurts: 'The day goes into first calls that end after the question about pay or place.',
			question: 'What do you need to know before a first call is worth making?',
			owner: 'recruiter',
		},
		{
			name: 'candidates who hear nothing',
			hurts: 'A candidate waits for news, takes another offer, and tells friends.',
			question: 'What does a candidate hear from you after the interview, and from whom?',
			owner: 'recruiter',
		},
		{
			name: 'old candidates in the database',
			hurts: 'The right person was interviewed last year, but the search starts on LinkedIn.',
			question: 'Where does a search begin when a new job order arrives?',
			owner: 'sourcer',
		},
		{
			name: 'vague job orders',
			hurts: 'The client wants a strong all-rounder, and the first shortlist misses.',
			question: 'What do you ask a client before you start to search?',
			owner: 'account manager',
		},
		{
			name: 'timesheets of temps',
			hurts: 'Timesheets arrive in photos, late, and payroll closes at noon.',
			question: 'How do the hours of a temp get from the site to payroll?',
			owner: 'payroll administrator',
		},
		{
			name: 'interview feedback from clients',
			hurts: 'The client has met the candidate and says nothing for a week.',
			question: 'What do you tell a candidate while the client is silent?',
			owner: 'account manager',
		},
	],
	buyers: [
		{ role: 'agency owner', cares: 'placements a desk' },
		{ role: 'team lead', cares: 'searches that begin with what is known' },
		{ role: 'operations manager', cares: 'payroll without photos' },
	],
	signs: 'The owner or managing director signs; in larger firms operations and compliance join in.',
	tools: ['Bullhorn', 'JobAdder', 'Vincere', 'LinkedIn Recruiter', 'Indeed', 'Crelate'],
	seasons: [
		'Hiring picks up in January and after the summer.',
		'Retail and warehouse temps are booked before the holidays.',
	],
	mayNotClaim: [
		'Choice by protected traits is unlawful, and rules for automated hiring tools apply in some places.',
		"Candidates' data needs a lawful basis under the GDPR.",
	],
} satisfies Industry;
