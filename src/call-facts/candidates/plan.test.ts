import { describe, expect, it } from 'vitest';
import { goals } from './candidates.ts';
import { costs, firstDates, firstWork } from './plan.ts';
import { callOf, fact, price, texts } from './testing.ts';

describe('what a call offers for a plan', () => {
	it('has each goal of a turn', () => {
		const said = "I'd want sixty consultations a month by December.";
		const more = 'I want the second house full four days a week.';
		const call = callOf(`Ann: What would be good?\nBob: ${said} ${more}`, { goals: [fact(2, more)] });
		expect(texts(goals(call))).toEqual([`“${more}” (Bob)`, `“${said}” (Bob)`]);
	});

	it('has as costs what is lost, and what was worked out of it, and no turnover', () => {
		const pain = 'Last year was two point four million dollars for us. We lose forty dollars each time it fails.';
		const call = callOf(`Bob: ${pain}\nAnn: That's thirty-three grand a month.`, {
			pains: [{ ...fact(1, pain), main: true }],
			figures: [],
		});
		expect(texts(costs(call))).toEqual([
			'“We lose forty dollars each time it fails.” (Bob)',
			"“That's thirty-three grand a month.” (Ann)",
		]);
	});

	it('has neither a price nor days of later as the first part', () => {
		const asked = "It's a hundred and sixty thousand dollars for the build, which is the first ten weeks.";
		const later = 'Phase two we start in the middle of November, slowly.';
		const goal = 'We want to start it by the first of May with twelve.';
		const call = callOf(`Ann: ${asked} ${later}\nBob: ${goal}`, {
			prices: [price(1, asked, 160_000, 'once')],
			goals: [fact(2, goal)],
		});
		expect(texts(firstWork(call)).filter((text) => text.includes('160,000'))).toEqual([]);
		expect(firstDates(call)).toEqual([]);
	});
});
