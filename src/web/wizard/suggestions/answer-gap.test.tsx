import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Field } from '#tools/define.ts';
import { AnswerGap } from './answer-gap.tsx';

const field: Field = { name: 'answers.problem', label: 'Their problem', kind: 'area', rows: 2, hint: 'One sentence.' };
const found = [
	{ text: '“We type it twice.” (Colm)', quote: 'We type it twice.', line: 4, speaker: 'Colm' },
	{ text: '“Orla is worn out.” (Colm)', quote: 'Orla is worn out.', line: 12, speaker: 'Colm' },
];

function show(onKeep = vi.fn(async () => {}), of = found) {
	return { ...renderUi(<AnswerGap field={field} found={of} onKeep={onKeep} />), onKeep };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('a part that nobody confirmed', () => {
	it('shows its likeliest candidate with its line, and takes it at one press', async () => {
		const { user, onKeep } = show();
		const gap = within(screen.getByRole('region', { name: 'To confirm: Their problem' }));
		expect(gap.getByText('Not confirmed')).toBeVisible();
		expect(gap.getByText(/We type it twice/)).toHaveTextContent('line 4');
		await user.click(press('Accept'));
		expect(onKeep).toHaveBeenCalledExactlyOnceWith('“We type it twice.” (Colm)');
	});

	it('can be changed, with the other candidates beside it', async () => {
		const { user, onKeep } = show();
		await user.click(press('Change'));
		const text = screen.getByRole('textbox', { name: 'Their problem' });
		expect(text).toHaveFocus();
		expect(screen.getByRole('button', { name: /^“We type it twice/ })).toBeDisabled();
		await user.click(screen.getByRole('button', { name: /^“Orla is worn out/ }));
		expect(text).toHaveValue('“We type it twice.” (Colm)\n“Orla is worn out.” (Colm)');
		await user.clear(text);
		await user.fill(text, '  You type every order twice. ');
		await user.click(press('Keep'));
		expect(onKeep).toHaveBeenCalledExactlyOnceWith('You type every order twice.');
	});

	it('says that the call is silent, and is filled in by hand', async () => {
		const { user, onKeep } = show(undefined, []);
		expect(screen.getByText('The call does not say it.')).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
		await user.click(press('Fill in'));
		expect(press('Keep')).toBeDisabled();
		await user.click(press('Cancel'));
		expect(onKeep).not.toHaveBeenCalled();
	});

	it('keeps what was typed where it could not be saved, and says why', async () => {
		const { user } = show(vi.fn(() => Promise.reject(new Error('The server restarts.'))));
		await user.click(press('Accept'));
		await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server restarts.'));
		expect(screen.getByRole('textbox', { name: 'Their problem' })).toHaveValue('“We type it twice.” (Colm)');
	});
});
