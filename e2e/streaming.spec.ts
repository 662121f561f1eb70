import { answer, type ModelServer, stall, startModelServer } from '#test/model-server.ts';
import { serverTools } from '#tools/server.ts';
import { analyze, callInput, fillCallForm } from './support/forms.ts';
import { type Installation, startInstallation } from './support/installation.ts';
import { anotherBrowser, expect, expectAccessible, memberTest } from './support/journey.ts';

/** What a good model would answer to the sample. */
const written = JSON.stringify(
	(() => {
		const tool = serverTools['sales-call-analyzer'];
		return tool.answer.parse(tool.draft(tool.contract.input.parse(callInput)));
	})(),
);

let model: ModelServer;
/** Lets the model write the second half of its first answer. */
const goOn = Promise.withResolvers<void>();

const test = memberTest.extend<object, { installation: Installation }>({
	installation: [
		async ({}, use) => {
			// The first one is ended when it was seen everywhere; the second one stays at its half.
			const pieceLength = Math.ceil(written.length / 100);
			model = await startModelServer(
				answer(written, { pieceLength, pieceEveryMs: 20, halfUntil: goOn.promise }),
				stall(written.slice(0, written.length / 2)),
			);
			const installation = await startInstallation({
				AI_PROVIDER: 'openai-compatible',
				AI_MODEL: 'test-model',
				AI_BASE_URL: model.url,
			});
			await use(installation);
			await installation.stop();
			await model.close();
		},
		{ scope: 'worker' },
	],
});

test.describe.configure({ mode: 'serial' });

test('a result appears as it is written, over a reload, a closed tab and in another browser, and is written once', async ({
	page,
	browser,
	installation,
	member,
}) => {
	await fillCallForm(page);
	await analyze(page);
	await expect(page.getByText('Being written by test-model;')).toBeVisible();
	await expect(page).toHaveURL(/\?run=[\w-]+$/);
	await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
	const address = page.url();

	await page.reload();
	await expect(page.getByText('Being written by test-model;')).toBeVisible();
	await page.getByRole('tab', { name: 'Coaching & Next Steps' }).click();

	const elsewhere = await anotherBrowser(browser, installation, await installation.signIn(member.user.email));
	const otherPage = await elsewhere.newPage();
	await otherPage.goto(address);
	await expect(otherPage.getByText('Being written by test-model;')).toBeVisible();
	await otherPage.close();

	goOn.resolve();
	await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
	await expect(page.getByText('Being written')).toHaveCount(0);
	await expect(page.getByRole('tab', { name: 'Coaching & Next Steps' })).toHaveAttribute('aria-selected', 'true');
	const later = await elsewhere.newPage();
	await later.goto(address);
	await expect(later.getByRole('button', { name: 'Export' })).toBeVisible();
	await elsewhere.close();
	expect(model.requests).toHaveLength(1);
});

test('a half-written result is accessible, and cancelling it ends the request to the model', { tag: '@slow' }, async ({
	page,
}) => {
	await fillCallForm(page);
	await analyze(page);
	await expect(page.getByText('Being written by test-model;')).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: /^Writing .+, section \d+ of \d+$/ })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText('Step 4 of 4')).toBeVisible();
	await expect(page).toHaveURL(/\/sales-call-analyzer$/);
	await expect.poll(() => model.busy).toBe(0);
	await page.reload();
	await expect(page.getByText('Step 4 of 4')).toBeVisible();
});
