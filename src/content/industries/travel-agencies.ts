import type { Industry } from '../industry.ts';

export const travelAgencies = {
	id: 'travel-agencies',
	name: 'Travel agencies',
	aliases: [
		'travel agency',
		'travel agents',
		'travel advisors',
		'tour operators',
		'luxury travel advisors',
		'corporate travel',
		'travel agent',
		'cruise agents',
		'trip planners',
	],
	many: 'travel agencies',
	one: 'a travel agency',
	words: [
		'itinerary',
		'GDS',
		'fare',
		'supplier commission',
		'group departure',
		'visa',
		'transfer',
		'FIT',
		'cruise cabin',
		'final payment',
	],
	tasks: [
		{
			name: 'first drafts of a trip',
			hurts: 'A family asks for spring in Japan, and the draft takes an evening without pay.',
			question: 'How does a wish on the phone become a first draft of a trip?',
			owner: 'travel advisor',
		},
		{
			name: 'changes in flights',
			hurts: 'The airline moves a flight, and the traveler hears it at the airport.',
			question: "Who reads the airline's notices, and what happens then?",
			owner: 'ticketing agent',
		},
		{
			name: 'passports and visas',
			hurts: 'A passport runs out too soon, and it shows a week before the departure.',
			question: "When do you look at a traveler's passport date?",
			owner: 'operations assistant',
		},
		{
			name: 'final payment dates',
			hurts: 'The balance is due, the card fails, and the cabin is lost.',
			question: 'What does a traveler hear before the balance is due?',
			owner: 'bookings administrator',
		},
		{
			name: 'calls from abroad',
			hurts: 'The transfer did not come, and the traveler calls in the middle of the night.',
			question: 'What does a traveler hold in hand when the transfer does not come?',
			owner: 'travel advisor',
		},
		{
			name: 'travelers after the return',
			hurts: 'They come home full of stories, and hear from the agency at the next brochure.',
			question: 'What happens in the week after a traveler comes home?',
			owner: 'travel advisor',
		},
	],
	buyers: [
		{ role: 'owner', cares: 'hours that are paid' },
		{ role: 'travel advisor', cares: 'more trips and fewer tabs' },
		{ role: 'operations lead', cares: 'changes that reach the traveler' },
	],
	signs: 'The owner signs; host agencies set some of the systems.',
	tools: ['Travefy', 'TravelJoy', 'Amadeus', 'Sabre', 'Axus', 'Tourwriter'],
	seasons: [
		'Cruises and summer trips are booked from January to March.',
		'Storm season brings changes in late summer.',
	],
	mayNotClaim: [
		'Package travel rules cover prices, protection and cancellation in the UK and the EU.',
		'Visa advice must come from the official source.',
	],
} satisfies Industry;
