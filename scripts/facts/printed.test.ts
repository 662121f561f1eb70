import { expect, it } from 'vitest';
import { readFacts } from '#call-facts/read.ts';
import { readCall } from '#transcript/read.ts';
import { printed } from './printed.ts';

const CALL = [
	'Dana: Thanks for the time, Priya. We take the calls for dental groups, day and night.',
	'Priya: We lose 30 calls a day, and it is killing us. What does it cost us?',
	'Dana: The price is $1,500 a quarter, and the set-up is $900.',
	'Priya: Okay. That would work. Send me the contract, and I will sign it.',
].join('\n');

it('prints a sum for a quarter as the gold calls know it, with its period beside', () => {
	const facts = readFacts(readCall(CALL), { Dana: 'seller', Priya: 'buyer' });
	expect(facts.prices).toContainEqual(expect.objectContaining({ amount: 1500, per: 'quarter' }));
	const { prices } = JSON.parse(printed(facts));
	expect(prices).toContainEqual(expect.objectContaining({ amount: 1500, per: 'once', period: 'quarter' }));
	expect(prices).toHaveLength(facts.prices.length);
});
