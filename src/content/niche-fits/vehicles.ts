import type { NicheFit } from '../niche.ts';

/** Trades that drive, sell and repair vehicles, and those that move goods in them. */
export const vehicles: Readonly<Record<string, NicheFit>> = {
	'trucking-load-paperwork': {
		terms:
			'trucking, truck driver, haulage, haulier, hauler, freight, freight broker, owner-operator, logistics, transport',
		show: 'the papers of the last five loads, in the order they were touched',
	},
	'logistics-onboarding-guides': {
		terms:
			'freight broker, freight, forwarder, freight forwarding, logistics, supply chain, transport, customs broker, 3pl',
		show: 'what a new colleague is given on the first day',
	},
	'auto-repair-estimates': {
		terms:
			'auto repair, mechanic, mechanics, garage, car repair, service advisor, automotive, auto shop, body shop, car workshop, tire shop',
		show: 'three estimates that were declined',
	},
	'car-dealer-service-reminders': {
		terms: 'car dealer, dealership, car sales, used cars, automotive, car salesman, auto sales, vehicle sales',
		show: 'the reminders that went out last month',
	},
	'bicycle-workshop-booking': {
		terms: 'bicycle shop, bike shop, bicycle workshop, bike mechanic, bicycle mechanic, cycle shop, e-bike, e-bikes',
		show: 'the booking book of this week',
	},
};
