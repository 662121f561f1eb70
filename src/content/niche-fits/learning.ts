import type { NicheFit } from '../niche.ts';

/** Organisations that teach, coach, care for children or work for a cause. */
export const learning: Readonly<Record<string, NicheFit>> = {
	'school-admissions': {
		fit: {
			trade:
				'private school, school, teacher, teachers, headteacher, principal, admissions, boarding school, school secretary, montessori, education, tutor, classroom',
			insider: 'what parents ask before they trust a school',
			skills: {
				'teaching, education, curriculum, tutoring, pedagogy': 'answer what a parent means by ‘will it suit my child’',
				'copywriting, letter writing, storytelling, content writing, newsletters':
					'write to a family and not to a list',
				'crm, hubspot, automation, event management, project coordination':
					'keep forty families apart in the busy month',
				'data protection, gdpr, school administration, compliance':
					"answer what is asked before a child's name is stored",
			},
			interest: 'children, picture books, choir, teaching, theatre',
			gives: 'helps you remember what matters to a child',
		},
		field: {
			place: 'the admissions office after an open day',
			count: 'the families who got no second letter',
			show: 'the letters of the last season',
			trial: 'write to the visitors of one open day',
		},
	},
	'course-learner-support': {
		fit: {
			trade:
				'course creator, online course, online courses, course creators, e-learning, elearning, lms, kajabi, teachable, online teacher, workshop leader, instructional designer',
			insider: 'at which lesson learners give up',
			skills: {
				'teaching, tutoring, mentoring, instructional design, explaining': 'see what a learner did not understand',
				'community management, discord, customer support, circle': 'keep a question from waiting until Monday',
				'prompt engineering, rag, chatbots, ai tools, no-code': 'answer from the lesson and name the minute',
				'video editing, content creation, scriptwriting': 'mend the two minutes where everybody stops',
			},
			interest: 'online courses, teaching, podcasts, languages, explaining',
			gives: 'lets you notice where a lesson loses people',
		},
		field: {
			place: 'the desk where learners are answered',
			count: 'the questions that come up twice',
			show: 'the questions of the last group',
			trial: 'answer the questions of one week',
		},
	},
	'coach-follow-up': {
		fit: {
			trade:
				'coach, coaches, life coach, business coach, executive coach, career coach, facilitator, leadership coaching',
			insider: 'what is lost between two sessions',
			skills: {
				'coaching, facilitation, active listening, counselling, psychology':
					'hear the step that was agreed behind what was said',
				'note taking, summarising, copywriting, editing': 'put an hour on half a page',
				'transcription, ai tools, prompt engineering, speech recognition, automation':
					"have the summary ready before the coach's next call",
				'virtual assistance, administration, scheduling, client management':
					'keep twenty quiet calendars from tangling',
			},
			interest: 'personal development, self-help, meditation, journaling, mindfulness, psychology',
			gives: 'keeps you close to what clients look for',
		},
		field: {
			place: 'the desk after a session',
			count: 'the agreed steps that nobody asked about',
			show: 'what a client gets after a session',
			trial: 'write the follow-ups of two weeks',
		},
	},
	'nonprofit-grants': {
		fit: {
			trade:
				'nonprofit, nonprofits, non-profit, ngo, charity, charities, fundraising, fundraiser, foundation, grant, grants, social enterprise, volunteer coordinator, development director, animal shelter, shelter',
			insider: 'on which weekend an application gets written',
			skills: {
				'grant writing, proposal writing, bid writing, tender writing, copywriting, editing':
					'answer what the funder asked and not what one would like to say',
				'research, fundraising, prospecting, data analysis':
					'find the call for applications that fits before its last week',
				'project management, budgeting, excel, impact measurement':
					'keep the budget and the text from contradicting each other',
				'storytelling, journalism, interviewing, communications': 'get the one story that a board remembers',
			},
			interest: 'volunteering, charity, human rights, refugees, refugee charity, animal rescue',
			gives: 'gives you an organisation that already knows you',
		},
		field: {
			place: 'the desk where applications are written',
			count: 'the questions that come up in each form',
			show: 'their last two applications',
			trial: 'draft one application from their texts',
		},
	},
	'childcare-enrolment': {
		fit: {
			trade:
				'childcare, child care, daycare, nursery school, kindergarten, preschool, early years, nursery teacher, kindergarten teacher, au pair, nanny, early childhood, after-school',
			insider: 'how many calls one free place takes',
			skills: {
				'scheduling, administration, office management, reception': 'keep one place from standing empty for a month',
				'texting, sms, client communication, copywriting, newsletters': 'ask a tired parent one question at a time',
				'no-code, airtable, automation, zapier, google sheets, excel': 'hold a list that cleans itself',
				'childcare, pedagogy, teaching, early childhood education': 'know that ages and groups decide and not the date',
			},
			interest: 'children, parenting, picture books, playground',
			gives: 'brings you to parents at the gate',
		},
		field: {
			place: 'the office during nap time',
			count: 'the families on the list who no longer wait',
			show: 'the waiting list with the names covered, and how the last place was filled',
			trial: 'clean the waiting list of one center',
		},
	},
};
