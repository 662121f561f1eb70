import { describe, expect, it } from 'vitest';
import type { Figure } from '#evidence/figure.ts';
import { figuresIn } from '#evidence/figures.ts';
import { industries } from './industries.ts';
import { type Industry, type IndustryTask, industrySchema } from './industry.ts';
import { comparable, toTerms } from './industry-terms.ts';
import { niches } from './niches.ts';

const tasks = industries.flatMap((industry) => industry.tasks.map((task) => ({ industry, task })));

function repeatedIn(texts: readonly string[]): string[] {
	const folded = texts.map((text) => text.toLowerCase());
	return [...new Set(folded.filter((text, index) => folded.indexOf(text) !== index))];
}

function wordCount(text: string): number {
	return text.split(/\s+/).length;
}

const COMMON = new Set(
	`a an and are as at be because but by can do does each for from had has have how i if in into is it its last next no not
	of off on one or out so than that the their them then there they this to was were what when where which while who with
	you your month week year day`.split(/\s+/),
);

/** The words of a task without its trade's own. */
function idea({ industry, task }: { industry: Industry; task: IndustryTask }): Set<string> {
	const own = [industry.name, industry.one, industry.many, ...industry.aliases, ...industry.words];
	const masked = new Set(own.flatMap((text) => stems(text)));
	const said = [task.name, task.hurts, task.question].flatMap(stems);
	return new Set(said.filter((stem) => !masked.has(stem) && !COMMON.has(stem)));
}

function stems(text: string): string[] {
	return toTerms(text.toLowerCase()).map(comparable);
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((word) => b.has(word)).length;
	return shared / Math.min(a.size, b.size);
}

/** Days, months and "one week" are not claims; the parser reads a wedding couple as two. */
function isFigure({ kind, value, text }: Figure): boolean {
	return kind !== 'date' && value !== 1 && !/^a couple/i.test(text);
}

/** The automated readability index of Senter and Smith (1967): a US school grade from letters, words and sentences. */
function readingGrade(sentences: readonly string[]): number {
	const words = sentences.join(' ').match(/[\p{L}'-]+/gu) ?? [];
	return (4.71 * words.join('').length) / words.length + (0.5 * words.length) / sentences.length - 21.43;
}

describe('the catalogue of industries', () => {
	it.each(industries.map((industry) => [industry.id, industry] as const))('keeps the schema: %s', (_, industry) => {
		expect(() => industrySchema.parse(industry)).not.toThrow();
	});

	it('has no id, name or alias twice', () => {
		expect(repeatedIn(industries.map(({ id }) => id))).toEqual([]);
		const names = industries.map(({ name, aliases }) => [name, ...aliases].map((text) => text.toLowerCase()));
		expect(repeatedIn(names.flatMap((all) => [...new Set(all)]))).toEqual([]);
	});

	it('knows the trade of each niche', () => {
		const known = new Set(industries.map(({ id }) => id));
		expect(niches.map(({ industry }) => industry).filter((id) => !known.has(id))).toEqual([]);
	});

	it('says no sentence of a task twice', () => {
		const said = tasks.flatMap(({ task }) => [task.name, task.hurts, task.question]);
		expect(repeatedIn(said)).toEqual([]);
	});

	it('has no two tasks that are alike but for the trade', () => {
		const ideas = tasks.map((entry) => ({ entry, words: idea(entry) }));
		const alike = ideas.flatMap((first, index) =>
			ideas
				.slice(index + 1)
				.filter((second) => likeness(first.words, second.words) >= 0.6)
				.map((second) => `${first.entry.industry.id}: ${first.entry.task.name} ~ ${second.entry.task.name}`),
		);
		expect(alike).toEqual([]);
	});

	it('states no figure', () => {
		const texts = industries.flatMap(({ tasks: own, buyers, signs, seasons, mayNotClaim }) => [
			...own.flatMap((task) => Object.values(task)),
			...buyers.flatMap((buyer) => Object.values(buyer)),
			...[signs, ...seasons, ...mayNotClaim],
		]);
		expect(texts.filter((text) => figuresIn(text).some(isFigure))).toEqual([]);
	});
});

describe('a task', () => {
	it('asks an open question of at most 18 words', () => {
		const open = /^(?:How|What|Which|Who|When|Where|Think of) .+[?]$/;
		const questions = tasks.map(({ task }) => task.question);
		expect(questions.filter((question) => !open.test(question) || wordCount(question) > 18)).toEqual([]);
	});

	it('says where it hurts in one sentence of at most 18 words', () => {
		const sentences = tasks.map(({ task }) => task.hurts);
		expect(sentences.filter((text) => !/^[A-Z][^.?!]+\.$/.test(text) || wordCount(text) > 18)).toEqual([]);
	});

	it('has a name and an owner that read on inside a sentence', () => {
		const parts = tasks.flatMap(({ task }) => [task.name, task.owner]);
		expect(parts.filter((part) => !/^(?:[a-z]|HR |IT )/.test(part) || /[.?!]$/.test(part))).toEqual([]);
	});

	it.each(industries.map((industry) => [industry.id, industry] as const))('is easy to read: %s', (_, industry) => {
		expect(readingGrade(industry.tasks.flatMap(({ hurts, question }) => [hurts, question]))).toBeLessThanOrEqual(9);
	});
});
