import {
	anotherBrowser,
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	forgiveRefusals,
	NARROW,
	memberTest as test,
} from './support/journey.ts';

const WE = 'We keep the books of independent restaurants in Leeds, from the supplier invoice to the VAT return.';

test('a member says once what the business is: by keyboard, without a connection, and in another browser', {
	tag: '@slow',
}, async ({ page, context, browser, member, installation, consoleMessages }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Tell the tools once what you do' }).click();
	await expect(page).toHaveTitle('Business Profile');
	await page.getByRole('textbox', { name: 'What you do' }).focus();
	await page.keyboard.type(WE);
	await expect(page.getByText('In a first email:')).toBeVisible();
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

	await context.setOffline(true);
	const proof = page.getByRole('button', { name: /^Proof/ });
	await proof.focus();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Add a result' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.type('At a café in Leeds we found £3,140 of supplier credits in one year.');
	await expect(page.getByText(/^Kept on this device/)).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

	forgiveRefusals(consoleMessages, /ERR_INTERNET_DISCONNECTED/);

	const elsewhere = await anotherBrowser(browser, installation, await installation.signIn(member.user.email));
	const phone = await elsewhere.newPage();
	await phone.setViewportSize(NARROW);
	await phone.goto('/profile/business#results');
	await expect(phone.getByRole('button', { name: 'Add a result' })).toBeFocused();
	await expect(phone.getByRole('textbox', { name: 'What came of it' })).toHaveValue(/£3,140/);
	await expectNoSidewaysScroll(phone);
	await elsewhere.close();
});

test('the business profile is clean for axe with every section open, sentences that fit and others', {
	tag: '@slow',
}, async ({ page }) => {
	await page.goto('/profile/business');
	for (const name of [/^Proof/, /^Prices/, /^Questions/, /^Ads/, /^Content/, /^Background/]) {
		await page.getByRole('button', { name }).click();
	}
	for (const name of ['Add a result', 'Add a case study', 'Add a show or class', 'Add an answer']) {
		await page.getByRole('button', { name }).click();
	}
	await page.getByRole('textbox', { name: 'What you do' }).fill(WE);
	await page.getByRole('textbox', { name: 'How it works' }).fill('Books, done well.');
	await expect(page.getByText('Begin with “You”', { exact: false }).or(page.getByText(/^Too short/))).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize(NARROW);
	await expectNoSidewaysScroll(page);
});
