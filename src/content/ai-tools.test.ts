import { describe, expect, it } from 'vitest';
import { aiToolEntrySchema } from './ai-tool.ts';
import { RATING_RULE, ratingOf } from './ai-tool-rating.ts';
import { AI_TOOL_CATEGORIES, AI_TOOL_PRICING, aiTools } from './ai-tools.ts';

function unique(values: readonly string[]): boolean {
	return new Set(values).size === values.length;
}

describe('the AI tools', () => {
	it.each(aiTools.map((tool) => [tool.id, tool] as const))('TOOLS-13: %s has every field of an entry', (_id, tool) => {
		const { rating, ...entry } = tool;
		expect(aiToolEntrySchema.parse(entry)).toEqual(entry);
		expect(rating).toBeGreaterThanOrEqual(4.2);
		expect(rating).toBeLessThanOrEqual(4.9);
	});

	it('TOOLS-14: are 24: 8 for development, 6 for design, 5 for writing, 5 for productivity', () => {
		expect(aiTools).toHaveLength(24);
		const counts = AI_TOOL_CATEGORIES.map((category) => aiTools.filter((tool) => tool.category === category).length);
		expect(counts).toEqual([8, 6, 5, 5]);
	});

	it('TOOLS-16: are different products, each with an address of its own', () => {
		for (const field of ['id', 'name', 'description', 'url'] as const)
			expect(unique(aiTools.map((tool) => tool[field].toLowerCase())), field).toBe(true);
		for (const { features, tags } of aiTools) expect(unique(features) && unique(tags)).toBe(true);
	});

	it('TOOLS-16: lead to plain https addresses that carry the name of the maker or the product', () => {
		for (const { url, name } of aiTools) {
			const { protocol, hostname, port, username, search, hash } = new URL(url);
			expect([protocol, port, username, search, hash], url).toEqual(['https:', '', '', '', '']);
			const domain = hostname.replace(/^www\./, '').replaceAll('.', '');
			const words = name.toLowerCase().split(/[ .]/);
			expect(
				words.some((word) => domain.includes(word.slice(0, 5))),
				`${name}: ${url}`,
			).toBe(true);
		}
	});

	it('hold nothing that changes by the month, and say when they were read through', () => {
		for (const { reviewed, url: _url, ...tool } of aiTools) {
			const text = JSON.stringify(tool, (_key, value) => (typeof value === 'number' ? undefined : value));
			expect(text).not.toMatch(/\b(?:19|20)\d\d\b|[$€£]|\d ?%|\b(?:latest|newest|recently|currently|best|version)\b/i);
			expect(text).not.toContain('!');
			expect(reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
		}
	});

	it('carry a badge sparingly: one of a category at most, and none that ages', () => {
		for (const category of AI_TOOL_CATEGORIES) {
			const badges = aiTools.filter((tool) => tool.category === category).flatMap(({ badge }) => badge ?? []);
			expect(badges).toEqual(['Popular']);
		}
	});

	it('are rated by the points that they have, as the rule says', () => {
		expect(ratingOf([])).toBe(4.2);
		expect(ratingOf(['free', 'api'])).toBe(4.4);
		expect(ratingOf(['free', 'no-code', 'browser', 'api', 'local', 'export', 'team'])).toBe(4.9);
		for (const { points, rating, pricing } of aiTools) {
			expect(rating).toBe(ratingOf(points));
			expect(points.includes('free')).toBe(pricing !== 'Paid');
		}
		expect(RATING_RULE).toContain('4.2 plus 0.1 for each of seven points');
	});

	it('come in all three kinds of pricing', () => {
		for (const pricing of AI_TOOL_PRICING) expect(aiTools.some((tool) => tool.pricing === pricing)).toBe(true);
	});
});
