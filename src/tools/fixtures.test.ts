import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '#server/export/markdown.ts';
import type { ToolId } from './catalog.ts';
import { missingFields } from './input-paths.ts';
import { serverTools } from './server.ts';

/**
 * What the built-in engine writes from the fixtures of each tool, kept as text: a change of its words is a difference to
 * be read. `fixtures/NAME.json` is an input, `fixtures/NAME.md` what was written from it.
 *
 * The fixed sentences of a tool are plain texts with `{slots}` in `draft/sentences.ts` or `draft/sentences/`.
 */
const HERE = new URL('.', import.meta.url);
const found = (pattern: string) => globSync(pattern, { cwd: HERE }).sort();

const fixtures = found('*/fixtures/*.json');
const tools = [...new Set(fixtures.map((path) => path.split('/')[0] as ToolId))];

const inputOf = (path: string): object => JSON.parse(readFileSync(new URL(path, HERE), 'utf8'));

function texts(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Whether a sentence with slots is somewhere in a text, whatever stands in its slots. */
function occurs(sentence: string, written: string): boolean {
	const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part));
	return new RegExp(parts.join('[^\\n]+?')).test(written);
}

describe.each(tools)('the fixtures of %s', (id) => {
	const tool = serverTools[id];
	const own = fixtures.filter((path) => path.startsWith(`${id}/`));
	const drafted = own.map((path) => {
		const input = tool.contract.input.parse(inputOf(path));
		const output = tool.draft(input);
		return { path, input, output, document: toMarkdown(tool.document(output, input)) };
	});

	it.each(drafted)('$path lacks nothing required', ({ input }) => {
		expect(missingFields(tool.contract, input)).toEqual([]);
	});

	it.each(drafted)('$path is written as it was read last', async ({ path, document }) => {
		const kept = new URL(`${dirname(path)}/${basename(path, '.json')}.md`, HERE);
		await expect(document).toMatchFileSnapshot(kept.pathname);
	});

	it('show every fixed sentence of the tool', async () => {
		const written = drafted.flatMap(({ output, document }) => [...texts(output), document]).join('\n');
		const modules = found(`${id}/draft/{sentences.ts,sentences/**/*.ts}`);
		const sentences = await Promise.all(modules.map((path) => import(new URL(path, HERE).href)));
		const unseen = sentences.flatMap((module) => texts({ ...module })).filter((one) => !occurs(one, written));
		expect(unseen).toEqual([]);
	});
});
