import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/outputs.ts';
import { SELLER_PARTS } from './contract.ts';
import { clientDocument, document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { withoutPlaces } from './places.ts';
import { richInputs } from './testing.ts';

const PLACE = /\blines? \d/i;

describe('the whole document', () => {
	it('GROWTH-8: is titled for the client, and names its maker', () => {
		const made = document(draft(example), example);
		expect(made.title).toBe('Growth Plan for Ostrowski Heating');
		expect(made.author).toEqual({ name: 'Noor Haddad', company: 'Vantwerk' });
		expect(made.facts).toContainEqual({ label: 'For', value: 'Pilar Ostrowski, Managing Director' });
	});

	it('GROWTH-9: holds every text of the plan in eight sections', () => {
		const output = draft(example);
		const made = document(output, example);
		expect(made.sections.map(({ heading }) => heading)).toEqual([
			'Executive Summary',
			'Discovery Insights',
			'Strategic Recommendations',
			'Value Proposition',
			'Next Steps',
			'Objection Handling',
			'Credibility Builders',
			'Implementation Roadmap',
		]);
		const shown = textsOf(made).join('\n');
		for (const text of textsOf(output)) expect(shown).toContain(text);
	});

	it('GROWTH-9: leaves out the sections that a plan lacks', () => {
		const made = document({ growthPlan: {} }, example);
		expect(made.sections).toEqual([]);
	});
});

describe('the copy for the client', () => {
	it.each(richInputs())('GROWTH-12: of %s has no notes of the seller and no places of the transcript', (_, input) => {
		const output = draft(input);
		const shown = textsOf(clientDocument(output, input, [])).join('\n');
		expect(shown).not.toMatch(PLACE);
		expect(shown).not.toMatch(/\(\s*\)| [.,;:]/);
		const { objectionHandling, discoveryInsights } = output.growthPlan;
		expect(shown).not.toMatch(/Objection|Hesitation|Notes on the call/);
		for (const { response } of objectionHandling?.anticipatedConcerns ?? []) expect(shown).not.toContain(response);
		expect(shown).not.toContain(withoutPlaces(discoveryInsights?.callAnalysis?.conversationFlow ?? '-'));
		expect(shown).toContain(withoutPlaces(discoveryInsights?.painPoints[0]?.evidenceFromCall ?? '-'));
	});

	it('GROWTH-12: holds the parts that were chosen, and only these', () => {
		const output = draft(example);
		const texts = (parts: readonly string[]) => textsOf(clientDocument(output, example, parts)).join('\n');
		expect(texts(['objections'])).toContain('Objection Handling');
		expect(texts(['objections'])).not.toMatch(PLACE);
		expect(texts(['call-notes'])).toContain('Hesitation');
		expect(texts(['call-notes'])).not.toContain('Objection Handling');
		expect(clientDocument(output, example, SELLER_PARTS).sections).toEqual(document(output, example).sections);
	});
});

describe('a text without places', () => {
	it.each([
		['“Five I could live with” (Pilar Ostrowski, line 27).', '“Five I could live with” (Pilar Ostrowski).'],
		['Known so far: 9 (line 4) and 12 (lines 10, 11 and 12).', 'Known so far: 9 and 12.'],
		['As it was said at line 9, it waits.', 'As it was said, it waits.'],
		['[add date for the goal at line 9]', '[add date for the goal]'],
	])('reads on: %s', (text, expected) => {
		expect(withoutPlaces(text)).toBe(expected);
	});
});
