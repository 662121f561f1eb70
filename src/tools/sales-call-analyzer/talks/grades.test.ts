import { describe, expect, it } from 'vitest';
import { readingOf } from '../reading.ts';
import { goldCall, inputOf } from '../testing.ts';
import { worthIn } from '../worth/worth.ts';
import { gradeOf } from './grades.ts';

describe('what a talk is worth telling', () => {
	const reading = readingOf(inputOf(goldCall('everyday/302-community-theater-website-tickets')));
	/** By the numbers of the first and the last turn. */
	const worth = (first: number, last: number) => gradeOf(reading, worthIn(reading), { from: first - 1, to: last - 1 });
	const [GREETING, FIRST_PRICE, LIMIT, LAST_PRICE, YES, GOODBYE] = [
		worth(1, 12),
		worth(34, 39),
		worth(51, 59),
		worth(60, 66),
		worth(86, 90),
		worth(108, 115),
	];

	it('CALL-16: is more where a price came down than where it was first named', () => {
		expect(LAST_PRICE).toBeGreaterThan(FIRST_PRICE + 0.2);
	});

	it('CALL-16: is most of what was settled and what it hangs on, and least of chat', () => {
		expect(Math.min(LIMIT, LAST_PRICE, YES)).toBeGreaterThan(Math.max(GREETING, GOODBYE) + 0.1);
	});
});
