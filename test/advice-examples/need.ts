import type { Example } from '#tools/sales-call-analyzer/draft/advice/testing.ts';

const PITCH =
	'Our night line picks up at the second ring, it writes down who called and what they want, it rings you if it is urgent, and in the morning you have a list on the desk with everything that came in, sorted by how much it matters to you.';
const OPENING = `${PITCH} ${PITCH} ${PITCH} ${PITCH}`;

export const NEED_EXAMPLES: readonly Example[] = [
	{
		id: 'trouble without a number',
		call: ['Sam: What brings you here?', 'Bea: We lose callers at night.', 'Sam: I see. Our line picks up.'],
		facts: { pains: { 2: { main: true } } },
		unless: { 3: 'Sam: How many callers is that?' },
	},
	{
		id: 'trouble met with a pitch',
		call: ['Sam: Hello.', 'Bea: We lose callers at night.', `Sam: ${PITCH}`, 'Bea: Right.'],
		facts: { pains: { 2: { main: true } } },
		unless: { 3: `Sam: ${PITCH} What have you tried?` },
	},
	{
		id: 'number unused',
		call: ['Sam: Hello.', 'Bea: We lose forty callers a week.', 'Sam: Ours is £90 a month.', 'Bea: Right.'],
		facts: { pains: { 2: { main: true } }, prices: { 3: { amount: 90, per: 'month', currency: 'GBP' } } },
		unless: { 3: 'Sam: Against forty callers, ours is £90 a month.' },
	},
	{
		id: 'pitch before a question',
		call: [`Sam: ${OPENING}`, 'Bea: Right.', 'Sam: And how do you do it today?', 'Bea: By hand.'],
		unless: { 1: 'Sam: We answer phones at night.' },
	},
];
