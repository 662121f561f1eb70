import type { Example } from '#tools/sales-call-analyzer/draft/advice/testing.ts';

const ABSENT = { deciders: { 2: { who: 'Martin', present: false } } };
const LONG_REPLY = Array.from({ length: 8 }, () => 'It picks up at the second ring and writes all of it down.').join(
	' ',
);

const CAL = { others: { Cal: 'buyer' as const } };

export const DECIDING_EXAMPLES: readonly Example[] = [
	{
		id: 'decider not invited',
		call: ['Sam: Does it fit?', 'Bea: Martin signs for it.', 'Sam: I send the offer on Friday.', 'Bea: Fine.'],
		facts: ABSENT,
		unless: { 3: 'Sam: Could he join us on Friday?' },
	},
	{
		id: 'somebody left out',
		call: [
			'Sam: What do you use?',
			'Bea: Paper.',
			'Cal: I do the lists at night, and it takes me two hours each time, nobody has ever asked me about it.',
			'Bea: He does.',
			'Cal: And if the phone rings in the middle of it I begin again at the top, which is a joy.',
			'Bea: It is.',
			'Cal: So for me it would have to be quick, quicker than the paper at least.',
			'Bea: Yes.',
			'Sam: I send the offer.',
		],
		facts: CAL,
		unless: { 9: 'Sam: I send the offer, Cal.' },
	},
	{
		id: 'rival run down',
		call: ['Bea: We spoke with Ringo.', 'Sam: Ringo is a nightmare.'],
		facts: { alternatives: { 1: { name: 'Ringo', kind: 'considered' } } },
		unless: { 2: 'Sam: Ringo is good with shops.' },
	},
	{
		id: 'doubt answered at length',
		call: [
			'Bea: I worry that it misses calls.',
			`Sam: ${LONG_REPLY}`,
			'Bea: And I worry about the accent.',
			'Sam: It learns.',
		],
		facts: { objections: { 1: { answered: true }, 3: { answered: true } } },
		unless: { 2: `Sam: ${LONG_REPLY} Does that settle it?` },
	},
	{
		id: 'doubt contradicted',
		call: ['Bea: I worry that it misses calls.', 'Sam: But it picks up at the second ring.', 'Bea: Mm.'],
		facts: { objections: { 1: { answered: true } } },
		unless: { 3: "Bea: That's good." },
	},
	{
		id: 'doubt met with an assurance',
		call: ['Bea: And if it misses calls?', "Sam: It won't, honestly. Everybody loves it.", 'Bea: Mm.'],
		facts: { objections: { 1: { answered: true } } },
		unless: { 3: "Bea: That's good." },
	},
];
