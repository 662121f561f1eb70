import type { NicheFit } from '../niche.ts';

/** Businesses that live on guests, members and regulars. */
export const guests: Readonly<Record<string, NicheFit>> = {
	'restaurant-reviews': {
		fit: {
			trade:
				'restaurant, restaurants, chef, cook, waiter, waitress, waiting tables, bartender, hospitality, maitre d, catering, cafe, coffee shop, barista, bistro, line cook, restaurant manager',
			skills:
				'copywriting, content writing, community management, social media, storytelling, customer service, complaint handling, hospitality, public relations, google business, seo, local seo, reputation management, prompt engineering, chatgpt, automation, zapier',
		},
		show: 'the messages about tables from last week',
	},
	'hotel-guest-messages': {
		fit: {
			trade:
				'hotel, hotels, concierge, hospitality, innkeeper, bed and breakfast, guesthouse, hostel, night auditor, housekeeping',
			skills:
				'languages, translation, spanish, french, german, italian, portuguese, mandarin, arabic, multilingual, customer service, hospitality, complaint handling, concierge, chatbots, automation, whatsapp, n8n, make.com, prompt engineering, copywriting, upselling, e-mail marketing, email marketing',
		},
		show: 'the messages of one weekend',
	},
	'wedding-venue-inquiries': {
		fit: {
			trade: 'wedding, weddings, wedding planner, event venue, banquet, wedding barn',
			skills:
				'event planning, event management, project coordination, hospitality, copywriting, storytelling, letter writing, e-mail marketing, email marketing, sales, lead nurture, follow-up, crm, honeybook, photography, social media, instagram, pinterest',
		},
		show: 'the last ten inquiries and the first answers',
	},
	'travel-itineraries': {
		fit: {
			trade:
				'travel agency, travel agent, travel adviser, travel advisor, tour operator, tour guide, tourism, travel planner',
			skills:
				'travel planning, research, itinerary, trip planning, copywriting, travel writing, content writing, editing, blogging, languages, translation, spanish, french, german, italian, japanese, portuguese, automation, prompt engineering, airtable, notion, no-code',
		},
		show: 'the notes and the proposal of one trip',
	},
	'salon-rebooking': {
		fit: {
			trade:
				'hair salon, salon, hairdresser, hairstylist, barber, barbershop, beautician, nail salon, beauty salon, cosmetologist, esthetician, makeup artist',
			skills:
				'texting, sms, copywriting, social media, instagram, whatsapp, data analysis, excel, reporting, sql, crm, automation, zapier, loyalty, retention, customer service, hospitality, sales',
		},
		show: 'the booking page of the last two weeks',
	},
	'gym-retention': {
		fit: {
			trade:
				'gym, gyms, fitness studio, personal trainer, yoga studio, pilates studio, crossfit box, health club, group fitness, yoga teacher',
			skills:
				'data analysis, excel, sql, python, reporting, coaching, motivation, personal training, habit building, community management, social media, copywriting, e-mail marketing, email marketing, crm, automation, zapier, retention, customer success',
		},
		show: 'the check-ins of those who left last quarter, without their names',
	},
};
