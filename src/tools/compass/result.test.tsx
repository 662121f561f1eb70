import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import type { CompassOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { NicheResult } from './result.tsx';

const sample = draft(example);

function show(output: Partially<CompassOutput> = sample) {
	return renderUi(<NicheResult input={example} output={output} />);
}

function cardOf(index: number) {
	const card = screen.getAllByRole('article')[index];
	if (!card) throw new Error(`no card ${index + 1}`);
	return card;
}

describe('the result of Compass', () => {
	it('COMPASS-8: has numbered cards with title, description and potential revenue', () => {
		show();
		const cards = screen.getAllByRole('article');
		expect(cards).toHaveLength(sample.recommendations.length);
		for (const [index, { title, description, potentialRevenue }] of sample.recommendations.entries()) {
			expect(within(cardOf(index)).getByRole('heading', { level: 3 })).toHaveTextContent(`${index + 1}${title}`);
			expect(cardOf(index)).toHaveTextContent(description);
			expect(cardOf(index)).toHaveTextContent(`Potential revenue ${potentialRevenue}`);
		}
	});

	it('COMPASS-9: has badges for demand and difficulty, coloured by what they mean', () => {
		show();
		for (const [index, { marketDemand, difficulty }] of sample.recommendations.entries()) {
			const card = within(cardOf(index));
			const tones = { High: 'green', Medium: 'yellow', Low: 'orange' };
			expect(card.getByText(`Market demand: ${marketDemand}`)).toHaveAttribute('data-tone', tones[marketDemand]);
			const inverse = { Low: 'green', Medium: 'yellow', High: 'orange' };
			expect(card.getByText(`Difficulty: ${difficulty}`)).toHaveAttribute('data-tone', inverse[difficulty]);
		}
	});

	it('COMPASS-10: says why the niche fits, and what could be automated', () => {
		show();
		const card = within(cardOf(0));
		expect(card.getByRole('heading', { name: 'Why this niche fits you' })).toBeVisible();
		expect(card.getByRole('heading', { name: 'Key automation opportunities' })).toBeVisible();
		const [fits = '-', against = '-'] = sample.recommendations[0]?.reasoning.split(' Against it:') ?? [];
		expect(cardOf(0)).toHaveTextContent(fits);
		expect(card.getByText(`Against it:${against}`)).toBeVisible();
		for (const one of sample.recommendations[0]?.automationOpportunities ?? [])
			expect(card.getByText(one)).toBeVisible();
	});

	it('COMPASS-11: shows snapshot, audience, problem and players', () => {
		show();
		const research = sample.recommendations[1]?.marketResearch;
		for (const [label, value] of [
			['Market snapshot', research?.marketSnapshot],
			['Target audience', research?.targetAudience],
			['Core problem', research?.coreProblem],
			['Existing players', research?.existingPlayers.join(', ')],
		] as const) {
			const term = within(cardOf(1)).getByText(label);
			expect(term.nextElementSibling).toHaveTextContent(value ?? '-');
		}
	});

	it('COMPASS-12: shows the validation steps, or says that there are none', () => {
		const [first, second, ...others] = sample.recommendations;
		if (!first || !second) throw new Error('the sample is empty');
		const { validationSteps, ...bare } = second;
		show({ recommendations: [first, bare, ...others] });
		for (const step of first.validationSteps ?? []) expect(within(cardOf(0)).getByText(step)).toBeVisible();
		expect(within(cardOf(0)).queryByText('No validation steps provided')).toBeNull();
		expect(within(cardOf(1)).getByText('No validation steps provided')).toBeVisible();
	});

	it('shows what was typed as text, never as markup', () => {
		const [first] = sample.recommendations;
		show({ recommendations: [{ ...first, reasoning: '“<img src=x onerror=alert(1)>” and [add a name].' }] });
		expect(screen.getByText(/<img src=x/)).toBeVisible();
		expect(document.querySelector('img')).toBeNull();
		expect(screen.getByText('[add a name]')).toBeVisible();
	});

	it('stands while parts of it are still missing', () => {
		show({ recommendations: [{}, { description: 'Half of it' }] });
		expect(screen.getByText('Half of it')).toBeVisible();
		expect(screen.getAllByText('Not known').length).toBeGreaterThan(0);
	});
});
