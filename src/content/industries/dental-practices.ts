import type { Industry } from '../industry.ts';

export const dentalPractices = {
	id: 'dental-practices',
	name: 'Dental practices',
	aliases: [
		'dentists',
		'dental',
		'dental offices',
		'dental clinics',
		'dental surgeries',
		'orthodontists',
		'endodontists',
		'dentistry',
		'DSO',
	],
	many: 'dental practices',
	one: 'a dental practice',
	words: [
		'hygienist',
		'recall',
		'chair time',
		'crown',
		'treatment plan',
		'periodontal',
		'radiograph',
		'operatory',
		'checkup',
		'prophy',
	],
	tasks: [
		{
			name: 'late cancellations',
			hurts: 'A patient cancels in the morning, and the chair stays empty while others wait for a date.',
			question: 'What happens in the first minutes after a patient cancels for this afternoon?',
			owner: 'front desk',
		},
		{
			name: 'overdue recall patients',
			hurts: 'Patients slip past their checkup, and nobody sees it until a quiet week shows in the book.',
			question: 'How do you find out that a patient has slipped past a checkup?',
			owner: 'hygiene coordinator',
		},
		{
			name: 'insurance checks before visits',
			hurts: 'The plan pays less than the patient thought, and the desk has to explain it at the counter.',
			question: "What happens between booking and visit to learn what a patient's plan pays?",
			owner: 'insurance coordinator',
		},
		{
			name: 'unscheduled treatment plans',
			hurts: 'A crown is planned in the chair, the patient goes home to think, and nobody asks again.',
			question: 'Think of the last large plan you presented: what happened after the patient left?',
			owner: 'treatment coordinator',
		},
		{
			name: 'phones during treatment',
			hurts: 'The phone rings while the whole team is with patients, and a new patient hangs up.',
			question: 'What does a new patient hear who calls while the whole team is busy?',
			owner: 'front desk',
		},
		{
			name: 'denied claims',
			hurts: 'A claim comes back for one missing X-ray, and the work on it starts again.',
			question: 'Who works on a claim that comes back, and when do they get to it?',
			owner: 'billing coordinator',
		},
	],
	buyers: [
		{ role: 'practice owner', cares: 'full chairs without longer days' },
		{ role: 'practice manager', cares: 'a front desk that keeps up with the phone and the counter' },
		{ role: 'office coordinator', cares: 'fewer lists kept by hand' },
	],
	signs: 'The owner dentist signs; in a group of practices the regional office often does.',
	tools: ['Dentrix', 'Eaglesoft', 'Open Dental', 'Weave', 'NexHealth', 'Software of Excellence'],
	seasons: [
		'Insurance benefits reset at the turn of the year, so the last weeks of the year fill up in the US.',
		'School holidays bring families for checkups.',
	],
	mayNotClaim: [
		'Patient data falls under HIPAA in the US and is health data under the UK GDPR, so ask before you touch it.',
		'Dental advertising may not promise a clinical outcome.',
	],
} satisfies Industry;
