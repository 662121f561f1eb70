import type { NicheFit } from '../niche.ts';

/** Trades that treat people and animals. */
export const health: Readonly<Record<string, NicheFit>> = {
	'dental-recall': {
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
	'veterinary-reminders': {
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
	'physiotherapy-no-shows': {
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
	'home-care-visit-notes': {
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
	'pharmacy-refills': {
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
	'senior-living-inquiries': {
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
};
