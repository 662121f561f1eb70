import { type CallText, callText } from '../call-text.ts';
import type { CallFacts, Fact } from '../facts.ts';
import { ledgerOf } from '../ledger.ts';
import { toldOf } from './told.ts';

/** Small calls for tests of what is told. */

const HINTS = {
	salesPerson: '',
	prospect: '',
	others: '',
	salesPersonName: '',
	speakerRoles: [
		{ name: 'Sam', role: 'salesperson' as const },
		{ name: 'Bea', role: 'prospect' as const },
	],
};
const NOTHING: CallFacts = {
	sides: { Sam: 'seller', Bea: 'buyer' },
	doubtfulSides: [],
	prices: [],
	budget: [],
	figures: [],
	deciders: [],
	timing: [],
	pains: [],
	goals: [],
	objections: [],
	alternatives: [],
	signals: [],
	next: [],
	outcome: { kind: 'next-step', lines: [], confidence: 1 },
	bant: { budget: 0, authority: 0, need: 0, timeline: 0 },
};

/** A call of which the weights read these facts. */
export function callIn(lines: readonly string[], facts: Partial<CallFacts> = {}): CallText {
	const transcript = lines.join('\n');
	return callText(ledgerOf({ transcript, hints: HINTS }, { facts: { ...NOTHING, ...facts } }), transcript);
}

/** What is told of it. */
export function toldIn(lines: readonly string[], facts: Partial<CallFacts> = {}): CallFacts {
	return toldOf(callIn(lines, facts)).facts;
}

export function read<More extends object>(
	lines: readonly string[],
	line: number,
	more: More = {} as More,
): Fact & More {
	const quote = (lines[line - 1] ?? '').replace(/^\w+: /, '');
	return { lines: [line], quote, confidence: 0.9, by: 'weights', ...more };
}

/** A call of which one line is looked at, in its middle. */
export const around = (...lines: string[]) => [
	...Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'Sam: We sell software.' : 'Bea: We make doors here.')),
	...lines,
	...Array.from({ length: 6 }, (_, index) =>
		index % 2 === 0 ? 'Sam: All our clients say so.' : 'Bea: We make doors.',
	),
];
