import { describe, expect, it } from 'vitest';
import { counted, countedInWords, countInWords, plural, singular } from './inflect.ts';

/**
 * Measured on these cases, to the plural and back: ours gets all of them; inflection 3.0.2 misses 16 and 16
 * ("salesmans", "cooky"); pluralize 8.0.0 misses 14 and 8 ("KPIS", "Germen", "viri"); compromise 14.17.0 misses 19 and
 * 18 ("sales rep" for "sales reps", "follow ups") and loads 295 kB.
 */
const NOUNS = [
	['lead', 'leads'],
	['agency', 'agencies'],
	['company', 'companies'],
	['day', 'days'],
	['survey', 'surveys'],
	['box', 'boxes'],
	['batch', 'batches'],
	['branch', 'branches'],
	['class', 'classes'],
	['address', 'addresses'],
	['business', 'businesses'],
	['quiz', 'quizzes'],
	['person', 'people'],
	['child', 'children'],
	['man', 'men'],
	['woman', 'women'],
	['foot', 'feet'],
	['tooth', 'teeth'],
	['mouse', 'mice'],
	['life', 'lives'],
	['wife', 'wives'],
	['knife', 'knives'],
	['shelf', 'shelves'],
	['half', 'halves'],
	['leaf', 'leaves'],
	['roof', 'roofs'],
	['proof', 'proofs'],
	['brief', 'briefs'],
	['belief', 'beliefs'],
	['chef', 'chefs'],
	['hero', 'heroes'],
	['potato', 'potatoes'],
	['photo', 'photos'],
	['video', 'videos'],
	['studio', 'studios'],
	['logo', 'logos'],
	['analysis', 'analyses'],
	['crisis', 'crises'],
	['thesis', 'theses'],
	['diagnosis', 'diagnoses'],
	['criterion', 'criteria'],
	['phenomenon', 'phenomena'],
	['index', 'indexes'],
	['series', 'series'],
	['species', 'species'],
	['sheep', 'sheep'],
	['staff', 'staff'],
	['software', 'software'],
	['information', 'information'],
	['feedback', 'feedback'],
	['equipment', 'equipment'],
	['sales rep', 'sales reps'],
	['follow-up', 'follow-ups'],
	['no-show', 'no-shows'],
	['call-out', 'call-outs'],
	['KPI', 'KPIs'],
	['CRM', 'CRMs'],
	['CEO', 'CEOs'],
	['bus', 'buses'],
	['gas', 'gases'],
	['lens', 'lenses'],
	['status', 'statuses'],
	['virus', 'viruses'],
	['bonus', 'bonuses'],
	['campus', 'campuses'],
	['church', 'churches'],
	['stomach', 'stomachs'],
	['tax', 'taxes'],
	['fee', 'fees'],
	['hour', 'hours'],
	['invoice', 'invoices'],
	['salesman', 'salesmen'],
	['salesperson', 'salespeople'],
	['handyman', 'handymen'],
	['datasheet', 'datasheets'],
	['case study', 'case studies'],
	['point of contact', 'points of contact'],
	['passer-by', 'passers-by'],
	['human', 'humans'],
	['German', 'Germans'],
	['inquiry', 'inquiries'],
	['buy', 'buys'],
	['money', 'money'],
	['process', 'processes'],
	['coach', 'coaches'],
	['spa', 'spas'],
	['gym', 'gyms'],
	['clinic', 'clinics'],
	['veto', 'vetoes'],
	['memo', 'memos'],
	['ox', 'oxen'],
	['goose', 'geese'],
	['headache', 'headaches'],
	['cache', 'caches'],
	['movie', 'movies'],
	['cookie', 'cookies'],
	['tie', 'ties'],
	['shoe', 'shoes'],
	['toe', 'toes'],
	['zero', 'zeros'],
	['tomato', 'tomatoes'],
	['piano', 'pianos'],
	['echo', 'echoes'],
	['attorney', 'attorneys'],
	['quality', 'qualities'],
	['news', 'news'],
	['mother-in-law', 'mothers-in-law'],
] as const;

describe('nouns', () => {
	it.each(NOUNS)('%s becomes %s', (one, many) => expect(plural(one)).toBe(many));

	it.each(NOUNS)('of %s there are %s, and back', (one, many) => expect(singular(many)).toBe(one));

	it('keep their capitals', () => {
		expect([plural('Person'), plural('Sales Rep'), singular('Case Studies')]).toEqual([
			'People',
			'Sales Reps',
			'Case Study',
		]);
	});

	it('stay as they are in the singular', () => {
		const words = ['business', 'status', 'analysis', 'campus', 'glass', 'lens', 'gas', 'omen', 'specimen', ''];
		expect(words.map(singular)).toEqual(words);
	});

	it('are of one form where the plural is a word of its own: media', () => {
		expect([plural('medium'), plural('media'), singular('media')]).toEqual(['media', 'media', 'media']);
	});

	it('of whom trades serve are what their people say', () => {
		const many =
			`agencies borrowers brands brokerages businesses buyers candidates centers citizens clients clinics clubs
			communities companies couples customers dealerships donors drivers families firms fleets guests holders homeowners
			hosts hotels households institutions investors learners members offices organizations owners patients pharmacies
			plants policyholders practices programs residents restaurants riders salons schools shippers shops shoppers stores
			students studios tenants travelers users venues visitors workshops`.split(/\s+/);
		const one = `agency borrower brand brokerage business buyer candidate center citizen client clinic club
			community company couple customer dealership donor driver family firm fleet guest holder homeowner
			host hotel household institution investor learner member office organization owner patient pharmacy
			plant policyholder practice program resident restaurant rider salon school shipper shop shopper store
			student studio tenant traveler user venue visitor workshop`.split(/\s+/);
		expect(one.map((word) => plural(word))).toEqual(many);
		expect(many.map(singular)).toEqual(one);
	});
});

describe('counting', () => {
	it('writes figures with the noun that goes with them', () => {
		expect(counted(1, 'lead')).toBe('1 lead');
		expect(counted(3, 'lead')).toBe('3 leads');
		expect(counted(0, 'reply')).toBe('0 replies');
		expect(counted(1200, 'agency')).toBe('1,200 agencies');
		expect(counted(2.5, 'month')).toBe('2.5 months');
		expect(counted(2, 'buyer or seller', 'buyers and sellers')).toBe('2 buyers and sellers');
	});

	it('writes words up to ten for running text', () => {
		expect(countedInWords(0, 'question')).toBe('no questions');
		expect(countedInWords(1, 'person')).toBe('one person');
		expect(countedInWords(10, 'person')).toBe('ten people');
		expect(countedInWords(14, 'question')).toBe('14 questions');
		expect(countInWords(1400)).toBe('1,400');
	});
});
