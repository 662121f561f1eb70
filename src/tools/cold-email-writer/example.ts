import type { ColdEmailInput } from './contract.ts';

/** One realistic input, for "Fill with an example". All people and companies are made up. */
export const example: ColdEmailInput = {
	emailType: 'Direct Method',
	emailAddress: 'r.achterberg@lindenpaws.example',
	fullName: 'Rosa Achterberg',
	targetIndustry: 'Veterinary clinics',
	targetRole: 'Practice Manager',
	senderFirstName: 'Tomasz',
	senderLastName: 'Oyelaran',
	senderTitle: 'Founder',
	senderCompanyName: 'Quietdesk',
	senderEmail: 'tomasz@quietdesk.example',
	senderPhysicalAddress: '27 Harbour Row, Suite 3, Portland, ME 04101',
	senderContactInfo: '+1 207 555 0136. Host of the podcast Front Desk Stories.',
	referrerFirstName: 'Dilnoza',
	referrerLastName: 'Marsh',
	referrerTitle: 'Sales Lead, Casco Vet Supply',
	referrerEmail: 'dilnoza@cascovet.example',
	prospectCompany: 'Linden Paws',
	prospectBackground:
		'Started as a veterinary nurse, now manages three clinics. Wrote about phone triage in a regional newsletter.',
	recentNews: 'Opened a third clinic in May. Hiring a receptionist.',
	mutualConnections: 'Dilnoza supplies all three clinics.',
	specificChallenge:
		'Receptionists judge by ear whether a call is urgent. Owners with a real emergency wait behind calls about opening hours.',
	valueProposition:
		'We answer the routine calls of a clinic and pass the urgent ones to a nurse at once. At Birchtown Animal Care, calls that waited over two minutes fell from 31 a day to 4.',
};
