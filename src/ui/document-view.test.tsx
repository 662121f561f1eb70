import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fact } from '#shared/document.ts';
import { renderUi } from '#test/browser/render.tsx';
import { DocumentView } from './document-view.tsx';

const BLOCKS = [
	{ kind: 'paragraph', text: 'One page <b>first</b>, [add date]' },
	{ kind: 'list', items: ['Step one', 'Step two'], ordered: true },
	{ kind: 'quote', text: 'We lost it.', place: 'Fiona, line 3' },
	{
		kind: 'table',
		head: ['What', 'Who'],
		rows: [
			['Sends it', 'Bex'],
			['Signs it', 'Fiona'],
		],
	},
	{
		kind: 'facts',
		facts: [
			{ label: 'When', value: 'In May' },
			{ label: 'How', value: '' },
		],
	},
] as const;

it('draws each block as what it is, and texts as text', () => {
	const { container } = renderUi(<DocumentView blocks={BLOCKS} />);
	expect(screen.getByText(/One page <b>first<\/b>/)).toBeVisible();
	expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
	expect(container.querySelector('ol')).not.toBeNull();
	expect(screen.getByRole('blockquote')).toHaveTextContent('“We lost it.” (Fiona, line 3)');
	const table = within(screen.getByRole('region', { name: 'Table: What, Who' })).getByRole('table');
	expect(
		within(table)
			.getAllByRole('columnheader')
			.map((cell) => cell.textContent),
	).toEqual(['What', 'Who']);
	expect(within(table).getAllByRole('row')).toHaveLength(3);
	expect(screen.getByText('When').nextElementSibling).toHaveTextContent('In May');
	expect(screen.getByText('[add date]')).toBeVisible();
});

it('puts short facts beside their labels on a phone, and boxes below them', () => {
	const fact = { label: 'Branded', value: '#SpokeAndKettle' };
	const isBrief = (view: React.ReactNode) => {
		const { container, unmount } = renderUi(view);
		const brief = container.querySelector('[data-brief]') !== null;
		unmount();
		return brief;
	};
	const drawn = (facts: readonly Fact[], below?: (name: string) => React.ReactNode) =>
		isBrief(<DocumentView blocks={[{ kind: 'facts', facts }]} below={below} />);
	expect(drawn([fact])).toBe(true);
	expect(drawn([{ ...fact, copy: 'Copy branded hashtags' }])).toBe(false);
	expect(drawn([fact], () => <p>Not confirmed</p>)).toBe(false);
});

it('draws a value that is a status in its colour', () => {
	renderUi(<DocumentView blocks={[{ kind: 'facts', facts: [{ label: 'Demand', value: 'High', tone: 'green' }] }]} />);
	expect(screen.getByText('Demand').nextElementSibling).toHaveTextContent('High');
	expect(screen.getByText('High')).toHaveAttribute('data-tone', 'green');
});

it('draws sections below each other, each level of headings below the one before', () => {
	const sections = [{ heading: 'Phases', blocks: [], sections: [{ heading: 'Phase 1', blocks: [BLOCKS[0]] }] }];
	renderUi(
		<DocumentView
			sections={sections}
			level={4}
			text={(text) => text.toUpperCase()}
			beside={({ heading }) => (heading === 'Phases' ? <em>beside</em> : null)}
			below={(name) => (name === 'Phase 1' ? <em>below</em> : null)}
		/>,
	);
	expect(screen.getByRole('heading', { level: 4, name: 'PHASES' }).nextElementSibling).toHaveTextContent('beside');
	expect(screen.getByRole('heading', { level: 5, name: 'PHASE 1' })).toBeVisible();
	expect(screen.getAllByText('below')).toHaveLength(1);
	expect(screen.getByText(/ONE PAGE/)).toBeVisible();
});

it('shows the lists of a text to copy, and copies the text as it stands and in its other form', async () => {
	const { user } = renderUi(
		<DocumentView
			blocks={[
				{
					kind: 'copy',
					text: 'Cards:\n1. Wipe\n2. Sand',
					label: 'Copy text',
					shown: [{ kind: 'list', items: ['Wipe', 'Sand'], ordered: true }],
					also: { label: 'Copy post', text: 'Without cards' },
				},
			]}
		/>,
	);
	expect(screen.getAllByRole('listitem')).toHaveLength(2);
	expect(screen.queryByText(/^Cards:/)).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Copy text' }));
	expect(await navigator.clipboard.readText()).toBe('Cards:\n1. Wipe\n2. Sand');
	await user.click(screen.getByRole('button', { name: 'Copy post' }));
	expect(await navigator.clipboard.readText()).toBe('Without cards');
});
