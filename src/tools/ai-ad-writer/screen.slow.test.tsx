import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runUnderWay, startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';
import { example } from './example.ts';
import { sampleOutput } from './result/sample.ts';

const ENDPOINT = 'POST /api/ai-ad-writer/generate';

const run = {
	id: 'run-1',
	tool: 'ai-ad-writer',
	title: 'Copper Kettle Repairs',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
};

const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm() {
	signInAs();
	const view = renderApp('/ai-ad-writer');
	await screen.findByRole('heading', { name: 'Business Information' });
	return view;
}

async function lastStepWithExample() {
	const view = await openForm();
	await view.user.click(press('Fill with an example'));
	for (let at = 1; at < 4; at++) await view.user.click(press('Next'));
	return view;
}

const [firstAd] = sampleOutput.adCampaign.adVariations;

async function openResult(output: object = sampleOutput) {
	await startApi({ [ENDPOINT]: { body: { ...output, run } } });
	const view = await lastStepWithExample();
	await view.user.click(press('Generate Ad Campaign'));
	await screen.findByRole('heading', { name: 'Your Meta Ads Campaign' });
	return view;
}

describe('the screen of the Ad Writer', () => {
	it('AD-1: AD-2: has its title, four steps and three tiles', async () => {
		await startApi();
		await openForm();
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI Ad Writer');
		expect(screen.getByText('Step 1 of 4')).toBeVisible();
		for (const name of ['Multiple Ad Variations', 'Targeting Strategy', 'A/B Testing Plan']) {
			expect(screen.getByRole('heading', { name })).toBeVisible();
		}
		expect(screen.getByText(/^3\+ for each placement/)).toBeVisible();
	});

	it('AD-13: never blocks Next, and keeps Generate off until four fields are filled', async () => {
		await startApi();
		const { user } = await openForm();
		for (let at = 1; at < 4; at++) await user.click(press('Next'));
		expect(press('Generate Ad Campaign')).toBeDisabled();
		expect(press('Generate Ad Campaign')).toHaveAccessibleDescription(
			'4 required fields left: Business name, Product or service, Campaign objective, Primary audience',
		);
		await user.click(press('Fill with an example'));
		expect(press('Generate Ad Campaign')).toBeEnabled();
	});

	it('AD-14: names the platform and the business while it waits', async () => {
		await startApi(runUnderWay(ENDPOINT, run).routes);
		const { user } = await lastStepWithExample();
		await user.click(press('Generate Ad Campaign'));
		const waiting = await screen.findByRole('dialog', { name: 'Creating your ad campaign...' });
		expect(waiting).toHaveTextContent(`Ads for Facebook & Instagram (Both), written for ${example.businessInfo.name}.`);
		await user.click(press('Cancel'));
	});

	it('AD-21: AD-22: copies the result as JSON, and all ad copy as text', async () => {
		const { user } = await openResult();
		await user.click(press('Export Campaign'));
		expect(JSON.parse(await navigator.clipboard.readText())).toEqual(sampleOutput);
		expect(await navigator.clipboard.readText()).toBe(JSON.stringify(sampleOutput, null, 2));
		await user.click(press('Copy All Ad Copy'));
		const text = await navigator.clipboard.readText();
		for (const ad of sampleOutput.adCampaign.adVariations) {
			for (const part of [ad.hook, ad.primaryText, ad.headline, ad.description, ad.callToAction]) {
				expect(text).toContain(part);
			}
		}
	});

	it('offers files, with the one for Meta among them', async () => {
		const { user } = await openResult();
		await user.click(press('Download'));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
			'Word (.docx)',
			'PDF (.pdf)',
			'Meta bulk import (.csv)',
			'Markdown (.md)',
			'JSON (.json)',
		]);
	});

	it.each([
		['something in the form is missing', { importLacks: ['The address that the button opens'] }],
		['every ad has a gap', { adVariations: [{ ...firstAd, primaryText: '[add one result you can prove]' }] }],
	])('offers no file for Meta where %s', async (_why, changes) => {
		const { user } = await openResult({ adCampaign: { ...sampleOutput.adCampaign, ...changes } });
		await user.click(press('Download'));
		expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).not.toContain(
			'Meta bulk import (.csv)',
		);
	});

	it('AD-14: AD-15: AD-23: begins anew, and shows the next result from its overview', async () => {
		const { user } = await openResult();
		await user.click(screen.getByRole('tab', { name: 'Optimization & Testing' }));
		await user.click(press('Create New Campaign'));
		expect(screen.getByText('Step 1 of 4')).toBeVisible();
		expect(screen.getByLabelText(/^Business name/)).toHaveValue('');
		await user.click(press('Fill with an example'));
		for (let at = 1; at < 4; at++) await user.click(press('Next'));
		await user.click(press('Generate Ad Campaign'));
		const tabs = await screen.findByRole('tablist', { name: 'Parts of the campaign' });
		expect(within(tabs).getByRole('tab', { selected: true })).toHaveTextContent('Campaign Overview');
	});

	it('AD-24: says that generating failed, and why', async () => {
		await startApi({ [ENDPOINT]: { status: 502, body: { error: 'The model gave no answer.', code: 'MODEL_FAILED' } } });
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { user } = await lastStepWithExample();
		await user.click(press('Generate Ad Campaign'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'An error occurred while generating your ad campaign: The model gave no answer.',
		);
		log.mockRestore();
	});
});
