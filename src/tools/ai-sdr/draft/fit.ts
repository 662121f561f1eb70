/** Whom the member serves, compared with the lead: by entries of lists, names of trades and numbers of people. */
import { findIndustry } from '#content/industries.ts';
import { stems } from '#language/stems.ts';

/** The catalogue's trades within an entry of the industry list, by their ids, besides those that name it themselves. */
const WITHIN: Readonly<Record<string, string>> = {
	'Technology/Software': 'it-service-providers',
	'Healthcare & Medical':
		'dental-practices veterinary-clinics physiotherapy-clinics pharmacies home-care-agencies senior-living',
	'Finance & Banking': 'wealth-advisers mortgage-brokers insurance-agencies finance-insurance finance-investment',
	'Real Estate': 'property-managers mortgage-brokers',
	'E-commerce & Retail': 'online-shops fashion-apparel beauty-cosmetics bicycle-workshops wholesalers',
	'Professional Services':
		'law-firms bookkeeping-firms architects recruiting-agencies coaches it-service-providers marketing-agencies',
	Manufacturing: 'machine-shops',
	Education: 'private-schools course-creators education-courses childcare-centers',
	'Marketing & Advertising': 'podcast-producers',
	Construction: 'general-contractors hvac-contractors electricians solar-installers architects landscapers',
	'Food & Beverage': 'restaurants wholesalers',
	Government: 'local-governments',
};

/**
 * How the trade of the lead fits, and what tells of the trade that the member serves: the entry of the list, or else what
 * was written. `texts` on whom they serve count where they name one trade; `offers` may name it, and tell of no other.
 */
export function tradeFit(
	industry: string,
	listed: string,
	texts: readonly string[],
	offers: readonly string[] = [],
): { fit: 'listed' | 'named' | 'other' | 'unknown'; trade: string } {
	if (listed === industry) return { fit: 'listed', trade: listed };
	const within = WITHIN[industry]?.split(' ') ?? [];
	const isNear = (text: string) => {
		const trade = findIndustry(text);
		return trade !== null && (trade.options?.includes(industry) || within.includes(trade.id));
	};
	const near = texts.find(isNear);
	if (near !== undefined) return { fit: 'named', trade: near };
	const named = texts.find((text) => {
		const trade = findIndustry(text);
		return trade !== null && trade.general !== true;
	});
	const trade = listed || (named ?? '');
	if (trade !== '') return { fit: 'other', trade };
	const told = offers.find(isNear);
	return told === undefined ? { fit: 'unknown', trade } : { fit: 'named', trade: told };
}

/** Words of companies of any trade. */
const GENERAL = stems('business company firm group service');

/** Whether the name of a company says that it is one of them: "The Marlowe Hotel" of "hotels and theatres". */
export function isAmong(company: string, people: string): boolean {
	const named = stems(company);
	return [...stems(people)].some((word) => named.has(word) && !GENERAL.has(word));
}

const PEOPLE = /\b(?:employees|people|staff|workers)\b/i;
const AT_MOST = /\b(?:up to|under|at most|fewer than)\b/i;
const AT_LEAST = /\d\+|\b(?:from|over|more than|at least)\b/i;

const ANY = /^(?:any|all)(?: sizes?)?$/i;
/** Numbers with nothing named beside them: in a field for sizes they are people. */
const BARE =
	/^(?:\d|[-–+, ]|\b(?:up to|under|at most|fewer than|from|over|more than|at least|between|to|until|and)\b)+$/i;

/** "Small (11-50 employees)", "up to 50", "5-50", "any size" as numbers of people; null where it tells none. */
export function peopleIn(text: string): readonly [least: number, most: number] | null {
	if (text.length > 100) return null;
	if (ANY.test(text.trim())) return [1, Number.POSITIVE_INFINITY];
	if (!PEOPLE.test(text) && !BARE.test(text.trim())) return null;
	const numbers = (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d{1,6}/g) ?? []).map(Number);
	const [one, other] = numbers;
	if (one === undefined) return null;
	if (other !== undefined) return [Math.min(...numbers), Math.max(...numbers)];
	if (AT_MOST.test(text)) return [1, one];
	return AT_LEAST.test(text) ? [one, Number.POSITIVE_INFINITY] : null;
}

export function sizeFit(lead: string, own: string): 'within' | 'overlaps' | 'apart' | 'unknown' {
	const [theirs, ours] = [peopleIn(lead), peopleIn(own)];
	if (theirs === null || ours === null) return 'unknown';
	if (theirs[0] >= ours[0] && theirs[1] <= ours[1]) return 'within';
	return theirs[1] < ours[0] || theirs[0] > ours[1] ? 'apart' : 'overlaps';
}

/** What precedes "owner" or "partner" in the titles of employees. */
const EMPLOYED = /\b(?:product|process|business|account|assistant|deputy|vice)\b/i;
const SIGNS = /\b(?:co-?)?(?:owner|founder|managing director|partner|proprietor|ceo)\b/i;
const LEADS = /\b(?:director|head|manager|chief|vp|vice president)\b/i;

/** What a job title says about who signs, and no more. */
export function signs(role: string): 'yes' | 'perhaps' | 'unknown' {
	if (/\bassistant\b/i.test(role)) return 'unknown';
	if (SIGNS.test(role) && !EMPLOYED.test(role)) return 'yes';
	return LEADS.test(role) ? 'perhaps' : 'unknown';
}
