import type { Industry } from '#content/industry.ts';
import type { Idea } from './idea.ts';
import { anyTrade } from './trades/any-trade.ts';
import { automotive } from './trades/automotive.ts';
import { beautyCosmetics } from './trades/beauty-cosmetics.ts';
import { coachingConsulting } from './trades/coaching-consulting.ts';
import { ecommerceRetail } from './trades/ecommerce-retail.ts';
import { educationCourses } from './trades/education-courses.ts';
import { entertainmentMedia } from './trades/entertainment-media.ts';
import { fashionApparel } from './trades/fashion-apparel.ts';
import { financeInvestment } from './trades/finance-investment.ts';
import { foodBeverage } from './trades/food-beverage.ts';
import { healthFitness } from './trades/health-fitness.ts';
import { homeGarden } from './trades/home-garden.ts';
import { nonProfit } from './trades/non-profit.ts';
import { professionalServices } from './trades/professional-services.ts';
import { realEstate } from './trades/real-estate.ts';
import { technologySoftware } from './trades/technology-software.ts';
import { travelTourism } from './trades/travel-tourism.ts';

/** Trades of the catalogue that talk to their customers about the same things. */
const TRADES: readonly (readonly [readonly Idea[], string])[] = [
	[technologySoftware, 'software-companies it-service-providers'],
	[healthFitness, 'health-fitness gyms physiotherapy-clinics'],
	[beautyCosmetics, 'beauty-cosmetics hair-salons'],
	[foodBeverage, 'food-beverage restaurants'],
	[fashionApparel, 'fashion-apparel'],
	[travelTourism, 'travel-tourism travel-agencies hotels wedding-venues'],
	[educationCourses, 'education-courses course-creators education private-schools'],
	[
		financeInvestment,
		'finance-investment finance-banking finance-insurance insurance-agencies mortgage-brokers wealth-advisers',
	],
	[realEstate, 'real-estate-agencies property-managers'],
	[
		professionalServices,
		'professional-services law-firms bookkeeping-firms recruiting-agencies marketing-agencies architects',
	],
	[ecommerceRetail, 'retail online-shops wholesalers'],
	[entertainmentMedia, 'entertainment-media entertainment podcast-producers'],
	[nonProfit, 'nonprofits'],
	[coachingConsulting, 'coaches'],
	[
		homeGarden,
		'home-garden landscapers electricians hvac-contractors general-contractors construction cleaning-companies pest-control-companies solar-installers',
	],
	[automotive, 'automotive auto-repair-shops car-dealers bicycle-workshops'],
];

const BY_ID = new Map(TRADES.flatMap(([ideas, ids]) => ids.split(' ').map((id) => [id, ideas] as const)));

/** What a brand of this trade can post without any fact of its own. For an unknown trade, what suits any. */
export function ideasOfTrade(trade: Industry | null): readonly Idea[] {
	return (trade === null ? undefined : BY_ID.get(trade.id)) ?? anyTrade;
}
