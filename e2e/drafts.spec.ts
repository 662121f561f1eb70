import type { Locator, Page } from '@playwright/test';
import type { Session } from '#shared/account.ts';
import { callInput, sampleCall } from './support/forms.ts';
import type { Installation } from './support/installation.ts';
import { accountMenu, anotherBrowser, expect, forgiveRefusals, memberTest as test } from './support/journey.ts';
import { expectAllEmpty, press } from './support/keyboard.ts';

const TOOL = 'sales-call-analyzer';
const objective = (page: Page): Locator => page.getByLabel('Call objective');

/** What the server keeps of the form, as the member's own browser would ask for it. */
async function kept({ url }: Installation, { token }: Session): Promise<Record<string, unknown> | undefined> {
	const response = await fetch(`${url}/api/drafts/${TOOL}`, { headers: { authorization: `Bearer ${token}` } });
	return (await response.json()).draft?.input;
}

test('a form that is begun in one browser goes on in another, and ends in both with its result', {
	tag: '@slow',
}, async ({ page, browser, member, installation }) => {
	await page.goto(`/${TOOL}`);
	await page.getByLabel('Call transcript').fill(sampleCall);
	await objective(page).fill('Agree a date for the pilot');
	await expect.poll(() => kept(installation, member)).toMatchObject({ callObjective: 'Agree a date for the pilot' });

	const elsewhere = await anotherBrowser(browser, installation, member);
	const other = await elsewhere.newPage();
	await other.goto('/');
	await other.getByRole('link', { name: 'Continue your draft in Sales Call Analyzer' }).click();
	await expect(other.getByText(/^Restored your draft from .*\d\d:\d\d/)).toBeVisible();
	await expect(objective(other)).toHaveValue('Agree a date for the pilot');
	await expect(other.getByLabel('Call transcript')).toHaveValue(sampleCall);
	await other.getByLabel('Call type').selectOption(callInput.callType);
	for (let step = 2; step <= 4; step += 1) await other.getByRole('button', { name: 'Next' }).click();
	await other.getByRole('button', { name: 'Analyze Sales Call' }).click();
	await expect(other.getByRole('heading', { name: 'Call Analysis Results' })).toBeVisible();
	await expect.poll(() => kept(installation, member)).toBeUndefined();
	await elsewhere.close();

	await page.reload();
	await expect(page.getByText(/was sent or started over elsewhere/)).toBeVisible();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expectAllEmpty(page);
});

test('what is typed and cleared without a connection reaches the server when there is one', { tag: '@slow' }, async ({
	page,
	context,
	member,
	installation,
	consoleMessages,
}) => {
	await page.goto(`/${TOOL}`);
	await objective(page).fill('Agree a second meeting');
	await expect.poll(() => kept(installation, member)).toMatchObject({ callObjective: 'Agree a second meeting' });

	await context.setOffline(true);
	await objective(page).fill('Agree a price');
	await expect(page.getByText('Saved on this device, will be sent when you are online')).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect.poll(() => kept(installation, member)).toMatchObject({ callObjective: 'Agree a price' });

	await page.reload();
	await expect(objective(page)).toHaveValue('Agree a price');
	await context.setOffline(true);
	await press(page, 'Start over');
	await expect(objective(page)).toHaveValue('');
	await context.setOffline(false);
	await expect.poll(() => kept(installation, member)).toBeUndefined();
	await page.reload();
	await expect(objective(page)).toHaveValue('');
	forgiveRefusals(consoleMessages);
});

test('a page that is left at once loses nothing, and signing out leaves nothing in the browser', async ({
	page,
	member,
	installation,
}) => {
	await page.goto(`/${TOOL}`);
	await expect(page.getByText('Step 1 of 4')).toBeVisible();
	await page.waitForLoadState('networkidle');
	await objective(page).fill('Typed and gone');
	await page.goto('about:blank');
	await expect.poll(() => kept(installation, member)).toMatchObject({ callObjective: 'Typed and gone' });

	await page.goto(`/${TOOL}`);
	await expect(objective(page)).toHaveValue('Typed and gone');
	await objective(page).fill('Typed and signed out');
	await accountMenu(page).click();
	await page.getByRole('menuitem', { name: 'Sign Out' }).click();
	await expect(page).toHaveURL(/\/signup$/);
	const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	expect(keys.filter((key) => key.includes(member.user.id))).toEqual([]);
	const again = await installation.signIn(member.user.email);
	await expect.poll(() => kept(installation, again)).toMatchObject({ callObjective: 'Typed and signed out' });
});

test('what is typed before the answer comes stays, and the draft of the other browser is offered', {
	tag: '@slow',
}, async ({ page, browser, member, installation }) => {
	const elsewhere = await anotherBrowser(browser, installation, member);
	const other = await elsewhere.newPage();
	await other.goto(`/${TOOL}`);
	await objective(other).fill('From the other browser');
	await expect.poll(() => kept(installation, member)).toMatchObject({ callObjective: 'From the other browser' });
	await elsewhere.close();

	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(`**/api/drafts/${TOOL}`, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`/${TOOL}`);
	await objective(page).fill('Typed at once');
	answer();
	await expect(page.getByRole('alert')).toContainText(/A newer draft from another device, saved .*\d\d:\d\d/);
	await expect(objective(page)).toHaveValue('Typed at once');
	await press(page, 'Use it');
	await expect(objective(page)).toHaveValue('From the other browser');
});
