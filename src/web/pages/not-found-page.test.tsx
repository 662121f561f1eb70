import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

async function linksAt(path: string) {
	await startApi();
	signInAs();
	renderApp(path);
	await screen.findByRole('heading', { name: 'There is no page at this address' });
	const links = within(screen.getByRole('main')).getAllByRole('link');
	return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads home from an address that resembles none', async () => {
	expect(await linksAt('/zebra/<b>x</b>')).toEqual([['Go to the Dashboard', '/']]);
	expect(document.title).toBe('Page Not Found');
});

it('names the pages that an address may have meant, the likeliest first', async () => {
	expect(await linksAt('/tools/pricing-calculators')).toEqual([
		['Pricing Calculator', '/pricing-calculator'],
		['Profit Calculator', '/profit-calculator'],
		['AI Tools Directory', '/ai-tools-directory'],
		['Go to the Dashboard', '/'],
	]);
});
