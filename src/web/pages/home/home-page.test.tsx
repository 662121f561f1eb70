import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Run } from '#shared/runs.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

const STEPS = [
	['Compass', '/compass'],
	['Ideator', '/ideator'],
	['Dealmaker', '/dealmaker'],
	['AI Cold Email Writer', '/cold-email-writer'],
	['Pricing Calculator', '/pricing-calculator'],
	['Profit Calculator', '/profit-calculator'],
	['AI SDR', '/ai-sdr'],
	['Sales Call Analyzer', '/sales-call-analyzer'],
] as const;

const RUN: Run = {
	id: 'run-1',
	tool: 'sales-call-analyzer',
	title: 'Discovery Call with Harbor Physio',
	status: 'succeeded',
	source: 'built-in',
	createdAt: new Date().toISOString(),
};

async function openHome(runs: Run[] = []) {
	await startApi({ 'GET /api/runs': { body: { runs, nextCursor: null } } });
	signInAs();
	renderApp('/');
	await screen.findByRole('heading', { name: 'The journey, in eight steps' });
}

function journeyCards() {
	return within(screen.getByRole('region', { name: 'The journey, in eight steps' }))
		.getAllByRole('link', { name: /^Get Started/ })
		.map((link) => link.closest('li') as HTMLElement);
}

it('HOME-1: welcomes, says that it is beta, and asks for feedback at the support address', async () => {
	await openHome();
	expect(screen.getByRole('heading', { name: 'Welcome to Growth Toolkit' })).toBeVisible();
	expect(screen.getByText(/is in beta/)).toBeVisible();
	expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
		'href',
		'mailto:support@example.com',
	);
});

it('HOME-2: HOME-3: numbers the eight steps, each with tool, title, description and three points', async () => {
	await openHome();
	const cards = journeyCards();
	expect(cards).toHaveLength(8);
	cards.forEach((card, index) => {
		expect(card).toHaveTextContent(new RegExp(`^${index + 1}${STEPS[index]?.[0]}`));
		expect(within(card).getByRole('heading', { level: 4 })).not.toBeEmptyDOMElement();
		expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
		expect(within(card).getAllByRole('listitem')).toHaveLength(3);
	});
});

it('HOME-4: Get Started leads to the tool', async () => {
	await openHome();
	const targets = journeyCards().map((card) => within(card).getByRole('link').getAttribute('href'));
	expect(targets).toEqual(STEPS.map(([, path]) => path));
});

it('HOME-5: gives pro tips', async () => {
	await openHome();
	const tips = within(screen.getByRole('region', { name: 'Pro tips' })).getAllByRole('listitem');
	expect(tips.length).toBeGreaterThanOrEqual(3);
});

it('offers the newest runs to go on with, and says nothing of them where there are none', async () => {
	await openHome([RUN]);
	const section = screen.getByRole('region', { name: 'Continue where you were' });
	expect(within(section).getByRole('link', { name: 'Open Discovery Call with Harbor Physio' })).toHaveAttribute(
		'href',
		'/history/run-1',
	);
});

it('leaves the runs away where there are none', async () => {
	await openHome();
	expect(screen.queryByRole('heading', { name: 'Continue where you were' })).toBeNull();
});
