import type { NicheFit } from '../niche.ts';

/** Organisations that teach, coach, care for children or work for a cause. */
export const learning: Readonly<Record<string, NicheFit>> = {
	'school-admissions': {
		fit: {
			trade: 'private school, boarding school, school secretary, montessori',
			skills:
				'teaching, education, curriculum, tutoring, pedagogy, copywriting, letter writing, storytelling, content writing, newsletters, crm, hubspot, automation, event management, project coordination, data protection, gdpr, school administration, compliance',
		},
		show: 'the letters of the last season',
	},
	'course-learner-support': {
		fit: {
			trade:
				'course creator, online course, online courses, course creators, e-learning, elearning, kajabi, teachable, online teacher',
			skills:
				'teaching, tutoring, mentoring, instructional design, explaining, community management, discord, customer support, circle, prompt engineering, rag, chatbots, ai tools, no-code, video editing, content creation, scriptwriting',
		},
		show: 'the questions of the last group',
	},
	'coach-follow-up': {
		fit: {
			trade: 'coaches, life coach, business coach, executive coach, career coach, leadership coaching',
			skills:
				'coaching, facilitation, active listening, counselling, psychology, note taking, summarising, copywriting, editing, transcription, ai tools, prompt engineering, speech recognition, automation, virtual assistance, administration, scheduling, client management',
		},
		show: 'what a client gets after a session',
	},
	'nonprofit-grants': {
		fit: {
			trade:
				'nonprofit, nonprofits, non-profit, ngo, charity, charities, fundraising, fundraiser, social enterprise, animal shelter',
			skills:
				'grant writing, proposal writing, bid writing, tender writing, copywriting, editing, research, fundraising, prospecting, data analysis, project management, budgeting, excel, impact measurement, storytelling, journalism, interviewing, communications',
		},
		show: 'their last two applications',
	},
	'childcare-enrolment': {
		fit: {
			trade:
				'childcare, child care, daycare, nursery school, kindergarten, preschool, early years, nursery teacher, kindergarten teacher, au pair, nanny, early childhood, after-school',
			skills:
				'scheduling, administration, office management, reception, texting, sms, client communication, copywriting, newsletters, no-code, airtable, automation, zapier, google sheets, excel, childcare, pedagogy, teaching, early childhood education',
		},
		show: 'the waiting list with the names covered, and how the last place was filled',
	},
};
