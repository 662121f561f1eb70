/** Two members' profiles, every sentence of which fits. Both members are made up. */
import { type BusinessProfile, businessProfileSchema } from '../profile.ts';

export const BOOKKEEPER: BusinessProfile = businessProfileSchema.parse({
	name: 'Ruth Ackroyd',
	role: 'Owner',
	company: 'Copper Pan Bookkeeping',
	companyShort: 'Copper Pan',
	currency: 'GBP',
	country: 'United Kingdom',
	town: 'Leeds',
	postalAddress: 'Studio 6, Cooper’s Yard, Leeds LS9 0AA',
	phone: '0113 496 0142',
	email: 'ruth@copperpan.example',
	website: 'copperpan.example',
	whatWeDo: 'We keep the books of independent restaurants in Leeds, from the supplier invoice to the VAT return.',
	audience: 'restaurant owners',
	audienceTrade: 'Food & Beverage',
	audienceSize: 'up to 50 employees',
	howItWorks:
		'Your team photographs each invoice when the delivery comes in, and we enter it, check it and chase what is missing.',
	results: [
		{
			sentence: "Fig & Ember waited until the 24th for last month's figures; now its three sites have them on the 5th.",
			mayName: true,
			inAds: true,
		},
		{
			sentence: 'At the Lantern Café we found £3,140 of supplier credits in one year that nobody had claimed.',
			mayName: true,
		},
		{ sentence: "A pizzeria with two sites cut the owner's work on the VAT return from two days to 40 minutes." },
	],
	prices: [
		{ label: 'One site', sum: '£280 a month' },
		{ label: 'Each further site', sum: '£190 a month' },
	],
	firstStep:
		'We take one month of your supplier statements and tell you which invoices and credits are missing, free of charge.',
	check: 'Take the last statement from your biggest supplier and tick off every invoice and credit note you can find.',
	checkShows: 'Any line without a tick is either a cost missing from your margin or a credit you have not taken.',
	objection: '“Do I have to give you my till log-in?”',
	objectionAnswer: 'No. You give us a read-only user, and you can switch it off any day.',
	openingQuestion: 'How long after the end of the month do you see your margin?',
	adLines: [
		{ picture: "Last month's figures on the 5th", headline: 'Books for restaurants' },
		{ picture: 'Which credits are you still owed?', headline: 'One month checked, free' },
	],
	shows: [
		{
			kind: 'Newsletter',
			name: 'Behind the Pass',
			about: 'It goes to 640 restaurant owners and managers in Yorkshire on the first Friday of each month.',
			topics: 'What you look at first on a Monday morning\nWhich figure you wish you had watched a year earlier',
		},
		{
			kind: 'Podcast',
			name: 'The Ticket Rail',
			about: 'Each episode is 25 minutes with one owner and one decision about money.',
		},
		{
			kind: 'Class',
			name: 'Your margin by the 5th',
			date: 'Wednesday 20 January',
			time: '10:00',
			minutes: '60',
			place: 'online',
			seats: '12',
			topics: 'The five-minute check of a supplier statement\nA one-page month end for your own site',
		},
	],
	hashtags: '#CopperPanBookkeeping #LeedsRestaurants #RestaurantFinance',
	content: [
		{
			kind: 'mistake',
			first: 'The delivery app pays out on Tuesday, and the payout is booked as sales.',
			rest: "Book the full orders as sales and the app's commission as a cost. Otherwise your sales look too small, you never see what the app costs you, and the VAT is wrong.",
		},
		{
			kind: 'steps',
			first: 'What happens to an invoice at our desk',
			rest: "It arrives as a photo, usually before the van has left.\nWe compare it with the order and with last month's price.",
		},
		{
			kind: 'dated',
			date: '31 December',
			first: 'Count your stock on the night of 31 December, even if it is only the dry store and the spirits.',
			rest: 'Take a photo of every page.',
		},
	],
});

export const INSTALLERS_STUDIO: BusinessProfile = businessProfileSchema.parse({
	name: 'Niall Keane',
	role: 'Owner',
	company: 'Warmline Studio',
	companyShort: 'Warmline',
	currency: 'EUR',
	country: 'Ireland',
	town: 'Athlone',
	postalAddress: '4 Pearse Court, Athlone, Co. Westmeath N37 X0X0',
	phone: '+353 90 555 0118',
	website: 'warmline.example',
	whatWeDo:
		'We set up the paperwork of heat-pump jobs so that each job is typed once, from the survey to the handover pack.',
	audience: 'heat-pump installers',
	audienceTrade: 'Construction',
	howItWorks:
		'Your surveyor fills in one form on the phone, and the quote, the grant papers and the handover pack are made from it.',
	results: [
		{
			sentence: 'Shannonside Heating sent its quotes nine days after the survey; since June it sends them in two.',
			mayName: true,
			inAds: true,
		},
		{ sentence: 'A three-van firm in Kerry saves about five hours of office work on each installation.' },
	],
	caseStudies: [
		{
			client: 'Corrib Renewables',
			mayName: true,
			challenge: 'Corrib Renewables had 14 grant files sent back in 2025.',
			solution:
				'We went through all 14 and found the same three gaps. Now a file cannot leave until those three are right.',
			outcome: 'In the six months since, one file came back.',
			result: 'Corrib Renewables had 14 grant files sent back in 2025; in the six months since the change it was one.',
			timeframe: 'six months',
		},
	],
	prices: [
		{ label: 'Set-up, once', sum: '€2,900' },
		{ label: 'Changes and support', sum: '€150 a month' },
	],
	firstStep:
		'We go through one finished job with you and mark every detail that was typed twice, in an hour and free of charge.',
	check: "Take your last finished job and count how often the customer's address was typed.",
	checkShows: 'Every time after the first is office work that one form could do.',
	objection: '“What happens when the grant form changes?”',
	objectionAnswer: 'We change it for everybody in the same week, and the monthly fee covers it.',
	openingQuestion: "How many times is a customer's address typed between your survey and the handover?",
	content: [
		{
			kind: 'scene',
			first: 'I sit in the van for the first survey.',
			rest: 'That is where I learn which questions the form has to ask, and in which order, because nobody scrolls with cold hands.',
			picture: 'the form on a phone, with the dashboard of a van behind it',
		},
		{
			kind: 'story',
			first: 'Fourteen files, three gaps',
			rest: 'Corrib Renewables had 14 grant files sent back in 2025.\nIn the six months since, one file came back.',
		},
	],
});
