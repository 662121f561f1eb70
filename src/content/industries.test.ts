import { describe, expect, it } from 'vitest';
import { findIndustry, industries, industryOfOption } from './industries.ts';

const OPTIONS = [
	...['Technology/Software', 'Healthcare & Medical', 'Finance & Banking', 'Real Estate', 'E-commerce & Retail'],
	...['Professional Services', 'Manufacturing', 'Education', 'Marketing & Advertising', 'Construction'],
	...['Food & Beverage', 'Non-profit', 'Government', 'Health & Fitness', 'Beauty & Cosmetics', 'Technology & Software'],
	...['Education & Courses', 'Finance & Insurance', 'Travel & Tourism', 'Home & Garden', 'Fashion & Apparel'],
	...['Automotive', 'Entertainment', 'Finance & Investment', 'Entertainment & Media', 'Coaching & Consulting'],
];

describe('findIndustry', () => {
	it.each([
		['Dental practices', 'dental-practices'],
		['dental', 'dental-practices'],
		['we sell to dentists', 'dental-practices'],
		['Pediatric dentists in Ohio', 'dental-practices'],
		['We sell software to dentists', 'dental-practices'],
		['software for dentists', 'dental-practices'],
		['bookkeeping for e-commerce brands', 'online-shops'],
		['Session follow-up for coaches', 'coaches'],
		['recruiters for hospitals', 'recruiting-agencies'],
		['Dental recall', 'dental-practices'],
		['practice managers of dental offices', 'dental-practices'],
		['Commercial HVAC service', 'hvac-contractors'],
		['Service plans for home heating and cooling contractors', 'hvac-contractors'],
		['HVAC quote follow-up', 'hvac-contractors'],
		['Hauliers', 'trucking-firms'],
		['Load paperwork for small trucking firms', 'trucking-firms'],
		['3PL', 'freight-brokers'],
		['Freight forwarders & logistics companies', 'freight-brokers'],
		['Law-firm intake automation', 'law-firms'],
		['Family law attorneys', 'law-firms'],
		['solicitors', 'law-firms'],
		['CPAs', 'bookkeeping-firms'],
		['small accounting firms', 'bookkeeping-firms'],
		['Property management companies', 'property-managers'],
		['estate agents', 'real-estate-agencies'],
		['Real-estate lead nurture', 'real-estate-agencies'],
		['independent insurance brokers', 'insurance-agencies'],
		['cafés and restaurants', 'restaurants'],
		['restaurant owners', 'restaurants'],
		['yoga studios', 'gyms'],
		['barbershops', 'hair-salons'],
		['Vets', 'veterinary-clinics'],
		['physical therapy clinics', 'physiotherapy-clinics'],
		['Home-care agencies', 'home-care-agencies'],
		['garages', 'auto-repair-shops'],
		['used car dealers', 'car-dealers'],
		['lawn care companies', 'landscapers'],
		['office cleaning', 'cleaning-companies'],
		['solar installers', 'solar-installers'],
		['electrical contractors', 'electricians'],
		['wholesale distributors', 'wholesalers'],
		['Shopify stores', 'online-shops'],
		['ecommerce brands', 'online-shops'],
		['E-commerce', 'online-shops'],
		['B2B SaaS', 'software-companies'],
		['technology', 'software-companies'],
		['staffing agencies', 'recruiting-agencies'],
		['SEO agencies', 'marketing-agencies'],
		['Montessori schools', 'private-schools'],
		['online course creators', 'course-creators'],
		['executive coaches', 'coaches'],
		['charities', 'nonprofits'],
		['Not-for-profit organisations', 'nonprofits'],
		['boutique hotels', 'hotels'],
		['barn wedding venues', 'wedding-venues'],
		['Architecture firms', 'architects'],
		['kitchen remodelers', 'general-contractors'],
		['CNC job shops', 'machine-shops'],
		['community pharmacies', 'pharmacies'],
		['care homes', 'senior-living'],
		['exterminators', 'pest-control-companies'],
		['removal firms', 'moving-companies'],
		['bike shops', 'bicycle-workshops'],
		['city councils', 'local-governments'],
		['local government', 'local-governments'],
		['tour operators', 'travel-agencies'],
		['financial advisors', 'wealth-advisers'],
		['loan officers', 'mortgage-brokers'],
		['podcast agencies', 'podcast-producers'],
		['plastics manufacturers', 'manufacturers'],
		['food and beverage manufacturers', 'manufacturers'],
		['managed service providers', 'it-service-providers'],
		['IT services', 'it-service-providers'],
		['it support companies', 'it-service-providers'],
		['day care', 'childcare-centers'],
		['roofers and plumbers', 'construction'],
		['community banks', 'finance-banking'],
		['companies in healthcare', 'healthcare-medical'],
		['tuition, open day, admissions', 'private-schools'],
		['hygienist, recall, chair time', 'dental-practices'],
	])('reads “%s” as %s', (text, id) => {
		expect(findIndustry(text)?.id).toBe(id);
	});

	it.each([
		...['', ' ', 'other', 'Other', 'AI', 'bees', 'quantum sensors', 'small business', 'companies', 'anyone who pays'],
		...['Zahnarztpraxen', 'law enforcement', 'medical devices', 'food banks', 'print shops', 'quantum technology'],
		...[
			'restaurant furniture',
			'dental floss',
			'fast-moving goods',
			'data cleaning',
			'biotech startups',
			'agriculture',
		],
		...['oil and gas', 'dentists and lawyers', 'coaches and nonprofits', 'law firm marketing', 'semiconductors'],
		...['it is a nice company', 'social media', 'bus coach tours', 'research chemists', 'B2B', '{{industry}}', '牙医'],
		...['dentures for horses', 'moving on', 'season', 'people who quote often', 'the space industry', 'school buses'],
	])('does not guess a trade for “%s”', (text) => {
		expect(findIndustry(text)?.id ?? null).toBeNull();
	});

	it('finds each trade by its name and by every alias', () => {
		const misread = industries.flatMap((industry) =>
			[industry.name, ...industry.aliases].filter((text) => findIndustry(text) !== industry),
		);
		expect(misread).toEqual([]);
	});

	it('reads a pasted page no slower than a field', () => {
		expect(findIndustry(`${'word '.repeat(100_000)} dentists`)).toBeNull();
	});
});

describe('industryOfOption', () => {
	it.each(OPTIONS)('knows “%s” of the option lists', (option) => {
		expect(industryOfOption(option)).not.toBeNull();
		expect(findIndustry(option)).toBe(industryOfOption(option));
	});

	it('returns null for “Other”, and matches an option exactly', () => {
		expect(industryOfOption('Other')).toBeNull();
		expect(industryOfOption('real estate')).toBeNull();
	});
});
