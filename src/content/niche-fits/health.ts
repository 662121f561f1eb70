import type { NicheFit } from '../niche.ts';

/** Trades that treat people and animals. */
export const health: Readonly<Record<string, NicheFit>> = {
	'dental-recall': {
		fit: {
			trade: 'dental, dentist, dentistry, hygienist, orthodontist, oral surgeon, dental assistant, dental practice',
			skills:
				'copywriting, texting, sms, e-mail marketing, email marketing, newsletters, scheduling, appointment setting, calendar management, front desk, reception, zapier, make.com, n8n, automation, crm',
		},
		show: 'the list of overdue patients with the names covered',
	},
	'veterinary-reminders': {
		fit: {
			trade: 'veterinary, veterinarian, vet, vets, vet tech, vet nurse, animal hospital, animal clinic, pet clinic',
			skills:
				'medical writing, plain language, patient education, copywriting, technical writing, customer service, customer support, phone support, client communication, automation, zapier, n8n, make.com, chatbots, crm',
		},
		show: 'the discharge sheets they hand out after surgery',
	},
	'physiotherapy-no-shows': {
		fit: {
			trade:
				'physiotherapy, physiotherapist, physio, physical therapy, physical therapist, chiropractor, chiropractic, osteopath, rehabilitation, massage therapist',
			skills:
				'scheduling, appointment setting, calendar management, reception, coaching, motivation, motivational interviewing, habit building, automation, zapier, n8n, make.com, crm, sms, data analysis, excel, reporting, sql',
		},
		show: 'the cancellations of last week with the names covered',
	},
	'home-care-visit-notes': {
		fit: {
			trade:
				'home care, home-care, caregiver, carer, carers, home health, care worker, care agency, district nurse, domiciliary, elderly care, social care',
			skills:
				'documentation, note taking, medical writing, report writing, technical writing, training, teaching, coaching, onboarding, speech recognition, transcription, prompt engineering, ai tools, chatgpt, python, compliance, quality management, auditing, audits, data protection, hipaa, gdpr',
		},
		show: "yesterday's notes with every name covered",
	},
	'pharmacy-refills': {
		fit: {
			trade: 'pharmacy, pharmacist, pharmacies, pharmacy technician, drugstore',
			skills:
				'api integration, integrations, hl7, fhir, software development, programming, customer service, phone support, queue management, retail, compliance, data protection, hipaa, gdpr, risk management',
		},
		show: 'what their system knows about a prescription that waits',
	},
	'senior-living-inquiries': {
		fit: {
			trade:
				'senior living, assisted living, retirement home, nursing home, care home, retirement community, memory care, elder care, aged care',
			skills:
				'sales, account management, lead nurturing, lead nurture, business development, inside sales, crm, hubspot, salesforce, automation, zapier, letter writing, copywriting, storytelling, e-mail marketing, email marketing, counselling, social work, active listening, psychology',
		},
		show: 'the inquiries of last month, without names, and what each was answered',
	},
};
