import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Run } from '#shared/runs.ts';
import { run, startHistory } from '#test/browser/history.ts';
import { renderApp, renderUi, signInAs } from '#test/browser/render.tsx';
import { DeletionNotice } from './deletion-notices.tsx';

const titles = () =>
	within(screen.getByRole('main'))
		.queryAllByRole('listitem')
		.map((row) => /Call [a-z]+/.exec(row.textContent)?.[0]);

async function openHistory(runs: Run[]) {
	const api = await startHistory(runs);
	signInAs();
	const { user } = renderApp('/history');
	await screen.findByRole('region', { name: 'Runs' });
	const remove = async (title: string) => {
		await user.click(screen.getByRole('button', { name: `More for ${title}` }));
		await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
	};
	return { ...api, user, remove };
}

/** Blocks a request until it is released. */
function gate() {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { open: () => open(), opened };
}

describe('a deleted run', () => {
	it('leaves the list at once, and by keyboard the next stop is the way back', async () => {
		const { user, remove, routes, seen } = await openHistory([run('a'), run('b')]);
		const { open, opened } = gate();
		const answer = routes['DELETE /api/runs/a'];
		routes['DELETE /api/runs/a'] = async (request) => {
			await opened;
			return typeof answer === 'function' ? answer(request) : {};
		};
		await remove('Call a');
		expect(titles()).toEqual(['Call b']);
		const notice = screen.getByRole('group', { name: 'Deleted Call a.' });
		expect(notice).toHaveFocus();
		expect(notice.closest('[role=status]')).toHaveTextContent('Deleted Call a.');
		await user.tab();
		expect(screen.getByRole('button', { name: 'Undo: Call a' })).toHaveFocus();
		open();
		await waitFor(() => expect(seen('GET /api/runs').length).toBeGreaterThan(1));

		await user.keyboard('{Enter}');
		await waitFor(() => expect(titles()).toEqual(['Call a', 'Call b']));
		expect(seen('POST /api/runs/a/restore')).toHaveLength(1);
		expect(screen.queryByRole('group', { name: 'Deleted Call a.' })).toBeNull();
		expect(screen.getByText('Brought back Call a.')).toBeInTheDocument();
		await waitFor(() => expect(screen.getByRole('button', { name: 'More for Call a' })).toHaveFocus());
	});

	it('is brought back only after its deletion has come through', async () => {
		const { user, remove, routes, requests } = await openHistory([run('a')]);
		const { open, opened } = gate();
		const answer = routes['DELETE /api/runs/a'];
		routes['DELETE /api/runs/a'] = async (request) => {
			await opened;
			return typeof answer === 'function' ? answer(request) : {};
		};
		await remove('Call a');
		await user.click(screen.getByRole('button', { name: 'Undo: Call a' }));
		// A later request arrives, so an early request to restore would have arrived too.
		await user.type(screen.getByRole('searchbox'), 'Call');
		await waitFor(() => expect(requests.at(-1)?.query).toBe('?q=Call'));
		expect(requests.some(({ call }) => call.endsWith('/restore'))).toBe(false);
		open();
		await waitFor(() => expect(titles()).toEqual(['Call a']));
	});

	it('comes back with the reason where it could not be deleted', async () => {
		const { user, remove, routes } = await openHistory([run('a'), run('b')]);
		routes['DELETE /api/runs/a'] = { status: 500, body: { error: 'The disk is full.' } };
		await remove('Call a');
		expect(await screen.findByRole('alert')).toHaveTextContent('Call a could not be deleted: The disk is full.');
		expect(titles()).toEqual(['Call a', 'Call b']);
		expect(screen.queryByRole('button', { name: 'Undo: Call a' })).toBeNull();
		await user.click(screen.getByRole('button', { name: 'Close the notice about Call a' }));
		expect(screen.queryByRole('alert')).toBeNull();
		expect(screen.getByRole('heading', { name: 'Your runs' })).toHaveFocus();
	});

	it('is no failure where it was gone already, and says so where it cannot be brought back', async () => {
		const { user, remove, routes } = await openHistory([run('a')]);
		routes['DELETE /api/runs/a'] = { status: 404, body: { error: 'This run does not exist.' } };
		routes['POST /api/runs/a/restore'] = { status: 404, body: { error: 'This run does not exist.' } };
		await remove('Call a');
		await user.click(screen.getByRole('button', { name: 'Undo: Call a' }));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Call a could not be brought back: This run does not exist.',
		);
		expect(screen.getByRole('button', { name: 'Undo: Call a' })).toBeEnabled();
	});

	it('shows each of several with a way back of its own', async () => {
		const { user, remove } = await openHistory([run('a'), run('b'), run('c')]);
		await remove('Call a');
		await remove('Call b');
		expect(titles()).toEqual(['Call c']);
		await user.click(screen.getByRole('button', { name: 'Undo: Call a' }));
		await waitFor(() => expect(titles()).toEqual(['Call a', 'Call c']));
		expect(screen.getByRole('group', { name: 'Deleted Call b.' })).toBeVisible();
	});
});

describe('the notice', () => {
	afterEach(() => {
		vi.useRealTimers();
	});

	const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

	it('stays as long as the focus is in it, and longer than ten seconds after that', () => {
		vi.useFakeTimers();
		const onGone = vi.fn();
		const deletion = { run: run('a'), state: 'deleted', problem: '' } as const;
		renderUi(<DeletionNotice deletion={deletion} onUndo={() => {}} onGone={onGone} />);
		wait(60_000);
		expect(onGone).not.toHaveBeenCalled();
		act(() => (document.activeElement as HTMLElement).blur());
		wait(10_000);
		expect(onGone).not.toHaveBeenCalled();
		wait(10_000);
		expect(onGone).toHaveBeenCalledExactlyOnceWith(false);
	});
});
