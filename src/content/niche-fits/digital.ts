import type { NicheFit } from '../niche.ts';

/** Firms that work at screens: software, IT, marketing, sound. */
export const digital: Readonly<Record<string, NicheFit>> = {
	'saas-onboarding': {
		fit: {
			trade:
				'saas, software company, startup, start-up, product manager, customer success, software engineer, software developer, tech company, product marketing, developer, b2b software, software',
			insider: 'at which step trial users leave',
			skills: {
				'customer success, onboarding, account management, customer support':
					'know the question behind ‘it does not work’',
				'product management, ux, ux design, user research, product analytics':
					'find the step that separates stayers from leavers',
				'lifecycle, e-mail marketing, email marketing, copywriting, ux writing, technical writing':
					'write the one message that fits what a user did',
				'api integration, software development, segment, javascript, typescript, react, python, sql':
					'connect the messages to what users really do',
			},
			interest: 'startups, productivity, apps, open source',
			gives: 'keeps you among people who try new products first',
		},
		field: {
			place: 'the desk of whoever meets new customers',
			count: 'the trial users who stop at each step',
			show: 'what ten new users did in their first week',
			trial: 'rewrite the first week for one kind of user',
		},
	},
	'msp-knowledge-base': {
		fit: {
			trade:
				'msp, managed service provider, it support, it service, help desk, helpdesk, sysadmin, system administrator, network engineer, it technician, it consultant, desktop support, service desk, cloud engineer',
			insider: 'which tickets come back each week',
			skills: {
				'technical writing, documentation, knowledge management, confluence, sops':
					'make an article out of a ticket that says ‘done’',
				'it support, troubleshooting, system administration, networking, office 365, cybersecurity':
					'know which step of a fix was luck',
				'rag, prompt engineering, machine learning, api integration, python': 'find the ticket from March',
				'training, teaching, explaining software, mentoring': 'write for the technician in the first week',
			},
			interest: 'homelab, linux, gadgets, self-hosting, raspberry pi, cybersecurity, explaining software',
			gives: 'has left you with faults of your own to write about',
		},
		field: {
			place: 'the service desk on a Monday',
			count: 'the tickets that have an older twin',
			show: 'twenty closed tickets',
			trial: 'write ten articles from closed tickets',
		},
	},
	'agency-reporting': {
		fit: {
			trade:
				'marketing agency, agency owner, account manager, digital marketing, ppc, media buyer, seo agency, advertising agency, social media manager, marketing manager, performance marketing',
			insider: 'what a client reads of a report',
			skills: {
				'data analysis, google analytics, looker studio, reporting, excel, power bi, tableau':
					'see which change is noise',
				'copywriting, editing, storytelling, journalism, content writing':
					'say in three sentences what twelve charts do not',
				'seo, ppc, google ads, meta ads, paid ads, social media, facebook ads':
					'know why a figure fell before the client asks',
				'account management, client communication, project management': 'put the bad news where it can be taken',
			},
			interest: 'advertising, branding, data visualisation, blogging, trends',
			gives: "makes you read other people's campaigns for fun",
		},
		field: {
			place: 'the desk of an account manager in the first week of the month',
			count: 'the hours that reports take',
			show: 'the last report of three clients',
			trial: 'write the comments for three reports',
		},
	},
	'podcast-show-notes': {
		fit: {
			trade:
				'podcast, podcasts, podcaster, podcast producer, radio, audio producer, sound engineer, broadcast, broadcaster, journalist, audio editing',
			insider: 'what is left undone when an episode goes out',
			skills: {
				'editing, journalism, copywriting, content writing, storytelling, interviewing':
					'pick the minute that a listener repeats',
				'audio editing, video editing, premiere, audacity, descript, sound design':
					'cut a clip that begins where it should',
				'social media, linkedin, youtube, instagram, content creation, seo': 'get an old episode found',
				'transcription, prompt engineering, automation, ai tools': 'have the raw page ready when the mix is',
			},
			interest: 'podcasts, radio, audio, storytelling, interviews',
			gives: 'has taught you when a listener presses stop',
		},
		field: {
			place: 'the editing desk',
			count: 'the hours between the mix and the page',
			show: 'the pages of their last five episodes',
			trial: 'make the pages of two episodes',
		},
	},
};
