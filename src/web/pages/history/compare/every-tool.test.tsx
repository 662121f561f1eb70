import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { run } from '#test/browser/history.ts';
import { renderUi } from '#test/browser/render.tsx';
import { sampled } from '#test/tier.ts';
import type { ToolId } from '#tools/catalog.ts';
import { serverTools } from '#tools/server.ts';
import { webTools } from '#tools/web.ts';
import { ComparedRun } from './compared-run.tsx';

const idsOf = () => [...document.querySelectorAll('[id]')].map(({ id }) => id);
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** References that lead nowhere, or into the other result. */
function strayReferences(): string[] {
	return ['A', 'B'].flatMap((mark) => {
		const side = screen.getByRole('region', { name: `Run ${mark} Call ${mark}` });
		return ['aria-labelledby', 'aria-describedby', 'href'].flatMap((name) =>
			[...side.querySelectorAll(`[${name}]`)]
				.flatMap((element) => (element.getAttribute(name) ?? '').split(' '))
				.filter((value) => name !== 'href' || value.startsWith('#'))
				.map((value) => value.replace('#', ''))
				.filter((id) => !side.contains(document.getElementById(id))),
		);
	});
}

it.each(sampled(Object.keys(webTools) as ToolId[], 2))(
	'two results of %s in one page share no id and no landmark, on any of their tabs',
	async (id) => {
		const tool = await webTools[id]();
		const { example } = tool;
		const output = serverTools[id].draft(example);
		const compared = (mark: 'A' | 'B') => (
			<ComparedRun mark={mark} tool={tool} run={{ ...run(mark), tool: id, input: example, output }} />
		);
		const { user } = renderUi(
			<QueryClientProvider client={new QueryClient()}>
				<MemoryRouter>
					{compared('A')}
					{compared('B')}
				</MemoryRouter>
			</QueryClientProvider>,
		);
		const sides = ['A', 'B'].map((mark) => within(screen.getByRole('region', { name: `Run ${mark} Call ${mark}` })));
		const tabs = sides[0]?.queryAllByRole('tab') ?? [];
		for (let index = 0; index < Math.max(tabs.length, 1); index += 1) {
			for (const side of sides) {
				const tab = side.queryAllByRole('tab')[index];
				if (tab) await user.click(tab);
			}
			await act(async () => {});
			expect(twice(idsOf())).toEqual([]);
			expect(strayReferences()).toEqual([]);
			expect(screen.getAllByRole('region')).toHaveLength(2);
			expect(screen.queryAllByRole('complementary')).toEqual([]);
		}
	},
);
