/** Groups of related trades: whoever knows one learns another faster than a stranger would. */

interface Field {
	/** Words for the field that name none of its trades; lower case and singular, as `normalised` returns them. */
	words: readonly string[];
	/** Ids of niches. */
	niches: readonly string[];
}

const FIELDS: readonly Field[] = [
	{
		words: ['hospital', 'icu', 'gp', 'gp surgery', 'doctor', 'medical', 'healthcare', 'paramedic', 'midwife'],
		niches: [
			'home-care-visit-notes',
			'senior-living-inquiries',
			'dental-recall',
			'physiotherapy-no-shows',
			'pharmacy-refills',
		],
	},
	{
		words: ['roofer', 'roofing', 'painter', 'handyman', 'scaffolding', 'bricklayer'],
		niches: [
			'hvac-quote-follow-up',
			'electrician-call-intake',
			'solar-lead-qualification',
			'contractor-bid-preparation',
		],
	},
	{
		words: ['building permit', 'surveyor'],
		niches: ['contractor-bid-preparation', 'architect-proposals', 'permit-applications'],
	},
	{ words: ['field service'], niches: ['landscaping-estimates', 'pest-control-renewals', 'cleaning-quotes'] },
	{
		words: ['housing', 'flat', 'apartment', 'leasing'],
		niches: ['maintenance-triage', 'real-estate-lead-follow-up', 'mortgage-document-chase', 'moving-quotes'],
	},
	{
		words: ['courier', 'parcel', 'bus company'],
		niches: ['trucking-load-paperwork', 'logistics-onboarding-guides', 'wholesale-order-entry'],
	},
	{
		words: ['vehicle', 'motorcycle dealer'],
		niches: ['auto-repair-estimates', 'car-dealer-service-reminders', 'bicycle-workshop-booking'],
	},
	{
		words: ['bank', 'finance', 'pension', 'payroll'],
		niches: [
			'bookkeeping-document-collection',
			'insurance-renewals',
			'mortgage-document-chase',
			'wealth-meeting-notes',
		],
	},
	{ words: ['legal'], niches: ['law-firm-intake', 'permit-applications'] },
	{ words: ['pub'], niches: ['restaurant-reviews', 'hotel-guest-messages', 'wedding-venue-inquiries'] },
	{ words: ['airline', 'flight attendant', 'airport'], niches: ['travel-itineraries', 'hotel-guest-messages'] },
	{ words: ['sport club'], niches: ['gym-retention', 'physiotherapy-no-shows'] },
	{
		words: ['import', 'shop assistant'],
		niches: ['wholesaler-spreadsheets', 'wholesale-order-entry', 'online-shop-support'],
	},
	{ words: ['foreman', 'production line'], niches: ['machine-shop-quoting', 'maintenance-logs'] },
	{ words: ['fashion label'], niches: ['online-shop-support', 'product-descriptions'] },
	{ words: ['college'], niches: ['school-admissions', 'childcare-enrolment'] },
	{ words: ['training company'], niches: ['course-learner-support', 'coach-follow-up'] },
	{ words: ['cybersecurity', 'web developer'], niches: ['saas-onboarding', 'msp-knowledge-base'] },
	{ words: ['magazine', 'newspaper', 'publisher'], niches: ['agency-reporting', 'podcast-show-notes'] },
];

/** The fields' own words, which the catalogue does not list. */
export const fieldWords: readonly string[] = FIELDS.flatMap(({ words }) => words);

/** The niches in the same fields as a niche. */
export function besides(nicheId: string): ReadonlySet<string> {
	const fields = FIELDS.filter(({ niches }) => niches.includes(nicheId));
	return new Set(fields.flatMap(({ niches }) => niches).filter((id) => id !== nicheId));
}

/** The niches in the fields that a word belongs to. */
export function inFieldOf(term: string): ReadonlySet<string> {
	return new Set(FIELDS.filter(({ words }) => words.includes(term)).flatMap(({ niches }) => niches));
}
