import { describe, expect, it } from 'vitest';
import { textsOf } from '#test/outputs.ts';
import { clientDocument, document } from './document.ts';
import { draft } from './draft.ts';
import { suggest } from './suggest.ts';
import { goldInput, goldInputs } from './testing.ts';

const skipped = goldInputs(false);
const words = (text: string) => text.replace(/^“|” \([^()]*\)$|”$/g, '');

describe('what a call offers for a plan', () => {
	it.each(skipped)('of %s stands in the call on its line', (_, input) => {
		const lines = input.callTranscript.split('\n');
		const found = Object.values(suggest(input)).flat();
		expect(found.length).toBeGreaterThan(8);
		for (const { quote, line } of found.filter((one) => one.line > 0)) expect(lines[line - 1]).toContain(quote);
	});

	it.each(skipped)(
		'GROWTH-12: of %s is in no file and on no page for the client before the member takes it',
		(_, input) => {
			const output = draft(input);
			const files = [document(output, input), clientDocument(output, input, [])];
			const shown = files.flatMap((file) => textsOf(file)).join('\n');
			const offered = Object.entries(suggest(input)).filter(([path]) => path !== 'answers.caseReason');
			for (const { text } of offered.flatMap(([, found]) => found)) expect(shown).not.toContain(words(text));
			expect(shown).not.toContain('“');
		},
	);

	it('finds what is done first after the words that announce it, and what comes later apart from it', () => {
		const of = (number: number) => suggest(goldInput(number, false));
		expect(of(20)['answers.phase1']?.[0]?.text).toBe(
			'New site, five pages, all install work, real photos off your jobs.',
		);
		expect(
			of(38)
				['answers.phase1']?.map(({ text }) => text)
				.join(),
		).toContain('The five main doors and the nine rooms');
		expect(of(38)['answers.phase2']?.map(({ text }) => text)).toEqual(['The other eight in the autumn.']);
	});

	it('offers sums of their troubles as costs, and goals with a figure as measures', () => {
		expect(suggest(goldInput(38, false))['answers.cost']?.[0]?.text).toContain('four thousand a year more');
		expect(suggest(goldInput(23, false))['answers.measure']?.[0]?.text).toContain(
			'one in three instead of one in five',
		);
	});

	it('GROWTH-28: offers the results of the case studies as reasons', () => {
		expect(suggest(goldInput(20, false))['answers.caseReason']?.map(({ text }) => text)).toEqual([
			'A hardscape firm in Fresno: 30 calls a week',
			'Blue Ridge Pools: Twelve reviews in a month',
		]);
	});
});
