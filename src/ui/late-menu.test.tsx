import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { LateMenu } from './late-menu.tsx';

function renderMenu() {
	return renderUi(
		<LateMenu button={<button type="button">Files</button>}>{(Menu) => <Menu.Item>Word</Menu.Item>}</LateMenu>,
	);
}

const button = () => screen.getByRole('button', { name: 'Files' });

it('a menu whose code is still to come is a button with a menu, closed', () => {
	renderMenu();
	expect(button()).toHaveAttribute('aria-haspopup', 'menu');
	expect(button()).toHaveAttribute('aria-expanded', 'false');
	expect(screen.queryByRole('menu')).toBeNull();
});

it('opens by keyboard when its code comes, and gives the focus back, the first time as ever after', async () => {
	const { user } = renderMenu();
	for (const _ of ['first', 'again']) {
		button().focus();
		await user.keyboard('{Enter}');
		expect(await screen.findByRole('menuitem', { name: 'Word' })).toBeVisible();
		expect(button()).toHaveAttribute('aria-expanded', 'true');
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
		await waitFor(() => expect(button()).toHaveFocus());
	}
});
