import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Partially } from '#tools/define.ts';
import type { CompassOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { NicheResult } from './result.tsx';
import { hygienist } from './testing.ts';
import { isKnown } from './words.ts';

const sample = draft(example);
/** With a niche of the catalogue. */
const listed = draft(hygienist);

function show(output: Partially<CompassOutput> = sample, answer?: (answers: Record<string, string>) => Promise<void>) {
	return renderUi(<NicheResult input={example} output={output} answer={answer} />);
}

function cardOf(index: number) {
	const card = screen.getAllByRole('region', { name: /^\d+\. / })[index];
	if (!card) throw new Error(`no card ${index + 1}`);
	return card;
}

/** Beside this label stands this word, in this colour. */
function expectBadge(label: HTMLElement, word: string, tone: string) {
	const badge = within(label.nextElementSibling as HTMLElement).getByText(word);
	expect(badge).toBeVisible();
	expect(badge).toHaveAttribute('data-tone', tone);
}

describe('the result of Compass', () => {
	it('COMPASS-8: has numbered cards with title, description and potential revenue', () => {
		show();
		const cards = screen.getAllByRole('region', { name: /^\d+\. / });
		expect(cards).toHaveLength(sample.recommendations.length);
		expect(isKnown(sample.recommendations[0]?.potentialRevenue)).toBe(true);
		for (const [index, { title, description, potentialRevenue }] of sample.recommendations.entries()) {
			expect(within(cardOf(index)).getByRole('heading', { level: 3 })).toHaveTextContent(`${index + 1}. ${title}`);
			expect(cardOf(index)).toHaveTextContent(description);
			// What no price leads to is left out, and asked for above the list.
			if (isKnown(potentialRevenue)) expect(cardOf(index)).toHaveTextContent(`Potential revenue${potentialRevenue}`);
		}
	});

	it('COMPASS-9: has badges for demand and difficulty, coloured by what they mean', () => {
		show(listed);
		for (const [index, { marketDemand, difficulty }] of listed.recommendations.entries()) {
			const card = within(cardOf(index));
			const tones = { High: 'green', Medium: 'yellow', Low: 'orange', 'Not known': 'neutral' };
			expectBadge(card.getByText('Market demand'), marketDemand, tones[marketDemand]);
			const inverse = { Low: 'green', Medium: 'yellow', High: 'orange', 'Not known': 'neutral' };
			expectBadge(card.getByText('Difficulty'), difficulty, inverse[difficulty]);
		}
	});

	it('COMPASS-9: COMPASS-11: leave out what is not known, and say so once', () => {
		show();
		expect(screen.queryByText(/^Market demand|^Difficulty|^Market snapshot|^Not known/)).toBeNull();
		expect(screen.queryByText('Key automation opportunities')).toBeNull();
		expect(screen.getAllByText(/^Demand, difficulty, core problem and existing players are known/)).toHaveLength(1);
	});

	it('COMPASS-10: says why the niche fits, and what could be automated', () => {
		show(listed);
		const last = listed.recommendations.length - 1;
		const card = within(cardOf(last));
		expect(card.getByRole('heading', { name: 'Why this niche fits you' })).toBeVisible();
		expect(card.getByRole('heading', { name: 'Key automation opportunities' })).toBeVisible();
		const reasons = listed.recommendations[last]?.reasoning.split('\n') ?? [];
		expect(reasons.at(-1)).toMatch(/^Against it:/);
		for (const reason of reasons) expect(cardOf(last)).toHaveTextContent(reason);
		const opportunities = listed.recommendations[last]?.automationOpportunities ?? [];
		expect(opportunities.length).toBeGreaterThan(2);
		for (const one of opportunities) expect(card.getByText(one)).toBeVisible();
	});

	it('COMPASS-11: shows snapshot, audience, problem and players', () => {
		show(listed);
		const last = listed.recommendations.length - 1;
		const research = listed.recommendations[last]?.marketResearch;
		for (const [label, value] of [
			['Market snapshot', research?.marketSnapshot],
			['Target audience', research?.targetAudience],
			['Core problem', research?.coreProblem],
			['Existing players', research?.existingPlayers.join(', ')],
		] as const) {
			const term = within(cardOf(last)).getByText(label);
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

	it('splits what a model wrote in one paragraph before what speaks against the niche', () => {
		show({ recommendations: [{ reasoning: 'It fits. Against it: nothing.' }] });
		expect(screen.getByText('It fits.')).toBeVisible();
		expect(screen.getByText('Against it: nothing.')).toBeVisible();
	});

	it('shows the five scores, each with its reason', () => {
		show();
		for (const label of ['Fit', 'Reach', 'Proof', 'Time', 'Money'])
			expect(within(cardOf(0)).getByText(label).nextElementSibling).toHaveTextContent(/^[012] of 2, \S/);
		expect(within(cardOf(0)).getByText('Total').nextElementSibling).toHaveTextContent(/^\d+ of 10$/);
	});

	it('COMPASS-16: says why the list is short, and what would change it', () => {
		show({ ...sample, missing: ['Say how many hours a week you have.'] });
		for (const line of sample.about ?? []) expect(screen.getByText(line)).toBeVisible();
		expect(screen.getByText('Say how many hours a week you have.')).toBeVisible();
	});

	it('says what it took the answers for, and writes the list anew when the member chooses otherwise', async () => {
		const answer = vi.fn(async () => {});
		const { user } = show(sample, answer);
		expect(screen.getByText('Your answers point to').nextElementSibling).toHaveTextContent(
			sample.reading?.taken ?? '-',
		);
		const others = screen.getByRole('combobox', { name: 'Or to something else' });
		expect(within(others).getAllByRole('option')).toHaveLength(4);
		await user.selectOptions(others, 'None of these');
		expect(answer).toHaveBeenCalledExactlyOnceWith({ takenAs: 'None of these' });
		await user.click(screen.getByRole('button', { name: 'That is right' }));
		expect(answer).toHaveBeenLastCalledWith({ takenAs: sample.reading?.taken });
	});

	it('says why a choice could not be kept, and offers none while the list is written', async () => {
		const { user, unmount } = show(sample, () => Promise.reject(new Error('The server restarts.')));
		await user.click(screen.getByRole('button', { name: 'That is right' }));
		expect(await screen.findByText('The server restarts.')).toBeVisible();
		unmount();
		show(sample);
		expect(screen.queryByRole('combobox')).toBeNull();
		expect(screen.getByText('Your answers point to')).toBeVisible();
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
		expect(screen.queryByText('Not known')).toBeNull();
		expect(screen.queryByText('Market research')).toBeNull();
	});
});
