import type { NicheFit } from '../niche.ts';

/** Organisations that teach, coach, care for children or work for a cause. */
export const learning: Readonly<Record<string, NicheFit>> = {
	'school-admissions': {
		terms: 'private school, boarding school, school secretary, montessori',
		show: 'the letters of the last season',
	},
	'course-learner-support': {
		terms:
			'course creator, online course, online courses, course creators, e-learning, elearning, kajabi, teachable, online teacher',
		show: 'the questions of the last group',
	},
	'coach-follow-up': {
		terms: 'coaches, life coach, business coach, executive coach, career coach, leadership coaching',
		show: 'what a client gets after a session',
	},
	'nonprofit-grants': {
		terms:
			'nonprofit, nonprofits, non-profit, ngo, charity, charities, fundraising, fundraiser, social enterprise, animal shelter',
		show: 'their last two applications',
	},
	'childcare-enrolment': {
		terms:
			'childcare, child care, daycare, nursery school, kindergarten, preschool, early years, nursery teacher, kindergarten teacher, au pair, nanny, early childhood, after-school',
		show: 'the waiting list with the names covered, and how the last place was filled',
	},
};
