import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sectionOf, sectionsOf } from './sections.ts';

const nested = z.object({ plan: z.object({ summary: z.string(), goals: z.array(z.string()), steps: z.string() }) });
const flat = z.object({ mails: z.object({ first: z.string() }), tips: z.array(z.string()) });

describe('the sections of an answer', () => {
	it('are the keys of the one object that it consists of, else its own', () => {
		expect(sectionsOf(nested)).toEqual({ within: 'plan', keys: ['summary', 'goals', 'steps'] });
		expect(sectionsOf(flat)).toEqual({ keys: ['mails', 'tips'] });
		expect(sectionsOf(z.object({ ideas: z.array(z.string()) }))).toEqual({ keys: ['ideas'] });
	});

	it('are counted in the order in which the model writes them', () => {
		const sections = sectionsOf(nested);
		expect(sectionOf({ plan: { summary: 'All' } }, sections)).toEqual({ section: 1, sections: 3, part: 'summary' });
		expect(sectionOf({ plan: { steps: 'One', summary: 'All', more: 1 } }, sections)).toEqual({
			section: 2,
			sections: 3,
			part: 'summary',
		});
		expect(sectionOf({ mails: {} }, sectionsOf(flat))).toEqual({ section: 1, sections: 2, part: 'mails' });
	});

	it('have not begun while there is none of them', () => {
		for (const partial of [{}, { plan: {} }, { plan: null }, { plan: 'text' }, { other: { summary: 'x' } }]) {
			expect(sectionOf(partial, sectionsOf(nested))).toBeNull();
		}
	});
});
