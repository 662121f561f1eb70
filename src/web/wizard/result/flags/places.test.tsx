import { Tabs } from '@mantine/core';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { placesOf, reveal } from './places.ts';

const scrolled = vi.fn();
beforeEach(() => {
	scrolled.mockReset();
	Element.prototype.scrollIntoView = function () {
		scrolled(this.textContent);
	};
});

function shown(html: string): Element {
	const root = document.createElement('div');
	root.innerHTML = html;
	document.body.replaceChildren(root);
	return root;
}

function Nested() {
	return (
		<div data-testid="result">
			<Tabs defaultValue="a" keepMounted={false}>
				<Tabs.List>
					<Tabs.Tab value="a">First</Tabs.Tab>
					<Tabs.Tab value="b">Second</Tabs.Tab>
				</Tabs.List>
				<Tabs.Panel value="a">Nothing here</Tabs.Panel>
				<Tabs.Panel value="b">
					<Tabs defaultValue="1" keepMounted={false}>
						<Tabs.List>
							<Tabs.Tab value="1">Week 1</Tabs.Tab>
							<Tabs.Tab value="2">Week 2</Tabs.Tab>
						</Tabs.List>
						<Tabs.Panel value="1">Quiet</Tabs.Panel>
						<Tabs.Panel value="2">Post 7,250 flyers</Tabs.Panel>
					</Tabs>
				</Tabs.Panel>
			</Tabs>
		</div>
	);
}

describe('the places of a text', () => {
	it('are those where it stands alone, also across elements', () => {
		const root = shown('<p>In 5 days or 15 days.</p><p>It costs £<b>4,</b>500, not 4,500,000.</p>');
		expect(placesOf(root, '5 days').map(String)).toEqual(['5 days']);
		expect(placesOf(root, '4,500').map(String)).toEqual(['4,500']);
		expect(placesOf(root, '£4,500').map(String)).toEqual(['£4,500']);
		expect(placesOf(root, '')).toEqual([]);
	});

	it('are not in fields, whose text is the member’s', () => {
		expect(placesOf(shown('<textarea>4,500</textarea>'), '4,500')).toEqual([]);
	});
});

describe('leading to a place', () => {
	it('unfolds what hides it', async () => {
		const root = shown('<details><summary>More</summary><p>Northwind signed.</p></details>');
		expect(String(await reveal(root, 'Northwind'))).toBe('Northwind');
		expect(root.querySelector('details')?.open).toBe(true);
		expect(scrolled).toHaveBeenCalledWith('Northwind signed.');
	});

	it('opens the tab, and the tab within it, where it stands', async () => {
		renderUi(<Nested />);
		expect(String(await reveal(screen.getByTestId('result'), '7,250'))).toBe('7,250');
		expect(screen.getByText('Post 7,250 flyers')).toBeVisible();
	});

	it('leaves the tabs as they were where it stands nowhere', async () => {
		renderUi(<Nested />);
		expect(await reveal(screen.getByTestId('result'), '9,999')).toBeNull();
		expect(screen.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true');
		expect(scrolled).not.toHaveBeenCalled();
	});
});
