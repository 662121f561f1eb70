/** Calls of two people with facts that a test gives. */

import { type CallText, callText } from '../call-text.ts';
import type { CallFacts, Commitment, Price } from '../facts.ts';
import { ledgerOf } from '../ledger.ts';

const NOBODY = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };

/** A call of Ann, who sells, and Bob, who buys, with these facts in place of those that are read. */
export function callOf(transcript: string, facts: Partial<CallFacts> = {}): CallText {
	const call = callText(ledgerOf({ transcript, hints: NOBODY }), transcript);
	const none = { prices: [], next: [], deciders: [], objections: [], pains: [], timing: [] };
	const sides = { Ann: 'seller', Bob: 'buyer' } as const;
	const roles = call.call.speakers.map(({ name }) => (name === 'Ann' ? 'salesperson' : 'prospect'));
	return { ...call, roles: { ...call.roles, roles }, facts: { ...call.facts, ...none, sides, ...facts } };
}

export const fact = (line: number, quote: string) => ({ lines: [line], quote, confidence: 0.9, by: 'weights' });
export const price = (line: number, quote: string, amount: number, per: Price['per']): Price => ({
	...fact(line, quote),
	amount,
	per,
	currency: 'EUR',
});
export const promise = (line: number, quote: string, owner: string, when: string | null = null): Commitment => ({
	...fact(line, quote),
	owner,
	when,
});
export const texts = (of: readonly { text: string }[]) => of.map(({ text }) => text);
