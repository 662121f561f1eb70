import type { Example } from '#tools/sales-call-analyzer/draft/advice/testing.ts';

const LONG = 'It picks up at the second ring and writes down who called and what they want. '.repeat(9).trim();

export const TALK_EXAMPLES: readonly Example[] = [
	{
		id: 'talk share',
		call: [`Sam: ${LONG}`, 'Bea: I see.'],
		unless: { 2: `Bea: ${LONG}` },
	},
	{
		id: 'long turn',
		call: [`Sam: ${LONG}`, 'Bea: I see.'],
		unless: { 1: 'Sam: It picks up at the second ring.' },
	},
	{
		id: 'brochure words',
		call: ['Sam: It is a best-in-class, seamless tool.', 'Bea: I see.'],
		unless: { 1: 'Sam: It is a good tool.' },
	},
];
