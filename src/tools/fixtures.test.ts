import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProblemsOfOneKind } from '#content/problem.ts';
import { toMarkdown } from '#server/export/markdown.ts';
import type { ToolId } from './catalog.ts';
import { missingFields } from './input-paths.ts';
import { serverTools } from './server.ts';

/**
 * What the built-in engine writes from the fixtures of each tool, kept as text: a change of its words is a difference to
 * be read. `fixtures/NAME.json` is an input, `fixtures/NAME.md` what was written from it.
 *
 * The fixed sentences of a tool are plain texts with `{slots}` in `draft/sentences.ts` or `draft/sentences/`; those that
 * tools share are the questions in `src/content/problems/`.
 */
const HERE = new URL('.', import.meta.url);
const found = (pattern: string) => globSync(pattern, { cwd: HERE }).sort();

const fixtures = found('*/fixtures/*.json');
const tools = [...new Set(fixtures.map((path) => path.split('/')[0] as ToolId))];

const problems = found('../content/problems/*.ts').map((path) => `./${path}`);

const inputOf = (path: string): object => JSON.parse(readFileSync(new URL(path, HERE), 'utf8'));

function texts(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const questionsOf = (kind: ProblemsOfOneKind) =>
	Object.values(kind).flatMap(({ workflow, test }) => [...workflow, ...test]);

/** Whether a sentence with slots is somewhere in a text, whatever stands in its slots. */
function occurs(sentence: string, written: string): boolean {
	const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part));
	return new RegExp(parts.join('[^\\n]+?')).test(written);
}

function draftedBy(id: ToolId) {
	const tool = serverTools[id];
	const own = fixtures.filter((path) => path.startsWith(`${id}/`));
	return own.map((path) => {
		const input = tool.contract.input.parse(inputOf(path));
		const output = tool.draft(input);
		return { path, input, output, document: toMarkdown(tool.document(output, input)) };
	});
}

const writtenIn = (drafted: ReturnType<typeof draftedBy>) =>
	drafted.flatMap(({ output, document }) => [...texts(output), document]).join('\n');

describe.each(tools)('the fixtures of %s', (id) => {
	const tool = serverTools[id];
	const drafted = draftedBy(id);

	it.each(drafted)('$path lacks nothing required', ({ input }) => {
		expect(missingFields(tool.contract, input)).toEqual([]);
	});

	it.each(drafted)('$path is written as it was read last', async ({ path, document }) => {
		const kept = new URL(`${dirname(path)}/${basename(path, '.json')}.md`, HERE);
		await expect(document).toMatchFileSnapshot(kept.pathname);
	});

	it('show every fixed sentence of the tool', async () => {
		const written = writtenIn(drafted);
		const modules = found(`${id}/draft/{sentences.ts,sentences/**/*.ts}`);
		const sentences = await Promise.all(modules.map((path) => import(new URL(path, HERE).href)));
		const unseen = sentences.flatMap((module) => texts({ ...module })).filter((one) => !occurs(one, written));
		expect(unseen).toEqual([]);
	});
});

it('the fixtures of the tools show every question about a problem', async () => {
	const written = writtenIn(tools.flatMap(draftedBy));
	const modules = await Promise.all(problems.map((path) => import(new URL(path, HERE).href)));
	const sentences = modules.flatMap((module) => Object.values<ProblemsOfOneKind>(module).flatMap(questionsOf));
	expect(sentences.length).toBeGreaterThan(100);
	expect(sentences.filter((one) => !occurs(one, written))).toEqual([]);
});
