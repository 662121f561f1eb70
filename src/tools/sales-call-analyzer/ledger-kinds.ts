import type { CorrectableKey } from '#call-facts/corrections.ts';
import type { OutcomeKind } from '#call-facts/facts.ts';

/**
 * The kinds of rows that the ledger is shown in, on the screen and in files, in reading order. `key` is the kind of fact
 * in a row, `one` what a single one is called. Those that are told elsewhere in a result are listed to be corrected.
 */
export const LEDGER_KINDS = [
	{ kind: 'price', key: 'prices', label: 'Prices', one: 'Our price', toldElsewhere: false },
	{ kind: 'budget', key: 'budget', label: 'Sums they named', one: 'A sum they named', toldElsewhere: false },
	{ kind: 'figure', key: 'figures', label: 'Their figures', one: 'Their figure', toldElsewhere: false },
	{ kind: 'decider', key: 'deciders', label: 'Who decides', one: 'Who decides', toldElsewhere: false },
	{ kind: 'timing', key: 'timing', label: 'Their dates', one: 'Their date', toldElsewhere: false },
	{ kind: 'goal', key: 'goals', label: 'What they want', one: 'What they want', toldElsewhere: false },
	{
		kind: 'alternative',
		key: 'alternatives',
		label: 'What they use, tried or compared',
		one: 'Another way',
		toldElsewhere: false,
	},
	{ kind: 'commitment', key: 'next', label: 'Promises', one: 'Promise', toldElsewhere: false },
	{ kind: 'ending', key: 'outcome', label: 'How it ended', one: 'How it ended', toldElsewhere: true },
	{ kind: 'pain', key: 'pains', label: 'Troubles', one: 'Trouble', toldElsewhere: true },
	{ kind: 'doubt', key: 'objections', label: 'Doubts', one: 'Doubt', toldElsewhere: true },
	{ kind: 'approval', key: 'signals', label: 'Approval', one: 'Approval', toldElsewhere: true },
] as const satisfies readonly {
	kind: string;
	key: CorrectableKey;
	label: string;
	one: string;
	toldElsewhere: boolean;
}[];

/** How a call ended, in words. */
export const OUTCOME: Record<OutcomeKind, string> = {
	agreed: 'Agreed',
	'next-step': 'A next step is agreed',
	open: 'Open, nothing is settled',
	refused: 'Refused',
};

/** Beside a doubt. */
export const ANSWERED = 'Answered';
