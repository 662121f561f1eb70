import type { NicheEntry } from '../niche.ts';

/** Houses that live on guests, members and regulars. */
export const guests: readonly NicheEntry[] = [
	{
		id: 'restaurant-reviews',
		name: 'Review replies and booking messages for restaurants',
		description: 'Answer reviews and booking questions in the voice of the house, every day before service.',
		industry: 'restaurants',
		trade: 'restaurants',
		people: 'restaurant owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'up',
		trendValue: 'guests read before they book',
		tags: ['Hospitality', 'Reviews', 'Bookings', 'Local'],
		revenue: {
			clients: 160,
			monthlyFee: 350,
			basis:
				'Our estimate: margins are thin, so the fee is that of one good table a month; two people write for about fifty houses.',
		},
		marketSnapshot:
			'Guests choose by reviews and expect an answer. Owners read them at midnight and reply in anger or not at all; booking platforms send messages that sound like booking platforms.',
		targetAudience: 'Owners of one to four restaurants with table service',
		coreProblem: 'A fair complaint stands unanswered above the address for a month.',
		existingPlayers: ['OpenTable', 'Resy', 'TheFork', 'SevenRooms', 'Birdeye'],
		validationSteps: {
			alone: [
				'Count for ten houses in your street how many of the last twenty reviews were answered.',
				'Sort fifty reviews of one house by what they praise and what they mind.',
			],
			writing: 'Answer five real reviews of a house you like, without sending them, in three voices.',
			visit: 'Eat somewhere on a quiet evening and ask the owner who reads the reviews.',
			outreach: "Offer five owners the answers to last month's reviews as a sample.",
			code: 'Let a prompt draft twenty replies, and strike out each sentence the owner would not say.',
		},
		automationOpportunities: [
			'Reply drafts in the voice of the house',
			'Weekly list of what guests mind',
			'Answers to booking questions',
			'Reminder for large tables',
		],
		warning: 'restaurants have little money and close often, so keep the set-up short',
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
	{
		id: 'hotel-guest-messages',
		name: 'Guest messages for independent hotels',
		description: 'Answer what guests ask before and during a stay, at any hour and in their language.',
		industry: 'hotels',
		trade: 'independent hotels',
		people: 'hotel managers',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'night desks are hard to staff',
		tags: ['Hospitality', 'Messaging', 'Languages', 'Upselling'],
		revenue: {
			clients: 90,
			monthlyFee: 900,
			basis:
				'Our estimate: a fraction of a night shift; every hotel program needs its own link, so four people serve about ninety houses.',
		},
		marketSnapshot:
			'Guests write by message and expect an answer before they land. Chains have programs for that; a house with forty rooms has a receptionist with a queue.',
		targetAudience: 'General managers of hotels with twenty to a hundred rooms',
		coreProblem: 'The same ten questions arrive each night in five languages, on four channels.',
		existingPlayers: ['Canary Technologies', 'Duve', 'HiJiffy', 'Akia', 'Mews'],
		validationSteps: {
			alone: [
				'Read sixty reviews of three hotels and list each question a message could have answered.',
				'Collect what ten hotels say about parking, late arrival and breakfast, and mark the gaps.',
			],
			writing: 'Write the answers to the ten commonest questions for one invented house.',
			visit: 'Spend an evening in a hotel lobby and count what is asked at the desk.',
			outreach: 'Write to eight managers and ask which question their night desk hears most.',
			code: "Let an assistant answer thirty questions from one hotel's public page, and count what it makes up.",
		},
		automationOpportunities: [
			"Answers at night in the guest's language",
			'Arrival details before the trip',
			'Offers of late check-out',
			'Open questions passed to the desk',
		],
		warning: "a wrong promise about a room costs money, so answers must come from the house's own facts",
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
	{
		id: 'wedding-venue-inquiries',
		name: 'Inquiry answers for wedding venues',
		description: 'Reply to couples the same day with dates, prices and a visit, and follow up until they choose.',
		industry: 'wedding-venues',
		trade: 'wedding venues',
		people: 'wedding venue owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Medium',
		trend: 'up',
		trendValue: 'couples ask many at once',
		tags: ['Events', 'Inquiries', 'Follow-up', 'Seasonal'],
		revenue: {
			clients: 90,
			monthlyFee: 700,
			basis:
				'Our estimate: one more wedding a year pays for it; three people can learn the voices of this many venues.',
		},
		marketSnapshot:
			'Couples write to several venues in one evening, and visit those that answer well. Venue teams stand at weddings on weekends, just when couples write.',
		targetAudience: 'Owners and event managers of venues with twenty weddings or more a year',
		coreProblem: "Saturday's inquiries are answered on Tuesday with a price list.",
		existingPlayers: ['The Knot', 'WeddingWire', 'HoneyBook', 'Tripleseat', 'Perfect Venue'],
		validationSteps: {
			alone: [
				'Ask four couples what the first answers of venues said, and which made them visit.',
				'Compare the price pages of ten venues and list what a couple still has to ask.',
			],
			writing: 'Write the first answer to a couple with a date in June and ninety guests.',
			visit: 'Look round a venue on a weekday and ask which question every couple puts.',
			outreach: 'Write to six venues and ask on which weekday inquiries are answered.',
			code: 'Let a form check free dates in a sample calendar and offer two visits.',
		},
		automationOpportunities: [
			'First answer with free dates',
			'Visit booking',
			'Follow-up after a visit',
			'List of open inquiries by date',
		],
		warning: 'couples notice at once when a warm letter was sent to everybody',
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
	{
		id: 'travel-itineraries',
		name: 'Itinerary drafting for travel agencies',
		description: 'Turn notes from a client talk into a day-by-day proposal that the adviser finishes.',
		industry: 'travel-agencies',
		trade: 'travel agencies',
		people: 'travel advisers',
		marketDemand: 'Medium',
		difficulty: 'Medium',
		marketSize: 'Medium',
		trend: 'stable',
		trendValue: 'complex trips stay with advisers',
		tags: ['Travel', 'Proposals', 'Writing', 'Research'],
		revenue: {
			clients: 90,
			monthlyFee: 600,
			basis:
				'Our estimate: the planning fee of two trips a month; agencies are small, and three people can keep this many styles apart.',
		},
		marketSnapshot:
			'Simple trips are booked online; advisers live on the complicated ones. They write proposals for days, often unpaid, and many of them are never booked.',
		targetAudience: 'Owners of agencies with two to ten advisers who plan tailor-made trips',
		coreProblem: 'An adviser writes for two days before knowing whether the client is serious.',
		existingPlayers: ['Travefy', 'Tern', 'Axus', 'Safari Portal'],
		validationSteps: {
			alone: [
				'Plan five days in a place you know and note where each fact came from.',
				'Check an itinerary written by a chatbot and count the mistakes in opening hours and distances.',
			],
			writing: 'Write the first page of a proposal for a family with a grandmother who walks slowly.',
			visit: "Sit beside an adviser for an hour, with the agency's leave, and watch what is written down.",
			outreach: 'Ask six advisers by e-mail how many proposals of last month were booked.',
			code: 'Turn a page of talk notes into a day plan with a prompt and mark each invented fact.',
		},
		automationOpportunities: [
			'Day plan from talk notes',
			"Texts from the agency's own suppliers",
			'Check of distances and opening days',
			'Follow-up with a question',
		],
		warning: 'a wrong transfer ruins a trip, so each fact needs a source that an adviser has checked',
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
	{
		id: 'salon-rebooking',
		name: 'Rebooking for hair and beauty salons',
		description: 'Bring guests back at the right interval, and fill the quiet hours of the week.',
		industry: 'hair-salons',
		trade: 'hair and beauty salons',
		people: 'salon owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Very Large',
		trend: 'stable',
		trendValue: 'booking programs already remind',
		tags: ['Beauty', 'Rebooking', 'Messaging', 'Local'],
		revenue: {
			clients: 150,
			monthlyFee: 350,
			basis: 'Our estimate: four more visits a month; salons decide fast and leave fast, so the fee stays small.',
		},
		marketSnapshot:
			'Booking programs send a reminder before the visit. Few salons write to those who did not book again, and Tuesday morning stays empty.',
		targetAudience: 'Owners of salons with three to ten chairs',
		coreProblem: 'A regular stays away for three months before anybody notices.',
		existingPlayers: ['Fresha', 'Vagaro', 'Booksy', 'GlossGenius', 'Phorest'],
		validationSteps: {
			alone: [
				'Check on five public booking pages which hours of next week are free.',
				'Ask eight friends whether their salon wrote when they stayed away.',
			],
			writing: 'Write a message to a guest who was last seen ten weeks ago, without a discount.',
			visit: 'Have your hair cut on a quiet day and ask how the next date is agreed.',
			outreach: 'Message ten owners and ask which hours are hardest to fill.',
			code: 'Let a script find guests past their usual interval in an invented visit list.',
		},
		automationOpportunities: [
			'List of guests past their interval',
			'Offer for quiet hours',
			'Question after a new colour',
			'Waiting list for Saturdays',
		],
		warning: 'booking programs include reminders, so the gain must show in guests who returned',
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
	{
		id: 'gym-retention',
		name: 'Member retention for gyms and studios',
		description: 'Notice who stops coming, write before the cancellation, and record the reason.',
		industry: 'gyms',
		trade: 'gyms and studios',
		people: 'gym owners',
		marketDemand: 'Medium',
		difficulty: 'Low',
		marketSize: 'Large',
		trend: 'up',
		trendValue: 'monthly contracts are easy to leave',
		tags: ['Fitness', 'Retention', 'Members', 'Data'],
		revenue: {
			clients: 120,
			monthlyFee: 600,
			basis:
				'Our estimate: a dozen members kept a year pay it; three people can read the check-ins of this many clubs.',
		},
		marketSnapshot:
			'Clubs sign members in January and lose them by spring. The door system knows who has not come for two weeks; the manager does not look.',
		targetAudience: 'Owners of independent gyms and studios with two hundred to two thousand members',
		coreProblem: 'The club learns that a member is gone when the cancellation arrives.',
		existingPlayers: ['Mindbody', 'Glofox', 'Wodify', 'Keepme', 'PushPress'],
		validationSteps: {
			alone: [
				'Ask ten people who left a gym in which week they stopped going and who noticed.',
				'Read the cancellation pages of six clubs and list which ask for a reason.',
			],
			writing: "Write the message for a member who has not come for fifteen days, from the trainer's side.",
			visit: 'Take a trial class and record each message you get in the seven days after.',
			outreach: 'Ask six owners how many members left last month and why.',
			code: 'Find the members at risk in an invented list of check-ins, and explain each choice in a line.',
		},
		automationOpportunities: [
			'Weekly list of members at risk',
			'Message from the right trainer',
			'Reason for leaving',
			'Offer of a pause instead of an end',
		],
		warning: 'members who are reminded may cancel, so start with those two weeks absent',
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
];
