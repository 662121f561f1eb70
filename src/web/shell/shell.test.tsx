import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';
import { useSidebarRoom } from '#ui/sidebar-room.ts';

const TOOLS = [
	['Compass', '/compass'],
	['Ideator', '/ideator'],
	['Dealmaker', '/dealmaker'],
	['AI Cold Email Writer', '/cold-email-writer'],
	['Pricing Calculator', '/pricing-calculator'],
	['Profit Calculator', '/profit-calculator'],
	['AI SDR', '/ai-sdr'],
	['Sales Call Analyzer', '/sales-call-analyzer'],
	['AI Tools Directory', '/ai-tools-directory'],
	['Prompts Directory', '/prompts-directory'],
	['Prompt Generator', '/prompt-generator'],
	['Growth Plan Calculator', '/growth-plan-calculator'],
	['AI Ad Writer', '/ai-ad-writer'],
	['AI Content Creator', '/ai-content-creator'],
	['AI n8n Workflow Creator', '/ai-workflow-generator'],
	['n8n Workflow Templates', '/n8n-workflow-templates'],
	['Top 50 Niches', '/top-50-niches'],
];

async function openShell(path = '/ideator', account = createUser()) {
	await startApi({ 'GET /api/runs': { body: { runs: [], nextCursor: null } } });
	signInAs(account);
	const app = renderApp(path);
	const sidebar = await screen.findByRole('navigation');
	return { ...app, sidebar };
}

describe('the sidebar', () => {
	it('SHELL-1: collapses to icons with tooltips, expands again, and is remembered', async () => {
		localStorage.setItem('sidebar', 'wide');
		const { sidebar, user, unmount } = await openShell();
		await user.click(within(sidebar).getByRole('button', { name: 'Collapse sidebar' }));
		expect(sidebar).toHaveAttribute('data-collapsed');
		await user.hover(within(sidebar).getByRole('link', { name: 'Compass' }));
		expect(await screen.findByRole('tooltip')).toHaveTextContent('Compass');
		unmount();

		const again = await openShell();
		expect(again.sidebar).toHaveAttribute('data-collapsed');
		await again.user.click(within(again.sidebar).getByRole('button', { name: 'Expand sidebar' }));
		expect(again.sidebar).not.toHaveAttribute('data-collapsed');
	});

	it('folds while something beside the page needs its room, unless it is opened all the same', async () => {
		localStorage.setItem('sidebar', 'wide');
		const { sidebar, user } = await openShell();
		const transcript = renderHook(() => useSidebarRoom(true));
		expect(sidebar).toHaveAttribute('data-collapsed');
		await user.click(within(sidebar).getByRole('button', { name: 'Expand sidebar' }));
		expect(sidebar).not.toHaveAttribute('data-collapsed');
		transcript.unmount();
		expect(sidebar).not.toHaveAttribute('data-collapsed');

		renderHook(() => useSidebarRoom(true)).unmount();
		expect(sidebar).not.toHaveAttribute('data-collapsed');
		renderHook(() => useSidebarRoom(true));
		expect(sidebar).toHaveAttribute('data-collapsed');
		expect(localStorage.getItem('sidebar')).toBe('wide');
	});

	it('SHELL-2: shows the logo of the theme, which leads home', async () => {
		const { sidebar, user } = await openShell();
		const home = within(sidebar).getByRole('link', { name: /Growth Toolkit/ });
		expect(home).toHaveAttribute('href', '/');
		const logo = home.querySelector('img');
		expect(logo).toHaveAttribute('src', '/logo-light.svg');
		await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
		expect(logo).toHaveAttribute('src', '/logo-dark.svg');
	});

	it('SHELL-3: marks the active place, and no other', async () => {
		localStorage.setItem('sidebar', 'wide');
		const { sidebar, user } = await openShell('/ideator');
		const marked = () => sidebar.querySelectorAll('[aria-current]');
		expect([...marked()].map((link) => link.textContent)).toEqual(['Ideator2']);
		await user.click(within(sidebar).getByRole('link', { name: 'Dealmaker' }));
		expect([...marked()].map((link) => link.textContent)).toEqual(['Dealmaker3']);
	});

	it('SHELL-4: SHELL-5: lists the 17 tools in order, each with its number', async () => {
		localStorage.setItem('sidebar', 'wide');
		const { sidebar } = await openShell();
		const rows = within(sidebar).getAllByRole('listitem');
		expect(rows.map((row) => row.textContent)).toEqual(TOOLS.map(([label], index) => `${label}${index + 1}`));
		const links = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
		expect(links).toEqual(TOOLS.map(([, path]) => path));
	});

	it('SHELL-6: lists the profile pages while the path starts with /profile', async () => {
		const { sidebar } = await openShell('/profile/change-email');
		const links = within(sidebar)
			.getAllByRole('listitem')
			.map((row) => within(row).getByRole('link'));
		expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
			['My Profile', '/profile'],
			['Change Email', '/profile/change-email'],
			['Change Password', '/profile/change-password'],
		]);
		expect(links[1]).toHaveAttribute('aria-current', 'page');
	});

	it('lists the members to the owner, and to nobody else', async () => {
		const members = () => screen.queryByRole('link', { name: 'Members' });
		const { unmount } = await openShell('/profile', createUser({ role: 'owner' }));
		expect(members()).toHaveAttribute('href', '/profile/members');
		unmount();
		await openShell('/profile', createUser({ role: 'member' }));
		expect(members()).toBeNull();
	});
});

describe('the top bar', () => {
	it('SHELL-7: shows the page title and BETA', async () => {
		await openShell('/compass');
		const bar = screen.getByRole('banner');
		expect(within(bar).getByRole('heading', { level: 1 })).toHaveTextContent('Compass - Niche Selector');
		expect(within(bar).getByText('BETA')).toBeVisible();
	});

	it('SHELL-8: starts light, and keeps the chosen theme as "light" or "dark"', async () => {
		const { user } = await openShell();
		const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
		expect(scheme()).toBe('light');
		await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
		expect(scheme()).toBe('dark');
		expect(localStorage.getItem('theme')).toBe('dark');
		await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
		expect(localStorage.getItem('theme')).toBe('light');
	});

	it('SHELL-9: SHELL-11: the avatar menu shows the email, since when, Profile and Sign Out', async () => {
		const { user } = await openShell('/ideator', createUser({ createdAt: '2026-02-09T10:00:00.000Z' }));
		await user.click(screen.getByRole('button', { name: 'Account menu, DO' }));
		expect(await screen.findByText('dana.okafor@okafor.example')).toBeVisible();
		expect(screen.getByText('Member since 9 February 2026')).toBeVisible();
		expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
		expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
	});

	it('SHELL-12: the avatar menu closes on an outside click', async () => {
		const { user } = await openShell();
		await user.click(screen.getByRole('button', { name: /Account menu/ }));
		expect(await screen.findByRole('menu')).toBeVisible();
		fireEvent.mouseDown(screen.getByRole('main'));
		await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
	});
});

describe('moving about', () => {
	it('puts the focus into the new page', async () => {
		const { sidebar, user } = await openShell('/ideator');
		await user.click(within(sidebar).getByRole('link', { name: 'Dealmaker' }));
		await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
	});

	it('opens the drawer with the same entries, which closes where it led somewhere', async () => {
		const { user } = await openShell('/ideator');
		await user.click(screen.getByRole('button', { name: 'Open navigation' }));
		const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
		await user.click(within(drawer).getByRole('link', { name: 'Dealmaker' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(window.location.pathname).toBe('/dealmaker');
	});

	it('gives the focus back to its button when the drawer closes, the first time too', async () => {
		const { user } = await openShell('/ideator');
		const button = screen.getByRole('button', { name: 'Open navigation' });
		await user.click(button);
		const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
		await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await waitFor(() => expect(button).toHaveFocus());
	});
});
