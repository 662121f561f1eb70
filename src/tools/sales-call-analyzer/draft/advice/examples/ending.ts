import type { Example } from '../testing.ts';

const SENDS = { owner: 'Sam', when: null, kind: 'send' };
const TALK = ['Bea: We run two vans.', 'Sam: Right.', 'Bea: And a shop.', 'Sam: I see.', 'Bea: In Leeds.'];
const PITCH =
	'And what it also does is that it writes down who called and what they want, it sorts them by how much they matter, it rings you if it is urgent, and it tells the others that you call back, in a voice that you can choose yourself from a list of voices.';

export const ENDING_EXAMPLES: readonly Example[] = [
	{
		id: 'no next step',
		call: ['Sam: It picks up.', ...TALK, 'Sam: Thank you.', 'Bea: Bye.'],
		facts: { ended: 'open' },
		unless: { 7: 'Sam: Shall we speak on Friday?' },
	},
	{
		id: 'their move without a day',
		call: [...TALK, "Bea: We'll let you know.", 'Sam: Thank you.'],
		facts: { ended: 'open' },
		unless: { 7: 'Sam: I ring you on Friday, then.' },
	},
	{
		id: 'step without a day',
		call: [...TALK, 'Sam: I will send you the offer.', 'Bea: Good.'],
		facts: { next: { 6: SENDS } },
		unless: { 7: 'Bea: Good, by Friday.' },
	},
	{
		id: 'only something to send',
		call: [...TALK, 'Sam: I will send you the offer.', 'Bea: Good.'],
		facts: { next: { 6: SENDS } },
		unless: { 7: 'Bea: Good, and then we talk.' },
	},
	{
		id: 'meeting without an hour',
		call: ['Sam: Then we meet on Thursday.', 'Bea: Good.'],
		facts: { next: { 1: { owner: 'Both sides', when: 'on Thursday', kind: 'meet' } } },
		unless: { 2: 'Bea: Good, at ten.' },
	},
	{
		id: 'their day unused',
		call: ['Bea: It has to be there by the first of May.', 'Sam: Right.', ...TALK, 'Sam: Thank you.'],
		facts: { ended: 'open', timing: { 1: {} } },
		unless: { 2: 'Sam: Then we begin four weeks before.' },
	},
	{
		id: 'start asked, no day',
		call: ['Bea: When could you start?', 'Sam: Soon.', ...TALK],
		unless: { 2: 'Sam: On the first of May.' },
	},
	{
		id: 'yes talked over',
		call: ['Bea: That would help.', `Sam: ${PITCH}`, ...TALK],
		facts: { signals: { 1: {} } },
		unless: { 2: 'Sam: Good. Shall we put a day on it?' },
	},
	{
		id: 'reason of the no',
		call: [...TALK, 'Bea: No, thank you.', 'Sam: Thank you for your time.'],
		facts: { ended: 'refused', end: 6 },
		unless: { 7: 'Sam: May I ask what it came down to?' },
	},
	{
		id: 'door left open',
		call: [...TALK, 'Bea: Not this year.', 'Sam: Thank you for your time.'],
		facts: { ended: 'refused', end: 6 },
		unless: { 7: 'Sam: May I ring you in January?' },
	},
	{
		id: 'selling after a no',
		call: [...TALK, 'Bea: Please take me off your list.', 'Sam: Could I just send you a film?'],
		facts: { ended: 'refused', end: 6 },
		unless: { 7: 'Sam: I take you off today.' },
	},
	{
		id: 'no question before the no',
		call: ['Sam: We answer phones at night.', 'Bea: No, thank you.', 'Sam: Goodbye.'],
		facts: { ended: 'refused', end: 2 },
		unless: { 1: 'Sam: How do you answer phones at night?' },
	},
];
