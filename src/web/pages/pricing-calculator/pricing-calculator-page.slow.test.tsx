import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '#test/browser/api-server.ts';
import { renderApp, signInAs } from '#test/browser/render.tsx';

async function open(search = '') {
	const api = await startApi();
	signInAs();
	const view = renderApp(`/pricing-calculator${search}`);
	await screen.findByRole('heading', { name: 'Pricing Recommendation' });
	return { ...view, api };
}

const panel = () => within(screen.getByRole('region', { name: 'Pricing Recommendation' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });
const retainer = () =>
	panel()
		.getByText(/a month$/)
		.closest('p')?.textContent;

/** The figure beside a name in the panel. */
function figure(label: string) {
	return panel().getByText((_, element) => element?.tagName === 'DT' && element.textContent.startsWith(label))
		.nextElementSibling?.textContent;
}

async function enter(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
	await user.clear(field(name));
	await user.type(field(name), text);
}

it('PRICE-1: shows two panels and makes no call', async () => {
	const { user, api } = await open();
	expect(screen.getByRole('region', { name: 'Inputs' })).toBeVisible();
	expect(screen.getByRole('region', { name: 'Pricing Recommendation' })).toBeVisible();
	await enter(user, 'Annual salary', '90000');
	await waitFor(() => expect(window.location.search).toContain('annualSalary=90000'));
	expect(api.requests).toEqual([]);
});

it('PRICE-2: starts with 80,000 dollars, 20 hours and a multiple of 5', async () => {
	await open();
	expect(field('Annual salary')).toHaveValue('$80,000');
	expect(field('Weekly hours removed')).toHaveValue('20 h');
	expect(field('ROI multiple')).toHaveValue('5×');
	expect(field('Annual salary')).toHaveAttribute('name', 'annualSalary');
	expect(field('Weekly hours removed')).toHaveAttribute('name', 'weeklyHoursRemoved');
	expect(field('ROI multiple')).toHaveAttribute('name', 'roiMultiple');
});

it('PRICE-3: plus and minus step by 1000 dollars, 1 hour and 0.5, and every input can be typed', async () => {
	const { user } = await open();
	await user.click(button(/^Increase annual salary/));
	await user.click(button(/^Decrease weekly hours removed/));
	await user.click(button(/^Increase ROI multiple/));
	expect(field('Annual salary')).toHaveValue('$81,000');
	expect(field('Weekly hours removed')).toHaveValue('19 h');
	expect(field('ROI multiple')).toHaveValue('5.5×');
	await user.click(button(/^Decrease annual salary/));
	await user.click(button(/^Increase weekly hours removed/));
	await user.click(button(/^Decrease ROI multiple/));
	expect(field('Annual salary')).toHaveValue('$80,000');
	expect(field('Weekly hours removed')).toHaveValue('20 h');
	expect(field('ROI multiple')).toHaveValue('5×');
	await enter(user, 'Annual salary', '$62,400');
	await enter(user, 'Weekly hours removed', '12.5');
	await enter(user, 'ROI multiple', '2');
	await user.tab();
	expect(field('Annual salary')).toHaveValue('$62,400');
	expect(field('Weekly hours removed')).toHaveValue('12.5 h');
	expect(field('ROI multiple')).toHaveValue('2×');
});

it('PRICE-4: the minus button is disabled at 0 alone', async () => {
	const { user } = await open('?annualSalary=600&weeklyHoursRemoved=0&roiMultiple=0.5');
	expect(button(/^Decrease weekly hours removed/)).toBeDisabled();
	expect(button(/^Decrease annual salary/)).toBeEnabled();
	await user.click(button(/^Decrease annual salary/));
	expect(field('Annual salary')).toHaveValue('$0');
	expect(button(/^Decrease annual salary/)).toBeDisabled();
});

it.each(['-500', 'abc', ''])('PRICE-5: %j becomes 0', async (text) => {
	const { user } = await open();
	await user.clear(field('Annual salary'));
	if (text !== '') await user.type(field('Annual salary'), text);
	await user.tab();
	expect(field('Annual salary')).toHaveValue('$0');
	expect(retainer()).toBe('$0 a month');
});

it('PRICE-10: shows hourly rate, weekly and monthly savings and the retainer in whole dollars', async () => {
	await open();
	expect(figure('Hourly rate')).toBe('$38');
	expect(figure('Weekly savings')).toBe('$769');
	expect(figure('Monthly savings')).toBe('$3,333');
	expect(figure('Recommended retainer')).toBe('$16,667');
});

it('PRICE-11: every key recomputes the results, with no loading state', async () => {
	const { user } = await open('?annualSalary=20800&weeklyHoursRemoved=12&roiMultiple=1');
	const seen: (string | null | undefined)[] = [];
	await user.clear(field('Weekly hours removed'));
	for (const key of ['2', '4', '0']) {
		await user.type(field('Weekly hours removed'), key);
		seen.push(retainer());
	}
	expect(seen).toEqual(['$87 a month', '$1,040 a month', '$10,400 a month']);
	expect(screen.queryByRole('progressbar')).toBeNull();
});

it('PRICE-12: Reset brings the defaults back and empties the address', async () => {
	const { user } = await open('?annualSalary=50000&weeklyHoursRemoved=3&roiMultiple=1');
	await user.click(within(screen.getByRole('region', { name: 'Inputs' })).getByRole('button', { name: 'Reset' }));
	expect(field('Annual salary')).toHaveValue('$80,000');
	expect(field('Weekly hours removed')).toHaveValue('20 h');
	expect(field('ROI multiple')).toHaveValue('5×');
	await waitFor(() => expect(window.location.search).toBe(''));
});

it('PRICE-13: shows what the client keeps each month and the months to pay back', async () => {
	const { user } = await open();
	expect(figure('Kept each month')).toBe('−$13,333');
	expect(figure('Months to pay back')).toBe('Never at this retainer');
	await enter(user, 'ROI multiple', '0.25');
	expect(figure('Kept each month')).toBe('$2,500');
	expect(figure('Months to pay back')).toBe('0.25');
	await enter(user, 'Weekly hours removed', '0');
	expect(figure('Months to pay back')).toBe('Nothing is saved');
});

it('PRICE-14: says above a multiple of 1 that the retainer is more than the savings, and where it breaks even', async () => {
	const { user } = await open();
	const notice = /^At your multiple the retainer is \$[\d,]+, more than the client saves\.$/;
	expect(retainer()).toBe('$3,333 a month');
	expect(panel().getByText(notice).parentElement).toHaveTextContent(
		/It breaks even at a multiple of 1\.0, which is \$3,333 a month/,
	);
	const link = panel().getByRole('link', { name: 'Write a proposal with $3,333, where it breaks even' });
	expect(link).toHaveAttribute('href', '/dealmaker?answers.price=%243%2C333+a+month');
	expect(panel().getByText(notice).compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	await enter(user, 'ROI multiple', '0.5');
	expect(panel().queryByText(notice)).toBeNull();
	expect(retainer()).toBe('$1,667 a month');
	const own = panel().getByRole('link', { name: 'Write a proposal with this price' });
	expect(own).toHaveAttribute('href', '/dealmaker?answers.price=%241%2C667+a+month');
	await enter(user, 'ROI multiple', '1.01');
	expect(panel().getByText(notice)).toBeVisible();
});

it('keeps its state in the address without filling the history', async () => {
	const { user } = await open('?ref=mail');
	const entries = window.history.length;
	await enter(user, 'Annual salary', '65000');
	await waitFor(() =>
		expect(window.location.search).toBe('?ref=mail&annualSalary=65000&weeklyHoursRemoved=20&roiMultiple=5'),
	);
	expect(window.history.length).toBe(entries);
	await user.click(screen.getByRole('link', { name: /^Pricing Calculator/ }));
	expect(field('Annual salary')).toHaveValue('$80,000');
	await act(() => window.history.back());
	await waitFor(() => expect(field('Annual salary')).toHaveValue('$65,000'));
});

it('takes what an address asks for, and the default for what it gets wrong', async () => {
	await open('?annualSalary=1e9&weeklyHoursRemoved=7.5&roiMultiple=-2');
	expect(field('Annual salary')).toHaveValue('$80,000');
	expect(field('Weekly hours removed')).toHaveValue('7.5 h');
	expect(field('ROI multiple')).toHaveValue('5×');
});

it('copies a link to what is on the screen, and the sum as text', async () => {
	const { user } = await open();
	await user.click(button(/^Increase ROI multiple/));
	await user.click(button(/^Copy link$/));
	expect(await navigator.clipboard.readText()).toBe(
		`${window.location.origin}/pricing-calculator?annualSalary=80000&weeklyHoursRemoved=20&roiMultiple=5.5`,
	);
	await user.click(button(/^Copy as text$/));
	const text = await navigator.clipboard.readText();
	expect(text.split('\n')).toEqual(
		expect.arrayContaining([
			'Annual salary: $80,000',
			'ROI multiple: 5.5',
			'Monthly savings: $3,333 (weekly × 52 ÷ 12)',
			'Recommended retainer: $18,333 a month (monthly savings × multiple)',
			'Kept each month: −$15,000 (savings − retainer)',
		]),
	);
});
