import { absentDeciders, nameOf, saidBy } from '#call-facts/call-text.ts';
import type { Fact, Figure } from '#call-facts/facts.ts';
import { sumText } from '#call-facts/sums.ts';
import { counted } from '#language/inflect.ts';
import type { LedgerRow } from './contract.ts';
import type { Reading } from './reading.ts';

/** The ledger as the first tab shows it: all but what has its own place there (troubles, approval, doubts). */
export function ledgerRows(reading: Reading): LedgerRow[] {
	const { prices, budget, figures, deciders, timing, goals, alternatives, next } = reading.facts;
	const absent = absentDeciders(reading);
	const rows = <One extends Fact>(
		kind: LedgerRow['kind'],
		facts: readonly One[],
		label: (fact: One) => string,
		note: (fact: One) => string = () => '',
	) =>
		facts.map((fact): LedgerRow => {
			const { quote, line, name } = saidBy(reading, fact);
			return { kind, label: label(fact), note: note(fact), quote, line, speaker: name };
		});
	return [
		...rows('price', prices, sumText),
		...rows('budget', budget, sumText),
		...rows('figure', figures, figureText).filter(({ label }) => label !== ''),
		...rows(
			'decider',
			deciders,
			({ who }) => nameOf(reading, who),
			(one) => (absent.includes(one) ? 'not on the call' : 'on the call'),
		),
		...rows('timing', timing, () => ''),
		...rows('goal', goals, () => ''),
		...rows(
			'alternative',
			alternatives,
			({ name }) => name,
			({ kind }) => kind,
		),
		...rows(
			'commitment',
			next,
			({ owner }) => nameOf(reading, owner),
			({ when }) => when ?? '',
		),
	].filter(({ quote }) => quote !== '');
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
