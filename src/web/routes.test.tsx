import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const NO_RUNS = { 'GET /api/runs': { body: { runs: [], nextCursor: null } } };

/** Opens without a session under its title; a member is redirected to the home page. */
async function publicScreen(path: string, title: string) {
	await startApi(NO_RUNS);
	const { unmount } = renderApp(path);
	expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
	expect(document.title).toBe(title);
	unmount();

	signInAs();
	renderApp(path);
	await waitFor(() => expect(window.location.pathname).toBe('/'));
}

/** Sends a visitor to sign-in; opens for a member, with its title as the only h1. */
async function memberScreen(path: string, title: string) {
	await startApi(NO_RUNS);
	const { unmount } = renderApp(path);
	await waitFor(() => expect(window.location.pathname).toBe('/signin'));
	unmount();

	signInAs();
	renderApp(path);
	expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
	expect(document.title).toBe(title);
	expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

describe('public screens', () => {
	it('ROUTE-1: /signin is public, titled Sign In, and sends a member home', () => publicScreen('/signin', 'Sign In'));
	it('ROUTE-2: /signup is public, titled Sign Up, and sends a member home', () => publicScreen('/signup', 'Sign Up'));
	it('ROUTE-3: /forgot-password is public, titled Forgot Password, and sends a member home', () =>
		publicScreen('/forgot-password', 'Forgot Password'));
	it('ROUTE-4: /reset-password is public, titled Reset Password, and sends a member home', () =>
		publicScreen('/reset-password?token=abc', 'Reset Password'));
});

describe('screens for members', () => {
	it('ROUTE-5: / asks for a session and is titled Dashboard', () => memberScreen('/', 'Dashboard'));
	it('ROUTE-6: /profile asks for a session and is titled My Profile', () => memberScreen('/profile', 'My Profile'));
	it('ROUTE-7: /profile/my-profile asks for a session and is titled My Profile', () =>
		memberScreen('/profile/my-profile', 'My Profile'));
	it('ROUTE-8: /profile/change-email asks for a session and is titled Change Email', () =>
		memberScreen('/profile/change-email', 'Change Email'));
	it('ROUTE-9: /profile/change-password asks for a session and is titled Change Password', () =>
		memberScreen('/profile/change-password', 'Change Password'));
	it('ROUTE-10: /compass asks for a session and is titled Compass - Niche Selector', () =>
		memberScreen('/compass', 'Compass - Niche Selector'));
	it('ROUTE-11: /ideator asks for a session and is titled Ideator', () => memberScreen('/ideator', 'Ideator'));
	it('ROUTE-12: /dealmaker asks for a session and is titled Dealmaker', () => memberScreen('/dealmaker', 'Dealmaker'));
	it('ROUTE-13: /cold-email-writer asks for a session and is titled AI Cold Email Writer', () =>
		memberScreen('/cold-email-writer', 'AI Cold Email Writer'));
	it('ROUTE-14: /pricing-calculator asks for a session and is titled Pricing Calculator', () =>
		memberScreen('/pricing-calculator', 'Pricing Calculator'));
	it('ROUTE-15: /profit-calculator asks for a session and is titled Profit Calculator', () =>
		memberScreen('/profit-calculator', 'Profit Calculator'));
	it('ROUTE-16: /ai-sdr asks for a session and is titled AI SDR', () => memberScreen('/ai-sdr', 'AI SDR'));
	it('ROUTE-17: /sales-call-analyzer asks for a session and is titled Sales Call Analyzer', () =>
		memberScreen('/sales-call-analyzer', 'Sales Call Analyzer'));
	it('ROUTE-18: /ai-tools-directory asks for a session and is titled AI Tools Directory', () =>
		memberScreen('/ai-tools-directory', 'AI Tools Directory'));
	it('ROUTE-19: /prompts-directory asks for a session and is titled Prompts Directory', () =>
		memberScreen('/prompts-directory', 'Prompts Directory'));
	it('ROUTE-20: /growth-plan-calculator asks for a session and is titled Growth Plan Calculator', () =>
		memberScreen('/growth-plan-calculator', 'Growth Plan Calculator'));
	it('ROUTE-21: /ai-content-creator asks for a session and is titled AI Content Creator', () =>
		memberScreen('/ai-content-creator', 'AI Content Creator'));
	it('ROUTE-22: /ai-ad-writer asks for a session and is titled AI Ad Writer', () =>
		memberScreen('/ai-ad-writer', 'AI Ad Writer'));
	it('ROUTE-23: /ai-workflow-generator asks for a session and is titled AI n8n Workflow Creator', () =>
		memberScreen('/ai-workflow-generator', 'AI n8n Workflow Creator'));
	it('ROUTE-24: /n8n-workflow-templates asks for a session and is titled n8n Workflow Templates', () =>
		memberScreen('/n8n-workflow-templates', 'n8n Workflow Templates'));
	it('ROUTE-25: /prompt-generator asks for a session and is titled Prompt Generator', () =>
		memberScreen('/prompt-generator', 'Prompt Generator'));
	it('ROUTE-26: /top-50-niches asks for a session and is titled Top 50 Niches', () =>
		memberScreen('/top-50-niches', 'Top 50 Niches'));
	it('ROUTE-27: /growth-plan asks for a session and is titled Growth Plan', () =>
		memberScreen('/growth-plan', 'Growth Plan'));

	it('ROUTE-28: any other path asks for a session first, then says that there is no such page', async () => {
		await startApi(NO_RUNS);
		const { unmount } = renderApp('/no/such/page');
		await waitFor(() => expect(window.location.pathname).toBe('/signin'));
		unmount();

		signInAs();
		renderApp('/no/such/page');
		expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
		expect(document.title).toBe('Page Not Found');
	});

	it('PLACE-1: /ai-workflow-generator shows only the sentence that its content will be implemented', () =>
		placeholder('/ai-workflow-generator', 'AI n8n Workflow Creator content will be implemented.'));
	it('PLACE-2: /n8n-workflow-templates shows only the sentence that its content will be implemented', () =>
		placeholder('/n8n-workflow-templates', 'n8n Workflow Templates content will be implemented.'));
});

async function placeholder(path: string, sentence: string) {
	signInAs();
	renderApp(path);
	await screen.findByText(sentence);
	expect(screen.getByRole('main').textContent).toBe(sentence);
}
