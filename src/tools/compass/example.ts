import type { CompassInput } from './contract.ts';

/** Made up, like all people in it. */
export const example: CompassInput = {
	professionalBackground:
		'Nine years in property management, the last four as maintenance coordinator for about 600 rented flats',
	topSkills: 'Process design, calm customer service on the phone, Airtable, Zapier, writing instructions people follow',
	passions: 'Renovating old furniture; baking bread; setting up phones for my parents',
	network: 'Six landlords I still have lunch with; my brother-in-law runs a heating firm',
	anythingElse: 'About eight hours each week until I can quit, no cold calling, somebody who pays within three months',
};
