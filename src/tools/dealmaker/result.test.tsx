import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import type { DealOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { DealResult } from './result.tsx';
import { textsOf } from './testing.ts';

const input = {
	...example,
	answers: { ...example.answers, problem: 'As Colm said: “In October we wrote off £1,150 of bread because of it.”' },
	secondOption: { title: 'All 38 shops', deliverables: 'All shops at once', price: '£390 a month', timing: '' },
};
const sample = draft(input);

function show(output: Partially<DealOutput> = sample, of = input, gap?: (path: string) => ReactNode) {
	return renderUi(<DealResult input={of} output={output} gap={gap} />);
}

const PARTS = [
	'Current situation',
	'Proposed solution',
	'Key benefits',
	'Deliverables',
	'Timeline',
	'Risk mitigation',
	'Next steps',
];

/** The words of an element without the chips that lead to the transcript. */
function wordsOf(element: HTMLElement): string {
	const copy = element.cloneNode(true) as HTMLElement;
	for (const chip of copy.querySelectorAll('button[aria-label*="show in the transcript"]'))
		chip.parentElement?.replaceChildren();
	return (copy.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the result of the Dealmaker', () => {
	it('DEAL-4: has a tab for each option and begins with the first', async () => {
		const { user } = show();
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Option 1', 'Option 2']);
		expect(screen.getByRole('tab', { name: 'Option 1' })).toHaveAttribute('aria-selected', 'true');
		expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Proposal for Vance Bakery – Loafline');
		await user.click(screen.getByRole('tab', { name: 'Option 2' }));
		expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('All 38 shops');
		expect(screen.getByRole('region', { name: 'Next steps' })).toHaveTextContent('shows Colm and Orla a list');
	});

	it("DEAL-5: DEAL-6: shows title, today's date and the seven parts of an option", () => {
		show();
		const option = within(screen.getByRole('tabpanel', { name: 'Option 1' }));
		expect(
			option.getByText(new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })),
		).toBeVisible();
		expect(option.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(PARTS);
		expect(option.getByRole('region', { name: 'Current situation' })).toHaveTextContent('As Colm said');
	});

	it('DEAL-7: shows every text of every option', async () => {
		const { user } = show();
		const seen: string[] = [];
		for (const tab of screen.getAllByRole('tab')) {
			await user.click(tab);
			seen.push(wordsOf(screen.getByRole('tabpanel')));
		}
		const shown = seen.join(' ');
		const missing = textsOf(sample)
			.map((text) => text.replace(/^(?:Price and terms|Who decides): /, ''))
			.filter((text) => !shown.includes(text));
		expect(missing).toEqual([]);
	});

	it('ENGINE-2: leads from a quote to its line of the transcript', async () => {
		const { user } = show();
		const situation = within(screen.getByRole('region', { name: 'Current situation' }));
		await user.click(situation.getByRole('button', { name: /line 8: show in the transcript/ }));
		expect(await screen.findByRole('dialog', { name: 'Transcript' })).toHaveTextContent('four a night go wrong');
	});

	it('keeps what is for the member out of the option', () => {
		show({ ...sample, beforeSending: ['Check the price (line 17).'] });
		expect(screen.getByText('For you to check')).toBeVisible();
		expect(screen.getByText('Only you see this: it is in no copy, print or file.')).toBeVisible();
		expect(screen.getByRole('tabpanel')).not.toHaveTextContent('Check the price');
	});

	it('asks in place for each part that nobody confirmed, and shows its candidate only there', () => {
		const open = { ...example, answers: { ...example.answers, problem: '', price: '', decides: '' } };
		show(draft(open), open, (path) => <p>gap of {path}</p>);
		expect(screen.getByRole('region', { name: 'Current situation' })).toHaveTextContent(/gap of answers\.problem$/);
		const solution = screen.getByRole('region', { name: 'Proposed solution' });
		expect(solution).toHaveTextContent('gap of answers.price');
		expect(solution).not.toHaveTextContent('£120');
		const steps = screen.getByRole('region', { name: 'Next steps' });
		expect(steps).toHaveTextContent('shows Colm and Orla a list');
		expect(steps).toHaveTextContent('gap of answers.decides');
		expect(steps).not.toHaveTextContent('Colm Vance');
		expect(screen.queryByText(/gap of answers\.timing/)).toBeNull();
	});

	it('asks once for who takes part, in the first option, and for the parts of a further option in that', async () => {
		const open = {
			...input,
			answers: { ...example.answers, client: '', price: '' },
			secondOption: { title: 'All 38 shops', deliverables: 'All shops at once', price: '', timing: '' },
		};
		const { user } = show(draft(open), open, (path) => <p>gap of {path}</p>);
		expect(screen.getByRole('region', { name: 'Client and seller' })).toHaveTextContent('gap of answers.client');
		await user.click(screen.getByRole('tab', { name: 'Option 2' }));
		expect(screen.queryByRole('region', { name: 'Client and seller' })).toBeNull();
		expect(screen.getByRole('region', { name: 'Proposed solution' })).toHaveTextContent('gap of secondOption.price');
		expect(screen.queryByText(/gap of answers\.price/)).toBeNull();
	});

	it('says beside the part, too, where an answer and the call differ', () => {
		show({ ...sample, beforeSending: ['Timeline: check “14 March”, the call says 12 March (line 5).'] });
		expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent(
			'check “14 March”, the call says 12 March',
		);
		expect(screen.getByRole('region', { name: 'Next steps' })).not.toHaveTextContent('14 March');
	});

	it('says where the names of both sides differ from the call', () => {
		show({ ...sample, beforeSending: ['Client: check “Vance”, the call says Vanse (line 5).'] });
		expect(screen.getByRole('region', { name: 'Client and seller' })).toHaveTextContent('the call says Vanse');
	});

	it('shows a result from before parts were confirmed as it was', () => {
		const { unconfirmed: _, ...old } = sample;
		show(old, example, (path) => <p>gap of {path}</p>);
		expect(screen.queryByText(/gap of/)).toBeNull();
		expect(screen.getByRole('region', { name: 'Current situation' })).toHaveTextContent('As Colm said');
	});

	it('takes a result of which only a part is there', () => {
		for (const output of [{}, { proposals: [] }, { proposals: [{}] }, { proposals: [{ title: 'A', keyBenefits: [] }] }])
			show(output).unmount();
	});

	it('shows markup as the text it is', () => {
		const hostile = '<img src=x onerror=alert(1)>';
		show(
			{ proposals: [{ title: hostile, problemStatement: `“${hostile}”` }] },
			{ ...input, transcript: `A: ${hostile}` },
		);
		expect(screen.getAllByText((text) => text.includes(hostile)).length).toBeGreaterThan(0);
		expect(document.querySelector('img')).toBeNull();
	});
});
