import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import type { RoleHints } from '#transcript/roles/given-roles.ts';
import type { Side } from './facts.ts';
import { knownSides, withGiven } from './given-sides.ts';
import { weights } from './learned/weights.ts';
import { ledgerOf } from './ledger.ts';
import { findSides, isSellerInDoubt } from './sides.ts';
import { utterancesOf } from './utterances.ts';

const NOBODY: RoleHints = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };
/** Nobody says here what only a seller or a buyer says. */
const SMALL_TALK = [
	'Dana: We met on Monday.',
	'Priya: On Monday, yes.',
	'Dana: It went on until six.',
	'Priya: Until six, yes.',
	'Dana: Anna was there.',
	'Priya: Anna was there, yes.',
].join('\n');
const SALE = [
	'Dana: We take the calls for you, day and night. It would be $900 a month, and I can send the proposal.',
	'Priya: We lose 30 calls a day, and it is killing us. My partner has to sign it.',
	'Dana: What happens to those callers? Who else would use it on your side?',
	'Priya: They book somewhere else. What does it cost us if we have two offices?',
].join('\n');

function isInDoubt(text: string): boolean {
	const call = readCall(text);
	return isSellerInDoubt(call, findSides(call, utterancesOf(call), weights()));
}

describe('who sells', () => {
	it('is in doubt where nobody speaks as a seller does, unless a label or a title tells', () => {
		expect(isInDoubt(SMALL_TALK)).toBe(true);
		expect(isInDoubt(SALE)).toBe(false);
		expect(isInDoubt(SMALL_TALK.replaceAll('Dana:', 'Sales rep:'))).toBe(false);
		expect(isInDoubt(SMALL_TALK.replaceAll('Dana:', 'Dana (Account Executive):'))).toBe(false);
	});

	it('is certain in the ledger once the member says it, and so is who buys', () => {
		for (const [seller, buyer] of [
			['Dana', 'Priya'],
			['Priya', 'Dana'],
		] as const) {
			for (const text of [SMALL_TALK, SALE]) {
				const hints: RoleHints = { ...NOBODY, speakerRoles: [{ name: seller, role: 'salesperson' }] };
				const { facts, roles } = ledgerOf({ transcript: text, hints });
				expect(facts.sides).toEqual({ [seller]: 'seller', [buyer]: 'buyer' });
				expect(facts.doubtfulSides).toEqual([]);
				expect(roles.reason).not.toContain('Doubtful');
			}
		}
	});
});

it('“others on the call” are of the side that their words tell; what the member says of a speaker stands', () => {
	const hints = { ...NOBODY, salesPerson: 'Dana', others: 'Priya, music director' };
	const byMember = { ...hints, others: '', speakerRoles: [{ name: 'Priya', role: 'other' as const }] };
	expect(knownSides(readCall(SALE), hints)).toEqual({ Dana: 'seller' });
	expect(knownSides(readCall(SALE), byMember)).toEqual({ Dana: 'seller', Priya: 'other' });
	expect(ledgerOf({ transcript: SALE, hints }).facts.sides).toEqual({ Dana: 'seller', Priya: 'buyer' });
});

describe('sides with those that were given', () => {
	const read = { A: 'seller', B: 'seller', C: 'buyer', D: 'other' } satisfies Record<string, Side>;
	it.each<[string, Record<string, Side>, Record<string, Side>, string[]]>([
		['nothing', {}, read, ['A', 'B']],
		['one of two sellers', { A: 'seller' }, read, ['B']],
		['both sides', { A: 'seller', C: 'buyer' }, { ...read, B: 'other' }, []],
		['the only buyer as the seller', { C: 'seller' }, { ...read, A: 'buyer', B: 'buyer', C: 'seller' }, []],
		['both sellers as buyers', { A: 'buyer', B: 'buyer' }, { ...read, A: 'buyer', B: 'buyer', C: 'seller' }, []],
	])('with %s given', (_, given, sides, doubtful) => {
		expect(withGiven({ sides: read, doubtful: ['A', 'B'] }, given)).toEqual({ sides, doubtful });
	});
});
