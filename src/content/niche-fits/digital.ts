import type { NicheFit } from '../niche.ts';

/** Firms that work at screens: software, IT, marketing, sound. */
export const digital: Readonly<Record<string, NicheFit>> = {
	'saas-onboarding': {
		terms: 'saas, software company, b2b software',
		show: 'what ten new users did in their first week',
	},
	'msp-knowledge-base': {
		terms:
			'msp, managed service provider, it support, it service, help desk, helpdesk, it technician, desktop support, service desk',
		show: 'twenty closed tickets',
	},
	'agency-reporting': {
		terms: 'marketing agency, agency owner, ppc, seo agency, advertising agency',
		show: 'the last report of three clients',
	},
	'podcast-show-notes': {
		terms: 'podcast, podcasts, podcaster, podcast producer, audio producer, audio editing',
		show: 'the pages of their last five episodes',
	},
};
