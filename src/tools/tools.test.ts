import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import { catalog, type ToolId } from './catalog.ts';
import type { Step } from './form-steps.ts';
import { missingFields } from './input-paths.ts';
import { toolOutlines } from './outlines.ts';
import { serverTools } from './server.ts';

/** Rules that apply to every tool. */

const ROLES = [
	'contract.ts',
	'example.ts',
	'document.ts',
	'draft.ts',
	'prompt.ts',
	'outline.ts',
	'server.ts',
	'steps.ts',
	'result.tsx',
	'web.ts',
] as const;

async function exampleOf(id: ToolId): Promise<object> {
	const { example } = (await import(`./${id}/example.ts`)) as { example: object };
	return example;
}

/** The longer texts of an input: what the member told the tool. */
function facts(value: unknown): string[] {
	if (typeof value === 'string') return value.trim() === '' ? [] : [value];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(facts);
}

describe.each(Object.keys(catalog) as ToolId[])('%s', (id) => {
	const tool = serverTools[id];

	it('keeps its files in the folder of its id', () => {
		expect(tool.contract.id).toBe(id);
		expect(catalog[id]).toBe(tool.contract);
		expect(toolOutlines[id].contract).toBe(tool.contract);
		for (const role of ROLES) expect(existsSync(new URL(`${id}/${role}`, import.meta.url)), role).toBe(true);
	});

	it('offers something for empty fields where its outline says so', () => {
		expect(toolOutlines[id].suggests === true).toBe(tool.suggest !== undefined);
	});

	it('has an example that its contract takes and that lacks nothing required', async () => {
		const example = await exampleOf(id);
		expect(tool.contract.input.parse(example)).toEqual(example);
		expect(missingFields(tool.contract, example)).toEqual([]);
	});

	it('ENGINE-1: drafts a result for its example without any model', async () => {
		const output = tool.draft(await exampleOf(id));
		expect(tool.contract.output.parse(output)).toEqual(output);
		expect(tool.answer.safeParse(output).success).toBe(true);
	});

	it('gives for each text that takes a place an example that fits there as it stands', async () => {
		const { steps } = (await import(`./${id}/steps.ts`)) as { steps: readonly Step[] };
		for (const { name, slot, placeholder = '' } of steps.flatMap(({ groups }) =>
			groups.flatMap(({ fields }) => fields),
		)) {
			if (slot === undefined) continue;
			expect([name, completed(slot, placeholder)]).toEqual([name, placeholder]);
			expect([name, fits(slot, placeholder, { mayName: true })]).toEqual([name, null]);
		}
	});

	it('gives the same draft for the same input', async () => {
		const example = await exampleOf(id);
		expect(tool.draft(structuredClone(example))).toEqual(tool.draft(example));
	});

	it('tells a model every fact of the member', async () => {
		const example = await exampleOf(id);
		const { system, prompt } = tool.prompt(example);
		expect(system.length).toBeGreaterThan(500);
		for (const fact of facts(example)) for (const line of fact.split('\n')) expect(prompt).toContain(line);
	});

	it('leaves its own draft as it is when it is grounded, and finds every quote', async () => {
		const example = await exampleOf(id);
		const output = tool.draft(example);
		const grounded = tool.ground(output, example);
		expect(grounded.output).toEqual(output);
		expect(grounded.grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
	});

	it('names a run and writes a document with sections', async () => {
		const example = await exampleOf(id);
		expect(tool.title(example)).toMatch(/\S/);
		const document = tool.document(tool.draft(example), example);
		expect(document.title).toMatch(/\S/);
		expect(document.sections.length).toBeGreaterThan(2);
	});
});
