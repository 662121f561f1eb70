import { PASSWORD } from './support/installation.ts';
import { expect, forgiveRefusals, memberTest, ownerTest } from './support/journey.ts';

/** As an export looks, with a line that holds no address. */
const BAD_FILE = 'Email,Name\nrosa@kiln.example,Rosa\nnobody at all,Nobody\ntomas@kiln.example,Tomas\n';
const CLEAN_FILE = 'Email,Name\nrosa@kiln.example,Rosa\nivo@kiln.example,Ivo\n';

const csv = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

ownerTest(
	'the owner adds, searches, imports and removes addresses, and passes on a reset link',
	{ tag: '@slow' },
	async ({ page, context, member, installation, consoleMessages }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url });
		await page.goto('/profile');
		await page.getByRole('link', { name: 'Members' }).click();
		await expect(page.getByRole('heading', { name: 'Who may make an account' })).toBeVisible();
		const rows = page.getByRole('region', { name: 'Members' }).getByRole('listitem');
		const row = (email: string) => rows.filter({ hasText: email });
		const outcome = page.getByRole('status').filter({ hasText: /\.$/ });

		await ownerTest.step('adds', async () => {
			await page.getByRole('button', { name: 'Add addresses' }).click();
			const dialog = page.getByRole('dialog', { name: 'Add addresses' });
			await dialog.getByLabel('Email addresses').fill('mila@quarry.example\nnot-an-address');
			await dialog.getByRole('button', { name: 'Add', exact: true }).click();
			await expect(dialog.getByText('“not-an-address” is no email address. Nothing was added.')).toBeVisible();
			await dialog.getByLabel('Email addresses').fill('Mila@Quarry.example');
			await dialog.getByRole('button', { name: 'Add', exact: true }).click();
			await expect(outcome).toHaveText('mila@quarry.example may make an account now.');
			await expect(outcome).toBeFocused();
			await expect(row('mila@quarry.example')).toContainText('No account');
		});

		await ownerTest.step('searches', async () => {
			await page.getByLabel('Search addresses').fill('quarry');
			await expect(page.getByText('1 address with “quarry”')).toBeVisible();
			await expect(rows).toHaveCount(1);
			await expect(page).toHaveURL(/\?q=quarry$/);
			await page.getByLabel('Search addresses').fill('kiln');
			await expect(page.getByText('No address on the list contains “kiln”.')).toBeVisible();
		});

		await ownerTest.step('imports', async () => {
			await page.getByRole('button', { name: 'Import a CSV' }).click();
			const dialog = page.getByRole('dialog', { name: 'Import a CSV' });
			await dialog.getByLabel('CSV file').setInputFiles(csv('buyers.csv', BAD_FILE));
			await expect(dialog.getByText('1 line without an email address')).toBeVisible();
			await expect(dialog.getByText('Line 3: nobody at all')).toBeVisible();
			await expect(dialog.getByRole('button', { name: 'Import 2 addresses' })).toBeDisabled();
			await dialog.getByLabel('CSV file').setInputFiles(csv('mended.csv', CLEAN_FILE));
			await expect(dialog.getByText('without an email address')).toHaveCount(0);
			await dialog.getByRole('button', { name: 'Import 2 addresses' }).click();
			await expect(outcome).toHaveText('2 addresses were imported.');
			await expect(rows).toHaveCount(2);
			await expect(row('tomas@kiln.example')).toHaveCount(0);
		});

		await ownerTest.step('removes', async () => {
			await row('ivo@kiln.example').getByRole('button', { name: 'Remove ivo@kiln.example' }).click();
			const dialog = page.getByRole('dialog', { name: 'Remove from the list' });
			await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
			await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
			await expect(outcome).toHaveText('ivo@kiln.example is off the list.');
			await expect(rows).toHaveCount(1);
		});

		const link = await ownerTest.step('copies a reset link', async () => {
			const { email } = member.user;
			await page.getByLabel('Search addresses').fill(email);
			await row(email)
				.getByRole('button', { name: `Reset link for ${email}` })
				.click();
			const dialog = page.getByRole('dialog', { name: 'Link to set a new password' });
			await dialog.getByRole('button', { name: 'Make the link' }).click();
			await expect(dialog.getByLabel('The link')).toHaveValue(/\/reset-password\?token=/);
			await dialog.getByRole('button', { name: 'Copy the link' }).click();
			const shown = await dialog.getByLabel('The link').inputValue();
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
			return shown;
		});
		const answer = await fetch(`${installation.url}/api/password/reset-password`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ token: new URL(link).searchParams.get('token'), newPassword: `${PASSWORD}-new` }),
		});
		expect(answer.status).toBe(200);
		forgiveRefusals(consoleMessages);
	},
);

memberTest(
	'a member sees neither the page nor its entry, and the server keeps the list',
	{ tag: '@slow' },
	async ({ page, member, installation }) => {
		await page.goto('/profile');
		await expect(page.getByRole('link', { name: 'Change Password' }).first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Members' })).toHaveCount(0);
		await page.goto('/profile/members');
		await expect(page.getByText('Only the owner sees the members')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Add addresses' })).toHaveCount(0);
		const answer = await fetch(`${installation.url}/api/members`, {
			headers: { authorization: `Bearer ${member.token}` },
		});
		expect(answer.status).toBe(403);
	},
);
