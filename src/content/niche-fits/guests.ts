import type { NicheFit } from '../niche.ts';

/** Businesses that live on guests, members and regulars. */
export const guests: Readonly<Record<string, NicheFit>> = {
	'restaurant-reviews': {
		fit: {
			trade:
				'restaurant, restaurants, chef, cook, waiter, waitress, waiting tables, bartender, hospitality, maitre d, catering, cafe, coffee shop, barista, bistro, line cook, restaurant manager',
			insider: 'when an owner reads reviews and in what mood',
			skills: {
				'copywriting, content writing, community management, social media, storytelling':
					'answer a bad evening without an excuse',
				'customer service, complaint handling, hospitality, public relations':
					'hear what a guest wanted behind the stars',
				'google business, seo, local seo, reputation management': 'put the answers where guests decide',
				'prompt engineering, chatgpt, automation, zapier': 'have ten drafts ready before the kitchen opens',
			},
			interest: 'food, cooking, wine, baking, coffee, eating out, barbecue, espresso',
			gives: 'tells you what a guest notices at the table',
		},
		field: {
			place: 'the bar before service',
			count: 'the reviews without an answer',
			show: 'the messages about tables from last week',
			trial: 'answer a month of reviews',
		},
	},
	'hotel-guest-messages': {
		fit: {
			trade:
				'hotel, hotels, receptionist, concierge, front office, hospitality, innkeeper, bed and breakfast, guesthouse, hostel, resort, airbnb, night auditor, housekeeping',
			insider: 'which ten questions fill a night at the desk',
			skills: {
				'languages, translation, spanish, french, german, italian, portuguese, mandarin, arabic, multilingual':
					'answer a guest in the language of the question',
				'customer service, hospitality, complaint handling, concierge': 'know which question hides a complaint',
				'chatbots, automation, whatsapp, n8n, make.com, prompt engineering':
					'keep the night quiet without a false promise',
				'copywriting, upselling, e-mail marketing, email marketing':
					'offer a later check-out without sounding like a shop',
			},
			interest: 'travel, travelling, languages, cities, food',
			gives: 'reminds you what a tired guest wants to know',
		},
		field: {
			place: 'the front desk in the evening',
			count: 'the questions that are asked more than twice',
			show: 'the messages of one weekend',
			trial: 'write the answers to their twenty commonest questions',
		},
	},
	'wedding-venue-inquiries': {
		fit: {
			trade:
				'wedding, weddings, wedding planner, event venue, venue, event planner, event manager, events, banquet, wedding barn',
			insider: 'which answers make a couple visit',
			skills: {
				'event planning, event management, project coordination, hospitality': 'know what a couple forgets to ask',
				'copywriting, storytelling, letter writing, e-mail marketing, email marketing':
					'make the first answer sound as if one had read theirs',
				'sales, lead nurture, follow-up, crm, honeybook': 'keep a couple warm between visit and signature',
				'photography, social media, instagram, pinterest': 'pick the picture that answers the question',
			},
			interest: 'weddings, wedding cakes, flowers, parties, dancing, calligraphy',
			gives: 'brings you near planners, bands and florists',
		},
		field: {
			place: 'the office on the Monday after a wedding',
			count: 'the inquiries of the weekend without an answer',
			show: 'the last ten inquiries and the first answers',
			trial: 'answer the inquiries of two weekends',
		},
	},
	'travel-itineraries': {
		fit: {
			trade:
				'travel agency, travel agent, travel adviser, travel advisor, tour operator, tour guide, tourism, travel planner, cruise',
			insider: 'how many proposals are written for nothing',
			skills: {
				'travel planning, research, itinerary, trip planning': 'find the day that does not work on the map',
				'copywriting, travel writing, content writing, editing, blogging': 'make a client see the third day',
				'languages, translation, spanish, french, german, italian, japanese, portuguese':
					"check a supplier's page where others trust a summary",
				'automation, prompt engineering, airtable, notion, no-code':
					'build the plan from facts the agency already holds',
			},
			interest: 'travel, travelling, hiking, maps, backpacking, languages, sailing',
			gives: 'tells you which day of a plan is too long',
		},
		field: {
			place: 'the desk of an adviser after a client talk',
			count: 'the proposals of last month that were not booked',
			show: 'the notes and the proposal of one trip',
			trial: 'draft three proposals from notes',
		},
	},
	'salon-rebooking': {
		fit: {
			trade:
				'hair salon, salon, hairdresser, hairstylist, stylist, barber, barbershop, beautician, nail salon, spa, beauty salon, cosmetologist, esthetician, makeup artist',
			insider: 'at which interval a regular begins to drift away',
			skills: {
				'texting, sms, copywriting, social media, instagram, whatsapp': 'write as a stylist talks',
				'data analysis, excel, reporting, sql': 'find the regular who is two weeks late',
				'crm, automation, zapier, loyalty, retention': 'fill Tuesday without a discount for Saturday',
				'customer service, hospitality, sales': 'offer the next date as a favour',
			},
			interest: 'fashion, make-up, beauty, skincare',
			gives: 'lets you talk shop at the chair',
		},
		field: {
			place: 'the front of the salon on a Tuesday',
			count: 'the regulars who are past their interval',
			show: 'the booking page of the last two weeks',
			trial: 'write to forty guests who stayed away',
		},
	},
	'gym-retention': {
		fit: {
			trade:
				'gym, gyms, fitness, fitness studio, personal trainer, yoga studio, pilates studio, crossfit box, health club, group fitness, yoga teacher',
			insider: 'in which week a new member stops coming',
			skills: {
				'data analysis, excel, sql, python, reporting': 'read from the door system who is about to leave',
				'coaching, motivation, personal training, habit building':
					'say the sentence that gets somebody back on a Monday',
				'community management, social media, copywriting, e-mail marketing, email marketing':
					'make absence noticed without shame',
				'crm, automation, zapier, retention, customer success': 'send the note from the trainer they know',
			},
			interest: 'fitness, crossfit, yoga, weightlifting, climbing, martial arts, boxing, spinning',
			gives: 'has shown you when people skip a session',
		},
		field: {
			place: 'the reception between two classes',
			count: 'the members who have not come for two weeks',
			show: 'the check-ins of those who left last quarter, without their names',
			trial: 'write to thirty members who stopped coming',
		},
	},
};
