import type { Industry } from '../industry.ts';

export const privateSchools = {
	id: 'private-schools',
	name: 'Private schools',
	aliases: [
		'independent schools',
		'private school admissions',
		'boarding schools',
		'prep schools',
		'Montessori schools',
		'day schools',
		'international schools',
	],
	many: 'private schools',
	one: 'a private school',
	words: [
		'admissions',
		'open day',
		'enrollment',
		'term',
		'tuition',
		'head of school',
		'bursary',
		'parent portal',
		'waiting pool',
		'advancement',
	],
	tasks: [
		{
			name: 'inquiries from families',
			hurts: 'A parent asks about help with reading and gets the same prospectus as everybody.',
			question: 'What does a family receive after its first question?',
			owner: 'admissions officer',
		},
		{
			name: 'incomplete applications',
			hurts: 'The file lacks one report, and the place is held for weeks.',
			question: 'How does a family know what its application still lacks?',
			owner: 'admissions officer',
		},
		{
			name: 'follow-up after open days',
			hurts: 'Families walk through the halls, shake hands, and hear nothing personal afterwards.',
			question: 'What happens in the week after an open day?',
			owner: 'admissions director',
		},
		{
			name: 're-enrollment',
			hurts: 'A family has looked elsewhere since winter, and the school learns it in June.',
			question: 'When did you first know about the last families who left?',
			owner: 'head of school',
		},
		{
			name: 'questions from parents',
			hurts: 'The same question about lunch or buses goes to teachers, office and head.',
			question: 'Where do parents look first when they need to know something?',
			owner: 'school office',
		},
		{
			name: 'tuition aid papers',
			hurts: 'A bursary cannot be decided because a tax paper is missing.',
			question: 'Who chases the papers for an aid request, and how?',
			owner: 'business manager',
		},
	],
	buyers: [
		{ role: 'head of school', cares: 'full classes in September' },
		{ role: 'admissions director', cares: 'families who feel known' },
		{ role: 'business manager', cares: 'tuition that can be planned' },
	],
	signs: 'The head signs with the business manager; large sums go to the board.',
	tools: ['Blackbaud', 'Veracross', 'Finalsite', 'Ravenna', 'iSAMS', 'FACTS'],
	seasons: [
		'Open days fall in autumn, and offers go out in late winter.',
		'Families who move look for places in summer.',
	],
	mayNotClaim: [
		"Children's data is protected by law, so ask the school before any of it leaves.",
		'A place at a university may not be promised.',
	],
} satisfies Industry;
