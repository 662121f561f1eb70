import type { NicheFit } from '../niche.ts';

/** Trades that treat people and animals. */
export const health: Readonly<Record<string, NicheFit>> = {
	'dental-recall': {
		terms: 'dental, dentist, dentistry, hygienist, orthodontist, oral surgeon, dental assistant, dental practice',
		show: 'the list of overdue patients with the names covered',
	},
	'veterinary-reminders': {
		terms: 'veterinary, veterinarian, vet, vets, vet tech, vet nurse, animal hospital, animal clinic, pet clinic',
		show: 'the discharge sheets they hand out after surgery',
	},
	'physiotherapy-no-shows': {
		terms:
			'physiotherapy, physiotherapist, physio, physical therapy, physical therapist, chiropractor, chiropractic, osteopath, rehabilitation, massage therapist',
		show: 'the cancellations of last week with the names covered',
	},
	'home-care-visit-notes': {
		terms:
			'home care, home-care, caregiver, carer, carers, home health, care worker, care agency, district nurse, domiciliary, elderly care, social care',
		show: "yesterday's notes with every name covered",
	},
	'pharmacy-refills': {
		terms: 'pharmacy, pharmacist, pharmacies, pharmacy technician, drugstore',
		show: 'what their system knows about a prescription that waits',
	},
	'senior-living-inquiries': {
		terms:
			'senior living, assisted living, retirement home, nursing home, care home, retirement community, memory care, elder care, aged care',
		show: 'the inquiries of last month, without names, and what each was answered',
	},
};
