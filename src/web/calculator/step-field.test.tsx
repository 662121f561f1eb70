import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { dollarsAsTyped } from '#calculators/format.ts';
import { renderUi } from '#test/browser/render.tsx';
import { StepField } from './step-field.tsx';

const RULE = { initial: 80_000, step: 1000, max: 100_000 };

function Field() {
	const [value, setValue] = useState(RULE.initial);
	return (
		<>
			<StepField
				name="annualSalary"
				label="Annual salary"
				hint="A year."
				rule={RULE}
				value={value}
				show={dollarsAsTyped}
				onChange={setValue}
			/>
			<output>{value}</output>
		</>
	);
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Annual salary' });

it('keeps what is typed while the field has the focus, and shows what it was read as afterwards', async () => {
	const { user } = renderUi(<Field />);
	await user.clear(field());
	await user.fill(field(), '6 5,0');
	expect(field()).toHaveValue('6 5,0');
	await user.type(field(), '00');
	expect(field()).toHaveValue('6 5,000');
	expect(screen.getByRole('status')).toHaveTextContent('65000');
	await user.tab();
	expect(field()).toHaveValue('$65,000');
});

it('leaves the cursor where somebody types in the middle', async () => {
	const { user } = renderUi(<Field />);
	await user.click(field());
	field().setSelectionRange(1, 1);
	await user.keyboard('9');
	expect(field()).toHaveValue('890000');
	expect(field().selectionStart).toBe(2);
});

it('selects the plain number when the focus comes, so that typing replaces it', async () => {
	const { user } = renderUi(<Field />);
	await user.tab();
	await user.tab();
	expect(field()).toHaveFocus();
	await user.keyboard('42000');
	expect(screen.getByRole('status')).toHaveTextContent('42000');
});

it('steps by the arrow keys and keeps the focus', async () => {
	const { user } = renderUi(<Field />);
	await user.click(field());
	await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
	expect(field()).toHaveValue('81000');
	expect(field()).toHaveFocus();
});

it.each([
	['seventy', '“seventy” is not a number and counts as 0. Enter one such as 80,000.'],
	['-4', 'Less than 0 counts as 0.'],
	['2000000', '$100,000 is the most that fits here.'],
])('says below the field what became of %j, also after it is left', async (text, words) => {
	const { user } = renderUi(<Field />);
	await user.clear(field());
	await user.fill(field(), text);
	expect(field()).toHaveAccessibleDescription(words);
	await user.tab();
	expect(field()).toHaveAccessibleDescription(words);
	await user.click(screen.getByRole('button', { name: text === '2000000' ? /^Decrease/ : /^Increase/ }));
	expect(field()).toHaveAccessibleDescription('A year.');
});

it('does not go above the largest value', () => {
	renderUi(<Field />);
	fireEvent.change(field(), { target: { value: '99500' } });
	fireEvent.click(screen.getByRole('button', { name: /^Increase/ }));
	expect(field()).toHaveValue('$100,000');
	expect(screen.getByRole('button', { name: /^Increase/ })).toBeDisabled();
});
