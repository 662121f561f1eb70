import { describe, expect, it } from 'vitest';
import { cutTo } from '#test/answer-parts.ts';
import { recordings } from '#test/recorded-model.ts';
import { answer } from './contract.ts';
import { example } from './example.ts';
import { inParts, parts } from './parts.ts';

describe('a content strategy', () => {
	it('is written at once up to 12 pieces, and week by week beyond', () => {
		const of = (postingFrequency: typeof example.postingFrequency, count: number) =>
			inParts({
				...example,
				postingFrequency,
				platforms: (['LinkedIn', 'Instagram', 'Facebook', 'TikTok'] as const).slice(0, count),
			});
		expect([of('3 times per week', 1), of('Weekly', 3), of('Bi-weekly', 4)]).toEqual([false, false, false]);
		expect([of('3 times per week', 2), of('Weekly', 4), of('Daily', 1)]).toEqual([true, true, true]);
	});

	it('is the same from its parts, a week each', () => {
		const whole = recordings.find(({ tool }) => tool === 'ai-content-creator')?.answer;
		for (const [index, { schema }] of parts.list.entries()) {
			const part = schema.parse(cutTo(schema, whole)) as { contentStrategy: { contentCalendar: { week: number }[] } };
			expect(part.contentStrategy.contentCalendar.map(({ week }) => week)).toEqual([index + 1]);
		}
		expect(() => parts.list[1]?.schema.parse(whole)).toThrow();
		const only = cutTo(parts.list[0]?.schema, whole);
		expect(() => parts.list[1]?.schema.parse(only)).toThrow();
	});

	it('leaves each later week its share of the answers', () => {
		const shares = parts.list.map(({ task }) => /about one answer in \d|no earlier week has used\.$/.exec(task)?.[0]);
		const last = 'no earlier week has used.';
		expect(shares).toEqual([...[4, 3, 2].map((of) => `about one answer in ${of}`), last]);
	});

	it('tells each week which pillars there are and what the weeks before are about, each once, but no open slot', () => {
		const { contentStrategy } = answer.parse(recordings.find(({ tool }) => tool === 'ai-content-creator')?.answer);
		const [first, ...others] = contentStrategy.contentCalendar;
		if (first === undefined) throw new Error('no week was recorded');
		const titles = first.contentPieces.map(({ title }) => title);
		const contentPieces = [...first.contentPieces, { ...first.contentPieces[0], title: 'Open slot' }];
		expect(others).toHaveLength(3);
		expect(new Set(titles).size).toBeLessThan(titles.length);
		expect(
			parts.told({ contentStrategy: { ...contentStrategy, contentCalendar: [{ ...first, contentPieces }] } }),
		).toEqual([
			['Pillars', contentStrategy.strategyOverview.contentPillars],
			['Week 1', [...new Set([first.theme, ...titles])]],
		]);
		expect(parts.told({})).toEqual([['Pillars', []]]);
	});
});
