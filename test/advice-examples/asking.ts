import type { Example } from '#tools/sales-call-analyzer/draft/advice/testing.ts';

/** Talk that asks and doubts nothing, to make a call long enough. */
const FILLING = [
	'Bea: We run two vans.',
	'Sam: Right.',
	'Bea: And a shop.',
	'Sam: I see.',
	'Bea: In Leeds.',
	'Sam: Good.',
];

export const ASKING_EXAMPLES: readonly Example[] = [
	{
		id: 'no late question',
		call: ['Sam: How many calls come in at night?', 'Bea: Thirty.', ...FILLING],
		unless: { 8: 'Sam: What would keep you from starting?' },
	},
	{
		id: 'doubts never asked for',
		call: ['Sam: How many calls come in at night?', 'Bea: Thirty.', ...FILLING, ...FILLING, ...FILLING, ...FILLING],
		unless: { 8: 'Sam: Is anything holding you back?' },
	},
	{
		id: 'nothing asked',
		call: ['Sam: We answer phones at night.', 'Bea: Fine.', ...FILLING, ...FILLING],
		unless: { 4: 'Sam: How many?' },
	},
];
