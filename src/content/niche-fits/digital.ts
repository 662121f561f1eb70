import type { NicheFit } from '../niche.ts';

/** Firms that work at screens: software, IT, marketing, sound. */
export const digital: Readonly<Record<string, NicheFit>> = {
	'saas-onboarding': {
		fit: {
			trade: 'saas, software company, b2b software',
			skills:
				'customer success, onboarding, account management, customer support, product management, ux, ux design, user research, product analytics, lifecycle, e-mail marketing, email marketing, copywriting, ux writing, technical writing, api integration, software development, segment, javascript, typescript, react, python, sql',
		},
		show: 'what ten new users did in their first week',
	},
	'msp-knowledge-base': {
		fit: {
			trade:
				'msp, managed service provider, it support, it service, help desk, helpdesk, it technician, desktop support, service desk',
			skills:
				'technical writing, documentation, knowledge management, confluence, sops, it support, troubleshooting, system administration, networking, office 365, cybersecurity, rag, prompt engineering, machine learning, api integration, python, training, teaching, explaining software, mentoring',
		},
		show: 'twenty closed tickets',
	},
	'agency-reporting': {
		fit: {
			trade: 'marketing agency, agency owner, ppc, seo agency, advertising agency',
			skills:
				'data analysis, google analytics, looker studio, reporting, excel, power bi, tableau, copywriting, editing, storytelling, journalism, content writing, seo, ppc, google ads, meta ads, paid ads, social media, facebook ads, account management, client communication, project management',
		},
		show: 'the last report of three clients',
	},
	'podcast-show-notes': {
		fit: {
			trade: 'podcast, podcasts, podcaster, podcast producer, audio producer, audio editing',
			skills:
				'editing, journalism, copywriting, content writing, storytelling, interviewing, audio editing, video editing, premiere, audacity, descript, sound design, social media, linkedin, youtube, instagram, content creation, seo, transcription, prompt engineering, automation, ai tools',
		},
		show: 'the pages of their last five episodes',
	},
};
