import { industries } from '#content/industry-list.ts';
import { matchIndustry } from '#content/industry-match.ts';
import { BESIDE, comparable, normalized, toTerms } from '#content/industry-terms.ts';
import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';

/** Which trade of the catalogue a text names. A trade is the id of an industry. */

/** Terms of a trade that people of many trades use, too: jobs, tools, places. */
const OF_MANY_TRADES = `truck, trucks, dispatch, dispatcher, dispatchers, carrier, carriers, fleet, contractor, estimator, estimating,
tenders, carpenter, joiner, auditor, facilities, facility manager, caretaker, tenant, tenants, retail, fulfilment, fulfillment,
nursing, nurse, electrical, wiring, switchboard, electrical engineer, mot, rehab, distribution, distributor, erp, sap, warehouse,
warehousing, shipping, order entry, order clerk, sales office, inside sales, customer service rep, foundation, grant, grants,
shelter, development director, volunteer coordinator, hr, hiring, hr manager, human resources, talent acquisition, startup,
start-up, developer, software, software engineer, software developer, product manager, product marketing, tech company,
customer success, banking, bank clerk, credit analyst, lender, purchasing, procurement, inventory manager, relocation, venue,
events, event manager, event planner, coach, coaches, facilitator, permits, zoning, public administration, receptionist,
resort, airbnb, front office, school, teacher, teachers, headteacher, principal, admissions, education, tutor, classroom,
digital marketing, marketing manager, social media manager, account manager, performance marketing, media buyer, autocad,
revit, radio, broadcast, broadcaster, journalist, sound engineer, stylist, spa, lms, workshop leader, instructional designer,
chemist, prescriptions, dispensing, pv, merchandising, catalogue, category manager, product manager retail, cruise,
practice manager, site manager, civil engineer, care manager, it consultant, network engineer, cloud engineer, sysadmin,
system administrator, sports medicine, portfolio manager, asset management, service manager, maintenance technician,
maintenance manager, mechanical engineer, industrial engineer, process engineer, quality engineer, manufacturing, fitness`;
const LONGEST_TERM = 4;

function wordsOf(text: string): string[] {
	return toTerms(normalized(text)).map(comparable);
}

const keyOf = (text: string) => wordsOf(text).join(' ');

const left = new Set(OF_MANY_TRADES.split(/,\s+/).map(keyOf));
const terms = new Map<string, Set<string>>();
for (const { fit, trade, people, industry } of fittingNiches) {
	for (const term of [...fit.trade.split(', '), trade, people]) {
		const key = keyOf(term);
		if (!left.has(key) || term === trade) terms.set(key, (terms.get(key) ?? new Set()).add(industry));
	}
}
// "Freight broker" stands in two entries, and names one of them.
for (const { industry } of fittingNiches) terms.set(keyOf(industry.replaceAll('-', ' ')), new Set([industry]));

/** The trades that a text names by a whole term that no other trade claims; of two that overlap, the longer one. */
export function tradesIn(text: string): Set<string> {
	const words = wordsOf(text);
	const found = new Set<string>();
	for (let from = 0; from < words.length; ) {
		let length = Math.min(LONGEST_TERM, words.length - from);
		while (length > 0 && !terms.has(words.slice(from, from + length).join(' '))) length--;
		const [industry, ...others] = terms.get(words.slice(from, from + length).join(' ')) ?? [];
		if (industry !== undefined && others.length === 0) found.add(industry);
		from += Math.max(1, length);
	}
	return found;
}

/** Whether a text holds all telling words of a trade. */
export function holdsTrade(text: string, trade: string): boolean {
	const telling = new Set(wordsOf(trade)).difference(BESIDE);
	return telling.size > 0 && telling.isSubsetOf(new Set(wordsOf(text)));
}

/** The trade that the member typed as such; null if the catalogue has none. */
export function tradeCalled(name: string): string | null {
	const [only, ...others] = tradesIn(name);
	return (others.length === 0 ? only : undefined) ?? matchIndustry(industries, name)?.id ?? null;
}

/** The trade of the catalogue whose own name was typed; null for other trades, even related ones. */
export function tradeNamed(name: string): string | null {
	const key = keyOf(name);
	return fittingNiches.find(({ trade, people }) => keyOf(trade) === key || keyOf(people) === key)?.industry ?? null;
}

export function entriesOfTrade(industry: string | null): readonly FittingNiche[] {
	return fittingNiches.filter((niche) => niche.industry === industry);
}
