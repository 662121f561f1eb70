import type { Example } from '../testing.ts';

const LONG_ANSWER =
	'What do you pay for the night line today? Most people whom we meet pay some two hundred for a line that nobody picks up, and then they lose the calls of the weekend on top of it, which is where ours comes in and mends it.';

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
		id: 'several questions at once',
		call: [
			'Sam: How many calls come in at night? Who picks them up? And what do you pay for that?',
			'Bea: About thirty.',
		],
		unless: { 1: 'Sam: How many calls come in at night? Thirty?' },
	},
	{
		id: 'own answer',
		call: [`Sam: ${LONG_ANSWER}`, 'Bea: Two hundred, yes.'],
		unless: { 1: 'Sam: What do you pay for the night line today?' },
	},
	{
		id: 'closed questions',
		call: [
			'Sam: Do you use a night line?',
			'Bea: Yes.',
			'Sam: Is it a good one? Is it cheap?',
			'Bea: No.',
			'Sam: Would you change it? Could you?',
			'Bea: Perhaps.',
			'Sam: Is it yours to change?',
			'Bea: Yes.',
		],
		unless: { 7: 'Sam: And how would you like it to work?' },
	},
	{
		id: 'checking along',
		call: [
			'Sam: It rings you at night. Does that make sense?',
			'Bea: Yes.',
			'Sam: And then it waits. Does that make sense?',
			'Bea: Yes.',
			'Sam: It rings twice. Is this making sense?',
			'Bea: Yes.',
		],
		unless: { 5: 'Sam: It rings twice.' },
	},
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
