import type { NicheFit } from '../niche.ts';

/** Businesses that live on guests, members and regulars. */
export const guests: Readonly<Record<string, NicheFit>> = {
	'restaurant-reviews': {
		terms:
			'restaurant, restaurants, chef, cook, waiter, waitress, waiting tables, bartender, hospitality, maitre d, catering, cafe, coffee shop, barista, bistro, line cook, restaurant manager',
		show: 'the messages about tables from last week',
	},
	'hotel-guest-messages': {
		terms:
			'hotel, hotels, concierge, hospitality, innkeeper, bed and breakfast, guesthouse, hostel, night auditor, housekeeping',
		show: 'the messages of one weekend',
	},
	'wedding-venue-inquiries': {
		terms: 'wedding, weddings, wedding planner, event venue, banquet, wedding barn',
		show: 'the last ten inquiries and the first answers',
	},
	'travel-itineraries': {
		terms:
			'travel agency, travel agent, travel adviser, travel advisor, tour operator, tour guide, tourism, travel planner',
		show: 'the notes and the proposal of one trip',
	},
	'salon-rebooking': {
		terms:
			'hair salon, salon, hairdresser, hairstylist, barber, barbershop, beautician, nail salon, beauty salon, cosmetologist, esthetician, makeup artist',
		show: 'the booking page of the last two weeks',
	},
	'gym-retention': {
		terms:
			'gym, gyms, fitness studio, personal trainer, yoga studio, pilates studio, crossfit box, health club, group fitness, yoga teacher',
		show: 'the check-ins of those who left last quarter, without their names',
	},
};
