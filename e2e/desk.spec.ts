import type { Page } from '@playwright/test';
import type { Session } from '#shared/account.ts';
import { SHORT_CALL } from '#test/short-call.ts';
import { catalog } from '#tools/catalog.ts';
import { callInput } from './support/forms.ts';
import type { Installation } from './support/installation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, memberTest as test } from './support/journey.ts';
import { reach } from './support/keyboard.ts';
import { send } from './support/requests.ts';
import { generate } from './support/runs.ts';

const TALK = "Great, send it over and I'll talk to Tom about it.";

/** A call with promises, one without, a proposal that was opened, a draft and a result of every step. */
async function fill(installation: Installation, member: Session): Promise<void> {
	const { endpoint } = catalog['sales-call-analyzer'];
	const call = (lines: readonly string[]) =>
		generate(installation, member, endpoint, { ...callInput, callTranscript: lines.join('\n') });
	await call(['Date: 2026-03-02', '', ...SHORT_CALL]);
	await call(SHORT_CALL.slice(0, 5));
	for (const id of ['compass', 'ideator', 'dealmaker', 'cold-email-writer', 'ai-sdr'] as const) {
		const { example } = (await import(`../src/tools/${id}/example.ts`)) as { example: object };
		const run = await generate(installation, member, catalog[id].endpoint, example);
		if (id !== 'dealmaker') continue;
		const { share } = await send<{ share: { address: string } }>(
			installation,
			member,
			'POST',
			`/api/runs/${run.id}/shares`,
			{ leaveOpen: true },
		);
		await fetch(share.address);
	}
	await send(installation, member, 'PUT', '/api/drafts/ai-sdr', {
		step: 1,
		input: { leadInfo: { contactName: 'Noor Vandersteen', companyName: 'Pellworth Roofing' } },
		savedAt: new Date().toISOString(),
	});
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member works off the desk by keyboard: ticks a promise, opens it again, and reads its line', {
	tag: '@slow',
}, async ({ page, member, installation }) => {
	await fill(installation, member);
	await page.goto('/');
	const promises = region(page, 'Promises');
	await expect(promises.getByRole('listitem').first()).toContainText('Was due Fri 6 Mar');
	await expect(region(page, 'Calls without a next step').getByRole('listitem')).toHaveCount(1);
	await expect(region(page, 'Shared with clients')).toContainText('Opened once');
	await expect(region(page, 'Continue where you were')).toContainText('Noor Vandersteen, Pellworth Roofing');
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSidewaysScroll(page);
	}
	await expectAccessible(page);

	const tick = promises.getByRole('checkbox', { name: `Kept: ${TALK}` });
	await reach(page, tick);
	await page.keyboard.press('Space');
	await expect(promises.getByRole('button', { name: /^Undo/ })).toBeVisible();
	await page.reload();
	await expect(promises.getByRole('checkbox')).toHaveCount(2);
	await reach(page, promises.getByRole('button', { name: /^All promises/ }));
	await page.keyboard.press('Enter');
	await promises.getByText('Kept (1)').click();
	await expectAccessible(page);
	await reach(page, promises.getByRole('button', { name: /^Undo/ }));
	await page.keyboard.press('Enter');
	await expect(tick).not.toBeChecked();
	await expect(tick).toBeFocused();

	await promises.getByRole('link', { name: 'Line 9 of the call' }).press('Enter');
	const transcript = page.getByRole('complementary', { name: 'Transcript' });
	await expect(transcript.getByRole('listitem').filter({ hasText: 'send you the proposal' })).toBeFocused();
});

test('HOME-2: HOME-3: the journey folds when every step gave a result, and opens by keyboard', {
	tag: '@slow',
}, async ({ page, member, installation }) => {
	await page.goto('/');
	await expect(page.getByRole('link', { name: /^Get Started/ })).toHaveCount(8);
	await expect(page.getByRole('heading', { name: 'Promises' })).toHaveCount(0);
	await fill(installation, member);
	await page.reload();
	const journey = region(page, 'The journey, in eight steps');
	await expect(journey.getByText('Show the steps')).toBeVisible();
	await expect(page.getByRole('link', { name: /^Get Started/ })).toHaveCount(0);
	await reach(page, journey.getByText('Show the steps'));
	await page.keyboard.press('Enter');
	await expect(journey.getByRole('link', { name: /^Get Started/ })).toHaveCount(8);
	await reach(page, journey.getByRole('link', { name: 'Get Started with Compass' }));
	await expectAccessible(page);
});
