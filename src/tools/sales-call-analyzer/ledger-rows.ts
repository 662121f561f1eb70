import type { Decider, Fact, Figure } from '#call-facts/facts.ts';
import { counted } from '#language/inflect.ts';
import type { LedgerRow } from './contract.ts';
import { sumText } from './draft/money.ts';
import { absentDeciders, nameOf, type Reading, saidBy } from './reading.ts';

/** The ledger as the first tab shows it: all but what has its own place there (troubles, approval, doubts). */
export function ledgerRows(reading: Reading): LedgerRow[] {
	const { prices, budget, figures, deciders, timing, goals, alternatives, next } = reading.facts;
	const absent = absentDeciders(reading);
	const rows = (
		kind: LedgerRow['kind'],
		facts: readonly Fact[],
		label: (index: number) => string,
		note?: (index: number) => string,
	) =>
		facts.map((fact, index) => {
			const { quote, line, name } = saidBy(reading, fact);
			return { kind, label: label(index), note: note?.(index) ?? '', quote, line, speaker: name };
		});
	return [
		...rows('price', prices, (index) => sumText(prices[index] as (typeof prices)[number])),
		...rows('budget', budget, (index) => sumText(budget[index] as (typeof budget)[number])),
		...rows('figure', figures, (index) => figureText(figures[index] as Figure)),
		...rows(
			'decider',
			deciders,
			(index) => nameOf(reading, deciders[index]?.who ?? ''),
			(index) => (absent.includes(deciders[index] as Decider) ? 'not on the call' : 'on the call'),
		),
		...rows('timing', timing, () => ''),
		...rows('goal', goals, () => ''),
		...rows(
			'alternative',
			alternatives,
			(index) => alternatives[index]?.name ?? '',
			(index) => alternatives[index]?.kind ?? '',
		),
		...rows(
			'commitment',
			next,
			(index) => nameOf(reading, next[index]?.owner ?? ''),
			(index) => next[index]?.when ?? '',
		),
	].filter(({ kind, label, quote }) => quote !== '' && (kind !== 'figure' || label !== ''));
}

const CURRENCY = /^[A-Z]{3}$/;
const NOUN = /^[a-z]+$/;

function figureText({ amount, unit }: Figure): string {
	if (CURRENCY.test(unit)) return sumText({ amount, per: null, currency: unit });
	const value = amount.toLocaleString('en-US');
	// A bare number says nothing.
	if (!NOUN.test(unit)) return '';
	return unit.endsWith('s') ? `${value} ${unit}` : counted(amount, unit).replace(String(amount), value);
}
