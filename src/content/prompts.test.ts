import { describe, expect, it } from 'vitest';
import { type Prompt, promptEntrySchema, promptTemplateSchema } from './prompt.ts';
import { cardOf } from './prompt-cards.ts';
import { PROMPT_CATEGORIES, PROMPT_LEVELS } from './prompt-lists.ts';
import { prompts } from './prompts.ts';

const NAMED = [
	['SEO Blog Post Writer', 'Writing', 'Intermediate', true],
	['Email Sequence Generator', 'Writing', 'Intermediate', false],
	['Creative Story Generator', 'Writing', 'Advanced', false],
	['Code Review Assistant', 'Coding', 'Advanced', false],
	['API Documentation Generator', 'Coding', 'Intermediate', false],
	['Debug Helper', 'Coding', 'Beginner', false],
	['High-Converting Ad Copy', 'Marketing', 'Intermediate', true],
	['Social Media Content Strategy', 'Marketing', 'Advanced', false],
	['Business Plan Generator', 'Business', 'Advanced', false],
	['Brand Identity Creator', 'Creative', 'Advanced', false],
] as const;

function filled({ prompt, placeholders }: Prompt): string {
	return placeholders.reduce((text, { name, example }) => text.replaceAll(`[${name}]`, () => example), prompt);
}

function repeated(values: readonly string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the prompts', () => {
	it.each(prompts.map((prompt) => [prompt.id, prompt] as const))('PROMPTS-13: %s has every field', (_id, prompt) => {
		const { category, author, reviewed, ...entry } = prompt;
		expect(promptEntrySchema.parse(entry)).toEqual(entry);
		const template = { ...prompt, likes: 0, usage: 0 };
		expect(promptTemplateSchema.parse(template)).toEqual(template);
	});

	it.each(NAMED)('PROMPTS-14: hold %s (%s, %s)', (title, category, difficulty, featured) => {
		const [found, ...others] = prompts.filter((prompt) => prompt.title === title);
		expect(found).toMatchObject({ category, difficulty });
		expect(found?.featured ?? false).toBe(featured);
		expect(others).toEqual([]);
	});

	it('PROMPTS-15: are 48, in the categories and numbers that the labels state', () => {
		const counts = PROMPT_CATEGORIES.map((name) => [name, prompts.filter(({ category }) => category === name).length]);
		expect(Object.fromEntries(counts)).toEqual({
			Writing: 12,
			Coding: 10,
			Marketing: 8,
			Business: 7,
			Creative: 6,
			Analysis: 5,
		});
		expect(prompts).toHaveLength(48);
	});

	it('differ: no id, title, opening, line or longer explanation is in two of them', () => {
		expect(repeated(prompts.map(({ id }) => id))).toEqual([]);
		expect(repeated(prompts.map(({ title }) => title.toLowerCase()))).toEqual([]);
		expect(repeated(prompts.map(({ prompt }) => prompt.split(/\s+/).slice(0, 8).join(' ').toLowerCase()))).toEqual([]);
		const lines = prompts.flatMap(({ prompt }) => [
			...new Set(prompt.split('\n').filter((line) => line.trim().length > 40)),
		]);
		expect(repeated(lines)).toEqual([]);
		const examples = prompts.flatMap(({ placeholders }) => placeholders.map(({ example }) => example));
		expect(repeated(examples.filter((example) => example.length > 20))).toEqual([]);
	});

	it('explain each bracketed place, in the order of the text, and nothing that is not there', () => {
		for (const { id, prompt, placeholders } of prompts) {
			const places = [...new Set([...prompt.matchAll(/\[([^\]]*)\]/g)].map(([, name]) => name))];
			expect([id, placeholders.map(({ name }) => name)]).toEqual([id, places]);
		}
	});

	it('read on where a place is filled with its example', () => {
		for (const prompt of prompts) {
			const text = filled(prompt);
			expect(text).not.toMatch(/\[|\]/);
			expect([prompt.id, text.match(/[^.]\.\.(?!\.)|,,|[?!]\.|\. \.| [.,;:](?= |$)/gm)]).toEqual([prompt.id, null]);
			expect([prompt.id, text.match(/ {2,}(?![ \w(*-])|\t|[^\n\S]$/gm)]).toEqual([prompt.id, null]);
		}
	});

	it('are long enough to work, and have a level and a description of their own', () => {
		for (const { prompt, difficulty } of prompts) {
			expect(prompt.split(/\s+/).length).toBeGreaterThanOrEqual(200);
			expect(PROMPT_LEVELS).toContain(difficulty);
		}
		expect(new Set(prompts.map(({ difficulty }) => difficulty)).size).toBe(3);
		expect(repeated(prompts.map(({ description }) => description.split(' ').slice(0, 5).join(' ')))).toEqual([]);
	});

	it('hold no filler, no year and no call on what a model may remember', () => {
		const filler =
			/!|\b(?:(?:19|20)\d\d|world-class|years of experience|best practices?|industry (?:average|standard)s?|engaging|compelling|cutting-edge|leverage|act as|please)\b/i;
		const texts = prompts.map(({ id, title, description, prompt }) => [id, title, description, prompt].join('\n'));
		expect(texts.flatMap((text) => text.match(new RegExp(`^.*(?:${filler.source}).*$`, 'gim')) ?? [])).toEqual([]);
	});

	it('have the cards that are made of them (after a change of the prompts: this file with -u)', async () => {
		const written = prompts.map((prompt) => JSON.stringify(cardOf(prompt), null, '\t').replace(/^/gm, '\t'));
		const list = `[\n${written.join(',\n')}\n]\n`.replace(/\[\s+"[^\]]+\]/g, (tags) =>
			tags.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
		);
		await expect(list).toMatchFileSnapshot('./prompt-cards.json');
	});

	it('make few of them featured, and say when each was read through', () => {
		expect(prompts.filter(({ featured }) => featured)).toHaveLength(3);
		for (const { reviewed, author } of prompts) {
			expect(reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
			expect(author).toBe('Growth Toolkit');
		}
	});
});
