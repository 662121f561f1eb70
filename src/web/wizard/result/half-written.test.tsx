import { fireEvent, screen } from '@testing-library/react';
import { parsePartialJson } from 'ai';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { everything, sampled } from '#test/tier.ts';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import { webTools } from '#tools/web.ts';
import { UiProvider } from '#ui/ui-provider.tsx';

/** The law of every tool's Result: it shows what is written so far, wherever that is cut. */

/** A model's answer to the tool's example, cut in many places, the whole of it last. */
async function partialsOf(id: ToolId, { example }: WebTool): Promise<object[]> {
	const tool = serverTools[id];
	const text = JSON.stringify(tool.answer.parse(tool.draft(example)));
	const parsed = await Promise.all(
		[...cutsOf(text), text.length].map((place) => parsePartialJson(text.slice(0, place))),
	);
	return parsed.map(({ value }) => (typeof value === 'object' && value !== null ? value : {}));
}

/**
 * Where to cut: after the opening brace of each object, which is empty then, and after the first letter of each value,
 * which is not an option, name or date yet. Each path once, at its second occurrence: in the middle of a list.
 */
function cutsOf(text: string): number[] {
	const places = new Map<string, number[]>();
	const path: string[] = [];
	for (const { 0: token, 1: key, index } of text.matchAll(/"(\w+)":|"(?:[^"\\]|\\.)*"|[{}]/g)) {
		if (token === '{') path.push('');
		if (key !== undefined) path.splice(-1, 1, key);
		const value = index + token.length + (key === undefined ? 0 : 2);
		const name = path.join('.');
		if (token === '{' || key !== undefined) places.set(name, [...(places.get(name) ?? []), value].slice(0, 2));
		if (token === '}') path.pop();
	}
	return [...places.values()].flatMap((known) => known.slice(-1)).sort((one, other) => one - other);
}

function page({ Result, example }: WebTool, output: object) {
	return (
		<MemoryRouter>
			<Result input={example} output={output} />
		</MemoryRouter>
	);
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	log.mockRestore();
});

const UNFILLED = /undefined|\bNaN\b|\[object Object\]/;

describe.each(sampled(Object.keys(webTools) as ToolId[], 2))('%s', (id) => {
	it('shows its result while that is being written, on every tab, without an error or an unfilled place', async () => {
		const tool = await webTools[id]();
		const partials = await partialsOf(id, tool);
		const view = renderUi(page(tool, {}));
		const tabs = screen.queryAllByRole('tab').length;
		const share = Math.max(tabs, 1);
		for (let tab = 0; tab < Math.max(tabs, 1); tab++) {
			view.rerender(<UiProvider env="test">{page(tool, {})}</UiProvider>);
			if (tabs > 0) fireEvent.click(screen.getAllByRole('tab')[tab] as HTMLElement);
			for (const [index, partial] of partials.entries()) {
				// Each cut is drawn on some tab, and the whole on each; every cut on each where every test is run.
				if (!everything && index % share !== tab % share && index < partials.length - 1) continue;
				view.rerender(<UiProvider env="test">{page(tool, partial)}</UiProvider>);
				const place = `tab ${tab}, cut ${index}`;
				expect(UNFILLED.exec(view.container.innerHTML)?.[0], place).toBeUndefined();
				expect(log.mock.calls[0], place).toBeUndefined();
				expect(tool.facts(tool.example, partial).join(' '), place).not.toMatch(UNFILLED);
			}
		}
		const words = view.container.textContent?.length ?? 0;
		expect(words).toBeGreaterThan(100);
	});
});
