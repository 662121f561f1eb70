import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { expect, forgiveRefusals, memberTest } from './support/journey.ts';
import {
	enter,
	expectAllEmpty,
	goOn,
	openFromHome,
	openNewestRun,
	press,
	reachItem,
	save,
	tabTo,
} from './support/keyboard.ts';

const SENDER = [
	[/^Your first name/, 'Imre'],
	[/^Your last name/, 'Castellanos'],
	[/^Your title/, 'Founder'],
	[/^Your company/, 'Tidetable'],
	[/^Your email/, 'imre@tidetable.example'],
	[/^Your postal address/, '3 Quay Lane, Bristol BS1 4RW'],
] as const;

const CONTACTS = [
	[/^Full name/, 'Wanda Abara'],
	[/^Industry/, 'Dental practices'],
	[/^Role/, 'Practice Manager'],
	[/^Referrer's first name/, 'Joost'],
	[/^Referrer's last name/, 'Nakamura'],
	[/^Referrer's title/, 'Hygienist'],
	[/^Referrer's email/, 'joost@example.com'],
] as const;

const MAILS = ['Initial Email', 'Follow-up 1', 'Follow-up 2', 'Follow-up 3'];

memberTest(
	'COLD-12, COLD-13, COLD-26: a sequence is written by keyboard alone, with a wrong address, a look back and a refusal on the way',
	{ tag: '@slow' },
	async ({ page, consoleMessages }) => {
		await openFromHome(page, 'AI Cold Email Writer');
		const next = page.getByRole('button', { name: 'Next' });
		await tabTo(page, /^Email type/, 'combobox');
		await page.keyboard.type('Direct');
		for (const [field, text] of SENDER) {
			await expect(next).toBeDisabled();
			await enter(page, field, text);
		}
		await goOn(page, 'Target & Contact Information');
		await expect(page.getByText('Pro Tip for Maximum Results!')).toBeVisible();
		await enter(page, /^Email address/, 'wanda at smile');
		await page.keyboard.press('Tab');
		await expect(page.getByText('Enter an address such as name@company.com')).toBeVisible();
		for (const [field, text] of CONTACTS) await enter(page, field, text);
		await goOn(page, 'Additional Context (optional)');

		await press(page, 'Skip & Generate');
		const address = page.getByRole('textbox', { name: /^Email address/ });
		await expect(address).toBeFocused();
		await expect(address).toHaveValue('wanda at smile');
		await expect(page.getByText('This must be an email address such as name@company.com')).toBeVisible();
		await enter(page, /^Email address/, 'wanda@smile.example');
		await goOn(page, 'Additional Context (optional)');
		await enter(page, /^Specific challenge/, 'Every third reminder call reaches a voicemail.');
		await goOn(page, 'Review & Generate');
		await expect(page.getByRole('region', { name: 'Target & Contact Information' })).toContainText('Wanda Abara');
		await press(page, 'Edit Basic Information');
		await enter(page, /^Your title/, 'Owner');
		await press(page, /Review & Generate/);
		await expect(page.getByRole('region', { name: 'Basic Information' })).toContainText('Owner');

		await page.route('**/api/cold-email/generate', (route) =>
			route.fulfill({ status: 502, json: { error: 'The model gave no usable answer.', code: 'MODEL_FAILED' } }),
		);
		await press(page, 'Generate Email Sequence');
		await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
			'An error occurred while generating emails: The model gave no usable answer.',
		);
		await expect(page.getByText('Step 4 of 4')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Target & Contact Information' })).toContainText('Wanda Abara');
		await page.unroute('**/api/cold-email/generate');
		await press(page, 'Use the built-in engine');
		await expect(page.getByRole('heading', { name: 'Your Cold Email Sequence' })).toBeFocused();
		for (const name of MAILS) await expect(page.getByRole('article', { name })).toContainText('Wanda');

		const file = await save(page, 'Export All Emails', 'Plain text (.txt)');
		expect(file.name).toMatch(/^cold-email-writer-[a-z0-9-]+\.txt$/);
		expect(file.text).toContain('3 Quay Lane, Bristol BS1 4RW');
		await press(page, 'Create New Sequence');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByRole('article', { name: 'Initial Email' })).toContainText('Hi Wanda,');
		forgiveRefusals(consoleMessages, /Failed to load resource|usable answer/);
	},
);

memberTest(
	'COLD-16, COLD-19, COLD-20: an email is copied, opened in the mail program, and all are saved as text, drafts and list',
	{ tag: '@slow' },
	async ({ page, context, installation }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url });
		await openFromHome(page, 'AI Cold Email Writer');
		await press(page, 'Fill with an example');
		await goOn(page, 'Target & Contact Information');
		await goOn(page, 'Additional Context (optional)');
		await press(page, 'Skip & Generate');
		await expect(page.getByRole('heading', { name: 'Your Cold Email Sequence' })).toBeFocused();

		const json = JSON.parse((await save(page, 'Export All Emails', 'JSON (.json)')).text);
		const { initialEmail, followUp1, followUp2, followUp3 } = json.emailSequence;
		const mails = [initialEmail, followUp1, followUp2, followUp3];

		const first = page.getByRole('article', { name: 'Initial Email' });
		await press(page, 'Copy');
		await expect(first.getByRole('button', { name: 'Copied' })).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied.replaceAll('\r\n', '\n')).toBe(`${initialEmail.subjectLine}\n\n${initialEmail.body}`);
		await expect(first.getByRole('button', { name: 'Copy' })).toBeVisible();

		const item = await reachItem(page, 'Send to Email Client', 'Initial Email');
		const mailto = new URL((await item.getAttribute('href')) ?? '');
		expect(mailto.protocol + mailto.pathname).toBe('mailto:r.achterberg@lindenpaws.example');
		expect(mailto.searchParams.get('subject')).toBe(initialEmail.subjectLine);
		expect(mailto.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(initialEmail.body);
		await page.keyboard.press('Escape');

		const text = await save(page, 'Export All Emails', 'Plain text (.txt)');
		for (const { subjectLine, body } of mails) {
			expect(text.text).toContain(subjectLine);
			expect(text.text).toContain(body.split('\n').at(-1));
		}
		const zip = await save(page, 'Export All Emails', 'Drafts for a mail program (.eml in a .zip)');
		const drafts = unzipSync(zip.bytes);
		expect(Object.keys(drafts).filter((name) => name.endsWith('.eml'))).toHaveLength(4);
		const draft = Buffer.from(drafts['1-initial-email.eml'] ?? []).toString('utf8');
		expect(draft).toContain('X-Unsent: 1');
		expect(draft).toContain(`Subject: ${initialEmail.subjectLine}`);
		const list = await save(page, 'Export All Emails', 'Instantly (.csv)');
		const [row] = parse(list.text, { columns: true, bom: true }) as Record<string, string>[];
		expect(row).toMatchObject({ email: 'r.achterberg@lindenpaws.example', first_name: 'Rosa' });
		expect(row?.body_4).toBe(followUp3.body);
	},
);
