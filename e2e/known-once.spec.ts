import type { Locator, Page } from '@playwright/test';
import { sampleCall } from './support/forms.ts';
import { anotherBrowser, expect, memberTest as test } from './support/journey.ts';

/** What a member knows, each fact once: typing one again is a re-entry. */
const FACTS = {
	ownName: 'Maya Lindqvist',
	ownRole: 'Founder',
	ownCompany: 'Chairside',
	ownEmail: 'maya@chairside.example',
	ownAddress: 'Unit 4, Mill Lane, Leeds LS9 0AA',
	offer: 'We fill the empty chairs of dental practices with reminders that patients answer.',
	audience: 'owners of dental practices',
	background: 'I ran the front desk of two dental practices for nine years.',
	skills: 'I set up diaries, reminders and waiting lists, and train the people who use them.',
	goal: 'Hear what an empty chair costs, and agree on a second meeting',
	uncertainty: 'Whether the practice may write to patients by text message',
	transcript: sampleCall,
	clientCompany: 'Harbour Street Dental',
	clientTrade: 'Healthcare & Medical',
	clientPerson: 'Tom Reyes',
	clientRole: 'Practice owner',
	clientEmail: 'tom@harbourstreet.example',
	campaignGoal: 'A meeting with both partners',
	referrerFirst: 'Ines',
	referrerLast: 'Okafor',
	referrerTitle: 'Practice manager',
	referrerEmail: 'ines@bridgedental.example',
	product: 'Chairside Reminders',
	contentGoal: 'Practice owners who ask for a first look at their diary',
} as const;
type Fact = keyof typeof FACTS;

/** The facts that required fields ask for, by their labels. */
const ASKED: Readonly<Record<string, Fact>> = {
	'Professional background': 'background',
	'Top skills': 'skills',
	Niche: 'audience',
	'Ideal customer': 'audience',
	'Primary goal': 'goal',
	'Assumed pain points': 'goal',
	'Initial service ideas': 'offer',
	Uncertainties: 'uncertainty',
	'Call transcript': 'transcript',
	'Transcript of the call': 'transcript',
	'Call objective': 'goal',
	'Your full name': 'ownName',
	'Your company': 'ownCompany',
	"Client's company": 'clientCompany',
	"Client's industry": 'clientTrade',
	"Prospect's name": 'clientPerson',
	"Prospect's job title": 'clientRole',
	'Your skillset': 'skills',
	'Your experience': 'background',
	'Contact name': 'clientPerson',
	'Contact role': 'clientRole',
	"Lead's company": 'clientCompany',
	'Campaign goals': 'campaignGoal',
	'Your first name': 'ownName',
	'Your last name': 'ownName',
	'Your title': 'ownRole',
	'Your email': 'ownEmail',
	'Your postal address': 'ownAddress',
	'Full name': 'clientPerson',
	'Email address': 'clientEmail',
	Industry: 'clientTrade',
	Role: 'clientRole',
	"Referrer's first name": 'referrerFirst',
	"Referrer's last name": 'referrerLast',
	"Referrer's title": 'referrerTitle',
	"Referrer's email": 'referrerEmail',
	'Business name': 'ownCompany',
	'Product or service': 'product',
	'Primary audience': 'audience',
	'Content goals': 'contentGoal',
	'Brand name': 'ownCompany',
	'Who they are': 'audience',
};

/** Decisions, not facts: the first option is taken. */
const CHOSEN = new Set(['Call type', 'Email type', 'Campaign objective']);

class Walk {
	readonly #page: Page;
	readonly #typed = new Map<Fact, number>();

	constructor(page: Page) {
		this.#page = page;
	}

	async type(field: Locator, fact: Fact): Promise<void> {
		await field.fill(FACTS[fact]);
		this.#typed.set(fact, (this.#typed.get(fact) ?? 0) + 1);
	}

	/** The facts that were typed more than once. */
	get reEntered(): Fact[] {
		return [...this.#typed].flatMap(([fact, times]) => Array.from({ length: times - 1 }, () => fact));
	}

	timesTyped(fact: Fact): number {
		return this.#typed.get(fact) ?? 0;
	}

	/** Fills what a form still requires, step by step, and generates. */
	async complete(generate: string, result: string | RegExp): Promise<void> {
		const page = this.#page;
		const last = page.getByRole('button', { name: generate, exact: true });
		const next = page.getByRole('button', { name: 'Next', exact: true });
		await expect(last.or(next)).toBeVisible();
		for (let steps = 0; steps < 10; steps += 1) {
			await this.#fillStep();
			if (await last.isVisible()) break;
			await next.click();
		}
		await last.click();
		await expect(page.getByRole('heading', { name: result }).first()).toBeVisible({ timeout: 60_000 });
	}

	async #fillStep(): Promise<void> {
		const required = this.#page.locator('form').locator('input[required], textarea[required], select[required]');
		for (const field of await required.all()) {
			if ((await field.inputValue()).trim() !== '') continue;
			const label = await field.evaluate((element) =>
				(element as HTMLInputElement).labels?.[0]?.textContent?.replace(/\s*\*$/, '').trim(),
			);
			if (label !== undefined && CHOSEN.has(label)) {
				await field.selectOption({ index: 1 });
				continue;
			}
			const fact = ASKED[label ?? ''];
			if (fact === undefined) throw new Error(`“${label}” is required, and nobody knows what it asks`);
			await this.type(field, fact);
		}
		const platforms = this.#page.getByRole('group', { name: 'Platforms' }).getByRole('checkbox');
		if ((await platforms.count()) > 0) await platforms.first().check();
	}
}

test('from the profile to the content calendar no more than three facts are typed again, and the call is given once', {
	tag: '@slow',
}, async ({ page, browser, installation }) => {
	test.setTimeout(240_000);
	page.setDefaultTimeout(20_000);
	const walk = new Walk(page);
	const goOnWith = (tool: string) =>
		page
			.getByRole('region', { name: 'Go on with this' })
			.getByRole('link', { name: new RegExp(`^${tool}`) })
			.click();

	await page.goto('/profile/business');
	await page.getByRole('button', { name: /^Background/ }).click();
	for (const [label, fact] of [
		['Your name', 'ownName'],
		['Your role', 'ownRole'],
		['Company', 'ownCompany'],
		['Email', 'ownEmail'],
		['Postal address', 'ownAddress'],
		['What you do', 'offer'],
		['For whom', 'audience'],
		['What you did before', 'background'],
		['What you can do', 'skills'],
	] as const) {
		await walk.type(page.getByRole('textbox', { name: label, exact: true }), fact);
	}
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

	await page.goto('/compass');
	await walk.complete('Find My Niches', 'Your Recommended Niches');
	await goOnWith('Ideator');
	await walk.complete('Generate My Toolkit', 'Your Discovery Call Toolkit');

	await goOnWith('Sales Call Analyzer');
	await page.getByRole('button', { name: 'Choose a client' }).click();
	await page.getByRole('button', { name: 'New client' }).click();
	const dialog = page.getByRole('dialog');
	await walk.type(dialog.getByRole('textbox', { name: 'Company' }), 'clientCompany');
	await walk.type(dialog.getByRole('textbox', { name: 'Trade' }), 'clientTrade');
	await walk.type(dialog.getByRole('textbox', { name: /^Name/ }), 'clientPerson');
	await walk.type(dialog.getByRole('textbox', { name: /^Role/ }), 'clientRole');
	await walk.type(dialog.getByRole('textbox', { name: /^Email/ }), 'clientEmail');
	await dialog.getByRole('button', { name: 'Add client' }).click();
	await expect(dialog).toHaveCount(0);
	await walk.complete('Analyze Sales Call', 'Call Analysis Results');
	await expect(page.getByRole('link', { name: FACTS.clientCompany })).toBeVisible();
	await page.getByRole('tab', { name: /Coaching/ }).click();
	await page.getByRole('region', { name: 'Follow-up email' }).getByRole('checkbox').first().check();
	await expect(page.getByRole('button', { name: 'Copy email' })).toBeVisible();

	await goOnWith('Dealmaker');
	await walk.complete('Generate Proposal', 'Your Proposal');
	await goOnWith('Growth Plan Calculator');
	await walk.complete('Generate Growth Plan', /^Growth Plan for/);
	await page.getByRole('button', { name: 'Share with Client' }).click();
	const sharing = page.getByRole('dialog');
	await sharing.getByLabel('Leave these out of the page').check();
	await sharing.getByRole('button', { name: /^Make (?:a|the) link/ }).click();
	const address = await sharing.getByRole('textbox', { name: /^Link to version/ }).inputValue();
	const reader = await anotherBrowser(browser, installation);
	expect((await (await reader.newPage()).goto(address))?.status()).toBe(200);
	await reader.close();

	await page.goto('/clients');
	await page.getByRole('link', { name: FACTS.clientCompany }).click();
	await page.getByRole('link', { name: 'Write emails' }).click();
	await walk.complete('Generate Email Sequence', 'Your Cold Email Sequence');
	await goOnWith('AI SDR');
	await walk.complete('Generate SDR Campaign', 'Your AI SDR Campaign');

	await page.goto('/ai-ad-writer');
	await walk.complete('Generate Ad Campaign', 'Your Meta Ads Campaign');
	await goOnWith('AI Content Creator');
	await walk.complete('Generate Content Strategy', 'Your Content Strategy');

	expect(walk.timesTyped('transcript')).toBe(1);
	expect(walk.reEntered.length, `typed again: ${walk.reEntered.join(', ')}`).toBeLessThanOrEqual(3);
});
