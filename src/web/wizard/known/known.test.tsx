import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#business/profile.ts';
import type { Client } from '#shared/clients.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { writeDraft } from '../draft/drafts.ts';
import { loadTool } from '../load-tool.ts';
import { ToolScreen } from '../tool-screen.tsx';

const PROFILE = 'GET /api/profile/business/fitting';
const CLIENT = 'GET /api/clients/client-1';

const profile: Reply = {
	body: { profile: { ...EMPTY_PROFILE, audience: 'Notary offices', whatWeDo: 'We sort their files.' } },
};
const client: Client = {
	id: 'client-1',
	company: 'Tamarind Row',
	trade: 'Catering',
	size: '',
	website: '',
	notes: '',
	people: [{ name: 'Priya Nair', role: 'Owner', email: 'priya@tamarind.example' }],
	createdAt: '2026-11-01T00:00:00.000Z',
	changedAt: '2026-11-01T00:00:00.000Z',
	archivedAt: null,
};
const record: Reply = { body: { client, calls: [], runs: [], shares: [] } };

const niche = (title: string) => ({
	title,
	description: `A service for ${title}`,
	marketDemand: 'High',
	difficulty: 'Low',
	potentialRevenue: 'Not known',
	reasoning: 'It fits.',
	marketResearch: {
		marketSnapshot: 'Small.',
		targetAudience: `Owners of ${title}`,
		coreProblem: 'Paper.',
		existingPlayers: [],
	},
	automationOpportunities: ['Filing'],
});
const niches: Reply = {
	body: {
		run: {
			id: 'run-9',
			tool: 'compass',
			title: 'Niches for a notary',
			status: 'succeeded',
			source: 'built-in',
			createdAt: '2026-11-20T10:00:00.000Z',
			clientId: 'client-1',
			input: { professionalBackground: 'Notary', topSkills: 'Law', passions: '', network: '', anythingElse: '' },
			output: { recommendations: ['bakeries', 'vets', 'dentists', 'schools', 'farms'].map(niche) },
		},
	},
};

const DRAFT = 'draft:user-1:ideator';

async function open(address: string, id: Parameters<typeof loadTool>[0], routes: Parameters<typeof startApi>[0]) {
	const tool = await loadTool(id);
	const api = await startApi(routes);
	const view = renderUi(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<MemoryRouter initialEntries={[address]}>
				<ToolScreen tool={tool} userId="user-1" />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return { api, ...view };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const next = () => screen.getByRole('button', { name: 'Next' });

beforeEach(() => window.localStorage.clear());

describe('a form that begins with the profile', () => {
	it('is filled and says from where, and Esc clears a field', async () => {
		const { user } = await open('/ideator', 'ideator', { [PROFILE]: profile });
		expect(await screen.findByText(/2 fields are filled in from your profile/)).toBeTruthy();
		await user.type(field(/niche/i), 'Vets');
		await user.click(next());
		expect(field(/ideal customer/i).value).toBe('Notary offices');
		expect(screen.getByText('From your profile')).toBeTruthy();
		await user.click(field(/ideal customer/i));
		await user.keyboard('{Escape}');
		expect(field(/ideal customer/i).value).toBe('');
		expect(screen.queryByText('From your profile')).toBeNull();
	});

	it('says no longer that a field is from the profile once it was changed', async () => {
		const { user } = await open('/ideator', 'ideator', { [PROFILE]: profile });
		await screen.findByText(/2 fields are filled in/);
		await user.type(field(/niche/i), 'Vets');
		await user.click(next());
		await user.type(field(/ideal customer/i), ' in Kraków');
		expect(field(/ideal customer/i).value).toBe('Notary offices in Kraków');
		expect(screen.queryByText('From your profile')).toBeNull();
	});

	it('leaves a draft as it was, and offers to fill what is empty in it', async () => {
		writeDraft(DRAFT, { savedAt: '2026-11-20T10:00:00.000Z', step: 0, input: { niche: 'Vets' } });
		const { user } = await open('/ideator', 'ideator', { [PROFILE]: profile });
		expect(await screen.findByText(/Restored your draft/)).toBeTruthy();
		expect(field(/niche/i).value).toBe('Vets');
		await user.click(screen.getByRole('button', { name: 'Fill from profile' }));
		expect(field(/niche/i).value).toBe('Vets');
		expect(screen.getByText(/2 fields are filled in from your profile/)).toBeTruthy();
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(screen.getByRole('button', { name: 'Fill from profile' })).toBeTruthy();
	});

	it('opens empty where the profile cannot be loaded', async () => {
		await open('/ideator', 'ideator', { [PROFILE]: { status: 500, body: {} } });
		expect((await screen.findByLabelText<HTMLInputElement>(/niche/i, { selector: 'input, textarea' })).value).toBe('');
	});
});

describe('a form that begins with another result', () => {
	it('takes over what that result feeds, and the rest from the profile', async () => {
		const { user } = await open('/ideator?with=run-9&choice=1', 'ideator', {
			[PROFILE]: profile,
			'GET /api/runs/run-9': niches,
			[CLIENT]: record,
		});
		expect(await screen.findByText(/filled in from Niches for a notary/)).toBeTruthy();
		expect(field(/niche/i).value).toBe('vets');
		expect(screen.getByText('From Niches for a notary')).toBeTruthy();
		await user.click(next());
		expect(field(/ideal customer/i).value).toBe('Owners of vets');
	});

	it('offers the draft of before, and keeps what was handed over as the draft', async () => {
		writeDraft(DRAFT, { savedAt: '2026-11-20T10:00:00.000Z', step: 0, input: { niche: 'Vets in Leeds' } });
		const { user } = await open('/ideator?with=run-9', 'ideator', {
			'GET /api/runs/run-9': niches,
			[CLIENT]: record,
		});
		const notice = await screen.findByText(/There is another draft of yours/);
		expect(field(/niche/i).value).toBe('bakeries');
		await waitFor(() => expect(window.localStorage.getItem(DRAFT)).toContain('bakeries'));
		await user.click(within(notice.closest('[role="status"]') ?? notice).getByRole('button', { name: 'Use it' }));
		expect(field(/niche/i).value).toBe('Vets in Leeds');
	});
});

it('fills what the client is known by, and the run then belongs to the client', async () => {
	const { user, api } = await open('/ai-sdr?client=client-1', 'ai-sdr', {
		[CLIENT]: record,
		[PROFILE]: { body: { profile: { ...EMPTY_PROFILE, company: 'Sorting Ltd' } } },
		'POST /api/ai-sdr/generate': { status: 500, body: { error: 'Not today.' } },
	});
	expect(await screen.findByText(/filled in from Tamarind Row and your profile/)).toBeTruthy();
	expect(field(/contact name/i).value).toBe('Priya Nair');
	// A reload restores the draft with its client.
	await waitFor(() => expect(window.localStorage.getItem('draft:user-1:ai-sdr')).toContain('"client":"client-1"'));
	while (screen.queryByLabelText(/campaign goal/i) === null) await user.click(next());
	await user.type(screen.getByLabelText(/campaign goal/i), 'A first talk');
	for (let left = 8; left > 0 && screen.queryByRole('button', { name: 'Next' }) !== null; left -= 1)
		await user.click(next());
	await user.click(screen.getByRole('button', { name: /generate/i }));
	const sent = () => api.seen('POST /api/ai-sdr/generate');
	await waitFor(() => expect(sent()).toHaveLength(1));
	expect(sent()[0]?.query).toContain('client=client-1');
});
