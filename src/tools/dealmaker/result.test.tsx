import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import type { DealOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { DealResult } from './result.tsx';
import { textsOf } from './testing.ts';

const sample = draft(example);

function show(output: Partially<DealOutput> = sample, input = example) {
	return renderUi(<DealResult input={input} output={output} />);
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
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Option 1', 'Option 2', 'Option 3']);
		expect(screen.getByRole('tab', { name: 'Option 1' })).toHaveAttribute('aria-selected', 'true');
		expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The whole offer');
		await user.click(screen.getByRole('tab', { name: 'Option 2' }));
		expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Start with the nine shops');
	});

	it("DEAL-5: DEAL-6: shows title, today's date and the seven parts of an option", () => {
		show();
		const option = within(screen.getByRole('article', { name: 'Option 1' }));
		expect(
			option.getByText(new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })),
		).toBeVisible();
		expect(option.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(PARTS);
		expect(option.getByRole('region', { name: 'Current situation' })).toHaveTextContent('Orla is worn out');
	});

	it('DEAL-7: shows every text of every option', async () => {
		const { user } = show();
		const seen: string[] = [];
		for (const tab of screen.getAllByRole('tab')) {
			await user.click(tab);
			seen.push(wordsOf(screen.getByRole('article')));
		}
		const shown = seen.join(' ');
		const missing = textsOf(sample).filter((text) => !shown.includes(text));
		expect(missing).toEqual([]);
	});

	it('ENGINE-2: leads from a quote to its line of the transcript', async () => {
		const { user } = show();
		const situation = within(screen.getByRole('region', { name: 'Current situation' }));
		await user.click(situation.getByRole('button', { name: /line 11: show in the transcript/ }));
		expect(await screen.findByRole('dialog', { name: 'Transcript' })).toHaveTextContent('four a night go wrong');
	});

	it('keeps what is for the member out of the option', () => {
		show({ ...sample, beforeSending: ['Check the price (line 17).'] });
		expect(screen.getByText('Before you send it')).toBeVisible();
		expect(screen.getByText('Only you see this: it is in no copy, print or file.')).toBeVisible();
		expect(screen.getByRole('article')).not.toHaveTextContent('Check the price');
	});

	it('marks what is missing', () => {
		show();
		expect(screen.getByText('[add date]')).toHaveAttribute('data-inline', 'true');
	});

	it('takes a result of which only a part is there', () => {
		for (const output of [{}, { proposals: [] }, { proposals: [{}] }, { proposals: [{ title: 'A', keyBenefits: [] }] }])
			show(output).unmount();
	});

	it('shows markup as the text it is', () => {
		const hostile = '<img src=x onerror=alert(1)>';
		show(
			{ proposals: [{ title: hostile, problemStatement: `“${hostile}”` }] },
			{ ...example, transcript: `A: ${hostile}` },
		);
		expect(screen.getAllByText((text) => text.includes(hostile)).length).toBeGreaterThan(0);
		expect(document.querySelector('img')).toBeNull();
	});
});
