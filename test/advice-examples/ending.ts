import type { Example } from '#tools/sales-call-analyzer/draft/advice/testing.ts';

const SENDS = { owner: 'Sam', when: null, kind: 'send' };
const TALK = ['Bea: We run two vans.', 'Sam: Right.', 'Bea: And a shop.', 'Sam: I see.', 'Bea: In Leeds.'];

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
];
