/** The kinds of rows that the ledger is shown in, on the screen and in files, in reading order. */
export const LEDGER_KINDS = [
	{ kind: 'price', label: 'Prices' },
	{ kind: 'budget', label: 'Sums they named' },
	{ kind: 'figure', label: 'Their figures' },
	{ kind: 'decider', label: 'Who decides' },
	{ kind: 'timing', label: 'Their dates' },
	{ kind: 'goal', label: 'What they want' },
	{ kind: 'alternative', label: 'Other ways, tried or compared' },
	{ kind: 'commitment', label: 'Promises' },
] as const;
