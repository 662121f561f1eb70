import { describe, expect, it } from 'vitest';
import type { Figure } from '#call-facts/facts.ts';
import { around, callIn, read } from '#call-facts/told/testing.ts';
import type { Reading } from '../reading.ts';
import { putRight } from './trouble.ts';

const CALL = around('Bea: We lost €46,000 on it last year.', 'Sam: As much?', 'Bea: No, sorry, €64,000.');
const figure = (line: number, amount: number) => read(CALL, line, { amount, unit: 'EUR' }) as Figure;

function reading(...figures: Figure[]): Reading {
	return { whole: callIn(CALL, { figures }) } as Reading;
}

describe('the figure of a trouble that was taken back', () => {
	it('has the one that takes its place', () => {
		expect(putRight(reading(figure(9, 46_000), figure(11, 64_000)), read(CALL, 9))?.amount).toBe(64_000);
	});

	it('has none where the other is not of its size', () => {
		expect(putRight(reading(figure(9, 46_000), figure(11, 640)), read(CALL, 9))).toBeUndefined();
	});
});
