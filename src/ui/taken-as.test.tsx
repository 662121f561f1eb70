import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { TakenAs } from './taken-as.tsx';

const OPTIONS = [
	{ id: 'quoting', name: 'writing quotes' },
	{ id: 'pricing', name: 'prices' },
	{ id: 'billing', name: 'writing invoices' },
];

function show(onChange?: (id: string) => Promise<void>, options = OPTIONS) {
	return renderUi(<TakenAs words="Quotes go out late" options={options} none="none" onChange={onChange} />);
}

const choice = () => screen.getByRole('combobox', { name: '“Quotes go out late”' });

it('says what a text was taken to be about, with the others and none of these to choose from', async () => {
	const onChange = vi.fn(async () => {});
	const { user } = show(onChange);
	expect(choice()).toHaveAccessibleDescription('We took this to be about');
	expect(choice()).toHaveDisplayValue('writing quotes');
	expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
		'writing quotes',
		'prices',
		'writing invoices',
		'none of these',
	]);
	await user.selectOptions(choice(), 'none of these');
	await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('none'));
});

it('shows none of these where nothing was found', () => {
	show(async () => {}, [{ id: 'none', name: '' }, ...OPTIONS.slice(1)]);
	expect(choice()).toHaveDisplayValue('none of these');
	expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('says why a change failed, and shows again what holds', async () => {
	const { user } = show(() => Promise.reject(new Error('The server restarts.')));
	await user.selectOptions(choice(), 'prices');
	await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server restarts.'));
	expect(choice()).toHaveDisplayValue('writing quotes');
});

it('keeps to the order of two choices in a row', async () => {
	const done = Promise.withResolvers<void>();
	const onChange = vi.fn((id: string) => (id === 'pricing' ? done.promise : Promise.resolve()));
	const { user } = show(onChange);
	await user.selectOptions(choice(), 'prices');
	await user.selectOptions(choice(), 'writing invoices');
	expect(onChange.mock.calls).toEqual([['pricing']]);
	done.resolve();
	await waitFor(() => expect(onChange.mock.calls).toEqual([['pricing'], ['billing']]));
});

it('is a plain sentence where nothing can be changed', () => {
	show();
	expect(screen.queryByRole('combobox')).toBeNull();
	expect(screen.getByText('“Quotes go out late” – we took this to be about writing quotes.')).toBeVisible();
});
