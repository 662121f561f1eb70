import { describe, expect, it } from 'vitest';
import { ledgerOf } from './ledger.ts';

const HINTS = { salesPerson: 'Morwenna', prospect: 'Jago', others: '', salesPersonName: '', speakerRoles: [] };

const pricesOf = (...lines: string[]) =>
	ledgerOf({ transcript: lines.join('\n'), hints: HINTS }).facts.prices.map(({ amount, per, lines: at, accepted }) => ({
		amount,
		per,
		line: at[0],
		accepted,
	}));

const OFFER = 'Morwenna: The catch-up is nine hundred pounds, one-off. The monthly is four hundred and twenty pounds.';
const ASKED = "Jago: And what's the damage?";
const YES = "Jago: He says yes to the lot. So yeah, let's do it. We're going ahead.";

describe('a price that the seller comes down to', () => {
	const conceded = 'Morwenna: I could do the catch-up at eight hundred instead of nine if you sort the receipts first.';
	const recap = "Jago: Colan? Four twenty a month, thirty days' notice, and eight hundred to catch up.";

	it('is a price of the same kind, in the words of the offer', () => {
		expect(pricesOf(ASKED, OFFER, 'Jago: Hm.', conceded)).toContainEqual({
			amount: 800,
			per: 'once',
			line: 4,
			accepted: false,
		});
	});

	it('is what was agreed, with the others that are said again before the yes', () => {
		const agreed = pricesOf(ASKED, OFFER, 'Jago: Hm.', conceded, recap, YES).filter(({ accepted }) => accepted);
		expect(agreed.map(({ amount }) => amount).toSorted()).toEqual([420, 800]);
	});

	it('is none where the buyer names it, or where the other sum is no price', () => {
		const sums = (line: string) => pricesOf(ASKED, OFFER, line).map(({ amount }) => amount);
		expect(sums('Jago: I wanted eight hundred instead of nine.')).not.toContain(800);
		expect(sums('Morwenna: They counted fifty instead of sixty.')).not.toContain(50);
	});
});

it('a sum that is called after its period is paid in it', () => {
	expect(pricesOf(ASKED, OFFER)).toContainEqual({ amount: 420, per: 'month', line: 2, accepted: false });
});
