import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BusinessProfile, EMPTY_PROFILE } from '#business/profile.ts';
import { type Reply, startApi } from '#test/browser/api-server.ts';
import { renderUi } from '#test/browser/render.tsx';
import { SlotNotes } from './slot-notes.tsx';

const PROFILE = 'GET /api/profile/business';
const SAVE = 'PUT /api/profile/business';
const SENTENCE = 'We repair the gear boxes of farm tractors on the farm.';
const SAVED_AT = '2026-11-20T10:00:00.000Z';

const answer = (profile: Partial<BusinessProfile> = {}): Reply => ({
	body: { profile: { ...EMPTY_PROFILE, ...profile }, savedAt: SAVED_AT },
});

async function show(text: string, routes: Record<string, Reply>, isKnown = false) {
	const api = await startApi(routes);
	const view = renderUi(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<SlotNotes
				tool="cold-email-writer"
				path="valueProposition"
				label="What you do"
				slot="we"
				text={text}
				isKnown={isKnown}
			/>
		</QueryClientProvider>,
	);
	return { api, ...view };
}

it('says what does not fit the place, and that it is left out', async () => {
	await show('Repair of gear boxes', { [PROFILE]: answer() });
	expect(await screen.findByText(/Until then it is left out/)).toBeVisible();
	expect(screen.queryByRole('button')).toBeNull();
});

it('keeps a sentence in the profile when the member says so, and nothing before', async () => {
	const { api, user } = await show(SENTENCE, { [PROFILE]: answer({ town: 'Thurles' }), [SAVE]: answer() });
	await user.click(await screen.findByRole('button', { name: 'Keep in my profile: What you do' }));
	expect(await screen.findByText('Kept in your profile.')).toBeVisible();
	expect(api.seen(SAVE)).toHaveLength(1);
	expect(api.seen(SAVE)[0]?.body).toEqual({
		profile: { ...EMPTY_PROFILE, town: 'Thurles', whatWeDo: SENTENCE },
		savedAt: SAVED_AT,
	});
});

it('says so where the profile holds another sentence', async () => {
	await show(SENTENCE, { [PROFILE]: answer({ whatWeDo: 'We mend ploughs.' }) });
	expect(await screen.findByRole('button', { name: /^Replace what my profile says/ })).toBeVisible();
});

it.each([
	['the profile filled the field', SENTENCE, true],
	['the field is empty', '', false],
])('offers nothing where %s', async (_, text, isKnown) => {
	const { api } = await show(text, { [PROFILE]: answer() }, isKnown);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(api.seen(PROFILE)).toEqual([]);
	expect(screen.queryByRole('button')).toBeNull();
});

it('says that it was not kept, and why, and offers it again', async () => {
	const refusal: Reply = { status: 409, body: { error: 'It was saved on another device.', code: 'CONFLICT' } };
	const { api, user } = await show(SENTENCE, { [PROFILE]: answer(), [SAVE]: refusal });
	await user.click(await screen.findByRole('button'));
	expect(await screen.findByText('It was not kept: It was saved on another device.')).toBeVisible();
	expect(await screen.findByRole('button', { name: /Keep in my profile/ })).toBeEnabled();
	expect(api.seen(PROFILE).length).toBeGreaterThan(1);
});
