import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Submission } from '#shared/submissions.ts';
import { startApi } from '#test/browser/api-server.ts';
import { createUser, renderApp, signInAs } from '#test/browser/render.tsx';

const TOOL: Submission = {
	id: 's1',
	kind: 'tool',
	fields: { name: '<b>Kettle</b> CRM', address: 'https://kettle.example', why: 'It drafts replies.' },
	email: 'ada@example.com',
	createdAt: '2026-02-09T10:00:00.000Z',
	handledAt: null,
};
const NICHE: Submission = {
	...TOOL,
	id: 's2',
	kind: 'niche',
	fields: { niche: 'Piano tuners', question: 'javascript:alert(1)' },
	handledAt: '2026-02-10T10:00:00.000Z',
};

function open(role: 'owner' | 'member' = 'owner') {
	signInAs(createUser({ role }));
	return renderApp('/profile/submissions');
}

it('lists what members sent to the owner: text stays text, and only an https address is a link', async () => {
	await startApi({ 'GET /api/submissions': { body: { submissions: [TOOL, NICHE], nextCursor: null, waiting: 1 } } });
	open();
	expect(await screen.findByRole('heading', { level: 3, name: '<b>Kettle</b> CRM' })).toBeVisible();
	expect(screen.getByText('1 waits to be handled')).toBeVisible();
	const link = screen.getByRole('link', { name: 'https://kettle.example' });
	expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
	expect(within(screen.getByRole('region', { name: 'Submissions' })).getAllByRole('link')).toEqual([link]);
	expect(screen.getByText('javascript:alert(1)')).toBeVisible();
	expect(screen.queryByRole('button', { name: 'Mark as handled: Piano tuners' })).toBeNull();
});

it('marks one as handled and shows the list as it is then', async () => {
	let submissions = [TOOL];
	const api = await startApi({
		'GET /api/submissions': () => ({
			body: { submissions, nextCursor: null, waiting: submissions[0]?.handledAt ? 0 : 1 },
		}),
		'POST /api/submissions/s1/handled': () => {
			submissions = [{ ...TOOL, handledAt: '2026-02-10T10:00:00.000Z' }];
			return { body: { submission: submissions[0] } };
		},
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: /^Mark as handled/ }));
	expect(await screen.findByText('All are handled')).toBeVisible();
	expect(screen.queryByRole('button', { name: /^Mark as handled/ })).toBeNull();
	expect(api.seen('POST /api/submissions/s1/handled')).toHaveLength(1);
});

it('asks for older ones with the cursor of the page before', async () => {
	const api = await startApi({
		'GET /api/submissions': ({ query }) => ({
			body: query
				? { submissions: [NICHE], nextCursor: null, waiting: 1 }
				: { submissions: [TOOL], nextCursor: 'abc', waiting: 1 },
		}),
	});
	const { user } = open();
	await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
	expect(await screen.findByRole('heading', { name: 'Piano tuners' })).toBeVisible();
	expect(api.seen('GET /api/submissions').at(-1)?.query).toBe('?cursor=abc');
});

it('says where submissions come from while there are none, and offers to try again after a failure', async () => {
	const api = await startApi({ 'GET /api/submissions': { body: { submissions: [], nextCursor: null, waiting: 0 } } });
	const { unmount } = open();
	expect(await screen.findByRole('heading', { name: 'No submissions yet' })).toBeVisible();
	unmount();
	api.routes['GET /api/submissions'] = { status: 403, body: { error: 'Not now.', code: 'OWNER_ONLY' } };
	const { user } = open();
	await screen.findByText('The submissions could not be loaded: Not now.');
	api.routes['GET /api/submissions'] = { body: { submissions: [TOOL], nextCursor: null, waiting: 1 } };
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('1 waits to be handled')).toBeVisible();
});

it('shows a member nothing, and asks for nothing', async () => {
	const api = await startApi();
	open('member');
	expect(await screen.findByRole('heading', { name: 'Only the owner sees the submissions' })).toBeVisible();
	await waitFor(() => expect(api.seen('GET /api/submissions')).toEqual([]));
});
