import { architects } from './industries/architects.ts';
import { autoRepairShops } from './industries/auto-repair-shops.ts';
import { automotive } from './industries/automotive.ts';
import { beautyCosmetics } from './industries/beauty-cosmetics.ts';
import { bicycleWorkshops } from './industries/bicycle-workshops.ts';
import { bookkeepingFirms } from './industries/bookkeeping-firms.ts';
import { carDealers } from './industries/car-dealers.ts';
import { childcareCenters } from './industries/childcare-centers.ts';
import { cleaningCompanies } from './industries/cleaning-companies.ts';
import { coaches } from './industries/coaches.ts';
import { construction } from './industries/construction.ts';
import { courseCreators } from './industries/course-creators.ts';
import { dentalPractices } from './industries/dental-practices.ts';
import { education } from './industries/education.ts';
import { educationCourses } from './industries/education-courses.ts';
import { electricians } from './industries/electricians.ts';
import { entertainment } from './industries/entertainment.ts';
import { entertainmentMedia } from './industries/entertainment-media.ts';
import { fashionApparel } from './industries/fashion-apparel.ts';
import { financeBanking } from './industries/finance-banking.ts';
import { financeInsurance } from './industries/finance-insurance.ts';
import { financeInvestment } from './industries/finance-investment.ts';
import { foodBeverage } from './industries/food-beverage.ts';
import { freightBrokers } from './industries/freight-brokers.ts';
import { generalContractors } from './industries/general-contractors.ts';
import { government } from './industries/government.ts';
import { gyms } from './industries/gyms.ts';
import { hairSalons } from './industries/hair-salons.ts';
import { healthFitness } from './industries/health-fitness.ts';
import { healthcareMedical } from './industries/healthcare-medical.ts';
import { homeCareAgencies } from './industries/home-care-agencies.ts';
import { homeGarden } from './industries/home-garden.ts';
import { hotels } from './industries/hotels.ts';
import { hvacContractors } from './industries/hvac-contractors.ts';
import { insuranceAgencies } from './industries/insurance-agencies.ts';
import { itServiceProviders } from './industries/it-service-providers.ts';
import { landscapers } from './industries/landscapers.ts';
import { lawFirms } from './industries/law-firms.ts';
import { localGovernments } from './industries/local-governments.ts';
import { machineShops } from './industries/machine-shops.ts';
import { manufacturers } from './industries/manufacturers.ts';
import { marketingAgencies } from './industries/marketing-agencies.ts';
import { mortgageBrokers } from './industries/mortgage-brokers.ts';
import { movingCompanies } from './industries/moving-companies.ts';
import { nonprofits } from './industries/nonprofits.ts';
import { onlineShops } from './industries/online-shops.ts';
import { pestControlCompanies } from './industries/pest-control-companies.ts';
import { pharmacies } from './industries/pharmacies.ts';
import { physiotherapyClinics } from './industries/physiotherapy-clinics.ts';
import { podcastProducers } from './industries/podcast-producers.ts';
import { privateSchools } from './industries/private-schools.ts';
import { professionalServices } from './industries/professional-services.ts';
import { propertyManagers } from './industries/property-managers.ts';
import { realEstateAgencies } from './industries/real-estate-agencies.ts';
import { recruitingAgencies } from './industries/recruiting-agencies.ts';
import { restaurants } from './industries/restaurants.ts';
import { retail } from './industries/retail.ts';
import { seniorLiving } from './industries/senior-living.ts';
import { softwareCompanies } from './industries/software-companies.ts';
import { solarInstallers } from './industries/solar-installers.ts';
import { travelAgencies } from './industries/travel-agencies.ts';
import { travelTourism } from './industries/travel-tourism.ts';
import { truckingFirms } from './industries/trucking-firms.ts';
import { veterinaryClinics } from './industries/veterinary-clinics.ts';
import { wealthAdvisers } from './industries/wealth-advisers.ts';
import { weddingVenues } from './industries/wedding-venues.ts';
import { wholesalers } from './industries/wholesalers.ts';
import type { Industry } from './industry.ts';

/** Every trade the engine knows, by id. */
export const industries: readonly Industry[] = [
	architects,
	autoRepairShops,
	automotive,
	beautyCosmetics,
	bicycleWorkshops,
	bookkeepingFirms,
	carDealers,
	childcareCenters,
	cleaningCompanies,
	coaches,
	construction,
	courseCreators,
	dentalPractices,
	education,
	educationCourses,
	electricians,
	entertainment,
	entertainmentMedia,
	fashionApparel,
	financeBanking,
	financeInsurance,
	financeInvestment,
	foodBeverage,
	freightBrokers,
	generalContractors,
	government,
	gyms,
	hairSalons,
	healthFitness,
	healthcareMedical,
	homeCareAgencies,
	homeGarden,
	hotels,
	hvacContractors,
	insuranceAgencies,
	itServiceProviders,
	landscapers,
	lawFirms,
	localGovernments,
	machineShops,
	manufacturers,
	marketingAgencies,
	mortgageBrokers,
	movingCompanies,
	nonprofits,
	onlineShops,
	pestControlCompanies,
	pharmacies,
	physiotherapyClinics,
	podcastProducers,
	privateSchools,
	professionalServices,
	propertyManagers,
	realEstateAgencies,
	recruitingAgencies,
	restaurants,
	retail,
	seniorLiving,
	softwareCompanies,
	solarInstallers,
	travelAgencies,
	travelTourism,
	truckingFirms,
	veterinaryClinics,
	wealthAdvisers,
	weddingVenues,
	wholesalers,
];
