import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withAccepted } from './accepted.ts';
import { ledgerOf } from './ledger.ts';

const HINTS = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };
const CALLS = new URL('../../test/calls/gold/given/', import.meta.url);
const accepted = (name: string) =>
	ledgerOf({ transcript: readFileSync(new URL(`${name}.txt`, CALLS), 'utf8'), hints: HINTS })
		.facts.prices.filter((price) => price.accepted)
		.map(({ amount }) => amount);

it('a price counts as accepted where the call ended with a yes to it, and not elsewhere', () => {
	expect(accepted('23-architects-proposals')).toEqual([6800]);
	expect(accepted('09-maintenance-triage-pilot')).toEqual([24000]);
	expect(accepted('20-landscaping-website')).toEqual([]);
});

it('no price counts as accepted where the yes names another sum', () => {
	// "Let's do it. Seventy-one, two years": seventy-one cents, which was not read as a price.
	const transcript = readFileSync(new URL('../own/186-feedlot-renewal.txt', CALLS), 'utf8');
	const { facts } = ledgerOf({ transcript, hints: HINTS });
	expect(facts.outcome.kind).toBe('agreed');
	expect(facts.prices.length).toBeGreaterThan(0);
	expect(facts.prices.filter(({ accepted: is }) => is)).toEqual([]);
});

it('a deposit, or what is given free, is no agreed price', () => {
	const transcript = [
		"Gareth: It's thirty-six hundred pounds, and forty-eight pounds a month for the hosting.",
		'Sian: Hm.',
		'Gareth: You get the first three months free, so that is a hundred and forty-four pounds.',
		"Sian: Yes. Let's do it.",
	].join('\n');
	const { call, turns, facts } = ledgerOf({ transcript, hints: HINTS });
	const price = (amount: number, line: number) => ({
		amount,
		per: 'once' as const,
		lines: [line],
		quote: call.segments[line - 1]?.text ?? '',
		confidence: 1,
		by: 'weights',
	});
	const outcome = { kind: 'agreed' as const, lines: [4], confidence: 1 };
	const prices = [price(3600, 1), price(48, 1), price(144, 3)];
	const read = withAccepted({ ...facts, outcome, prices }, turns).prices;
	expect(read.filter(({ accepted: is }) => is).map(({ amount }) => amount)).toEqual([3600, 48]);
});
