import type { NicheEntry } from '../niche.ts';

/** People and animals in treatment. */
export const health: readonly NicheEntry[] = [
	{
		id: 'dental-recall',
		name: 'Appointment recall for dental practices',
		description:
			'Find the patients whose check-up is overdue and invite them in small batches that the front desk has seen first.',
		industry: 'dental-practices',
		trade: 'dental practices',
		people: 'practice managers',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'front desks are short of people',
		tags: ['Healthcare', 'Recall', 'Messaging', 'Scheduling'],
		revenue: {
			clients: 150,
			monthlyFee: 1200,
			basis:
				'Our estimate: a fee that a few refilled hygiene visits a month pay for, and as many practices as a team of six can look after once messages run by themselves.',
		},
		marketSnapshot:
			'Many practices own recall software and use a small part of it. The list of overdue patients grows while the desk answers the phone, so the gap is attention rather than another program.',
		targetAudience: 'Practice managers with one or two locations',
		coreProblem: 'The recall list grows every day that the counter is busy, and nobody is paid to work through it.',
		existingPlayers: ['Weave', 'NexHealth', 'RevenueWell', 'Solutionreach', 'Lighthouse 360'],
		validationSteps: {
			alone: [
				'Read twenty reviews of practices near you and count those that mention reminders or an unanswered phone.',
				'Compare what two recall programs promise with what their users complain about in public reviews.',
			],
			writing:
				'Write three recall messages for a patient who is half a year overdue, and have someone say which one they would answer.',
			visit: 'Ask at the desk of your own dentist how overdue patients are found and who calls them.',
			outreach: 'Call ten practices and ask who looks after recall and on which day it is done; note every refusal.',
			code: 'Build a sample list of twenty invented patients and let a workflow sort out who is due this month.',
		},
		automationOpportunities: [
			'List of patients who are due',
			'Message drafts for approval',
			'Booking link after a reply',
			'Note in the chart once a patient declines',
		],
		warning: 'patient data brings duties, so start with a process that never leaves the practice system',
		fit: {
			trade:
				'dental, dentist, dentistry, hygienist, orthodontist, oral surgeon, dental assistant, dental practice, practice manager',
			insider: 'why the recall list grows on the days when the desk is busiest',
			skills: {
				'copywriting, texting, sms, e-mail marketing, email marketing, newsletters':
					'write the recall message that an overdue patient answers',
				'scheduling, appointment setting, calendar management, front desk, reception':
					'fill the hygiene column without crowding it',
				'zapier, make.com, n8n, automation, crm': 'carry a reply to the booking page without the desk',
			},
			interest: 'teeth, oral health, preventive health, wellness',
			gives: 'makes it natural to argue for the visit and not for the software',
		},
		field: {
			place: 'the front desk',
			count: 'the recall calls that are made and those that are put off',
			show: 'the list of overdue patients with the names covered',
			trial: 'work through fifty overdue patients with the desk',
		},
	},
	{
		id: 'veterinary-reminders',
		name: 'Aftercare and reminders for veterinary clinics',
		description: 'Write and send the care notes, check-ins and reminders that follow a visit with an animal.',
		industry: 'veterinary-clinics',
		trade: 'veterinary clinics',
		people: 'veterinary practice managers',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'too few technicians for the calls',
		tags: ['Animals', 'Aftercare', 'Reminders', 'Messaging'],
		revenue: {
			clients: 120,
			monthlyFee: 900,
			basis:
				'Our estimate: less than a part-time technician spends on call-backs, and a number of clinics that a team of four can answer for.',
		},
		marketSnapshot:
			'Clinics send vaccine reminders from their practice software, yet care after surgery is often a photocopied sheet. Owners call back with questions that the sheet did not answer.',
		targetAudience: 'Practice managers of clinics with two to six vets',
		coreProblem: 'After a visit the owner forgets half of what was said, and calls while the team is in surgery.',
		existingPlayers: ['PetDesk', 'Vetstoria', 'Otto', 'Digitail', 'IDEXX'],
		validationSteps: {
			alone: [
				'Collect the aftercare sheets of five clinics from their websites and mark what an owner would still have to ask.',
				'Ask three pet owners which question they called their vet with last, and what they were told.',
			],
			writing: 'Rewrite one surgery sheet as four short messages, one for each of the first days.',
			code: 'Send yourself an aftercare series for one invented patient and check each date it goes out.',
			visit: 'Ask at a clinic for half an hour beside the reception, and count how often the phone rings unanswered.',
			outreach: 'Call eight clinics and ask who phones owners on the day after surgery.',
		},
		automationOpportunities: [
			'Aftercare messages by procedure',
			'Check-in on the day after surgery',
			'Answers that a technician approves',
			'Refill reminders for long-term medicine',
		],
		warning: 'medical advice stays with the vet, so every answer needs an approval step',
		fit: {
			trade: 'veterinary, veterinarian, vet, vets, vet tech, vet nurse, animal hospital, animal clinic, pet clinic',
			insider: 'which questions owners call back with after they leave the clinic',
			skills: {
				'medical writing, plain language, patient education, copywriting, technical writing':
					'turn a discharge sheet into words an anxious owner follows',
				'customer service, customer support, phone support, client communication':
					'tell a worried owner from one who only needs a date',
				'automation, zapier, n8n, make.com, chatbots, crm': 'send each note on its day without a technician',
			},
			interest: 'dogs, cats, pets, animals, horses, animal rescue, dog training',
			gives: 'lets you read a sheet as the owner at home does',
		},
		field: {
			place: 'the reception of the clinic',
			count: 'the calls from owners about aftercare',
			show: 'the discharge sheets they hand out after surgery',
			trial: 'rewrite the five discharge sheets they use most',
		},
	},
	{
		id: 'physiotherapy-no-shows',
		name: 'No-show prevention for physiotherapy clinics',
		description: 'Keep patients coming to the end of their course of treatment, and refill the hours that fall free.',
		industry: 'physiotherapy-clinics',
		trade: 'physiotherapy clinics',
		people: 'physiotherapy clinic owners',
		marketDemand: 'High',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'full calendars with empty hours',
		tags: ['Healthcare', 'Scheduling', 'Retention', 'Waitlist'],
		revenue: {
			clients: 120,
			monthlyFee: 800,
			basis:
				'Our estimate: the fee equals a handful of refilled sessions a month; one person can look after about thirty clinics.',
		},
		marketSnapshot:
			'Courses of treatment run over weeks, and patients who feel better stop coming. Clinics send one reminder to everybody; few follow up with those who dropped out halfway.',
		targetAudience: 'Owners of clinics with three to ten therapists',
		coreProblem: 'A cancelled hour cannot be sold again, and nobody has time to work the waiting list.',
		existingPlayers: ['Cliniko', 'Jane', 'WebPT', 'Nookal'],
		validationSteps: {
			alone: [
				'Work out from the public price list of one clinic what a lost hour a day costs in a month.',
				'Ask four people who had physiotherapy after which session they stopped, and why.',
			],
			writing: 'Write the message that offers a free hour to the waiting list, with a reply that takes one word.',
			code: 'Build a waiting list that offers a free hour to three test numbers, one after the other.',
			visit: 'Ask at the desk of two clinics how an hour that is cancelled today gets filled.',
			outreach: 'E-mail six clinic owners and ask who fills an hour that is cancelled in the morning.',
		},
		automationOpportunities: [
			'Waiting list that fills a free hour',
			'Reminder that fits the stage of treatment',
			'List of patients who stopped halfway',
		],
		warning: 'booking systems differ from clinic to clinic, and not each lets another program in',
		fit: {
			trade:
				'physiotherapy, physiotherapist, physio, physical therapy, physical therapist, chiropractor, chiropractic, osteopath, rehab, rehabilitation, massage therapist, sports medicine',
			insider: 'at which session patients stop coming, and what they say then',
			skills: {
				'scheduling, appointment setting, calendar management, reception':
					'see which free hours can still be sold the same day',
				'coaching, motivation, motivational interviewing, habit building':
					'bring patients back who stopped when the pain did',
				'automation, zapier, n8n, make.com, crm, sms': 'offer a cancelled hour to the waiting list within minutes',
				'data analysis, excel, reporting, sql': 'see on which days and with whom the hours fall out',
			},
			interest: 'running, sports, sport, yoga, pilates, climbing, marathon, triathlon, football, crossfit',
			gives: 'brings you among people who have been patients themselves',
		},
		field: {
			place: 'the reception on a busy morning',
			count: 'the hours that fall free and those that are filled again',
			show: 'the cancellations of last week with the names covered',
			trial: 'run the waiting list for two weeks',
		},
	},
	{
		id: 'home-care-visit-notes',
		name: 'Visit documentation for home-care agencies',
		description: 'Turn what carers say after a visit into notes that families, nurses and inspectors can read.',
		industry: 'home-care-agencies',
		trade: 'home-care agencies',
		people: 'care managers',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'more rules to document',
		tags: ['Care', 'Documentation', 'Voice', 'Scheduling'],
		revenue: {
			clients: 100,
			monthlyFee: 1500,
			basis:
				'Our estimate: about a third of what a documentation clerk costs, and as many agencies as a team of five can train and check.',
		},
		marketSnapshot:
			'Agencies live on thin margins and high staff turnover, and payers ask for proof of every visit. Carers write notes on phones between two homes; supervisors correct them in the evening.',
		targetAudience: 'Care managers of agencies with twenty to a hundred and fifty carers',
		coreProblem: 'Notes come late or say nothing, and a supervisor spends evenings asking carers what happened.',
		existingPlayers: ['AlayaCare', 'WellSky', 'AxisCare', 'Birdie', 'CareSmartz360'],
		validationSteps: {
			alone: [
				'Read two inspection reports of agencies near you and list every finding about records.',
				'Speak an invented visit into your phone, turn it into a note, and check what a stranger would misread.',
				'Ask two people who worked as carers when and where they wrote their notes.',
			],
			writing: 'Write a one-page example of a good and a poor visit note, with no real client in it.',
			code: 'Turn ten spoken sample visits into notes with a prompt and mark what it made up.',
			visit: 'Meet two families with a carer at home and ask what they learn about each visit.',
			outreach: 'Call six agencies and ask who corrects visit notes before they are filed.',
		},
		automationOpportunities: [
			'Spoken note to structured record',
			'List of visits without a note by evening',
			'Weekly summary for the family',
			'Flag when a note mentions a fall or missed medicine',
		],
		warning: 'health records may not pass through a tool without an agreement on data protection',
		fit: {
			trade:
				'home care, home-care, caregiver, carer, carers, home health, care worker, care agency, nursing, nurse, district nurse, domiciliary, care manager, elderly care, social care',
			insider: 'when visit notes are written and what they leave out',
			skills: {
				'documentation, note taking, medical writing, report writing, technical writing':
					'separate a note that holds up in an inspection from a note that fills a box',
				'training, teaching, coaching, onboarding': 'teach carers who change often and learn on the road',
				'speech recognition, transcription, prompt engineering, ai tools, chatgpt, python':
					'make a readable record out of a minute of speech',
				'compliance, quality management, auditing, audits, data protection, hipaa, gdpr':
					'answer the first question an agency will ask',
			},
			interest: 'grandparents, hospice, elderly neighbours',
			gives: 'keeps the person behind the record in view',
		},
		field: {
			place: 'the desk where visit notes are checked',
			count: 'the notes that are sent back to a carer',
			show: "yesterday's notes with every name covered",
			trial: "bring one carer team's notes into order for a week",
		},
	},
	{
		id: 'pharmacy-refills',
		name: 'Refill and pick-up messages for independent pharmacies',
		description: 'Tell patients when a refill is due, waiting or held up, so that the counter hears fewer calls.',
		industry: 'pharmacies',
		trade: 'independent pharmacies',
		people: 'independent pharmacists',
		marketDemand: 'Medium',
		difficulty: 'High',
		marketSize: 'Medium',
		trend: 'stable',
		trendValue: 'fewer shops, more calls in each',
		tags: ['Healthcare', 'Messaging', 'Refills', 'Counter'],
		revenue: {
			clients: 100,
			monthlyFee: 900,
			basis:
				'Our estimate: a fee below a few hours of technician time a week; growth is slow because every pharmacy system needs its own link.',
		},
		marketSnapshot:
			'Independent pharmacies compete with chains by knowing their patients. Most calls ask one thing: is it ready? Dispensing systems hold the answer and seldom pass it on well.',
		targetAudience: 'Owners of one to five independent pharmacies',
		coreProblem: 'A technician answers the same question on the phone while a queue waits at the counter.',
		existingPlayers: ['PioneerRx', 'Lumistry', 'EnlivenHealth'],
		validationSteps: {
			alone: [
				'Look up which dispensing systems independents in your country use and which of them offer an interface.',
				'Read the privacy rules for pharmacies in your country and note what a text message may say.',
				'Ask five people with a monthly prescription how they learn that it is ready.',
			],
			writing: 'List the reasons for which a prescription is held up, and write one plain sentence for each.',
			code: 'Set up a message that changes with three invented refill states and test it on your own phone.',
			visit: 'Stand in line at two pharmacies at noon and count calls and customers in half an hour.',
			outreach: 'Phone five owners outside the noon hours and ask what most callers want to know.',
		},
		automationOpportunities: [
			'Ready, waiting and held-up messages',
			'Refill calendar by patient',
			'Answers to opening-hour calls',
		],
		warning: 'dispensing systems are closed, and a wrong message can harm a patient',
		fit: {
			trade: 'pharmacy, pharmacist, pharmacies, pharmacy technician, drugstore, chemist, prescriptions, dispensing',
			insider: 'what most callers at the counter want to know',
			skills: {
				'api integration, integrations, hl7, fhir, software development, programming':
					'get at the answers that the dispensing system holds',
				'customer service, phone support, queue management, retail': 'keep the counter in mind and not the screen',
				'compliance, data protection, hipaa, gdpr, risk management': 'settle what a message may say',
			},
			interest: 'medicine, nutrition, herbal, public health',
			gives: 'makes the terms on a prescription less foreign',
		},
		field: {
			place: 'the counter at noon',
			count: 'the calls that ask whether a prescription is ready',
			show: 'what their system knows about a prescription that waits',
			trial: 'write the ten messages that would replace most calls',
		},
	},
	{
		id: 'senior-living-inquiries',
		name: 'Inquiry follow-up for senior-living communities',
		description: 'Answer families within the hour, and stay in touch through the months in which they decide.',
		industry: 'senior-living',
		trade: 'senior-living communities',
		people: 'senior-living sales directors',
		marketDemand: 'High',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'an older population',
		tags: ['Care', 'Sales follow-up', 'Families', 'CRM'],
		revenue: {
			clients: 80,
			monthlyFee: 2000,
			basis:
				'Our estimate: one room let a month earlier pays for a year of the fee; a team of five can write for about eighty communities.',
		},
		marketSnapshot:
			"Referral portals send the same family to several communities at once. The one that answers first and remembers the mother's name has the tour; decisions then take months.",
		targetAudience: 'Sales directors of groups with two to fifteen communities',
		coreProblem: 'Families ask at night and on weekends, and nobody writes again after the first brochure.',
		existingPlayers: ['Aline', 'WelcomeHome', 'A Place for Mom', 'Further'],
		validationSteps: {
			alone: [
				'Read the websites of ten communities and note which offer a way to ask after office hours.',
				'Ask three families who went through the search which answer they remember.',
			],
			writing: 'Write five letters for a daughter who toured a month ago and has not decided.',
			code: 'Build a reminder that shows what an invented family said on its tour before the next call.',
			visit: 'Tour one community and write down what you had to ask because the brochure does not say it.',
			outreach: 'Write to five sales directors and ask how many inquiries of last spring are still open.',
		},
		automationOpportunities: [
			'First answer outside office hours',
			'Reminder of what a family said on the tour',
			'Letters by stage of the decision',
			'Weekly list of families to call',
		],
		warning: 'families are under strain, so a message that sounds automatic does harm',
		fit: {
			trade:
				'senior living, assisted living, retirement home, nursing home, care home, retirement community, memory care, elder care, aged care',
			insider: 'what families ask on a tour and where the answer gets lost',
			skills: {
				'sales, account management, lead nurturing, lead nurture, business development, inside sales':
					'keep a family in sight through months of silence',
				'crm, hubspot, salesforce, automation, zapier': 'put what was said on the tour where the next caller finds it',
				'letter writing, copywriting, storytelling, e-mail marketing, email marketing':
					'give letters the tone in which a daughter keeps reading',
				'counselling, social work, active listening, psychology':
					'tell when a family wants an answer and when it wants time',
			},
			interest: 'grandparents, genealogy, memoirs, choir',
			gives: 'puts you at ease with the people it is about',
		},
		field: {
			place: 'the desk of whoever leads tours',
			count: 'the inquiries of last month that got a second message',
			show: 'the inquiries of last month, without names, and what each was answered',
			trial: 'write to twenty families who have gone quiet',
		},
	},
];
