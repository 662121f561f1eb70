import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Correction } from '#call-facts/corrections.ts';
import { takeKept } from '#call-facts/ledger-of-input.ts';
import { renderUi } from '#test/browser/render.tsx';
import type { CallCorrections } from '#tools/define.ts';
import { draft } from './draft.ts';
import { CallResult } from './result.tsx';
import { sourceOf } from './source.ts';
import { inputOf } from './testing.ts';

const TRANSCRIPT = [
	'Dana: Thanks for making the time, Priya. I help dental groups answer every call.',
	'Priya: We had 412 missed calls in February, and it is killing us.',
	'Dana: What happens to those callers?',
	'Priya: They book somewhere else. It costs us new patients every week.',
	'Dana: We take the calls for you, day and night, as I wrote in the offer.',
	'Priya: Okay. And is there a contract?',
	'Dana: No, you can leave whenever you like. Who else decides with you?',
	'Priya: My partner Tom signs anything like this. He is not here today.',
	'Dana: When would it have to run?',
	'Priya: We open the seventh practice on the first of June, so before that.',
	'Dana: I’ll send you the proposal on Friday.',
	'Priya: Great, send it over and I’ll talk to Tom.',
].join('\n');

const PRICE: Correction = {
	fact: null,
	is: { key: 'prices', turn: 5, details: { amount: 900, per: 'month', currency: 'USD' } },
};

/** The result of a call with corrections, made anew by the real engine each time. */
function resultWith(corrections: readonly Correction[]) {
	const input = inputOf(TRANSCRIPT, { participantRoles: { salesPerson: 'Dana', prospect: 'Priya', others: '' } });
	takeKept(input, sourceOf(input), { corrections });
	return { input, output: draft(input) };
}

function Host({ save }: { save: CallCorrections['save'] }) {
	const [list, setList] = useState<readonly Correction[]>([PRICE]);
	const corrections: CallCorrections = {
		list,
		async save(change) {
			await save(change);
			setList(change(list));
		},
	};
	return <CallResult {...resultWith(list)} corrections={corrections} />;
}

/** What is kept after each save, the newest last. */
function open(refusal = { words: '' }) {
	const kept: (readonly Correction[])[] = [[PRICE]];
	const view = renderUi(
		<Host
			save={async (change) => {
				if (refusal.words !== '') throw new Error(refusal.words);
				kept.push(change(kept.at(-1) ?? []));
			}}
		/>,
	);
	return { ...view, newest: () => kept.at(-1) };
}

const ledger = () => within(screen.getByRole('region', { name: 'What was said' }));
const button = (name: string | RegExp) => ledger().getByRole('button', { name });
const form = (name: string | RegExp) => within(ledger().getByRole('form', { name }));
const kind = (name: string) => ledger().getByRole('heading', { name }).parentElement;
const PRICE_ROW = 'Change: Our price, $900 a month, line 5';

describe('the ledger on the first tab', () => {
	it('has one button for each fact, which says what it corrects', () => {
		open();
		const names = ledger()
			.getAllByRole('button', { name: /^Change: / })
			.map((one) => one.getAttribute('aria-label'));
		expect(names).toContain(PRICE_ROW);
		expect(names).toContain('Change: Who decides, Tom, line 8');
		expect(names).toContain('Change: Their date, We open the seventh practice on the first of June, so…, line 10');
		expect(new Set(names).size).toBe(names.length);
	});

	it('has none where nothing can be corrected, e.g. while it is written', () => {
		renderUi(<CallResult {...resultWith([PRICE])} />);
		expect(ledger().getByText('$900 a month')).toBeVisible();
		expect(ledger().queryByRole('button', { name: /Correct|Undo|Add/ })).toBeNull();
		expect(ledger().queryByText(/by you/)).toBeNull();
	});

	it('turns our price into a sum of theirs in place, and gives the focus back to the fact', async () => {
		const { user, newest } = open();
		await user.click(button(PRICE_ROW));
		const fields = form(PRICE_ROW);
		expect(fields.getByLabelText('What it is')).toHaveFocus();
		expect(fields.getByLabelText('Amount')).toHaveValue('900');
		expect(fields.getByLabelText('For')).toHaveDisplayValue('A month');
		expect(fields.getByLabelText('Currency')).toHaveDisplayValue('US dollars');
		await user.selectOptions(fields.getByLabelText('What it is'), 'A sum they named');
		await user.click(fields.getByRole('button', { name: 'Save' }));
		expect(await ledger().findByRole('heading', { name: 'Sums they named' })).toBeVisible();
		expect(ledger().queryByRole('heading', { name: 'Prices' })).toBeNull();
		expect(newest()).toEqual([{ fact: null, is: { ...PRICE.is, key: 'budget' } }]);
		expect(button('Change: A sum they named, $900 a month, line 5')).toHaveFocus();
		expect(ledger().getByText('Corrected. The result follows.')).toHaveAttribute('role', 'status');
	});

	it('corrects a detail once more without a second correction, and undoes it', async () => {
		const { user, newest } = open();
		for (const [before, name] of [
			['Tom', 'Tom Hale'],
			['Tom Hale', 'Thomas Hale'],
		] as const) {
			await user.click(button(`Change: Who decides, ${before}, line 8`));
			const fields = form(/Who decides/);
			await user.clear(fields.getByLabelText('Who'));
			await user.type(fields.getByLabelText('Who'), `${name}{Enter}`);
			await waitFor(() => expect(button(`Change: Who decides, ${name}, line 8`)).toHaveFocus());
		}
		expect(newest()?.filter(({ fact }) => fact === 'deciders:8:Tom')).toEqual([
			{ fact: 'deciders:8:Tom', is: { key: 'deciders', turn: 8, details: { who: 'Thomas Hale', present: false } } },
		]);
		expect(kind('Who decides')).toHaveTextContent('Corrected by you');
		await user.click(button('Undo: corrected by you, Who decides, Thomas Hale, line 8'));
		await waitFor(() => expect(button('Change: Who decides, Tom, line 8')).toHaveFocus());
		expect(kind('Who decides')).not.toHaveTextContent('Corrected by you');
		expect(newest()).toEqual([PRICE]);
	});

	it('takes a fact out, shows where it stood, and gives it back', async () => {
		const { user, newest } = open();
		await user.click(button('Change: Who decides, Tom, line 8'));
		await user.click(form(/Tom/).getByRole('button', { name: 'Not a fact' }));
		await waitFor(() => expect(button('Undo: taken out by you, Who decides, Tom, line 8')).toHaveFocus());
		expect(newest()).toContainEqual({ fact: 'deciders:8:Tom', is: null });
		expect(kind('Who decides')).toHaveTextContent('My partner Tom signs anything like this');
		expect(ledger().queryByRole('button', { name: /^Change: Who decides/ })).toBeNull();
		await user.keyboard('{Enter}');
		await waitFor(() => expect(button('Change: Who decides, Tom, line 8')).toHaveFocus());
		expect(newest()).toEqual([PRICE]);
	});

	it('adds what was missed by its line, once its words and details are there', async () => {
		const { user, newest } = open();
		await user.click(button('Add what was missed'));
		const fields = form('Add what was missed');
		expect(fields.getByLabelText('Line of the transcript')).toHaveFocus();
		await user.click(fields.getByRole('button', { name: 'Save' }));
		expect(fields.getByLabelText('Line of the transcript')).toHaveAccessibleDescription(
			/Enter the number of a line on which somebody speaks/,
		);
		await waitFor(() => expect(fields.getByLabelText('Line of the transcript')).toHaveFocus());
		await user.type(fields.getByLabelText('Line of the transcript'), '2');
		expect(fields.getByText(/We had 412 missed calls in February/)).toBeVisible();
		await user.selectOptions(fields.getByLabelText('What it is'), 'Their figure');
		await user.type(fields.getByLabelText('How many'), 'many');
		await user.click(fields.getByRole('button', { name: 'Save' }));
		expect(fields.getByLabelText('How many')).toHaveAccessibleDescription('Enter a number, e.g. 6,800');
		expect(fields.getByLabelText('What it counts')).toBeInvalid();
		await user.clear(fields.getByLabelText('How many'));
		await user.type(fields.getByLabelText('How many'), '4,012');
		await user.type(fields.getByLabelText('What it counts'), 'missed calls');
		await user.click(fields.getByRole('button', { name: 'Save' }));
		const added = 'Their figure, 4,012 missed calls, line 2';
		await waitFor(() => expect(button(`Change: ${added}`)).toHaveFocus());
		expect(newest()).toEqual([
			PRICE,
			{ fact: null, is: { key: 'figures', turn: 2, details: { amount: 4012, unit: 'missed calls' } } },
		]);
		await user.click(button(`Undo: added by you, ${added}`));
		await waitFor(() => expect(button('Add what was missed')).toHaveFocus());
		expect(newest()).toEqual([PRICE]);
	});

	it('says how the call ended otherwise, and takes that back', async () => {
		const { user, newest } = open();
		await user.click(ledger().getByText('Correct how it ended, a trouble, a doubt or an approval'));
		const ending = () => ledger().getByRole('button', { name: /^Change: How it ended, / });
		const name = ending().getAttribute('aria-label') ?? '';
		expect(name).toMatch(/^Change: How it ended, A next step is agreed, line \d+$/);
		await user.click(ending());
		const fields = form(name);
		expect(fields.getByLabelText('How it ended')).toHaveFocus();
		expect(fields.getByLabelText('How it ended')).toHaveDisplayValue('A next step is agreed');
		expect(fields.queryByLabelText('What it is')).toBeNull();
		expect(fields.queryByRole('button', { name: 'Not a fact' })).toBeNull();
		await user.selectOptions(fields.getByLabelText('How it ended'), 'Refused');
		await user.click(fields.getByRole('button', { name: 'Save' }));
		await waitFor(() => expect(ending()).toHaveFocus());
		expect(ending()).toHaveAccessibleName(/^Change: How it ended, Refused, line \d+$/);
		const { turn } = newest()?.at(-1)?.is ?? {};
		expect(newest()).toEqual([PRICE, { fact: 'outcome', is: { key: 'outcome', turn, details: { ended: 'refused' } } }]);
		await user.click(ledger().getByRole('button', { name: /^Undo: corrected by you, How it ended, Refused/ }));
		await waitFor(() => expect(ledger().getByRole('button', { name })).toHaveFocus());
		expect(newest()).toEqual([PRICE]);
	});

	it('offers every period of a sum, and no ending as a fact', async () => {
		const { user, newest } = open();
		await user.click(button(PRICE_ROW));
		const fields = form(PRICE_ROW);
		expect(fields.queryByRole('option', { name: 'How it ended' })).toBeNull();
		await user.selectOptions(fields.getByLabelText('For'), 'A quarter');
		await user.click(fields.getByRole('button', { name: 'Save' }));
		await waitFor(() => expect(button('Change: Our price, $900 a quarter, line 5')).toHaveFocus());
		expect(newest()).toMatchObject([{ is: { details: { amount: 900, per: 'quarter' } } }]);
	});

	it('says beside the form why it was not saved, and keeps what was typed', async () => {
		const refusal = { words: 'The server could not be reached.' };
		const { user, newest } = open(refusal);
		await user.click(button(PRICE_ROW));
		const fields = form(PRICE_ROW);
		await user.clear(fields.getByLabelText('Amount'));
		await user.type(fields.getByLabelText('Amount'), '950');
		await user.click(fields.getByRole('button', { name: 'Save' }));
		expect(await fields.findByText('Not saved: The server could not be reached.')).toBeVisible();
		expect(fields.getByRole('alert')).toBeVisible();
		expect(fields.getByLabelText('Amount')).toHaveValue('950');
		await user.click(fields.getByRole('button', { name: 'Not a fact' }));
		expect(await fields.findByRole('alert')).toBeVisible();
		refusal.words = '';
		await user.click(fields.getByRole('button', { name: 'Save' }));
		await waitFor(() => expect(button('Change: Our price, $950 a month, line 5')).toHaveFocus());
		expect(newest()).toHaveLength(1);
	});

	it('goes back to the button of the fact by Escape or Cancel, and changes nothing', async () => {
		const { user, newest } = open();
		await user.click(button(PRICE_ROW));
		await user.keyboard('{Escape}');
		expect(button(PRICE_ROW)).toHaveFocus();
		await user.keyboard('{Enter}');
		await user.click(form(PRICE_ROW).getByRole('button', { name: 'Cancel' }));
		expect(button(PRICE_ROW)).toHaveFocus();
		await user.click(button('Add what was missed'));
		await user.keyboard('{Escape}');
		expect(button('Add what was missed')).toHaveFocus();
		expect(newest()).toEqual([PRICE]);
	});

	it('lists troubles, doubts and approval to be corrected, and opens that list where the focus goes into it', async () => {
		const { user } = open();
		const list = () => ledger().getByRole('group');
		expect(list()).not.toHaveAttribute('open');
		await user.click(button('Change: Who decides, Tom, line 8'));
		await user.selectOptions(form(/Tom/).getByLabelText('What it is'), 'Trouble');
		await user.click(form(/Tom/).getByLabelText('One of the main troubles'));
		await user.click(form(/Tom/).getByRole('button', { name: 'Save' }));
		await waitFor(() => expect(list()).toHaveAttribute('open'));
		const corrected = within(list()).getByRole('button', { name: /^Change: Trouble, My partner Tom signs/ });
		expect(corrected).toHaveFocus();
		expect(list()).toHaveTextContent('One of the main troubles');
	});

	it('lets only a result that is too old for it be added to', () => {
		const { input, output } = resultWith([]);
		const rows = output.callAnalysis.ledger?.map(({ fact, ...row }) => row);
		const old = { callAnalysis: { ...output.callAnalysis, ledger: rows } };
		renderUi(<CallResult input={input} output={old} corrections={{ list: [], save: async () => {} }} />);
		expect(ledger().queryByRole('button', { name: /^Change: / })).toBeNull();
		expect(button('Add what was missed')).toBeVisible();
	});
});
