import { describe, expect, it } from 'vitest';
import { toldInSummary } from './told-once.ts';

const above = () =>
	toldInSummary({
		outcome: 'Open: “Not yet.” (Bea, line 40)',
		keyHighlights: ['Their situation: “It costs us a day. A whole one.” (Bea, line 9)'],
	});

describe('what stands above', () => {
	it('is known by its words, whatever stands around them', () => {
		expect(above().has('“It costs us a day.” (line 9). Severity: High')).toBe(true);
		expect(above().has('“It costs us a week.” (line 9)')).toBe(false);
	});

	it('is known where most of a quote is', () => {
		expect(above().has('“Well. It costs us a day. A whole one.” (line 9)')).toBe(true);
		expect(above().has('“It costs us a day. And the lads go home at three because of it.” (line 9)')).toBe(false);
	});

	it('is known where a text that quotes nobody stands in another', () => {
		const told = toldInSummary({
			outcome: '',
			keyHighlights: ['Next: Both sides speak again, Friday at ten (line 51)'],
		});
		expect(told.has('Both sides speak again, Friday at ten (line 51)')).toBe(true);
		expect(told.has('Both sides speak again, Friday at nine (line 51)')).toBe(false);
		expect(told.has('')).toBe(false);
	});

	it('grows with what is told', () => {
		const told = above();
		expect(told.has('Stage: Open.')).toBe(false);
		expect(told.has('“Send it.” (line 12)')).toBe(false);
		told.add('“Send it.” (line 12)');
		expect(told.has('“Send it.” (line 12)')).toBe(true);
	});
});
