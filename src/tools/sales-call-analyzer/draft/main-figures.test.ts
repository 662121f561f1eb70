import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { goldCall, inputOf } from '../testing.ts';

describe('the figures of the summary', () => {
	it('CALL-16: tells how much there is of it, and what another way costs', () => {
		const told = (name: string) => draft(inputOf(goldCall(name))).callAnalysis.callSummary.keyHighlights.join('\n');
		expect(told('given/11-gym-lead-followup')).toMatch(
			/^How much there is: you asked “.*in a month\?” \(line 5\): “Two-forty.*one-eighty\.”/m,
		);
		expect(told('given/39-museum-ticketing')).toMatch(
			/^What another way costs: you asked “And what are they asking\?” \(line 23\): “Nine thousand eight hundred/m,
		);
		expect(told('given/28-hvac-forecasting')).toMatch(/^What another way costs: “Zoho Inventory is forty thousand/m);
	});
});
