import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
